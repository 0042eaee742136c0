//! `cargo xtask play` and `cargo xtask install`: the program, with the page or beside it.

use std::process::Command;

use crate::command::{Failed, built, cargo_command, give_way_to, run};
use crate::page::{self, Build, PROFILE};

/// The package and the program.
const CONCLAVE: &str = "conclave";

/// Its part that serves the page, as a program that is built sooner.
const SERVE: &str = "serve";

/// The profile for games in the terminal, whose bots think natively.
const TERMINAL: &str = "terminal";

/// Starts the game with what is left of the command line: in the browser, or a named one in the terminal.
pub fn play(arguments: &[String]) -> Result<(), Failed> {
    let has = |name: &str| {
        arguments
            .iter()
            .any(|word| word == name || word.strip_prefix(name).is_some_and(|rest| rest.starts_with('=')))
    };
    let in_terminal =
        has("--resume") || has("--join") || arguments.first().is_some_and(|first| !first.starts_with('-'));
    if in_terminal {
        let mut build = cargo_command();
        build.args(["build", "--profile", TERMINAL, "--package", CONCLAVE]);
        if !has("--join") {
            // What connects people elsewhere is compiled for longer than all the rest.
            build.arg("--no-default-features");
        }
        run(&mut build)?;
        return give_way_to(Command::new(built(TERMINAL, CONCLAVE)).arg("play").args(arguments));
    }
    // Where nobody else can come, nobody waits for what connects people elsewhere.
    let features: &[&str] = if has("--host") || has("--data") { &["serve/online"] } else { &[] };
    page::build_beside(Build::Plain, false, &[SERVE], features)?;
    let mut served = Command::new(built(PROFILE, SERVE));
    if !has("--page") {
        // From the disk: the program is built at the same time as the page, not after it.
        served.arg("--page").arg(page::folder());
    }
    give_way_to(served.args(arguments))
}

/// Installs one program with the page in it, where cargo puts programs; `arguments` go to `cargo install`.
pub fn install(arguments: &[String]) -> Result<(), Failed> {
    page::build(Build::Release, false)?;
    let mut cargo = cargo_command();
    cargo.args(["install", "--locked", "--path", "crates/conclave", "--features", "built-in-page"]);
    run(cargo.args(arguments))
}
