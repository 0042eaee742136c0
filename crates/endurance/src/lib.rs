//! The real program under strain: `cargo xtask kills` and `cargo xtask load`.

pub mod folder;
pub mod process;
pub mod program;
pub mod stopping;
