//! `conclave record check`: is a record valid, and where does it lead?

use std::io::{self, Write};

use command_line::{DONE, Failing as _, INVALID, Output, complain, json_line};
use games::with_game;
use locale::{Language, Texts};
use table::notation::harmless;
use table::{Match, RecordText, Seat, Silent};

use crate::cli::CheckArgs;
use crate::failure::Failure;
use crate::json::{Line, Next};
use crate::offered::Offered;
use crate::source::{Source, game_of};

pub(crate) fn run(args: &CheckArgs) -> Result<u8, Failure> {
    let mut out = Output::lock();
    let mut worst = DONE;
    for path in &args.files {
        let code = match Source::record(path) {
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
                complain(&format!("error: {failure}"));
                failure.code()
            }
        };
        worst = worst.max(code);
    }
    out.flush()?;
    Ok(worst)
}

fn check_source(source: &Source, json: bool, out: &mut impl Write) -> Result<u8, Failure> {
    let file = &source.name;
    match source.text() {
        Ok(text) => match game_of(text.whole) {
            Ok(game) => with_game!(game, G => check::<G>(file, &text, json, out)),
            Err((line, reason)) => refuse(file, line, reason, Vec::new(), json, out),
        },
        Err(error) => refuse(file, error.line, error.problem.to_string(), Vec::new(), json, out),
    }
}

/// Says that a record is not valid, and why.
fn refuse(
    file: &str,
    line: usize,
    reason: String,
    expected: Vec<String>,
    json: bool,
    out: &mut impl Write,
) -> Result<u8, Failure> {
    if json {
        write_json(&Line::Error { file, line: Some(line), reason, expected }, out)?;
    } else {
        complain(&format!("{file}: line {line}: {reason}"));
    }
    Ok(INVALID)
}

fn check<G: Offered>(
    file: &str,
    text: &RecordText<'_>,
    json: bool,
    out: &mut impl Write,
) -> Result<u8, Failure> {
    match (Match::<G>::read(text.whole), &text.cut_short) {
        (Ok(played), None) => {
            if json {
                write_steps(file, &played, out)?;
                write_json(&Line::end(file, &played), out)?;
            } else {
                write_end(&harmless(file), &played, out)?;
            }
            Ok(DONE)
        }
        (Ok(played), Some(cut_short)) => {
            if json {
                write_steps(file, &played, out)?;
            }
            let expected = if json { played.expected() } else { Vec::new() };
            refuse(file, cut_short.line, cut_short.reason(), expected, json, out)
        }
        (Err(error), _) => {
            if !json {
                complain(&format!("{file}: {error}"));
                return Ok(INVALID);
            }
            if let Some(so_far) = &error.so_far {
                write_steps(file, so_far, out)?;
            }
            refuse(file, error.line, error.problem.to_string(), error.expected, json, out)
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
    let json = json_line(line).map_err(|error| Failure::Fault(error.to_string()))?;
    Ok(out.write_all(json.as_bytes())?)
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
    let texts = Texts::new(Language::English);
    let mut seats: Vec<Seat> = Seat::all(played.game().seats()).collect();
    seats.sort_by_key(|&seat| places[seat]);
    for seat in seats {
        let reached = G::reached(&texts, points[seat]);
        writeln!(out, "  place {}: {}, {reached}", places[seat], name(seat))?;
    }
    Ok(())
}
