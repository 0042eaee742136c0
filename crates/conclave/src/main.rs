//! The one binary: play, serve the page, check and show records, measure.

mod arena;
mod bench;
mod check;
mod cli;
mod documents;
mod failure;
mod json;
mod kept;
mod offered;
mod output;
mod play;
mod progress;
mod rules;
mod serve;
mod show;
mod signals;
mod source;

use std::process::ExitCode;

use clap::Parser as _;

use crate::cli::{Cli, Command, RecordCommand};
use crate::failure::Failure;
use crate::output::complain;

/// Everything went well.
const DONE: u8 = 0;
/// What was asked about is not as it should be, or the answer cannot be written.
const INVALID: u8 = 1;
/// The question itself was wrong.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(said) => return ExitCode::from(say(&said)),
    };
    match run(cli) {
        Ok(code) => ExitCode::from(code),
        Err(failure) if failure.is_broken_pipe() => ExitCode::from(DONE),
        Err(failure) => {
            complain(&format!("error: {failure}"));
            ExitCode::from(failure.code())
        }
    }
}

/// Says what the command line has to say: help or the version on the standard output, complaints on the standard error.
fn say(said: &clap::Error) -> u8 {
    match said.print() {
        _ if said.use_stderr() => USAGE,
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => INVALID,
        _ => DONE,
    }
}

fn run(cli: Cli) -> Result<u8, Failure> {
    match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Games(args) => kept::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Record(RecordCommand::Check(args)) => check::run(&args),
        Command::Record(RecordCommand::Show(args)) => show::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Completions { shell } => documents::completions(shell),
        Command::Man { dir } => documents::man(dir.as_deref()),
    }
}
