//! Tests of the page in a real browser: `cargo xtask browser`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod loading;
mod offline;
mod serving;
mod updating;
