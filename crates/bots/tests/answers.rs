//! What every bot of every game answers, at every decision of whole games: something legal, with numbers that are numbers.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{Budget, HasBots, Level, ask, bot_for};
use games::{GameName, Wizard, with_game};
use table::{Course, Match, Options as _, Seed};

/// Plays a game among bots of a level.
fn check<G: HasBots>(game: &G, level: Level, seed: u64) {
    let bot = bot_for::<G>(level);
    let mut course = Course::new(Match::new(game.clone()), || Seed::number(seed));
    let outcome = course.run(|course, seat| {
        let choice = ask(course, seat, bot.as_ref(), Budget::Iterations(2), &|| false).unwrap();
        for one in &choice.considered {
            let numbers = [one.points, one.value];
            assert!(numbers.iter().all(|number| number.is_finite()), "{level} {one:?}");
        }
        assert!(choice.outlook.iter().all(|share| (0.0..=1.0).contains(share)), "{level} {choice:?}");
        Some(choice.action)
    });
    assert!(outcome.unwrap().is_some(), "{level}");
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
    let mut options = games::wizard::Options::default();
    options.set("with", "all").unwrap();
    check_all::<Wizard>(options, 6);
}

#[test]
fn every_game_at_its_usual_table() {
    for game in GameName::ALL {
        with_game!(game, G => check_all::<G>(Default::default(), 3));
    }
}
