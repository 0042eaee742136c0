//! S7.0 Dummy and S7.1 Mutism.

use shazamm::{Casting, Fact, GREEN, RED, Spell};

use crate::duel::{Duel, check};

#[test]
fn s_7_0_the_dummy_does_nothing_and_returns_to_the_hand() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 0", "12");
    check(&duel, 8, (40, 38));
    assert_eq!(duel.discard(RED), "");
    duel.turn("10 with 0", "12");
    check(&duel, 7, (30, 26));
}

#[test]
fn s_7_0_two_dummies_do_not_cancel() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 0", "12 with 0");
    assert!(!duel.facts().iter().any(|fact| matches!(fact, Fact::Cancelled { .. })));
    duel.turn("10 with 0", "12 with 0");
    check(&duel, 7, (30, 26));
}

#[test]
fn s_7_0_the_dummy_is_not_lost_to_mutism_and_not_stolen() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 1", "12 with 0");
    assert!(!duel.facts().iter().any(|fact| matches!(fact, Fact::Lost { .. })));
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 0");
    assert!(duel.told(Fact::Stole { seat: RED, spells: Casting::default() }));
    assert!(duel.between_turns());
}

#[test]
fn s_7_1_every_higher_spell_of_the_turn_is_lost_on_both_sides() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 1 7 8", "12 with 2 3 9 13");
    check(&duel, 8, (40, 38));
    let lost = |spells: &[Spell]| spells.iter().copied().collect::<Casting>();
    assert!(duel.told(Fact::Lost {
        seat: RED,
        spells: lost(&[Spell::Boost, Spell::DoubleDose]),
        to: Spell::Mutism
    }));
    assert!(duel.told(Fact::Lost {
        seat: GREEN,
        spells: lost(&[Spell::Clone, Spell::Theft, Spell::WhoWinsLoses, Spell::Reserves]),
        to: Spell::Mutism
    }));
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("1 7 8".into(), "2 3 9 13".into()));
}

#[test]
fn s_7_1_every_spell_of_later_turns_of_the_round_is_lost() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 1", "12");
    for _ in 0..2 {
        assert!(duel.oracle().muted);
        duel.turn("1", "1 with 0");
    }
    duel.turn("10 with 2 7", "12 with 3 4 5 6 8");
    // The turn is fought and paid without spells, and nobody is asked anything.
    check(&duel, 7, (28, 24));
    assert_eq!(duel.round(), 1);
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("1 2 7".into(), "3 4 5 6 8".into()));
}

#[test]
fn s_7_1_only_an_opposing_mutism_of_the_same_turn_stops_it() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 1 8", "12 with 1 13");
    check(&duel, 10, (40, 50));
    assert!(!duel.oracle().muted);
    duel.turn("10 with 7", "12");
    check(&duel, 11, (30, 38));
}

#[test]
fn s_7_1_a_mutism_of_a_later_turn_is_lost_like_any_spell() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 1", "12").turn("1", "1 with 1");
    assert!(duel.told(Fact::Lost {
        seat: GREEN,
        spells: [Spell::Mutism].into_iter().collect(),
        to: Spell::Mutism
    }));
    duel.turn("10 with 7", "12");
    check(&duel, 7, (29, 25));
}

#[test]
fn s_7_1_a_mutism_laid_after_a_copied_one_is_lost_too() {
    let mut duel = Duel::full_hand();
    // Green's Clone carries Red's Mutism into the second round.
    duel.turn("50 with 1", "50").turn("1", "1 with 2").green("clone 1");
    assert!(duel.oracle().muted);
    duel.turn("1", "1 with 1");
    assert!(!duel.told(Fact::Mutism { seat: GREEN }));
    duel.turn("10 with 7", "12");
    check(&duel, 8, (38, 36));
}

#[test]
fn s_7_1_spells_that_both_lay_down_under_mutism_are_gone_all_the_same() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 1", "12").turn("1 with 7 8", "1 with 7 9");
    check(&duel, 8, (39, 37));
    assert!(duel.told(Fact::Cancelled { spells: [Spell::Boost].into_iter().collect() }));
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("1 7 8".into(), "7 9".into()));
}

#[test]
fn s_7_1_mutism_does_not_undo_what_lies_in_earlier_turns() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "12 with 13").turn("1 with 1", "2");
    check(&duel, 7, (39, 48));
}
