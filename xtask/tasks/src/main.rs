//! The tasks of `cargo xtask` that need more than the standard library. `cargo xtask help` lists them.

mod advisories;
mod bot_table;
mod browser;
mod endurance;
mod fourth;
mod fresh;
mod fuzz;
mod licences;
mod package;
mod peers;
mod python;
mod rule_ids;
mod test;

use std::process::ExitCode;

use xtask::command::{Failed, cargo};

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let task = words.next().unwrap_or_default();
    let rest: Vec<String> = words.collect();
    let done = match task.as_str() {
        "test" => nothing_more(&rest).and_then(|()| test::run_every_step()),
        "fresh" => fresh::prove(&rest),
        "package" => nothing_more(&rest).and_then(|()| package::make()).map(drop),
        "browser" => browser::test(&rest, browser::Pictures::Taken),
        "frames" => browser::frames(&rest),
        "python" => python::test(&rest),
        "bench" => bench(&rest),
        "fourth" => nothing_more(&rest).and_then(|()| fourth::prove()),
        "fuzz" => fuzz::run_for(&rest),
        "kills" => endurance::kills(&rest),
        "bot-table" => bot_table::rewrite(&rest),
        "peers" => peers::compare(&rest),
        "load" => endurance::load(&rest),
        "puzzles" => puzzles(&rest),
        "rules" => nothing_more(&rest).and_then(|()| rule_ids::check()),
        "licences" => nothing_more(&rest).and_then(|()| licences::check()),
        "advisories" => nothing_more(&rest).and_then(|()| advisories::check()),
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

/// Bots play, and what is a puzzle is added to those of the page.
fn puzzles(arguments: &[String]) -> Result<(), Failed> {
    let fixed = ["run", "--release", "--package", "arena", "--example", "find_puzzles", "--"];
    cargo(fixed.into_iter().chain(arguments.iter().map(String::as_str)))
}

fn bench(arguments: &[String]) -> Result<(), Failed> {
    let fixed = ["run", "--release", "--package", "benches", "--"];
    cargo(fixed.into_iter().chain(arguments.iter().map(String::as_str)))
}
