//! What every bot of every game answers, at every decision of whole games: something legal, with numbers that are numbers.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Budget, HasBots, Level, bot_for, thought_seed};
use maginor::Maginor;
use shazamm::Shazamm;
use table::{Legal as _, Options as _, Silent, ToAct, Viewer, dice};
use wizard::Wizard;

/// Plays a game among bots of a level.
fn check<G: HasBots>(game: &G, level: Level, seed: u64) {
    let bot = bot_for::<G>(level);
    let (mut state, mut dice) = (game.start(), dice::seeded(seed));
    for decision in 0.. {
        match game.to_act(&state) {
            ToAct::Nobody => return,
            ToAct::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_chance(&mut state, &outcome, &mut Silent).unwrap();
            }
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.legal(&state, seat));
                let seed = thought_seed(seed, decision);
                let choice = bot.think(game, &view, &legal, Budget::Iterations(2), seed, &|| false).unwrap();
                assert!(legal.contains(choice.action), "{level} {:?}", choice.action);
                for one in &choice.considered {
                    let numbers = [one.points, one.value];
                    assert!(numbers.iter().all(|number| number.is_finite()), "{level} {one:?} in {view:?}");
                }
                assert!(choice.outlook.iter().all(|share| (0.0..=1.0).contains(share)), "{level} {choice:?}");
                game.apply(&mut state, seat, choice.action, &mut Silent).unwrap();
            }
        }
    }
}

fn check_all<G: HasBots>(options: G::Options, seeds: u64) {
    let game = G::new(options).unwrap();
    for &level in G::LEVELS {
        for seed in 0..seeds {
            check(&game, level, seed);
        }
    }
}

#[test]
fn wizard_with_all_special_cards() {
    let mut options = wizard::Options::default();
    options.set("with", "all").unwrap();
    check_all::<Wizard>(options, 6);
}

#[test]
fn wizard() {
    check_all::<Wizard>(wizard::Options::default(), 3);
}

#[test]
fn shazamm() {
    check_all::<Shazamm>(shazamm::Options::default(), 3);
}

#[test]
fn maginor() {
    check_all::<Maginor>(maginor::Options::default(), 3);
}
