//! Every rule has a test that names it.
//!
//! A rule is an id on a page of `docs/rules`, such as W8.4; a test names it in the name of its function, such as
//! `w_8_4_bomb_voids_the_trick`. A page belongs to the crate of the same name.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use regex::Regex;

use xtask::command::{Failed, files_below, root};

pub(crate) fn check() -> Result<(), Failed> {
    let pages = files(&root().join("docs/rules"), "md")?;
    let mut missing = Vec::new();
    for page in pages {
        let name = page.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let krate = root().join("crates").join(&name);
        if !krate.is_dir() {
            continue;
        }
        let rules = rules_of(&read(&page)?, &name);
        let tested = tested_in(&krate, &name)?;
        println!(
            "{name}: {} rules, {} of them named by tests",
            rules.len(),
            rules.intersection(&tested).count()
        );
        missing.extend(rules.difference(&tested).map(|rule| format!("{name} {rule}")));
    }
    if missing.is_empty() {
        return Ok(());
    }
    for rule in &missing {
        eprintln!("no test names {rule}");
    }
    Err(Failed::new(format!("{} rules without a test", missing.len())))
}

/// The rules of a page: the letter of its game, a chapter, and a number.
fn rules_of(text: &str, name: &str) -> BTreeSet<String> {
    let letter = letter_of(name);
    find(text, &format!(r"\b{letter}(\d+)\.(\d+)\b"), |chapter, number| format!("{letter}{chapter}.{number}"))
}

/// The letter that the rules of a game begin with.
fn letter_of(name: &str) -> char {
    name.chars().next().map(|first| first.to_ascii_uppercase()).unwrap_or_default()
}

/// The rules of a game that the test functions of its crate name.
fn tested_in(krate: &Path, name: &str) -> Result<BTreeSet<String>, Failed> {
    let letter = letter_of(name);
    let pattern = format!(r"#\[test\]\s*(?:#\[[^\]]*\]\s*)*fn {}_(\d+)_(\d+)_", letter.to_ascii_lowercase());
    let mut tested = BTreeSet::new();
    for source in files(krate, "rs")? {
        let id = |chapter: &str, number: &str| format!("{letter}{chapter}.{number}");
        tested.extend(find(&read(&source)?, &pattern, id));
    }
    Ok(tested)
}

fn find(text: &str, pattern: &str, id: impl Fn(&str, &str) -> String) -> BTreeSet<String> {
    // The patterns are the two above.
    let Ok(pattern) = Regex::new(pattern) else { return BTreeSet::new() };
    pattern.captures_iter(text).map(|found| id(&found[1], &found[2])).collect()
}

fn read(path: &Path) -> Result<String, Failed> {
    fs::read_to_string(path).map_err(|error| Failed::new(format!("{}: {error}", path.display())))
}

/// All files below a folder that end in `.extension`.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Failed> {
    let mut found = files_below(folder)?;
    found.retain(|path| path.extension().is_some_and(|own| own == extension));
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_on_a_page() {
        let page = "- W1.1 cards. W8.10 more.\nSee S3.2 and `wizard.md`.";
        assert_eq!(rules_of(page, "wizard").into_iter().collect::<Vec<_>>(), ["W1.1", "W8.10"]);
    }

    #[test]
    fn this_very_check_fails_for_a_rule_that_no_test_names() {
        let rules = rules_of("- W1.1 and W99.9", "wizard");
        let tested = ["W1.1".to_owned()].into();
        assert_eq!(rules.difference(&tested).collect::<Vec<_>>(), ["W99.9"]);
    }
}
