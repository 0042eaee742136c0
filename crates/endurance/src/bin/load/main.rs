//! `cargo xtask load`: the server under load, with its clients on the same machine.

mod crowd;
mod database;
mod fault;
mod heard;
mod measure;
mod peer;
mod person;
mod playing;
mod report;
mod seating;
mod soak;
mod stopping;
mod tally;
mod wish;

use std::io;
use std::process::ExitCode;

use clap::Parser as _;
use games::with_game;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use table::Game;

use crate::fault::Fault;
use crate::report::Report;
use crate::wish::Wish;

/// What a process may have open: two connections a table, and what a server needs besides.
const FILES: u64 = 20_000;

fn main() -> ExitCode {
    let wish = Wish::parse();
    if !wish.program.is_file() {
        eprintln!("load: there is no program {}", wish.program.display());
        return ExitCode::from(2);
    }
    let measured = || {
        stopping::listen()?;
        with_game!(wish.game, G => measured::<G>(&wish))
    };
    match measured() {
        Ok(()) => ExitCode::SUCCESS,
        Err(Fault::Stopped) => ExitCode::from(130),
        Err(fault) => {
            eprintln!("load: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn measured<G: Game>(wish: &Wish) -> Result<(), Fault> {
    let game = G::new(Default::default()).map_err(|error| Fault::Other(error.to_string()))?;
    let most =
        if wish.soak.is_some() { soak::TABLES } else { wish.tables.iter().copied().fold(0, usize::max) };
    allow_files((most * game.seats()) as u64 + 500)?;
    if let Some(url) = wish.database.as_ref().filter(|_| !wish.beside) {
        database::must_be_empty(url)?;
    }
    if let Some(minutes) = wish.soak {
        return soak::run(wish, &game, minutes)?.print(wish);
    }
    if wish.peer {
        // First, because what is not there then is missed minutes later.
        peer::install(wish)?;
    }
    let (mut runs, mut failed) = (Vec::new(), None);
    for &tables in &wish.tables {
        match measure::run(wish, &game, tables) {
            Ok(run) => runs.push(run),
            Err(fault) => {
                failed = Some(fault);
                break;
            }
        }
    }
    let mut rounds = Vec::new();
    if failed.is_none() && wish.peer {
        match peer::compare(wish, &game, measure::fastest(&runs)) {
            Ok(compared) => rounds = compared,
            Err(fault) => failed = Some(fault),
        }
    }
    match failed {
        Some(Fault::Stopped) => Err(Fault::Stopped),
        Some(fault) if runs.is_empty() => Err(fault),
        failed => {
            Report::new(runs, rounds).print(wish)?;
            failed.map_or(Ok(()), Err)
        }
    }
}

/// Sees to it that this process, and the server with it, may have so many files and connections open.
fn allow_files(needed: u64) -> Result<(), Fault> {
    let limit = getrlimit(Resource::Nofile);
    let wanted = needed.max(FILES);
    let allowed = limit.maximum.map_or(wanted, |most| most.min(wanted));
    if limit.current.is_some_and(|now| now < allowed) {
        let raised = Rlimit { current: Some(allowed), ..limit };
        setrlimit(Resource::Nofile, raised).map_err(io::Error::from)?;
    }
    if allowed < needed {
        return Err(Fault::Other(format!(
            "{needed} open files are needed, and {allowed} are allowed (`ulimit -n`)"
        )));
    }
    Ok(())
}
