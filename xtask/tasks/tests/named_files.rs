//! Files that ARCHITECTURE.md and CONTRIBUTING.md name are there: those of the code map in the folder of their entry.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use regex::Regex;
use xtask::command::{files_below, root};

/// Where all is that has a name in the documents.
const FOLDERS: [&str; 5] = ["crates", "docs", "xtask", "benches", "fuzz"];

/// All files, from the root of the repository.
fn files() -> Vec<String> {
    let below = |folder: &str| files_below(&root().join(folder)).unwrap();
    let at_root =
        fs::read_dir(root()).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file());
    let from_root = |path: &Path| path.strip_prefix(root()).unwrap().to_str().unwrap().replace('\\', "/");
    FOLDERS.iter().flat_map(|folder| below(folder)).chain(at_root).map(|path| from_root(&path)).collect()
}

/// A word with an ending that files here have.
static NAME: LazyLock<Regex> = LazyLock::new(|| {
    let endings = "rs|toml|md|py|js|css|html|json|webmanifest";
    Regex::new(&format!(r"(?:^|[\s`(,])((?:[\w.-]+/)*[\w-]+\.(?:{endings}))(?:$|[\s`),;:.])")).unwrap()
});

/// The names of files in a line. Templates such as `NAME.ftl` name none.
fn named(line: &str) -> Vec<&str> {
    // What separates two names belongs to both.
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(captures) = NAME.captures(rest) {
        let file = captures.get(1).unwrap();
        found.push(file.as_str());
        rest = &rest[file.end()..];
    }
    found.retain(|file| !file.contains("NAME"));
    found
}

/// Whether a file of that name lies anywhere below a folder, or at that very place.
fn is_there(files: &[String], folder: &str, name: &str) -> bool {
    let end = format!("/{name}");
    files.iter().any(|file| file == name || (file.starts_with(folder) && file.ends_with(&end)))
}

/// Each line of the code map with the folder that its entry begins with, `crates/table/` for `table/`.
fn mapped(text: &str) -> Vec<(String, &str)> {
    let entry = Regex::new(r"^(  )?([\w./-]+/)(?:\s|$)").unwrap();
    let map = text.split("```").nth(1).unwrap();
    let mut folder = String::new();
    let mut lines = Vec::new();
    for line in map.lines() {
        if let Some(begun) = entry.captures(line) {
            let is_crate = begun.get(1).is_some();
            folder = format!("{}{}", if is_crate { "crates/" } else { "" }, &begun[2]);
        }
        lines.push((folder.clone(), line));
    }
    lines
}

#[test]
fn every_file_that_is_named_is_there() {
    let files = files();
    let mut missing = Vec::new();
    for document in ["ARCHITECTURE.md", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(root().join(document)).unwrap();
        let mut lines: Vec<(String, &str)> = text.lines().map(|line| (String::new(), line)).collect();
        if document == "ARCHITECTURE.md" {
            lines.extend(mapped(&text));
        }
        for (folder, line) in lines {
            let gone = named(line).into_iter().filter(|name| !is_there(&files, &folder, name));
            missing.extend(gone.map(|name| format!("{document}: {folder} {name}")));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn a_file_that_is_not_there_is_found_out() {
    let files = ["crates/web/src/play/core.rs".to_owned(), "crates/table/src/seat.rs".to_owned()];
    assert_eq!(
        named("counts (`play/unfolding.rs`), a.rs, b.rs: NAME.md"),
        ["play/unfolding.rs", "a.rs", "b.rs"]
    );
    assert!(is_there(&files, "crates/web/", "play/core.rs") && is_there(&files, "", "seat.rs"));
    assert!(!is_there(&files, "crates/web/", "seat.rs") && !is_there(&files, "", "play/unfolding.rs"));
    let map = "# Map\n```\ncrates/\n  table/  it\n         seat.rs  who\nxtask/   tasks\n```\n";
    let folders: Vec<String> = mapped(map).into_iter().map(|(folder, _)| folder).collect();
    assert_eq!(folders, ["", "crates/", "crates/table/", "crates/table/", "xtask/"]);
}
