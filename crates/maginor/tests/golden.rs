//! Golden playthroughs: what everybody hears and sees in a whole game, one for each kind of table.
//!
//! After a deliberate change of what is shown, look at the differences and accept them with `cargo insta review`.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use maginor::{Action, Maginor, Options};
use table::{Game, Legal, Match, Silent, Step, ToAct, conformance, dice};

/// A game of players who rather roll than move, so that it is not too long to be told.
fn lively_game(game: &Maginor, seed: u64) -> Match<Maginor> {
    let mut dice = dice::seeded(seed);
    let mut played = Match::new(game.clone());
    loop {
        let step = match played.to_act() {
            ToAct::Nobody => return played,
            ToAct::Chance => Step::Chance(game.sample(played.state(), &mut dice)),
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                let legal = game.legal(played.state(), seat);
                let choice = legal.choose(&mut dice).unwrap();
                let lingers = matches!(choice, Action::Move(_)) && legal.contains(Action::Roll);
                let rolls = lingers && dice::below(&mut dice, 8) > 0;
                Step::Seat(seat, if rolls { Action::Roll } else { choice })
            }
        };
        played.step(step, &mut Silent).unwrap();
    }
}

fn check(name: &str, options: Options, seed: u64) {
    check_game(name, &Maginor::new(options).unwrap(), seed);
}

fn check_game(name: &str, game: &Maginor, seed: u64) {
    let played = lively_game(game, seed);
    let all = played.record().steps().len();
    insta::assert_snapshot!(name, conformance::playthrough_of(&played, all));
}

// Seeds of games that are short for their kind.

#[test]
fn the_standard_tiles() {
    for (seats, seed) in [(2, 2185), (3, 2089), (4, 2965)] {
        check(&format!("{seats}_players"), Options { seats, ..Options::default() }, seed);
    }
}

#[test]
fn the_roll_is_finished() {
    for (seats, seed) in [(2, 1205), (3, 2033), (4, 211)] {
        let options = Options { seats, finish_the_roll: true, ..Options::default() };
        check(&format!("{seats}_players_finishing"), options, seed);
    }
}

#[test]
fn other_tiles() {
    check("odd_tiles", Options { seats: 3, oracles: common::odd_tiles(), ..Options::default() }, 12);
}

/// Games as they went before version 2.
#[test]
fn the_first_version_of_the_rules() {
    let first = |options| Maginor::with_rules(options, 1).unwrap();
    check_game("rules_1_2_players", &first(Options { seats: 2, ..Options::default() }), 258);
    let odd = Options { seats: 3, oracles: common::odd_tiles(), ..Options::default() };
    check_game("rules_1_odd_tiles", &first(odd), 6);
}
