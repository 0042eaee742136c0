//! `conclave arena`: bots against each other.

use std::io::{self, Write};
use std::sync::Mutex;
use std::time::Duration;

use arena::{Entrant, Ladder, Plan, Thinking, compete, ladder};
use command_line::{DONE, Output, Signals, json_line};
use games::with_game;
use serde::Serialize;

use crate::cli::ArenaArgs;
use crate::failure::Failure;
use crate::offered::{Offered, check_level};
use crate::progress::Progress;

pub(crate) fn run(args: &ArenaArgs) -> Result<u8, Failure> {
    let signals = Signals::listen(|| {}).map_err(Failure::Deaf)?;
    let played = with_game!(args.game, G => play::<G>(args, &signals));
    signals.code_of(played.map(|()| DONE))
}

fn play<G: Offered>(args: &ArenaArgs, signals: &Signals) -> Result<(), Failure> {
    // There is no need to speak of the number of seats where it is the usual one.
    let usual = args.table.game::<G>()?;
    let game = if args.ladder || usual.seats() == args.seats.len() {
        usual
    } else {
        args.table.game_for::<G>(Some(args.seats.len())).map_err(|_| Failure::Options {
            reason: format!("{} bots cannot play {} like this", args.seats.len(), G::NAME),
            way_out: format!("Name a bot for each seat: --seats {}", vec!["adept"; usual.seats()].join(",")),
        })?
    };
    let thinking =
        args.ms.map_or(Thinking::Iterations(args.iterations), |ms| Thinking::Time(Duration::from_millis(ms)));
    let levels = if args.seats.is_empty() { G::LEVELS.to_vec() } else { args.seats.clone() };
    for &level in &levels {
        check_level::<G>(level)?;
    }
    let entrants: Vec<Entrant<G>> =
        levels.into_iter().map(|level| Entrant::of_level(level, thinking)).collect();
    let plan = Plan { games: args.games, seed: args.seed, threads: args.threads };
    let bar = Mutex::new(Progress::of("games"));
    let show = |progress: arena::Progress| {
        if let Ok(mut bar) = bar.lock() {
            bar.show(progress.played, progress.games);
        }
    };
    let stopped = || signals.is_heard();
    let clear = || {
        if let Ok(bar) = bar.lock() {
            bar.clear();
        }
    };
    let mut out = Output::lock();
    if args.ladder {
        let rated = ladder(&game, &entrants, plan, &show, &stopped);
        clear();
        if args.json { json(&mut out, &rated)? } else { tell_ladder(&mut out, &rated)? }
    } else {
        let report = compete(&game, &entrants, plan, &show, &stopped);
        clear();
        if args.json { json(&mut out, &report)? } else { write!(out, "{report}")? }
    }
    Ok(out.flush()?)
}

fn json(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    let line = json_line(value).map_err(|error| Failure::Fault(error.to_string()))?;
    Ok(out.write_all(line.as_bytes())?)
}

fn tell_ladder(out: &mut impl Write, rated: &Ladder) -> io::Result<()> {
    let Ladder { game, games, seed, rungs } = rated;
    writeln!(out, "{games} games of {game} in mixed company, seed {seed}")?;
    writeln!(out)?;
    writeln!(out, "{:<12}{:>16}{:>12}", "bot", "rating", "win share")?;
    for rung in rungs {
        let rating = format!("{:.1} ± {:.1}", rung.rating, rung.uncertainty);
        writeln!(out, "{:<12}{rating:>16}{:>12.3}", rung.bot, rung.win_share)?;
    }
    Ok(())
}
