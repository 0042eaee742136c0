//! `cargo xtask fourth`: a game more is played everywhere.
//!
//! Pennies is a whole game, hidden from players. This is the proof that nothing but what CONTRIBUTING.md lists under "A new game"
//! knows which games there are: with the feature that shows it, every test that goes through all games, the program, the page
//! and the Python package have it.

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use xtask::command::{Failed, built, cargo, cargo_command, run, target};
use xtask::page::{self, Build};

use crate::{browser, python};

/// What shows the game.
const FEATURE: &str = "games/pennies";

/// Where something is said of a game, or a test goes through all of them.
const LAYERS: [&str; 15] = [
    "pennies",
    "games",
    "bots",
    "arena",
    "chronicle",
    "telling",
    "tabletop",
    "terminal",
    "environment",
    "protocol",
    "hosting",
    "online",
    "client",
    "conclave",
    "web",
];

pub(crate) fn prove() -> Result<(), Failed> {
    println!("── every test that goes through all games");
    let mut tests = cargo_command();
    tests.args(["test", "--quiet", "--features", FEATURE]);
    for layer in LAYERS {
        tests.args(["--package", layer]);
    }
    run(&mut tests)?;
    println!("── the program");
    in_the_program()?;
    println!("── the page");
    browser::require_browser()?;
    page::build(Build::Dev, false)?;
    run(cargo_command()
        .args([
            "test",
            "--quiet",
            "--package",
            "browser",
            "--features",
            "browser/fourth-game",
            "--test",
            "browser",
        ])
        .args(["--", "fourth"])
        .env("CONCLAVE_PICTURES", "1"))?;
    println!("── the Python package");
    python::test_with(
        &[FEATURE],
        &["tests/test_one_seed.py", "tests/test_game.py", "tests/test_openspiel.py"],
    )
}

/// Plays a game in the terminal, reads its record, lets bots play, and measures.
fn in_the_program() -> Result<(), Failed> {
    cargo(["build", "--package", "conclave", "--features", FEATURE])?;
    let record = target().join("fourth.record.txt");
    // One that is there already is not written over.
    let _ = fs::remove_file(&record);
    let file = record.to_string_lossy().into_owned();
    let program = || Command::new(built("debug", "conclave"));
    let mut play = program();
    play.args(["play", "pennies", "--seed", "1", "--lang", "en", "--record", &file]);
    let mut played = play
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .map_err(|error| Failed::new(format!("the program does not start: {error}")))?;
    if let Some(mut answers) = played.stdin.take() {
        // More than enough: who first has three wins, wins.
        let _ = answers.write_all("heads\ntails\n1\n2\nlay heads\n".repeat(2).as_bytes());
    }
    let ended = played.wait().map_err(|error| Failed::new(format!("the program is gone: {error}")))?;
    if !ended.success() {
        return Err(Failed::new(format!("the game in the terminal ended with {ended}")));
    }
    for arguments in [
        &["record", "check", &file][..],
        &["rules", "pennies"],
        &["arena", "pennies", "--seats", "adept,apprentice", "--games", "200", "--seed", "1"],
        &["bench", "pennies", "--games", "10000"],
    ] {
        run(program().args(arguments))?;
    }
    Ok(())
}
