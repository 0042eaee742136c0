//! Every message that code names exists, every message that exists is named, and all of them can be read.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use locale::Language;

#[test]
fn messages_in_code_and_in_files_are_the_same() {
    let used = used_in_code();
    assert!(used.len() > 50, "the scan found only {} messages in the sources", used.len());
    for language in Language::ALL {
        let texts = Messages::of(language);
        let missing: Vec<_> = used.iter().filter(|(id, _)| !texts.ids.contains(*id)).collect();
        assert!(missing.is_empty(), "{language}: code names messages that do not exist: {missing:#?}");
        let unused: Vec<_> =
            texts.ids.iter().filter(|id| !used.contains_key(*id) && !texts.referred.contains(*id)).collect();
        assert!(unused.is_empty(), "{language}: nobody uses {unused:#?}");
    }
}

#[test]
fn a_folder_is_a_language_and_every_file_is_read() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts");
    let codes: BTreeSet<String> = names(&root).into_iter().collect();
    assert_eq!(codes, Language::ALL.iter().map(|language| language.code().to_owned()).collect());
    let english = names(&root.join("en"));
    for code in codes {
        assert_eq!(names(&root.join(&code)), english, "the files of {code}");
    }
}

#[test]
fn the_scan_finds_what_the_macros_name() {
    let source = r#"
        t!(texts, "one", name = "not-this"); t!(
            self.teller,
            "two"
        );
        let chosen = if x { msg!("three") } else { locale::msg!("four") };
        // t!(texts, "in-a-comment")
        format!("not-a-message"); assert!("neither");
    "#;
    assert_eq!(ids_in(source), ["one", "two", "three", "four"]);
}

/// The messages of a language.
struct Messages {
    ids: BTreeSet<String>,
    /// Those that other messages refer to; terms begin with a minus.
    referred: BTreeSet<String>,
}

impl Messages {
    fn of(language: Language) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("texts").join(language.code());
        let mut messages = Self { ids: BTreeSet::new(), referred: BTreeSet::new() };
        for name in names(&folder) {
            let text = fs::read_to_string(folder.join(&name)).unwrap();
            let parsed = parser::parse(text.as_str())
                .unwrap_or_else(|(_, errors)| panic!("{language}/{name} has errors: {errors:?}"));
            for entry in parsed.body {
                let (id, pattern) = match entry {
                    Entry::Message(message) => (
                        message.id.name.to_owned(),
                        message.value.unwrap_or_else(|| panic!("{} says nothing", message.id.name)),
                    ),
                    Entry::Term(term) => (format!("-{}", term.id.name), term.value),
                    Entry::Junk { content } => panic!("{language}/{name}: {content}"),
                    _ => continue,
                };
                messages.refer(&pattern);
                assert!(messages.ids.insert(id.clone()), "{language}: {id} stands there twice");
            }
        }
        messages
    }

    fn refer(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.refer_in(expression);
            }
        }
    }

    fn refer_in(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.refer_inline(inline),
            Expression::Select { selector, variants } => {
                self.refer_inline(selector);
                for variant in variants {
                    self.refer(&variant.value);
                }
            }
        }
    }

    fn refer_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::MessageReference { id, .. } => {
                self.referred.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.referred.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.refer_in(expression),
            _ => {}
        }
    }
}

/// Every message that a source of the workspace names, with one of the files that do.
fn used_in_code() -> BTreeMap<String, PathBuf> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let own = env!("CARGO_PKG_NAME");
    let mut used = BTreeMap::new();
    for name in names(&crates).iter().filter(|name| *name != own) {
        for file in rust_files(&crates.join(name).join("src")) {
            for id in ids_in(&fs::read_to_string(&file).unwrap()) {
                used.insert(id, file.clone());
            }
        }
    }
    used
}

/// The messages that `t!` and `msg!` name in a source: the first literal after the macro's opening bracket. What is
/// passed to `t!` before the message is never a literal, and a message that was chosen before has none.
fn ids_in(source: &str) -> Vec<String> {
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut ids = Vec::new();
    for (at, _) in code.match_indices("!(") {
        let name = code[..at].rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or("");
        let inside = code[at + 2..].trim_start();
        let literal = match name {
            "msg" => Some(inside),
            "t" => inside.split_once(',').map(|(_, rest)| rest.trim_start()),
            _ => None,
        };
        if let Some(id) =
            literal.and_then(|text| text.strip_prefix('"')).and_then(|text| text.split('"').next())
        {
            ids.push(id.to_owned());
        }
    }
    ids
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    names(folder)
        .into_iter()
        .map(|name| folder.join(name))
        .flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "rs"))
        .collect()
}

fn names(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
