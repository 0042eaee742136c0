//! Every level plays every kind of table legally, and the same for the same seed.
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::cell::Cell;

use bots::{Bot, Budget, Level, Question, bot_for, play_out};
use games::wizard::{Options, Wizard};
use table::{Game, Legal as _, Options as _, Seed, Silent, ToAct, dice};

fn table(entries: &[(&str, &str)]) -> Wizard {
    let mut options = Options::default();
    for (name, value) in entries {
        options.set(name, value).unwrap();
    }
    Wizard::new(options).unwrap()
}

/// One of each kind.
fn tables() -> Vec<Wizard> {
    [
        &[("seats", "3")][..],
        &[("seats", "4")],
        &[("seats", "5")],
        &[("seats", "6")],
        &[("with", "all")],
        &[("seats", "6"), ("with", "all")],
        &[("seats", "3"), ("with", "juggler cloud bomb"), ("variants", "plus-minus-one")],
        &[("with", "all"), ("variants", "hidden")],
        &[("with", "all"), ("variants", "secret")],
        &[("variants", "clairvoyance-first")],
        &[("variants", "clairvoyance-every secret")],
        &[("seats", "3"), ("variants", "single-suit hidden")],
        &[("seats", "4"), ("variants", "single-suit")],
        &[("seats", "5"), ("variants", "maximus plus-minus-one")],
    ]
    .map(table)
    .into()
}

fn four_of(level: Level, seats: usize) -> Vec<Box<dyn Bot<Wizard>>> {
    (0..seats).map(|_| bot_for(level)).collect()
}

fn plays_legally(game: &Wizard, level: Level, iterations: u32, seed: u64) {
    let outcome =
        play_out(game, &four_of(level, game.seats()), Budget::Iterations(iterations), Seed::number(seed));
    assert!(matches!(outcome, Ok(Some(_))), "{:?}: {outcome:?}", game.options());
}

#[test]
fn those_who_decide_at_once_play_every_table_legally() {
    for (n, options) in Options::every().enumerate() {
        let game = Wizard::new(options).unwrap();
        plays_legally(&game, [Level::Apprentice, Level::Adept][n % 2], 1, n as u64);
    }
}

#[test]
fn every_level_plays_every_kind_of_table_legally() {
    for (n, game) in tables().iter().enumerate() {
        for level in Level::ALL {
            plays_legally(game, level, 2, n as u64);
        }
    }
}

#[test]
fn every_level_plays_the_same_for_the_same_seed() {
    let game = table(&[("with", "all")]);
    for level in Level::ALL {
        let play = || play_out(&game, &four_of(level, 4), Budget::Iterations(3), Seed::number(5)).unwrap();
        assert_eq!(play(), play(), "{level}");
    }
}

#[test]
fn a_decision_ends_when_it_is_told_to_stop_and_says_what_it_weighed_up() {
    let game = table(&[]);
    let mut state = game.start();
    let mut dice = dice::seeded(3);
    for _ in 0..2 {
        let outcome = game.sample(&state, &mut dice);
        game.apply_chance(&mut state, &outcome, &mut Silent).unwrap();
    }
    let ToAct::Seats(seats) = game.to_act(&state) else { unreachable!("somebody predicts or names trump") };
    let seat = seats.first().unwrap();
    let asked = Cell::new(0);
    let stop = || {
        asked.set(asked.get() + 1);
        asked.get() >= 5
    };
    let archmage = bot_for::<Wizard>(Level::Archmage);
    let question = Question::new(&game, &state, seat, Budget::UntilStopped, 1).until(&stop);
    let choice = archmage.think(&question).unwrap();
    assert!(asked.get() <= 5, "asked {} times", asked.get());
    assert!(question.legal.contains(choice.action));
    assert_eq!(choice.considered.first().map(|best| best.action), Some(choice.action));
    assert!((choice.outlook.iter().sum::<f64>() - 1.0).abs() < 1e-9);
}
