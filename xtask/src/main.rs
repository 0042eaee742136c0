//! `cargo xtask`: everything that is not plain cargo.

use std::process::ExitCode;

use xtask::command::{Failed, cargo_command, give_way_to};
use xtask::page::{self, Build};
use xtask::programs;

const HELP: &str = "\
cargo xtask <task>

Tasks:
  play [--open] [--port N]
                     build everything and play in the browser; what follows goes to `conclave serve`
  play --host 0.0.0.0
                     the same for everybody in your network, with tables at which people play together
  play GAME [ARGUMENTS]
                     play in the terminal; what follows goes to `conclave play`
  play --join LINK   play in the terminal with people elsewhere
  install [ARGUMENTS]
                     install `conclave`, one program with the page in it, where cargo puts programs; what follows goes to
                     `cargo install`
  test               every check and every test; what CI runs
  package            make a package of Debian in target/package: the program with the page in it, manual pages, completions, and a
                     service for systemd; installs cargo-deb for it
  fresh [--anew] [play | test | package]
                     both commands of the README, or one of them, as on a new machine: a minimal Debian in a folder, made by
                     debootstrap (as root); --anew makes it anew. package: makes the package, installs, runs, upgrades and
                     removes it there
  page [--dev]       build the page into dist/; with --dev quickly, and neither small nor offline
  browser [FILTER…]  test the page in Chromium; as root on Debian, installs what it needs; with --no-run only builds
  frames [--seconds N] [--json]
                     measure the frames of the page while games are played on it, in Chromium
  python [PYTEST…]   build the Python package in a virtual environment and test it; what follows goes to pytest
  bench [--games N] [--json]
                     the engine against a naked loop, side by side
  fourth             play a game that is hidden from players everywhere: what a new game needs is all that CONTRIBUTING.md lists
  fuzz [--minutes M] [TARGET…]
                     feed random bytes to the rules (needs a nightly toolchain and cargo-fuzz)
  kills [--times N] [--cluster] [--seed S] [--program FILE] [--json]
                     kill the server while people play, 25 times, and look whether anything that was acknowledged is lost or done
                     twice; --cluster does so with three servers, their database and their bus
  bot-table [GAME…]  play the matches that tell how strong the bots are, and write them into docs/bots.md
  peers [--quick] [--json] [--write]
                     measure OpenSpiel, RLCard, PettingZoo and us in one run; --write puts it into docs/benchmarks.md
  load [--tables N…] [--pace SECONDS | --full] [--peer] [--soak MINUTES] [--json]
                     the server under load, with people at 10, 100, 1000 and 5000 tables: steps a second, how long answers take,
                     memory; --peer measures boardgame.io in the same run; `cargo xtask load --help` has more
  puzzles [GAME…] [--games N] [--seed S] [--most N] [--situations]
                     look for puzzles in the games of bots and add them to those of the page (docs/puzzles.md)
  rules              list the rules that no test names
  licences           list dependencies whose licence is not among those of deny.toml
  advisories         list dependencies with a known fault, from the advisory database
  help               this text

Examples:
  cargo xtask play --open
  cargo xtask play wizard --seats 3 --with dragon,fairy
  cargo xtask play shazamm
  cargo xtask install
  cargo xtask package
  cargo xtask fresh play
  cargo xtask browser offline
  cargo xtask python -k pickle
  cargo xtask bench --games 50000
  cargo xtask fuzz --minutes 10
  cargo xtask kills --times 100
  cargo xtask load --tables 100 --full
";

/// Tasks with a help of their own.
const HELPFUL: [&str; 2] = ["kills", "load"];

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let wants_help = |word: &str| ["help", "-h", "--help"].contains(&word);
    let wants_all = |rest: &[String]| rest.first().is_some_and(|word| wants_help(word));
    let done = match words.split_first() {
        None => help(),
        Some((task, rest)) if wants_help(task) || (wants_all(rest) && !HELPFUL.contains(&task.as_str())) => {
            help()
        }
        Some((task, rest)) => match task.as_str() {
            "play" => programs::play(rest),
            "install" => programs::install(rest),
            "page" => build_page(rest),
            _ => elsewhere(&words),
        },
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("xtask: {failed}");
            ExitCode::from(failed.code())
        }
    }
}

fn help() -> Result<(), Failed> {
    print!("{HELP}");
    Ok(())
}

fn build_page(arguments: &[String]) -> Result<(), Failed> {
    match arguments {
        [] => page::build(Build::Release, true),
        [flag] if flag == "--dev" => page::build(Build::Dev, false),
        _ => Err(Failed::usage("cargo xtask page [--dev]")),
    }
}

/// Hands the task over to the crate `tasks`, which may have dependencies.
fn elsewhere(words: &[String]) -> Result<(), Failed> {
    give_way_to(cargo_command().args(["run", "--quiet", "--package", "tasks", "--"]).args(words))
}
