//! What the toolchain must have besides a compiler for this machine, and how it gets that.

use std::path::PathBuf;
use std::process::Command;

use crate::command::{Failed, root, run};
use crate::packages::is_installed;

/// The target of the page.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Sees to it that Rust can compile for WebAssembly. rustup does so by itself, as `rust-toolchain.toml` says, unless it is told
/// not to install anything by itself.
pub fn require_wasm() -> Result<(), Failed> {
    let library = || Some(sysroot()?.join("lib/rustlib").join(WASM).join("lib"));
    let is_there = || library().is_some_and(|folder| folder.is_dir());
    if is_there() {
        return Ok(());
    }
    add("target", WASM, "Debian has it in libstd-rust-dev-wasm32")?;
    if is_there() { Ok(()) } else { Err(missing(WASM, "rustup added it, but not to this toolchain")) }
}

/// Sees to it that there is a tool of cargo, such as `fmt`, which comes with a component of the toolchain, such as `rustfmt`.
pub fn require_tool(tool: &str, component: &str) -> Result<(), Failed> {
    let mut asked = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    asked.args([tool, "--version"]).current_dir(root());
    if asked.output().is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    add("component", component, &format!("Debian has it in {component}"))
}

/// Has rustup add something to the toolchain that is in use.
fn add(kind: &str, name: &str, elsewhere: &str) -> Result<(), Failed> {
    if !is_installed("rustup") {
        return Err(missing(
            name,
            &format!(
                "there is no rustup to add it; install Rust with rustup, or add it yourself ({elsewhere})"
            ),
        ));
    }
    println!("adding {name} to the Rust toolchain");
    run(Command::new("rustup").args([kind, "add", name]).current_dir(root()))
        .map_err(|failed| missing(name, &failed.to_string()))
}

fn missing(name: &str, why: &str) -> Failed {
    Failed::new(format!("the Rust toolchain lacks {name}: {why}"))
}

/// The folder of the toolchain that cargo uses here.
fn sysroot() -> Option<PathBuf> {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    let output = rustc.args(["--print", "sysroot"]).current_dir(root()).output().ok()?;
    let path = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| PathBuf::from(path.trim_end()))
}
