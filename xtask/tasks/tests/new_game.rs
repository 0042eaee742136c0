//! "A new game" in CONTRIBUTING.md names every file that has to be touched: those that know Pennies, the game more.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use regex::Regex;
use xtask::command::{files_below, root};

/// What knows Pennies for another reason than that it is a game: the contract shows and tests itself with it.
const ANOTHER_REASON: [&str; 1] = ["crates/table/"];

/// The sources and manifests of the crates that know Pennies, without those of its own.
fn knowing() -> BTreeSet<String> {
    let from_root = |path: &Path| path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
    let known = Regex::new(r"\b(?:pennies|Pennies)\b").unwrap();
    let is_comment = |line: &str| line.trim_start().starts_with("//");
    (files_below(&root().join("crates")).unwrap().into_iter())
        .chain([root().join("Cargo.toml")])
        .map(|path| from_root(&path))
        .filter(|name| name.ends_with("Cargo.toml") || (name.ends_with(".rs") && name.contains("/src/")))
        .filter(|name| !name.contains("pennies"))
        .filter(|name| !ANOTHER_REASON.iter().any(|folder| name.starts_with(folder)))
        .filter(|name| {
            let text = fs::read_to_string(root().join(name)).unwrap();
            text.lines().any(|line| !is_comment(line) && known.is_match(line))
        })
        .collect()
}

#[test]
fn the_list_for_a_new_game_is_whole() {
    let text = fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap();
    let section = text.split("## A new game").nth(1).unwrap();
    let quoted = Regex::new("`(.+?)`").unwrap();
    let lines = section.lines().filter(|line| line.starts_with('|')).filter_map(|row| row.split('|').nth(3));
    let named: BTreeSet<String> = lines
        .flat_map(|line| quoted.captures_iter(line).map(|file| file[1].to_owned()).collect::<Vec<_>>())
        .collect();
    assert_eq!(named, knowing());
    assert!(section.contains("ten files") && named.len() == 10, "{}", named.len());
}
