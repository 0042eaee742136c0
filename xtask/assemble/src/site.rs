//! Which files the page has and what they are called.

use sha2::{Digest as _, Sha256};

use crate::{Build, Files, hex};
use xtask::command::Failed;

/// What keeps its name from version to version.
const AT_THE_TOP: [&str; 4] = ["404.html", "index.html", "manifest.webmanifest", "sw.js"];

/// The templates, whose placeholders are replaced.
const TEMPLATES: [&str; 3] = ["404.html", "index.html", "sw.js"];

/// The page, complete.
#[derive(Debug)]
pub(crate) struct Site {
    /// The hash of its content, and the name of the folder with it.
    pub(crate) version: String,
    pub(crate) files: Files,
}

/// When a browser fetches a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    /// With the first visit.
    First,
    /// Later, so that it is there without a connection.
    Rest,
    /// Only when somebody asks for it.
    Asked,
}

/// When a file is fetched, by its name without the version.
fn when(name: &str) -> When {
    match name {
        "index.html" | "manifest.webmanifest" | "icons/icon.svg" | "web_bg.wasm" => When::First,
        "404.html" | "sw.js" => When::Asked,
        "sorry.js" => When::Rest,
        name if ["icons/", "puzzles/", "texts/"].iter().any(|folder| name.starts_with(folder)) => When::Rest,
        name if needs("", name).is_some() => When::Rest,
        name if name.ends_with(".txt") => When::Asked,
        // A part of the program that a screen needs.
        name if name.ends_with(".wasm") => When::Rest,
        _ => When::First,
    }
}

/// Whether a first visit in a language needs this file, which not all languages need; nothing for any other file.
fn needs(language: &str, name: &str) -> Option<bool> {
    if name.ends_with("-cyrillic.woff2") {
        return Some(language == "bg");
    }
    if name.ends_with("-accents.woff2") {
        return Some(!["bg", "en"].contains(&language));
    }
    let code = name.strip_prefix("texts/")?.strip_suffix(".ftl")?;
    (!code.ends_with("-learn")).then_some(code == language)
}

impl Site {
    pub(crate) fn new(build: Build, page: Files, programs: Files, texts: Files) -> Result<Self, Failed> {
        let (top, versioned): (Files, Files) = page
            .into_iter()
            .chain(programs)
            .chain(texts)
            .partition(|(name, _)| AT_THE_TOP.contains(&name.as_str()) || name.starts_with("icons/"));
        let version = version(top.iter().chain(&versioned));
        let base = format!("{version}/");
        let list = |wanted: When| {
            let of_top = top.keys().map(|name| (name, String::new()));
            let of_version = versioned.keys().map(|name| (name, base.clone()));
            let names = of_top.chain(of_version).filter(|(name, _)| when(name) == wanted);
            // The page is called by its folder.
            let paths: Vec<_> = names
                .map(
                    |(name, folder)| {
                        if name == "index.html" { "./".into() } else { format!("{folder}{name}") }
                    },
                )
                .collect();
            format!("{paths:#?}")
        };
        let values = [
            ("{{BASE}}", base.clone()),
            ("{{BUILD}}", format!("{build:?}").to_lowercase()),
            ("{{FIRST}}", list(When::First)),
            ("{{REST}}", list(When::Rest)),
            ("{{VERSION}}", version.clone()),
        ];
        let mut files = top;
        for name in TEMPLATES {
            let template = files.remove(name).ok_or_else(|| Failed::new(format!("there is no {name}")))?;
            files.insert(name.to_owned(), fill(name, template, &values)?);
        }
        files.extend(versioned.into_iter().map(|(name, data)| (format!("{base}{name}"), data)));
        Ok(Self { version, files })
    }

    /// What a first visit fetches, for each language.
    pub(crate) fn first_visits(&self) -> Vec<(&str, Vec<&str>)> {
        let folder = format!("{}/", self.version);
        let plain = |path: &'_ str| path.strip_prefix(&folder).unwrap_or(path).to_owned();
        let texts = format!("{folder}texts/");
        let languages = self.files.keys().filter_map(|path| path.strip_prefix(&texts)?.strip_suffix(".ftl"));
        let visit = |language: &str| {
            let is_fetched = |path: &&String| {
                let name = plain(path);
                needs(language, &name).unwrap_or_else(|| when(&name) == When::First || name == "sw.js")
            };
            self.files.keys().filter(is_fetched).map(String::as_str).collect()
        };
        languages.filter(|code| !code.contains('-')).map(|code| (code, visit(code))).collect()
    }
}

/// The first digits of the hash of all files and their names.
fn version<'a>(files: impl Iterator<Item = (&'a String, &'a Vec<u8>)>) -> String {
    let mut hash = Sha256::new();
    for (name, data) in files {
        hash.update(name);
        hash.update([0]);
        hash.update(Sha256::digest(data));
    }
    let mut version = hex(&hash.finalize());
    version.truncate(16);
    version
}

fn fill(name: &str, template: Vec<u8>, values: &[(&str, String)]) -> Result<Vec<u8>, Failed> {
    let mut text =
        String::from_utf8(template).map_err(|error| Failed::new(format!("{name} is not text: {error}")))?;
    for (gap, value) in values {
        text = text.replace(gap, value);
    }
    match text.split_once("{{") {
        Some((_, rest)) => {
            let gap = rest.split("}}").next().unwrap_or_default();
            Err(Failed::new(format!("{name}: unknown placeholder {{{{{gap}}}}}")))
        }
        None => Ok(text.into_bytes()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files<const N: usize>(files: [(&str, &str); N]) -> Files {
        files.into_iter().map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).collect()
    }

    fn site(style: &str, index: &str) -> Result<Site, Failed> {
        let page = files([
            ("404.html", "{{BASE}}"),
            ("fonts/a-accents.woff2", "face"),
            ("fonts/a-cyrillic.woff2", "face"),
            ("fonts/a-latin.woff2", "face"),
            ("icons/icon-192.png", "png"),
            ("index.html", index),
            ("manifest.webmanifest", "{}"),
            ("style.css", style),
            ("sw.js", "{{VERSION}} FIRST {{FIRST}} REST {{REST}}"),
        ]);
        let texts = files([("texts/bg-learn.ftl", "a"), ("texts/bg.ftl", "b"), ("texts/en.ftl", "c")]);
        Site::new(Build::Release, page, files([("web.js", "js")]), texts)
    }

    fn text(site: &Site, name: &str) -> String {
        String::from_utf8(site.files[name].clone()).unwrap()
    }

    #[test]
    fn the_folder_is_named_by_its_content() {
        let [one, same, other] = ["a", "a", "b"].map(|style| site(style, "{{BASE}}style.css").unwrap());
        assert_eq!(one.version, same.version);
        assert_ne!(one.version, other.version);
        assert_eq!(one.version.len(), 16);
        assert_eq!(text(&one, "index.html"), format!("{}/style.css", one.version));
        assert!(one.files.contains_key(&format!("{}/style.css", one.version)));
        assert!(one.files.contains_key("icons/icon-192.png"));
    }

    #[test]
    fn the_service_worker_knows_what_is_needed_first() {
        let site = site("a", "").unwrap();
        let worker = text(&site, "sw.js");
        let (first, rest) = worker.split_once("REST").unwrap();
        let base = &site.version;
        for name in ["./".into(), "manifest.webmanifest".into(), format!("{base}/web.js")] {
            assert!(first.contains(&format!("\"{name}\"")), "{worker}");
        }
        for name in [
            "icons/icon-192.png".into(),
            format!("{base}/texts/bg.ftl"),
            format!("{base}/fonts/a-cyrillic.woff2"),
        ] {
            assert!(rest.contains(&format!("\"{name}\"")), "{worker}");
        }
        assert!(!worker.contains("404.html") && !worker.contains("sw.js"));
    }

    #[test]
    fn a_first_visit_fetches_the_texts_and_letters_of_one_language() {
        let site = site("a", "").unwrap();
        let own = |language: &str| {
            let visits = site.first_visits();
            let (_, paths) = visits.iter().find(|(code, _)| *code == language).unwrap();
            let own = paths.iter().filter(|path| path.contains("/texts/") || path.contains("/fonts/"));
            own.map(|path| path[17..].to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(site.first_visits().len(), 2);
        assert_eq!(own("en"), ["fonts/a-latin.woff2", "texts/en.ftl"]);
        assert_eq!(own("bg"), ["fonts/a-cyrillic.woff2", "fonts/a-latin.woff2", "texts/bg.ftl"]);
    }

    #[test]
    fn an_unknown_placeholder_is_refused() {
        let failed = site("a", "{{BSAE}}").unwrap_err();
        assert_eq!(failed.to_string(), "index.html: unknown placeholder {{BSAE}}");
    }
}
