//! Plays the games of a match, on all cores.

use std::time::Instant;

use bots::thought_seed;
use table::{Game, Outcome, Seat, Silent, ToAct, Viewer, dice};

use crate::Entrant;
use crate::entrant::Thinking;
use crate::in_order::deal_by_deal;
use crate::report::Report;
use crate::statistics::Statistics;
use crate::tally::{Deal, Rows, Tally};

/// How much is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// At least this many games: every deal is played in all rotations of the seats.
    pub games: u64,
    /// Where all chance of the match comes from.
    pub seed: u64,
    /// How many threads play; 0 for as many as the machine has cores.
    pub threads: usize,
}

/// How far a match is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games that are over.
    pub played: u64,
    /// Games in all.
    pub games: u64,
}

/// A game that is over.
pub(crate) struct Played {
    pub(crate) outcome: Outcome,
    /// For each round, whether each seat's prediction came true.
    pub(crate) exact: Vec<table::PerSeat<bool>>,
}

/// Plays a match between `entrants`, one for each seat, and reports on the deals that were finished when `stop` said so.
pub fn compete<G: Statistics>(
    game: &G,
    entrants: &[Entrant<G>],
    plan: Plan,
    progress: &(dyn Fn(Progress) + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Report {
    let rotations = rotations(entrants);
    let deals = plan.games.div_ceil(rotations as u64);
    let games = deals.saturating_mul(rotations as u64);
    let rows = Rows::of(entrants);
    let mut tally = Tally::new(&rows);
    let finished = deal_by_deal(
        plan.threads,
        deals,
        stop,
        |deal| {
            let mut result = Deal::new(rows.count());
            for rotation in 0..rotations {
                // The entrant number n sits `rotation` seats further.
                let at = |seat: Seat| (seat.index() + entrants.len() - rotation) % entrants.len();
                let mut seated = |seat: Seat| &entrants[at(seat)];
                let seed = thought_seed(plan.seed, deal);
                let mut times = |seat: Seat, time| result.times[rows.of_entrant(at(seat))].add(time);
                let played = play(game, &mut seated, seed, rotation as u64, &mut times, stop)?;
                result.add(&rows, &played, at);
            }
            Some(result)
        },
        &|done| progress(Progress { played: done * rotations as u64, games }),
        &mut |deal| tally.add(&deal),
    );
    Report::new::<G>(&rows, &tally, finished * rotations as u64, plan.seed)
}

/// In how many ways the entrants sit differently when they all move on a seat.
fn rotations<G: Game>(entrants: &[Entrant<G>]) -> usize {
    let seats = entrants.len();
    (1..seats)
        .find(|&by| (0..seats).all(|n| entrants[n].name == entrants[(n + by) % seats].name))
        .unwrap_or(seats.max(1))
}

/// Plays a game. All chance comes from `seed`, outcome by outcome, so that a deal is the same whoever plays it.
pub(crate) fn play<'a, G: Statistics>(
    game: &G,
    seated: &mut dyn FnMut(Seat) -> &'a Entrant<G>,
    seed: u64,
    rotation: u64,
    time: &mut dyn FnMut(Seat, std::time::Duration),
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Played> {
    let mut state = game.start();
    let (mut chances, mut decisions) = (0, 0);
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => {
                return Some(Played { outcome: game.outcome(&state)?, exact: game.exact(&state) });
            }
            ToAct::Chance => {
                let outcome = game.sample(&state, &mut dice::seeded(thought_seed(seed, chances)));
                game.apply_chance(&mut state, &outcome, &mut Silent).ok()?;
                chances += 1;
            }
            ToAct::Seats(seats) => {
                if stop() {
                    return None;
                }
                let seat = seats.first()?;
                let entrant = seated(seat);
                let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.legal(&state, seat));
                let thought = thought_seed(!thought_seed(seed, rotation), decisions);
                let begun = Instant::now();
                let enough = || match entrant.thinking {
                    Thinking::Iterations(_) => false,
                    Thinking::Time(limit) => begun.elapsed() >= limit,
                };
                let choice =
                    entrant.bot.think(game, &view, &legal, entrant.thinking.budget(), thought, &enough)?;
                time(seat, begun.elapsed());
                game.apply(&mut state, seat, choice.action, &mut Silent).ok()?;
                decisions += 1;
            }
        }
    }
}
