//! `cargo xtask browser`: the tests of the page in a real browser, and what they need.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xtask::command::{Failed, built, cargo, cargo_command, run, target};
use xtask::packages::{Need, require};
use xtask::page::{self, Build};

/// What the tests need: a browser and its driver, the fallback fonts, and npm for axe-core.
pub(crate) const NEEDED: [Need; 4] = [
    Need::Program("chromium", "chromium"),
    Need::Program("chromedriver", "chromium-driver"),
    Need::Package("fonts-liberation"),
    Need::Program("npm", "npm"),
];

/// The whole workspace and its features, so that nothing is compiled differently than for all other tests.
const ALL: [&str; 5] =
    ["--workspace", "--exclude", "bindgen", "--features", "conclave/in-postgres,store/in-postgres"];

/// The program with the page in it, which is compiled with what tests it: alone, it would be with other features of what it depends on.
const PROGRAM: [&str; 5] = ["--features", "conclave/built-in-page", "--test", "commands", "--no-run"];

/// The tests.
const TESTS: [&str; 6] = ["--quiet", "--features", "browser/in-chromium", "--test", "browser", "--"];

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

/// Builds what the tests need and runs none.
pub(crate) const NO_RUN: &str = "--no-run";

/// Builds the page and runs the tests whose names contain one of these words; none of them with [`NO_RUN`].
pub(crate) fn test(words: &[String], pictures: Pictures) -> Result<(), Failed> {
    require_browser()?;
    page::build(Build::Release, false)?;
    page::build_apart(TRIALS, &target().join(TRIALS))?;
    install_axe()?;
    let filter = match words {
        [only] if only == NO_RUN => return Ok(()),
        filter => filter,
    };
    let program = with_the_page()?;
    let tests = |arguments: &[&str], names: &[String]| {
        let mut command = cargo_command();
        command.arg("test").args(ALL).args(TESTS).args(arguments).args(names);
        if pictures == Pictures::Taken {
            command.env("CONCLAVE_PICTURES", "1");
        }
        command.env("CONCLAVE_PROGRAM", &program);
        command
    };
    let failed = failures(&mut tests(&["--test-threads=4"], filter))?;
    if failed.is_empty() {
        return Ok(());
    }
    // A browser on a machine that has no time for it is late at times: what fails is tried once more, alone, and named.
    println!("── once more, alone: {}", failed.join(", "));
    run(&mut tests(&["--test-threads=1", "--exact"], &failed))?;
    println!("── passed only when tried once more: {}", failed.join(", "));
    Ok(())
}

/// Builds the program with the page in it, and answers where it lies: apart from the one that other tests use at the same time.
fn with_the_page() -> Result<PathBuf, Failed> {
    cargo(["test"].into_iter().chain(ALL).chain(PROGRAM))?;
    let (program, apart) = (built("debug", "conclave"), target().join("browser/conclave"));
    // A program that runs cannot be written over.
    let _ = fs::remove_file(&apart);
    fs::copy(program, &apart).map_err(|error| Failed::new(format!("{}: {error}", apart.display())))?;
    Ok(apart)
}

/// The tests that fail of those that a command runs. It says what it says as it goes.
fn failures(command: &mut Command) -> Result<Vec<String>, Failed> {
    let mut tests = command.stdout(Stdio::piped()).spawn().map_err(|error| Failed::start(command, &error))?;
    let mut said = Vec::new();
    if let Some(mut out) = tests.stdout.take() {
        let mut part = [0; 4096];
        // What can no longer be read is over.
        while let Ok(length @ 1..) = out.read(&mut part) {
            let part = &part[..length];
            said.extend_from_slice(part);
            let mut terminal = io::stdout();
            // Whoever does not want to hear of it may still want to know how it ends.
            let _ = terminal.write_all(part).and_then(|()| terminal.flush());
        }
    }
    let status = tests.wait().map_err(|error| Failed::new(error.to_string()))?;
    let failed = failed(&String::from_utf8_lossy(&said));
    if !status.success() && failed.is_empty() {
        return Err(Failed::new("the tests were not run to their end"));
    }
    Ok(failed)
}

/// The tests that failed, as they are listed at the end of what is said of them.
fn failed(said: &str) -> Vec<String> {
    let Some((_, list)) = said.rsplit_once("\nfailures:\n") else { return Vec::new() };
    list.lines().map_while(|line| line.strip_prefix("    ")).map(str::to_owned).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_failed_is_read_from_the_end_of_what_is_said() {
        let said = "\nrunning 3 tests\n.\n--- FAILED\n\nfailures:\n\n---- one::fails stdout ----\nError: failures:\n    none\n\n\n\
                    failures:\n    one::fails\n    two::fails\n\ntest result: FAILED. 1 passed; 2 failed\n";
        assert_eq!(failed(said), ["one::fails", "two::fails"]);
        assert!(failed("\nrunning 1 test\n.\ntest result: ok. 1 passed; 0 failed\n").is_empty());
    }
}
