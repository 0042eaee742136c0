//! What every program of ours does on a command line: it reads arguments, writes results, complains, hears signals, and ends
//! with an exit code that says how it went.

mod arguments;
mod data;
mod output;
mod signals;

use std::fmt;
use std::io;
use std::process::ExitCode;

use clap::Parser;

pub use arguments::number;
pub use data::data_folder;
pub use output::{Output, complain, json_line};
pub use signals::{Ears, Signal, Signals};

/// Everything went well.
pub const DONE: u8 = 0;
/// What was asked about is not as it should be, or the answer cannot be written.
pub const INVALID: u8 = 1;
/// The question itself was wrong.
pub const USAGE: u8 = 2;

/// Why a command ends without having done what was asked; it is shown to people.
pub trait Failing: fmt::Display {
    /// The exit code that says so.
    fn code(&self) -> u8;

    /// What kept us from writing the answer, if nothing else was wrong.
    fn unwritten(&self) -> Option<&io::Error>;
}

/// Whether the reader of our output has gone away, which is no error of ours.
fn is_broken_pipe(failure: &impl Failing) -> bool {
    failure.unwritten().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Reads the command line, and does what it asks for.
pub fn main<C: Parser, F: Failing>(run: impl FnOnce(C) -> Result<u8, F>) -> ExitCode {
    let asked = match C::try_parse() {
        Ok(asked) => asked,
        Err(said) => return ExitCode::from(say(&said)),
    };
    match run(asked) {
        Ok(code) => ExitCode::from(code),
        Err(failure) if is_broken_pipe(&failure) => ExitCode::from(DONE),
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
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => INVALID,
        _ => DONE,
    }
}
