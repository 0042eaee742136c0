//! Tests of the page in a real browser: `cargo xtask browser`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod broken_worker;
mod comfort;
mod edges;
mod endings;
mod first_time;
#[cfg(feature = "fourth-game")]
mod fourth;
mod layout;
mod learning;
mod levels;
mod loading;
mod markup;
mod misfortunes;
mod offline;
mod one_seed;
mod playing;
mod positions;
mod puzzles;
mod reuse;
mod revealing;
mod reviewing;
mod ring;
mod saying;
mod secrets;
mod serving;
mod stillness;
mod tables;
mod together;
mod updating;

use std::collections::BTreeMap;
use std::fs;

use axum::body::Bytes;
use browser::dist;

/// The page in `dist/`, with every file changed like this, or left out.
fn changed(change: impl Fn(&str, Vec<u8>) -> Option<(String, Vec<u8>)>) -> server::Page {
    let built = server::Page::in_folder(&dist()).unwrap();
    let files: BTreeMap<_, _> = built
        .paths()
        .filter_map(|path| change(path, fs::read(dist().join(path)).unwrap()))
        .map(|(path, data)| (path, Bytes::from(data)))
        .collect();
    server::Page::of(files).unwrap()
}
