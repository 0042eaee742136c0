//! Every level plays Shazamm! by the rules, and better than the one below.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Bot, Budget, Level, bot_for, play_out};
use games::shazamm::{Options, Shazamm, Variant};
use table::{Game, Options as _, Seat, Seed};

/// The bots of two levels, Red's first.
fn bots(levels: [Level; 2]) -> Vec<Box<dyn Bot<Shazamm>>> {
    levels.into_iter().map(bot_for::<Shazamm>).collect()
}

#[test]
fn every_level_plays_every_table_legally_and_the_same_for_the_same_seed() {
    for options in Options::every() {
        let game = Shazamm::new(options.clone()).unwrap();
        for level in Level::ALL {
            let play = || play_out(&game, &bots([level; 2]), Budget::Iterations(2), Seed::number(3));
            let outcome = play();
            assert!(matches!(outcome, Ok(Some(_))), "{level} at {options:?}: {outcome:?}");
            assert_eq!(play(), outcome, "{level} at {options:?}");
        }
    }
}

/// The share of games that `one` wins against `other`, each deal played from both sides.
fn win_share(one: Level, other: Level, budget: Budget, games: u64) -> f64 {
    win_share_at(None, one, other, budget, games)
}

/// The same at a table with a variant.
fn win_share_at(variant: Option<Variant>, one: Level, other: Level, budget: Budget, games: u64) -> f64 {
    let game = Shazamm::new(Options::with(variant)).unwrap();
    let mut wins = 0.0;
    for seed in 0..games / 2 {
        for (levels, seat) in [([one, other], 0), ([other, one], 1)] {
            let outcome = play_out(&game, &bots(levels), budget, Seed::number(seed)).unwrap().unwrap();
            wins += outcome.win_share(Seat::new(seat));
        }
    }
    wins / games as f64
}

#[test]
fn an_adept_beats_an_apprentice() {
    let share = win_share(Level::Adept, Level::Apprentice, Budget::Iterations(0), 400);
    assert!(share > 0.85, "the adept wins {share} of the games");
}

// What an archmage wins with a few iterations is far above these bounds, by several standard errors.
#[test]
fn an_archmage_beats_an_adept() {
    let share = win_share(Level::Archmage, Level::Adept, Budget::Iterations(4), 40);
    assert!(share > 0.65, "the archmage wins {share} of the games");
}

#[test]
fn an_archmage_beats_an_apprentice() {
    let share = win_share(Level::Archmage, Level::Apprentice, Budget::Iterations(4), 20);
    assert!(share > 0.75, "the archmage wins {share} of the games");
}

#[test]
fn with_counted_cards_an_adept_beats_an_apprentice() {
    let counted = Some(Variant::CountedCards);
    let share = win_share_at(counted, Level::Adept, Level::Apprentice, Budget::Iterations(0), 400);
    assert!(share > 0.85, "the adept wins {share} of the games");
}

#[test]
fn with_counted_cards_an_archmage_beats_an_adept() {
    let counted = Some(Variant::CountedCards);
    let share = win_share_at(counted, Level::Archmage, Level::Adept, Budget::Iterations(4), 40);
    assert!(share > 0.65, "the archmage wins {share} of the games");
}
