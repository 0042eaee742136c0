//! `conclave serve` and nothing else, for whoever has just cloned this and wants to play in the browser: the rules and bots that
//! it needs are in the page.

use std::process::ExitCode;

use clap::Parser;
use serve::{Failure, ServeArgs};

/// The games in the browser, on this machine or for your network.
#[derive(Parser, Debug)]
#[command(name = "conclave serve", version)]
struct Cli {
    #[command(flatten)]
    serve: ServeArgs,
}

fn main() -> ExitCode {
    command_line::main::<Cli, Failure>(|cli| serve::run(&cli.serve))
}
