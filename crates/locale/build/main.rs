//! The build fails on a message that is missing, that nobody uses, or that says other things in another language.

mod chapters;
#[path = "../src/hungarian.rs"]
#[allow(dead_code, reason = "texts are asked for their articles only")]
mod hungarian;
mod messages;
mod typography;

use std::io;
use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let locale = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = locale.join("..");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=texts");
    match check(&locale.join("texts"), &crates) {
        Ok(faults) if faults.is_empty() => ExitCode::SUCCESS,
        Ok(faults) => {
            for fault in faults {
                println!("cargo::error={fault}");
            }
            ExitCode::FAILURE
        }
        Err(error) => {
            println!("cargo::error=the messages cannot be checked: {error}");
            ExitCode::FAILURE
        }
    }
}

fn check(texts: &Path, crates: &Path) -> io::Result<Vec<messages::Fault>> {
    for name in messages::speaking(crates)? {
        for part in ["Cargo.toml", "src"] {
            println!("cargo::rerun-if-changed={}", crates.join(&name).join(part).display());
        }
    }
    messages::check(texts, crates)
}
