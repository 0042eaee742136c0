//! Pennies as learners play it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod common;

use common::Table;
use environment::conformance;
use games::Pennies;
use table::{Game as _, Options as _};

#[test]
fn every_table_keeps_the_contract() {
    for options in <Pennies as table::Game>::Options::every() {
        let game = Pennies::new(options).unwrap();
        for seed in 0..20 {
            conformance::check(&game, seed);
        }
    }
}

#[test]
fn a_seat_sees_its_own_penny_and_not_the_other() {
    let table = Table::<Pennies>::new(Default::default(), "chance matcher 2; 1 tails");
    assert_eq!(table.seen(1, (), "laid"), [0, 1]);
    assert_eq!(table.seen(2, (), "laid"), [0, 0]);
    assert_eq!(table.seen(1, (), "matcher"), [0, 1]);
    // Who still decides sees nobody decide.
    assert_eq!((table.seen(1, (), "owing"), table.seen(2, (), "owing")), (vec![0, 1], vec![1, 1]));
    assert_eq!(table.moves(2, ()), ["heads", "tails"]);
}
