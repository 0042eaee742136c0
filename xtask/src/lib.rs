//! What is needed to play: the tools that Rust lacks, the page, the program. Nothing here depends on another crate, so that
//! a first `cargo xtask play` begins at once.

pub mod command;
pub mod packages;
pub mod page;
pub mod programs;
pub mod toolchain;
