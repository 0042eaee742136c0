//! Situations of Wizard with a known best move.

mod common;

use bots::Level;
use games::wizard::Wizard;

#[test]
fn every_situation_has_a_legal_solution_and_an_alternative() {
    common::check_situations::<Wizard>(15);
}

#[test]
fn the_archmage_solves_nine_of_ten() {
    assert!(common::solved::<Wizard>(Level::Archmage, 200) >= 0.9);
}

#[test]
fn the_adept_solves_six_of_ten() {
    assert!(common::solved::<Wizard>(Level::Adept, 0) >= 0.6);
}
