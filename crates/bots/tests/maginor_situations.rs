//! Situations of Maginor with a known best move.

mod common;

use bots::Level;
use games::maginor::Maginor;

#[test]
fn every_situation_has_a_legal_solution_and_an_alternative() {
    common::check_situations::<Maginor>(16);
}

#[test]
fn the_archmage_solves_nine_of_ten() {
    assert!(common::solved::<Maginor>(Level::Archmage, 200) >= 0.9);
}

#[test]
fn the_adept_solves_six_of_ten() {
    assert!(common::solved::<Maginor>(Level::Adept, 0) >= 0.6);
}
