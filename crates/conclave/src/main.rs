//! The one binary: play, serve the page, check and show records, measure.

mod arena;
mod bench;
mod check;
mod cli;
mod documents;
mod failure;
#[cfg(feature = "online")]
mod join;
#[cfg(feature = "online")]
mod join_args;
mod json;
mod kept;
mod offered;
mod play;
mod progress;
mod review;
mod rules;
mod show;
mod source;
mod table_args;
mod verify;

use std::process::ExitCode;

#[cfg(feature = "online")]
use serve::RatingsCommand;

use crate::cli::{Cli, Command, RecordCommand};

/// A server makes and forgets many small things on several threads for weeks: this heap stays level with that, and is faster.
#[cfg(feature = "online")]
#[global_allocator]
static HEAP: mimalloc::MiMalloc = mimalloc::MiMalloc;
use crate::failure::Failure;

fn main() -> ExitCode {
    command_line::main(run)
}

fn run(cli: Cli) -> Result<u8, Failure> {
    match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Games(args) => kept::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Serve(args) => Ok(serve::run(&args)?),
        #[cfg(feature = "online")]
        Command::Backup(args) => Ok(serve::back_up(&args)?),
        #[cfg(feature = "online")]
        Command::Ratings(RatingsCommand::Rebuild(args)) => Ok(serve::rebuild_ratings(&args)?),
        Command::Record(RecordCommand::Check(args)) => check::run(&args),
        Command::Record(RecordCommand::Show(args)) => show::run(&args),
        Command::Record(RecordCommand::Verify(args)) => verify::run(&args),
        Command::Review(args) => review::run(&args),
        Command::Arena(args) => arena::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Completions { shell } => documents::completions(shell),
        Command::Man { dir } => documents::man(dir.as_deref()),
    }
}
