//! `cargo xtask`: everything that is not plain cargo.

mod bot_table;
mod command;
mod fuzz;
mod licences;
mod page;
mod rule_ids;
mod test;

use std::process::ExitCode;

use command::{Failed, cargo};

const HELP: &str = "\
cargo xtask <task>

Tasks:
  play [GAME] [ARGUMENTS]
                     build and start a game, Wizard unless another is named; what follows goes to `conclave play`
  test               every check and every test; what CI runs
  bench [--games N] [--json]
                     the engine against a naked loop, side by side
  fuzz [--minutes M] [TARGET…]
                     feed random bytes to the rules (needs a nightly toolchain and cargo-fuzz)
  bot-table [GAME…]  play the matches that tell how strong the bots are, and write them into docs/bots.md
  rules              list the rules that no test names
  licences           list dependencies whose licence is not among those of deny.toml
  help               this text

Examples:
  cargo xtask play --seats 3 --with dragon,fairy
  cargo xtask play shazamm
  cargo xtask bench --games 50000
  cargo xtask fuzz --minutes 10
";

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let task = words.next().unwrap_or_default();
    let rest: Vec<String> = words.collect();
    let done = match task.as_str() {
        "play" => play(&rest),
        "page" => page::run(&rest),
        "test" => test::run_every_step(),
        "bench" => bench(&rest),
        "fuzz" => fuzz::run_for(&rest),
        "bot-table" => bot_table::rewrite(&rest),
        "rules" => rule_ids::check(),
        "licences" => licences::check(),
        "" | "help" | "-h" | "--help" => {
            print!("{HELP}");
            Ok(())
        }
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

/// Starts the game with what is left of the command line.
fn play(arguments: &[String]) -> Result<(), Failed> {
    // The game's own exit code is the task's: leaving a game half-way is no fault of the build.
    cargo(["build", "--quiet", "--release", "--package", "conclave"])?;
    let mut game = command::built("conclave");
    game.arg("play");
    // Options alone are for Wizard, unless they say which game goes on.
    let names_a_game = arguments.first().is_some_and(|first| !first.starts_with('-'));
    if !names_a_game && !arguments.iter().any(|argument| argument.starts_with("--resume")) {
        game.arg("wizard");
    }
    let status = game.args(arguments).status().map_err(|error| Failed::start(&game, &error))?;
    match status.code() {
        Some(0) => Ok(()),
        code => std::process::exit(code.unwrap_or(1)),
    }
}

fn bench(arguments: &[String]) -> Result<(), Failed> {
    let fixed = ["run", "--quiet", "--release", "--package", "benches", "--"];
    cargo(fixed.into_iter().chain(arguments.iter().map(String::as_str)))
}
