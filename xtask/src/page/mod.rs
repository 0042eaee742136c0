//! `cargo xtask page`: everything that a browser gets, in `dist/`, ready to be built into the program.
//!
//! What has the same name for ever (`index.html`, the service worker, the manifest and its icons) lies at the top;
//! everything else lies in a folder that is named by the hash of its content, so that browsers may keep it for ever.

mod compress;
mod first_load;
mod remarks;
mod site;
mod styles;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use sha2::{Digest as _, Sha256};

use crate::command::{Failed, cargo, files_below, root, target};
pub(crate) use first_load::grouped;
use site::Site;

/// Files by their paths.
type Files = BTreeMap<String, Vec<u8>>;

/// How the page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// Small and fast, as players get it.
    Release,
    /// Quickly, with names in stack traces, for those who work on the page.
    Dev,
}

/// The program of the page and of its worker.
const PROGRAM: &str = "web";

/// The texts that only a terminal shows.
const TERMINAL_TEXTS: [&str; 2] = ["terminal.ftl", "short.ftl"];

/// What turns sources into a page; if it changes, so may the page.
const OWN_SOURCES: [&str; 6] = [
    include_str!("mod.rs"),
    include_str!("compress.rs"),
    include_str!("remarks.rs"),
    include_str!("site.rs"),
    include_str!("styles.rs"),
    include_str!("../../bindgen/src/main.rs"),
];

pub(crate) fn run(arguments: &[String]) -> Result<(), Failed> {
    match arguments {
        [] => build_telling(Build::Release, true),
        [flag] if flag == "--dev" => build(Build::Dev),
        _ => Err(Failed::usage("cargo xtask page [--dev]")),
    }
}

/// The folder of the page.
pub(crate) fn folder() -> PathBuf {
    root().join("dist")
}

/// Builds the page, unless it is there already.
pub(crate) fn build(build: Build) -> Result<(), Failed> {
    build_telling(build, false)
}

/// The same, and perhaps tells what a first visit costs.
fn build_telling(build: Build, tells: bool) -> Result<(), Failed> {
    let began = Instant::now();
    let program = compile(build)?;
    let own = Sources { page: styles::in_one(read_page()?), texts: read_texts()? };
    let stamp = stamp(build, &program, &own)?;
    let folder = folder();
    if fs::read_to_string(folder.join(".stamp")).is_ok_and(|kept| kept == stamp) {
        println!("the page in dist/ is up to date");
        return Ok(());
    }
    let site = Site::new(build, own.page, bind(build, &program)?, own.texts)?;
    let all = match build {
        Build::Release => compress::with_compressed(&site.files)?,
        Build::Dev => site.files.clone(),
    };
    replace(&folder, &all, &stamp).map_err(|error| Failed::new(format!("{}: {error}", folder.display())))?;
    println!("the page {} is in dist/, after {:.0} s", site.version, began.elapsed().as_secs_f64());
    match build {
        Build::Release => first_load::check(&site, &all, tells),
        Build::Dev => Ok(()),
    }
}

/// What a page is made of besides programs.
struct Sources {
    page: Files,
    texts: Files,
}

/// Compiles the program and answers where it is.
fn compile(build: Build) -> Result<PathBuf, Failed> {
    let target_name = "wasm32-unknown-unknown";
    let (profile, folder) = match build {
        Build::Release => ("page", "page"),
        Build::Dev => ("dev", "debug"),
    };
    let flags = format!("target.{target_name}.rustflags={:?}", remapped());
    cargo([
        "build",
        "--target",
        target_name,
        "--profile",
        profile,
        "--package",
        PROGRAM,
        "--config",
        &flags,
    ])?;
    Ok(target().join(target_name).join(folder).join(format!("{PROGRAM}.wasm")))
}

/// What keeps the folders of whoever builds the page out of it.
fn remapped() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let folders = home.into_iter().map(|home| (home, "cargo")).chain([(root(), ".")]);
    folders.map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display())).collect()
}

/// Writes the JavaScript around the program.
fn bind(build: Build, program: &Path) -> Result<Files, Failed> {
    let out = target().join("bindgen");
    let (program, folder) = (program.to_string_lossy(), out.to_string_lossy());
    let mut arguments = vec!["run", "--package", "bindgen", "--", &*program, PROGRAM, &*folder];
    if build == Build::Dev {
        arguments.push("--debug");
    }
    cargo(arguments)?;
    let mut files = Files::new();
    for file in [format!("{PROGRAM}.js"), format!("{PROGRAM}_bg.wasm")] {
        let data = read(&out.join(&file))?;
        files.insert(file, data);
    }
    Ok(files)
}

fn read_page() -> Result<Files, Failed> {
    let folder = root().join("crates/web/static");
    let mut files = Files::new();
    for path in files_below(&folder)? {
        let (name, data) = (name_below(&folder, &path), read(&path)?);
        let is_script = name.ends_with(".js");
        let data = if is_script { remarks::script(&String::from_utf8_lossy(&data)).into() } else { data };
        files.insert(name, data);
    }
    Ok(files)
}

/// The texts of each language in two files, without those that only a terminal shows: those of the rules and first games in
/// `texts/CODE-learn.ftl`, which is fetched when somebody learns, and all others in `texts/CODE.ftl`.
fn read_texts() -> Result<Files, Failed> {
    let folder = root().join("crates/locale/texts");
    let mut files = Files::new();
    for path in files_below(&folder)? {
        let name = name_below(&folder, &path);
        let Some((language, file)) = name.split_once('/') else { continue };
        if file.ends_with(".ftl") && !TERMINAL_TEXTS.contains(&file) {
            let end = if file == "learn.ftl" { "-learn" } else { "" };
            let text = files.entry(format!("texts/{language}{end}.ftl")).or_default();
            text.extend(remarks::texts(&String::from_utf8_lossy(&read(&path)?)).bytes());
        }
    }
    Ok(files)
}

/// What the page is made of, as a hash.
fn stamp(build: Build, program: &Path, own: &Sources) -> Result<String, Failed> {
    let mut hash = Sha256::new();
    hash.update(format!("{build:?}"));
    for source in OWN_SOURCES {
        hash.update(source);
    }
    hash.update(Sha256::digest(read(program)?));
    for (name, data) in own.page.iter().chain(&own.texts) {
        hash.update(name);
        hash.update(Sha256::digest(data));
    }
    Ok(hex(&hash.finalize()))
}

/// Puts new files in the place of the old ones.
fn replace(folder: &Path, files: &Files, stamp: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            fs::remove_dir_all(path)?;
        } else if path.file_name().is_some_and(|name| name != ".gitignore") {
            fs::remove_file(path)?;
        }
    }
    for (name, data) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, data)?;
    }
    // Last, so that what was broken off is done again.
    fs::write(folder.join(".stamp"), stamp)
}

fn read(path: &Path) -> Result<Vec<u8>, Failed> {
    fs::read(path).map_err(|error| Failed::new(format!("{}: {error}", path.display())))
}

/// The path of a file below a folder, with slashes.
fn name_below(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
