//! The puzzles of the page are what they claim to be.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

use bots::puzzle::{Difficulty, Puzzle, Puzzling, difficulty_of, records, tolerance};
use bots::{Budget, Level, bot_for, strongest};
use games::{Maginor, Shazamm, Wizard};
use table::{Actor, Legal as _};

/// What numbers lose when they are written.
const ROUNDED: f64 = 0.06;

fn file<G: Puzzling>() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/static/puzzles");
    std::fs::read_to_string(folder.join(format!("{}.txt", G::NAME))).unwrap()
}

fn puzzles<G: Puzzling>(file: &str) -> Vec<Puzzle<G>> {
    let read = |(n, text): (usize, &&str)| {
        Puzzle::read(text).unwrap_or_else(|error| panic!("{} {}: {error}", G::NAME, n + 1))
    };
    records(file).iter().enumerate().map(read).collect()
}

/// Every decision is told, and what is right is clearly so.
fn check<G: Puzzling>(puzzle: &Puzzle<G>, name: &str) {
    let (game, state) = (puzzle.played.game(), puzzle.played.state());
    assert!(puzzle.played.to_act().includes(Actor::Seat(puzzle.seat)), "{name}: it is not asked");
    assert!(game.outcome(state).is_none());
    let legal = game.legal(state, puzzle.seat);
    let all = G::alternatives(&legal).unwrap();
    assert!(all.len() >= G::fewest(&legal), "{name}: too little to choose from");
    assert_eq!(puzzle.tried.len(), all.len(), "{name}: every decision is tried once");
    for action in all {
        assert!(legal.contains(action) && puzzle.of(action).is_some(), "{name}: {action:?}");
    }
    let right = puzzle.tried.iter().filter(|tried| tried.is_right).count();
    assert!(2 * right <= puzzle.tried.len(), "{name}: most is right");
    assert_eq!(puzzle.best().unwrap().cost, 0.0, "{name}");
    for (n, tried) in puzzle.tried.iter().enumerate() {
        let unit = if tolerance(G::STAKE) < 0.1 { ROUNDED / 100.0 } else { ROUNDED };
        if tried.is_right {
            assert!(tried.cost <= tolerance(G::STAKE) + unit, "{name}: {tried:?}");
        } else {
            assert!(tried.cost + unit >= G::MARGIN, "{name}: {tried:?}");
            assert!(tried.cost + unit >= 3.0 * (tried.error - unit), "{name}: {tried:?}");
        }
        assert!(n < 2 || puzzle.tried[n - 1].cost <= tried.cost, "{name}: the cheapest come first");
        let sum: u32 = tried.fates.iter().map(|&part| u32::from(part)).sum();
        assert!((98..=102).contains(&sum), "{name}: {tried:?}");
        assert!(tried.at_once.is_none_or(|part| part <= 100) && tried.points.is_finite(), "{name}");
    }
}

/// Of nine times that a bot of a level is asked, how often it is right.
fn solved<G: Puzzling>(puzzle: &Puzzle<G>, level: Level) -> usize {
    let bot = bot_for::<G>(level);
    let is_right = |seed: &u64| {
        let choice = bot.think(&puzzle.question(Budget::Iterations(1), *seed)).unwrap();
        puzzle.of(choice.action).is_some_and(|tried| tried.is_right)
    };
    (0..9).filter(is_right).count()
}

fn check_all<G: Puzzling>(at_least: usize) {
    let file = file::<G>();
    let all = puzzles::<G>(&file);
    assert!(all.len() >= at_least, "{}: only {}", G::NAME, all.len());
    for (n, (puzzle, text)) in all.iter().zip(records(&file)).enumerate() {
        let name = format!("{} {}", G::NAME, n + 1);
        check(puzzle, &name);
        assert_eq!(puzzle.to_string(), text, "{name} is written as it is read");
        assert_eq!(difficulty_of(text), Some(puzzle.difficulty), "{name}");
        let adept = solved(puzzle, Level::Adept);
        match puzzle.difficulty {
            Difficulty::Hard => assert!(adept < 9, "{name}: an adept always solves it"),
            Difficulty::Medium | Difficulty::Easy => assert!(adept > 0, "{name}: no adept solves it"),
        }
    }
    for difficulty in Difficulty::ALL {
        assert!(
            all.iter().any(|puzzle| puzzle.difficulty == difficulty),
            "{}: none is {difficulty}",
            G::NAME
        );
    }
}

/// The strongest bot solves some of them, asked in another way than when they were found.
fn check_some<G: Puzzling>() {
    let file = file::<G>();
    let some: Vec<Puzzle<G>> = puzzles::<G>(&file).into_iter().step_by(7).collect();
    let bot = bot_for::<G>(strongest::<G>());
    let is_right = |puzzle: &&Puzzle<G>| {
        let choice = bot.think(&puzzle.question(Budget::Iterations(150), 77)).unwrap();
        puzzle.of(choice.action).is_some_and(|tried| tried.is_right)
    };
    let right = some.iter().filter(is_right).count();
    assert!(right + 1 >= some.len(), "{}: {right} of {}", G::NAME, some.len());
}

#[test]
fn the_puzzles_of_wizard_are_complete() {
    check_all::<Wizard>(40);
}

#[test]
fn the_puzzles_of_shazamm_are_complete() {
    check_all::<Shazamm>(30);
}

#[test]
fn the_puzzles_of_maginor_are_complete() {
    check_all::<Maginor>(30);
}

#[test]
fn the_archmage_solves_them_again() {
    check_some::<Wizard>();
    check_some::<Shazamm>();
    check_some::<Maginor>();
}
