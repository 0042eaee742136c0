//! The build fails on a message that is missing, that nobody uses, or that says other things in another language; and it
//! lists the files that are built in.

mod chapters;
#[path = "../src/hungarian.rs"]
#[allow(dead_code, reason = "texts are asked for their articles only")]
mod hungarian;
mod messages;
mod typography;

use std::fmt::Write as _;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> ExitCode {
    let locale = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = locale.join("..");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=texts");
    let texts = locale.join("texts");
    match list(&texts).and_then(|()| check(&texts, &crates)) {
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

/// Writes the list of the files that are built in: for each language its code, and the texts.
fn list(texts: &Path) -> io::Result<()> {
    let mut list = "&[".to_owned();
    for language in messages::names(texts)? {
        let folder = texts.join(&language);
        let files = messages::built_in(&folder)?.into_iter().map(|file| folder.join(file));
        let included: Vec<String> = files.map(|file| format!("include_str!({file:?})")).collect();
        let _ = write!(list, "({language:?}, &[{}]),", included.join(", "));
    }
    list.push(']');
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo names no folder to write to"))?;
    fs::write(Path::new(&out).join("files.rs"), list)
}

fn check(texts: &Path, crates: &Path) -> io::Result<Vec<messages::Fault>> {
    for name in messages::speaking(crates)? {
        for part in ["Cargo.toml", "src"] {
            println!("cargo::rerun-if-changed={}", crates.join(&name).join(part).display());
        }
    }
    messages::check(texts, crates)
}
