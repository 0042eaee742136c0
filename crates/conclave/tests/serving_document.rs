//! docs/serving.md tells of everything that whoever runs a server can set and see.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use common::Folder;

const DOCUMENT: &str = include_str!("../../../docs/serving.md");

/// What follows these characters in a text, as far as a name goes.
fn names_after(text: &str, begin: &str) -> BTreeSet<String> {
    let is_part = |c: &char| c.is_ascii_lowercase() || *c == '-' || *c == '_';
    let names = text.split(begin).skip(1).map(|rest| rest.chars().take_while(is_part).collect());
    names.filter(|name: &String| !name.is_empty()).collect()
}

#[test]
fn every_option_of_a_server_is_explained() {
    let help = Folder::new().run(["serve", "--help"]).out;
    let (options, explained) = (names_after(&help, "--"), names_after(DOCUMENT, "--"));
    assert!(options.contains("allow-host"), "{help}");
    for option in options.iter().filter(|option| !["help", "version"].contains(&option.as_str())) {
        assert!(explained.contains(option), "docs/serving.md does not tell of --{option}");
    }
}

#[test]
fn every_figure_is_explained() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut figures = BTreeSet::new();
    for name in ["hosting", "online", "serve", "server", "store"] {
        for file in sources(&crates.join(name).join("src")) {
            figures.extend(names_after(&fs::read_to_string(file).unwrap(), "\"conclave_"));
        }
    }
    assert!(figures.contains("live_connections"), "{figures:?}");
    assert_eq!(
        figures,
        names_after(DOCUMENT, "`conclave_"),
        "docs/serving.md tells of others, all with conclave_"
    );
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}
