//! `cargo xtask browser`: the tests of the page in a real browser, and what they need.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::command::{Failed, cargo_command, run, target};
use crate::page::{self, Build};

/// Programs that the tests need, and the packages of Debian they come with.
const NEEDED: [(&str, &str); 3] =
    [("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("npm", "npm")];

/// What looks for things that shut people out; known to work.
const AXE: &str = "4.14.0";

/// Builds the page and runs the tests whose names contain one of these words.
pub(crate) fn test(filter: &[String]) -> Result<(), Failed> {
    install_what_is_missing()?;
    page::build(Build::Release)?;
    install_axe()?;
    let mut command = cargo_command();
    // With the whole workspace, so that nothing is compiled differently than for all other tests.
    command.args(["test", "--workspace", "--exclude", "bindgen", "--quiet", "--test", "browser", "--"]);
    command.args(["--ignored", "--test-threads=2"]).args(filter);
    run(&mut command)
}

fn install_what_is_missing() -> Result<(), Failed> {
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(program, _)| !is_installed(program)).map(|(_, package)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" ");
    if !(is_root() && is_installed("apt-get")) {
        return Err(Failed::new(format!(
            "the tests in the browser need programs that are not here; on Debian: apt-get install {packages}"
        )));
    }
    println!("installing {packages}");
    let mut update = Command::new("apt-get");
    run(update.args(["update", "--quiet=2"]))?;
    let mut install = Command::new("apt-get");
    install.env("DEBIAN_FRONTEND", "noninteractive");
    run(install.args(["install", "--yes", "--quiet=2", "--no-install-recommends"]).args(missing))
}

fn is_installed(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn install_axe() -> Result<(), Failed> {
    let folder = target().join("browser");
    if axe_in(&folder).is_some_and(|version| version == AXE) {
        return Ok(());
    }
    fs::create_dir_all(&folder).map_err(|error| Failed::new(format!("{}: {error}", folder.display())))?;
    let mut npm = Command::new("npm");
    npm.arg("install").arg("--prefix").arg(&folder);
    run(npm
        .args(["--silent", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"])
        .arg(format!("axe-core@{AXE}")))
}

/// The version of axe-core in a folder.
fn axe_in(folder: &Path) -> Option<String> {
    let text = fs::read_to_string(folder.join("node_modules/axe-core/package.json")).ok()?;
    let package: serde_json::Value = serde_json::from_str(&text).ok()?;
    Some(package.get("version")?.as_str()?.to_owned())
}
