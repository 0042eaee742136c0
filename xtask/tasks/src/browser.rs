//! `cargo xtask browser`: the tests of the page in a real browser, and what they need.

use std::fs;
use std::path::Path;
use std::process::Command;

use xtask::command::{Failed, built, cargo, cargo_command, run, target};
use xtask::packages::{Need, require};
use xtask::page::{self, Build};

/// What the tests need: a browser and its driver, the fallback fonts, and npm for axe-core.
const NEEDED: [Need; 4] = [
    Need::Program("chromium", "chromium"),
    Need::Program("chromedriver", "chromium-driver"),
    Need::Package("fonts-liberation"),
    Need::Program("npm", "npm"),
];

/// The version of axe-core, which checks accessibility.
const AXE: &str = "4.14.0";

/// The tests of markup, as a program of their own.
const TRIALS: &str = "markup-trials";

/// Whether tests leave pictures in `target/browser` for somebody to look at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pictures {
    None,
    Taken,
}

/// Builds the page and runs the tests whose names contain one of these words.
pub(crate) fn test(filter: &[String], pictures: Pictures) -> Result<(), Failed> {
    require_browser()?;
    page::build(Build::Release, false)?;
    page::build_apart(TRIALS, &target().join(TRIALS))?;
    install_axe()?;
    // After the page, which becomes part of it.
    cargo(["build", "--profile", page::PROFILE, "--package", "conclave", "--features", "built-in-page"])?;
    let mut command = cargo_command();
    // With the whole workspace and its features, so that nothing is compiled differently than for all other tests.
    command.args([
        "test",
        "--workspace",
        "--exclude",
        "bindgen",
        "--quiet",
        "--features",
        "browser/in-chromium,conclave/in-postgres,store/in-postgres",
    ]);
    command.args(["--test", "browser", "--", "--test-threads=3"]).args(filter);
    if pictures == Pictures::Taken {
        command.env("CONCLAVE_PICTURES", "1");
    }
    run(command.env("CONCLAVE_PROGRAM", built(page::PROFILE, "conclave")))
}

/// Builds the page and measures its frames while games are played on it.
pub(crate) fn frames(arguments: &[String]) -> Result<(), Failed> {
    require_browser()?;
    page::build(Build::Release, false)?;
    let fixed = ["run", "--package", "browser", "--example", "frames", "--"];
    cargo(fixed.into_iter().chain(arguments.iter().map(String::as_str)))
}

/// Sees to it that there is what the tests need.
pub(crate) fn require_browser() -> Result<(), Failed> {
    require("the tests in the browser", &NEEDED)
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
