//! Where things are on the disk.

use std::path::{Path, PathBuf};

fn workspace() -> &'static Path {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.ancestors().nth(2).unwrap_or(own)
}

/// The page that `cargo xtask page` built.
pub fn dist() -> PathBuf {
    workspace().join("dist")
}

/// Whether somebody wants to look at pictures: `CONCLAVE_PICTURES` is set. `cargo xtask browser` sets it, `cargo xtask test`
/// does not.
pub fn wants_pictures() -> bool {
    std::env::var_os("CONCLAVE_PICTURES").is_some()
}

/// Where screenshots go.
pub fn artefacts() -> PathBuf {
    target().join("browser")
}

/// The program with the tests of markup that `cargo xtask browser` built: `markup-trials.js` and its module.
pub fn trials() -> PathBuf {
    target().join("markup-trials")
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace().join("target"), PathBuf::from)
}
