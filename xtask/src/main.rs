//! `cargo xtask`: everything that is not plain cargo.

mod bot_table;
mod browser;
mod command;
mod fuzz;
mod licences;
mod packages;
mod page;
mod peers;
mod python;
mod rule_ids;
mod test;

use std::process::ExitCode;

use command::{Failed, cargo};
use page::Build;

const HELP: &str = "\
cargo xtask <task>

Tasks:
  play [--open] [--port N]
                     build everything and play in the browser; what follows goes to `conclave serve`
  play GAME [ARGUMENTS]
                     play in the terminal; what follows goes to `conclave play`
  test               every check and every test; what CI runs
  page [--dev]       build the page into dist/; with --dev quickly, and neither small nor offline
  browser [FILTER…]  test the page in Chromium; as root on Debian, installs what it needs
  python [PYTEST…]   build the Python package in a virtual environment and test it; what follows goes to pytest
  bench [--games N] [--json]
                     the engine against a naked loop, side by side
  fuzz [--minutes M] [TARGET…]
                     feed random bytes to the rules (needs a nightly toolchain and cargo-fuzz)
  bot-table [GAME…]  play the matches that tell how strong the bots are, and write them into docs/bots.md
  peers [--quick] [--json] [--write]
                     measure OpenSpiel, RLCard, PettingZoo and us in one run; --write puts it into docs/benchmarks.md
  rules              list the rules that no test names
  licences           list dependencies whose licence is not among those of deny.toml
  help               this text

Examples:
  cargo xtask play --open
  cargo xtask play wizard --seats 3 --with dragon,fairy
  cargo xtask play shazamm
  cargo xtask browser offline
  cargo xtask python -k pickle
  cargo xtask bench --games 50000
  cargo xtask fuzz --minutes 10
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let task = words.next().unwrap_or_default();
    let rest: Vec<String> = words.collect();
    let wants_help = |word: &str| ["help", "-h", "--help"].contains(&word);
    let done = match task.as_str() {
        _ if task.is_empty() || wants_help(&task) || rest.first().is_some_and(|word| wants_help(word)) => {
            print!("{HELP}");
            Ok(())
        }
        "play" => play(&rest),
        "page" => page::run(&rest),
        "test" => nothing_more(&rest).and_then(|()| test::run_every_step()),
        "browser" => browser::test(&rest),
        "python" => python::test(&rest),
        "bench" => bench(&rest),
        "fuzz" => fuzz::run_for(&rest),
        "bot-table" => bot_table::rewrite(&rest),
        "peers" => peers::compare(&rest),
        "rules" => nothing_more(&rest).and_then(|()| rule_ids::check()),
        "licences" => nothing_more(&rest).and_then(|()| licences::check()),
        unknown => Err(Failed::usage(format!("there is no task {unknown:?}; `cargo xtask help` lists them"))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("xtask: {failed}");
            ExitCode::from(failed.code())
        }
    }
}

/// Refuses arguments where a task takes none, rather than to do something else than was meant.
fn nothing_more(arguments: &[String]) -> Result<(), Failed> {
    match arguments.first() {
        None => Ok(()),
        Some(word) => Err(Failed::usage(format!("this task takes no arguments, so no {word:?}"))),
    }
}

/// Starts the game with what is left of the command line: in the browser, or a named one in the terminal.
fn play(arguments: &[String]) -> Result<(), Failed> {
    let in_terminal = arguments.first().is_some_and(|first| {
        !first.starts_with('-') || first == "--resume" || first.starts_with("--resume=")
    });
    if !in_terminal {
        page::build(Build::Release)?;
    }
    cargo(["build", "--release", "--package", "conclave"])?;
    let mut game = command::built("conclave");
    game.arg(if in_terminal { "play" } else { "serve" });
    command::give_way_to(game.args(arguments))
}

fn bench(arguments: &[String]) -> Result<(), Failed> {
    let fixed = ["run", "--release", "--package", "benches", "--"];
    cargo(fixed.into_iter().chain(arguments.iter().map(String::as_str)))
}
