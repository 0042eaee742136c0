//! `conclave record check`: is a record valid, and where does it lead?

use std::io::{self, Write};

use anstream::stdout;
use games::with_game;
use table::{Match, Seat, Silent};

use crate::cli::CheckArgs;
use crate::failure::Failure;
use crate::json::{Line, Next};
use crate::offered::Offered;
use crate::source::Source;
use crate::{DONE, INVALID};

pub(crate) fn run(args: &CheckArgs) -> Result<u8, Failure> {
    let mut out = stdout().lock();
    let mut worst = DONE;
    for path in &args.files {
        let code = match Source::read(path) {
            Ok(source) => check_source(&source, args.json, &mut out)?,
            Err(failure) => {
                if args.json {
                    let file = path.display().to_string();
                    let reason = failure.to_string();
                    write_json(
                        &Line::Error { file: &file, line: None, reason, expected: Vec::new() },
                        &mut out,
                    )?;
                }
                anstream::eprintln!("error: {failure}");
                failure.code()
            }
        };
        worst = worst.max(code);
    }
    Ok(worst)
}

fn check_source(source: &Source, json: bool, out: &mut impl Write) -> Result<u8, Failure> {
    match source.game() {
        Ok(game) => with_game!(game, G => check::<G>(source, json, out)),
        Err((line, reason)) => {
            if json {
                write_json(
                    &Line::Error { file: &source.name, line: Some(line), reason, expected: Vec::new() },
                    out,
                )?;
            } else {
                anstream::eprintln!("{}: line {line}: {reason}", source.name);
            }
            Ok(INVALID)
        }
    }
}

fn check<G: Offered>(source: &Source, json: bool, out: &mut impl Write) -> Result<u8, Failure> {
    let file = source.name.as_str();
    match Match::<G>::read(&source.text) {
        Ok(played) => {
            if json {
                write_steps(file, &played, out)?;
                write_json(&Line::end(file, &played), out)?;
            } else {
                write_end(file, &played, out)?;
            }
            Ok(DONE)
        }
        Err(error) => {
            if json {
                if let Some(so_far) = &error.so_far {
                    write_steps(file, so_far, out)?;
                }
                let line = Line::Error {
                    file,
                    line: Some(error.line),
                    reason: error.problem.to_string(),
                    expected: error.expected,
                };
                write_json(&line, out)?;
            } else {
                anstream::eprintln!("{file}: {error}");
            }
            Ok(INVALID)
        }
    }
}

/// Every step with what may follow it.
fn write_steps<G: Offered>(file: &str, played: &Match<G>, out: &mut impl Write) -> Result<(), Failure> {
    let mut so_far = played.rewound(0);
    for (n, step) in played.record().steps().iter().enumerate() {
        so_far
            .step(step.clone(), &mut Silent)
            .map_err(|refused| Failure::Fault(format!("step {} is refused now: {refused}", n + 1)))?;
        let line = Line::Step {
            file,
            step: n + 1,
            text: played.record().line(step).to_string(),
            actor: step.actor().into(),
            next: Next::of(&so_far),
        };
        write_json(&line, out)?;
    }
    Ok(())
}

fn write_json(line: &Line<'_>, out: &mut impl Write) -> Result<(), Failure> {
    let json = serde_json::to_string(line).map_err(|error| Failure::Fault(error.to_string()))?;
    Ok(writeln!(out, "{json}")?)
}

/// How the game ended, or what may come next.
fn write_end<G: Offered>(file: &str, played: &Match<G>, out: &mut impl Write) -> io::Result<()> {
    let steps = played.record().steps().len();
    let name = |seat: Seat| {
        let name = played.record().name(seat).map_or_else(String::new, |name| format!(" {name}"));
        format!("seat {seat}{name}")
    };
    let Some(outcome) = played.game().outcome(played.state()) else {
        writeln!(
            out,
            "{file}: valid, {} steps of {}; the game is not over: {}.",
            steps,
            G::NAME,
            played.to_act()
        )?;
        writeln!(out, "  What may stand on the next line:")?;
        for line in played.expected() {
            writeln!(out, "    {line}")?;
        }
        return Ok(());
    };
    writeln!(out, "{file}: valid, {} steps of {}; the game is over.", steps, G::NAME)?;
    let (points, places) = (outcome.points(), outcome.places());
    let mut seats: Vec<Seat> = Seat::all(played.game().seats()).collect();
    seats.sort_by_key(|&seat| places[seat]);
    for seat in seats {
        writeln!(out, "  place {}: {}, {} points", places[seat], name(seat), points[seat])?;
    }
    Ok(())
}
