//! Every level plays Shazamm! by the rules, and better than the one below.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Bot, Budget, Level, bot_for, play_out};
use shazamm::{Options, Shazamm};
use table::{Game, Seat};

/// The bots of two levels, Red's first.
fn bots(levels: [Level; 2]) -> Vec<Box<dyn Bot<Shazamm>>> {
    levels.into_iter().map(bot_for::<Shazamm>).collect()
}

#[test]
fn every_level_plays_every_table_legally_and_the_same_for_the_same_seed() {
    for options in Options::every() {
        let game = Shazamm::new(options.clone()).unwrap();
        for level in Level::ALL {
            let play = || play_out(&game, &bots([level; 2]), Budget::Iterations(2), 3);
            let outcome = play();
            assert!(matches!(outcome, Ok(Some(_))), "{level} at {options:?}: {outcome:?}");
            assert_eq!(play(), outcome, "{level} at {options:?}");
        }
    }
}

#[test]
fn an_adept_beats_an_apprentice() {
    let game = Shazamm::new(Options::default()).unwrap();
    let mut wins = 0.0;
    let games = 400;
    for seed in 0..games / 2 {
        // Each deal is played from both sides.
        for (levels, adept) in
            [([Level::Adept, Level::Apprentice], 0), ([Level::Apprentice, Level::Adept], 1)]
        {
            let outcome = play_out(&game, &bots(levels), Budget::Iterations(0), seed).unwrap().unwrap();
            wins += outcome.win_share(Seat::new(adept));
        }
    }
    let share = wins / games as f64;
    assert!(share > 0.6, "the adept wins {share} of the games");
}
