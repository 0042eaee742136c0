//! Situations of Shazamm! with a known best move. All are in the last round and with open hands, so that what is best is
//! computed.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;
mod exact;

use std::fs;
use std::path::Path;

use bots::Level;
use games::shazamm::Shazamm;
use table::{Match, ToAct};

#[test]
fn every_situation_has_a_legal_solution_and_an_alternative() {
    common::check_situations::<Shazamm>(15);
}

/// What is best in a record by its own words, and by all lines of play to the end.
fn named_and_computed(path: &Path) -> (Vec<String>, Vec<String>) {
    let played = Match::<Shazamm>::read(&fs::read_to_string(path).unwrap()).unwrap();
    let ToAct::Seats(seats) = played.to_act() else { panic!("{path:?} waits for nobody") };
    let about = played.record().about().iter();
    let mut named: Vec<_> = about.filter(|(key, _)| key == "best").map(|(_, best)| best.clone()).collect();
    let (tried, value) =
        exact::Solver::new(played.game()).worst_cases(played.state(), seats.first().unwrap());
    let best = tried.into_iter().filter(|(_, worst)| *worst > value - 1e-9);
    let mut computed: Vec<_> = best.map(|(action, _)| action.to_string()).collect();
    named.sort();
    computed.sort();
    (named, computed)
}

#[test]
fn what_is_called_best_is_all_that_is_best() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/situations/shazamm");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let (named, computed) = named_and_computed(&path);
        assert_eq!(named, computed, "{path:?}");
    }
}

#[test]
fn the_archmage_solves_nine_of_ten() {
    assert!(common::solved::<Shazamm>(Level::Archmage, 200) >= 0.9);
}

#[test]
fn the_adept_solves_six_of_ten() {
    assert!(common::solved::<Shazamm>(Level::Adept, 0) >= 0.6);
}
