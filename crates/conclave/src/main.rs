//! The one binary: play, serve the page, check and show records, measure.

mod arena;
mod bench;
mod check;
mod cli;
mod documents;
mod failure;
mod json;
mod offered;
mod play;
mod progress;
mod serve;
mod show;
mod source;

use std::process::ExitCode;

use clap::Parser as _;

use crate::cli::{Cli, Command, RecordCommand};
use crate::failure::Failure;

/// Everything went well.
const DONE: u8 = 0;
/// What was asked about is not as it should be.
const INVALID: u8 = 1;
/// The question itself was wrong.
const USAGE: u8 = 2;
/// Ctrl-C, as shells count it.
const INTERRUPTED: u8 = 130;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(code) => ExitCode::from(code),
        Err(failure) if failure.is_broken_pipe() => ExitCode::from(DONE),
        Err(failure) => {
            anstream::eprintln!("error: {failure}");
            ExitCode::from(failure.code())
        }
    }
}

fn run(cli: Cli) -> Result<u8, Failure> {
    match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Record(RecordCommand::Check(args)) => check::run(&args),
        Command::Record(RecordCommand::Show(args)) => show::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Completions { shell } => documents::completions(shell),
        Command::Man { dir } => documents::man(dir.as_deref()),
    }
}
