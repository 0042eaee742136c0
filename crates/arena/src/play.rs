//! Plays the games of a match, on all cores.

use std::time::Instant;

use bots::ask;
use table::{Course, Game, Match, Outcome, Seat, Seed, dice};

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

impl Plan {
    /// The seed of a deal, counted from 0.
    pub fn seed_of(self, deal: u64) -> Seed {
        Seed::number(dice::derived(self.seed, deal))
    }
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
                let seated = |seat: Seat| &entrants[at(seat)];
                let seed = plan.seed_of(deal);
                let mut times = |seat: Seat, time| result.times[rows.of_entrant(at(seat))].add(time);
                let played = play(game, &seated, seed, &mut times, stop)?;
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
    seated: &dyn Fn(Seat) -> &'a Entrant<G>,
    seed: Seed,
    time: &mut dyn FnMut(Seat, std::time::Duration),
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Played> {
    let mut course = Course::new(Match::new(game.clone()), || seed);
    let outcome = course.run(|course, seat| {
        if stop() {
            return None;
        }
        let entrant = seated(seat);
        let begun = Instant::now();
        let enough = || match entrant.thinking {
            Thinking::Iterations(_) => false,
            Thinking::Time(limit) => begun.elapsed() >= limit,
        };
        let choice = ask(course, seat, entrant.bot.as_ref(), entrant.thinking.budget(), &enough)?;
        time(seat, begun.elapsed());
        Some(choice.action)
    });
    Some(Played { outcome: outcome.ok()??, exact: game.exact(course.played().state()) })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use bots::Level;
    use games::{GameName, with_game};

    use super::*;

    /// The same seed gives the same game in the arena as everywhere else.
    fn check<G: Statistics + bots::HasBots>(record: &str) {
        let known = Match::<G>::read(record).unwrap();
        let apprentice = Entrant::of_level(Level::Apprentice, Thinking::Iterations(1));
        let played =
            play(known.game(), &|_| &apprentice, Seed::number(7), &mut |_, _| {}, &|| false).unwrap();
        assert_eq!(Some(played.outcome), known.game().outcome(known.state()));
    }

    #[test]
    fn one_seed_is_one_game() {
        for game in GameName::ALL {
            let file = format!("{}/../bots/tests/one-seed/{game}.record", env!("CARGO_MANIFEST_DIR"));
            let record = std::fs::read_to_string(file).unwrap();
            with_game!(game, G => check::<G>(&record));
        }
    }
}
