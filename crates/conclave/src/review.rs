//! `conclave review`: what decisions cost.

use std::io::Write as _;

use bots::{Budget, Reviewed, Sitters, review};
use command_line::{DONE, Output, Signals, json_line};
use games::with_game;
use locale::Texts;
use serde::Serialize;
use table::{Match, Seat, Seats, Stake};

use crate::cli::ReviewArgs;
use crate::failure::Failure;
use crate::offered::Offered;
use crate::play::line_width;
use crate::progress::Progress;
use crate::source::{Source, known_game, played, seat_at};

/// What `--json` writes, documented in `docs/records.md`.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    /// What costs are counted in: points, or the chance to win.
    unit: &'static str,
    /// Whether every decision was looked at.
    complete: bool,
    decisions: Vec<Decision>,
}

#[derive(Serialize)]
struct Decision {
    /// The number of the step, counted from 1.
    step: usize,
    seat: Seat,
    chosen: String,
    /// What it was compared with, and how much more that brings.
    better: Option<String>,
    gain: Option<f64>,
    error: Option<f64>,
    imagined: u32,
    /// Whether the other is clearly better.
    is_mistake: bool,
}

pub(crate) fn run(args: &ReviewArgs) -> Result<u8, Failure> {
    let source = Source::record(&args.file)?;
    let text = source.whole_text()?;
    let signals = Signals::listen(|| {}).map_err(Failure::Deaf)?;
    let said = with_game!(known_game(&source.name, text)?, G => {
        tell(args, &played::<G>(&source.name, text)?, &signals)
    });
    signals.code_of(said.map(|()| DONE))
}

fn tell<G: Offered>(args: &ReviewArgs, played: &Match<G>, signals: &Signals) -> Result<(), Failure> {
    let seats = match args.seat {
        Some(number) => Seats::only(seat_at(played, number)?),
        None => match Sitters::of(played.record()).people() {
            // Bots among themselves are worth a look, too.
            nobody if nobody.is_empty() => Seats::all(played.game().seats()),
            people => people,
        },
    };
    let mut progress = Progress::of("decisions");
    let mut all = 0;
    let reviewed =
        review(played, seats, Budget::Iterations(args.imagine), &|| signals.is_heard(), &mut |done, of| {
            all = of;
            progress.show(done as u64, of as u64);
        });
    progress.clear();
    let mut out = Output::lock();
    if args.json {
        let report = Report {
            game: G::NAME,
            unit: match G::STAKE {
                Stake::Points => "points",
                Stake::Chance => "chance",
            },
            complete: reviewed.len() == all,
            decisions: reviewed.iter().map(|one| decision(played, one)).collect(),
        };
        out.write_all(json_line(&report).map_err(|error| Failure::Fault(error.to_string()))?.as_bytes())?;
    } else {
        let texts = Texts::new(args.language.language());
        for seat in seats.iter() {
            let said = terminal::review(&texts, played, seat, &reviewed, args.most, line_width());
            writeln!(out, "{said}")?;
        }
    }
    Ok(out.flush()?)
}

fn decision<G: Offered>(played: &Match<G>, one: &Reviewed<G::Action>) -> Decision {
    let shown = |action| played.game().show_action(action).to_string();
    let gain = one.compared.map(|compared| compared.gain);
    Decision {
        step: one.step + 1,
        seat: one.seat,
        chosen: shown(one.chosen),
        better: one.compared.map(|compared| shown(compared.better)),
        gain: gain.map(|gain| gain.value()),
        // Where it is the same decision, nothing was compared, and there is nothing to gain.
        error: gain.and_then(|gain| if gain.count() == 0 { Some(0.0) } else { gain.error() }),
        imagined: gain.map_or(0, |gain| gain.count()),
        is_mistake: one.mistake(G::STAKE).is_some(),
    }
}
