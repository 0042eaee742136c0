//! Puzzles out of the games of bots.

use bots::puzzle::{Puzzle, Puzzling, examine};
use bots::{Budget, Level, ask, bot_for};
use table::{Course, Match, Seat, Seed, ToAct, dice};

use crate::in_order::deal_by_deal;

/// How long bots think when they play for puzzles: they are to err as people do.
const BUDGET: Budget = Budget::Iterations(16);
/// Longer records are not kept, in bytes.
const LONGEST: usize = 3_500;

/// How puzzles are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Search {
    /// How many games the bots play.
    pub games: u64,
    /// Where chance and thoughts come from: the same seed finds the same puzzles.
    pub seed: u64,
    /// On how many threads; 0 are as many as there are cores.
    pub threads: usize,
}

/// Lets bots of mixed levels play, looks at every decision, and hands over what is a puzzle: game by game, with how many games
/// were looked through by then. Answers how many there were in all.
pub fn find<G: Puzzling>(
    search: Search,
    stop: &(dyn Fn() -> bool + Sync),
    take: &mut (dyn FnMut(Vec<Puzzle<G>>) + Send),
) -> u64 {
    let tables: Vec<G> = G::tables().into_iter().filter_map(|options| G::new(options).ok()).collect();
    let play = |number: u64| {
        let seed = dice::derived(search.seed, number);
        let game = tables.get(number as usize % tables.len().max(1))?.clone();
        let found = of_game(&played(game, seed)?, seed, stop);
        (!stop()).then_some(found)
    };
    deal_by_deal(search.threads, search.games, stop, play, &|_| {}, take)
}

/// A game of bots of mixed levels, as far as it is of use.
fn played<G: Puzzling>(game: G, seed: u64) -> Option<Match<G>> {
    let mut dice = dice::fast(seed);
    let bots: Vec<_> = Seat::all(game.seats())
        .map(|_| bot_for::<G>(Level::ALL[dice::below(&mut dice, 3) as usize]))
        .collect();
    let mut course = Course::new(Match::new(game), || Seed::number(seed));
    let ended = course.run(|course, seat| {
        let played = course.played();
        if played.game().is_late(played.state()) {
            return None;
        }
        Some(ask(course, seat, bots.get(seat.index())?.as_ref(), BUDGET, &|| false)?.action)
    });
    ended.ok().map(|_| course.played().clone())
}

/// The puzzles of a game: of each kind the one with most to choose from.
fn of_game<G: Puzzling>(played: &Match<G>, seed: u64, stop: &dyn Fn() -> bool) -> Vec<Puzzle<G>> {
    let mut found: Vec<Puzzle<G>> = Vec::new();
    let mut before = ToAct::Nobody;
    for steps in 0..played.record().steps().len() {
        let position = played.rewound(steps);
        let to_act = position.to_act();
        for seat in to_act.seats().iter() {
            // Who decides at once with others is asked before anybody has.
            let is_asked_already = before.seats().contains(seat) && before.seats().len() > 1;
            if is_asked_already || stop() || position.to_string().len() > LONGEST {
                continue;
            }
            let Some(puzzle) = examine(&position, seat, dice::derived(seed, steps as u64), stop) else {
                continue;
            };
            match found.iter_mut().find(|other| other.kind() == puzzle.kind()) {
                Some(other) if other.tried.len() < puzzle.tried.len() => *other = puzzle,
                Some(_) => {}
                None => found.push(puzzle),
            }
        }
        before = to_act;
    }
    found
}
