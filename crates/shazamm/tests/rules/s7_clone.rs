//! S7.2 Clone.

use shazamm::{Fact, GREEN, RED, Spell};
use table::{Game, Legal};

use crate::duel::{Duel, check};

/// What the player who is asked may take.
fn choices(duel: &Duel) -> Vec<String> {
    let seat = duel.asked().expect("somebody is asked");
    duel.game().legal(duel.state(), seat).iter().map(|action| action.to_string()).collect()
}

#[test]
fn s_7_2_takes_a_spell_that_the_opponent_laid_down_in_the_previous_turn() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "12 with 7 13").turn("10 with 2", "12");
    assert_eq!(choices(&duel), ["clone 7", "clone 13", "clone none"]);
    duel.red("clone 7");
    // 17 against 12.
    check(&duel, 9, (30, 38));
}

#[test]
fn s_7_2_its_owner_may_take_nothing() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "12 with 7").turn("10 with 2", "12").red("clone none");
    check(&duel, 7, (30, 26));
}

#[test]
fn s_7_2_on_the_first_turn_of_the_match_there_is_nothing_to_take() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 2", "12 with 7");
    assert!(duel.between_turns(), "not asked");
    assert!(duel.told(Fact::NothingToClone { seat: RED }));
}

#[test]
fn s_7_2_neither_the_turn_before_nor_the_own_spells_nor_the_dummy() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 7").turn("1 with 8", "1 with 0").turn("1 with 2", "1");
    assert!(duel.told(Fact::NothingToClone { seat: RED }));
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 0 7").turn("1 with 2", "1");
    assert_eq!(duel.refusal(RED, "clone 8"), "the opponent did not lay down 8 in the previous turn");
    assert_eq!(choices(&duel), ["clone 7", "clone none"]);
}

#[test]
fn s_7_2_not_a_spell_that_the_opponent_lays_down_in_the_same_turn() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 7").turn("1 with 2", "1 with 8");
    assert_eq!(choices(&duel), ["clone 7", "clone none"]);
}

#[test]
fn s_7_2_whatever_became_of_it_cancelled() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 7", "12 with 7").turn("10 with 2", "12").red("clone 7");
    check(&duel, 9, (30, 26));
}

#[test]
fn s_7_2_whatever_became_of_it_lost() {
    let mut duel = Duel::full_hand();
    // Green's Boost is lost to Red's End of Round.
    duel.turn("10 with 4", "12 with 7").turn("10 with 2", "12").red("clone 7");
    check(&duel, 10, (40, 38));
}

#[test]
fn s_7_2_a_stolen_spell_counts_as_laid_down_by_whoever_laid_it_down() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 7", "12 with 3").green("use 7").turn("10 with 2", "12");
    assert_eq!(choices(&duel), ["clone 3", "clone none"], "Red does not find the Boost with Green");
    let mut duel = Duel::full_hand();
    duel.turn("10 with 7", "12 with 3").green("discard 7").turn("10", "12 with 2");
    assert_eq!(choices(&duel), ["clone 7", "clone none"], "Green finds it with Red, used or not");
}

#[test]
fn s_7_2_or_what_was_the_opponents_clones_copy_then() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 13").turn("1 with 2", "1").red("clone 13").turn("1", "1 with 2");
    assert_eq!(choices(&duel), ["clone 2", "clone 13", "clone none"]);
}

#[test]
fn s_7_2_whatever_became_of_the_copy() {
    // The copy is stolen and discarded.
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 10").turn("1 with 2", "1 with 3").red("clone 10").green("discard 10");
    duel.turn("1", "1 with 2");
    assert_eq!(choices(&duel), ["clone 2", "clone 10", "clone none"]);
    // The copy is lost to End of Round.
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 10").turn("1 with 2", "1 with 4").red("clone 10").turn("1", "1 with 2");
    assert_eq!(choices(&duel), ["clone 2", "clone 10", "clone none"]);
}

#[test]
fn s_7_2_a_clone_that_took_nothing_shows_nothing_but_itself() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 13").turn("1 with 2", "1").red("clone none").turn("1", "1 with 2");
    assert_eq!(choices(&duel), ["clone 2", "clone none"]);
}

#[test]
fn s_7_2_two_clones_cancel_and_nobody_is_asked() {
    let mut duel = Duel::full_hand();
    duel.turn("1 with 7", "1 with 8").turn("1 with 2", "1 with 2");
    assert!(duel.between_turns());
}

#[test]
fn s_7_2_the_copy_acts_at_its_own_number() {
    // A copied End of Round (4) comes before Green's Middle (5), and after Red's own Theft (3).
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 4").turn("2 with 2 3", "1 with 5").red("clone 4").red("use 5");
    assert_eq!(duel.round(), 3);
    let order: Vec<bool> = duel
        .facts()
        .iter()
        .filter_map(|fact| match fact {
            Fact::Stole { .. } => Some(true),
            Fact::EndOfRound { .. } => Some(false),
            _ => None,
        })
        .collect();
    assert_eq!(order, [true, false]);
}

#[test]
fn s_7_2_a_copied_mutism_acts_at_once() {
    let mut duel = Duel::full_hand();
    duel.turn("50", "50 with 1");
    assert_eq!(duel.round(), 2);
    // In the new round Red copies the Mutism: the rest of this turn is lost, Red's own spells too.
    duel.turn("10 with 2 7", "12 with 4 13").red("clone 1");
    check(&duel, 8, (40, 38));
    assert!(duel.oracle().muted);
    duel.turn("10 with 8", "12 with 9");
    check(&duel, 7, (30, 26));
}

#[test]
fn s_7_2_the_previous_turn_may_lie_in_the_previous_round() {
    let mut duel = Duel::full_hand();
    duel.turn("50", "50 with 10");
    assert_eq!((duel.round(), duel.wall()), (2, 9));
    duel.turn("12 with 2", "10").red("clone 10");
    check(&duel, 11, (38, 40));
}

#[test]
fn s_7_2_a_copied_clone_does_nothing() {
    let mut duel = Duel::full_hand();
    duel.turn("1 with 7", "1").turn("1", "1 with 2").green("clone none").turn("10 with 2", "12");
    assert_eq!(choices(&duel), ["clone 2", "clone none"]);
    duel.red("clone 2");
    assert!(duel.between_turns(), "Red is not asked again");
    check(&duel, 9, (38, 36));
}

/// Each has every spell once, so that the opponent can have the same spell only if it was a copy before: Red lays down
/// Boost, Green's Clone takes it, and then Red's Clone takes it back while Green lays down the own.
#[test]
fn s_7_2_copy_and_the_opponents_same_spell_cancel_one_for_one() {
    let mut duel = Duel::full_hand();
    duel.turn("1 with 7", "1").turn("1", "1 with 2").green("clone 7");
    check(&duel, 9, (48, 48));
    duel.turn("10 with 2", "12 with 7").red("clone 7");
    assert!(duel.told(Fact::CopyCancelled { seat: RED, spell: Spell::Boost }));
    check(&duel, 8, (38, 36));
    assert!(!duel.facts().iter().any(|fact| matches!(fact, Fact::Boost { .. })));
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("2 7".into(), "2 7".into()));
}

#[test]
fn s_7_2_the_opponents_other_spells_go_on_after_such_a_cancellation() {
    let mut duel = Duel::full_hand();
    duel.turn("1 with 3", "1").turn("1", "1 with 2").green("clone 3");
    // Red's copied Theft and Green's Theft cancel: nobody is robbed.
    duel.turn("10 with 2 7", "12 with 3 8").red("clone 3");
    assert!(duel.between_turns());
    // 17 against 24.
    check(&duel, 8, (38, 36));
}

#[test]
fn s_7_2_the_copy_is_no_card() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 7").turn("1 with 2", "1").red("clone 7");
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("2".into(), "7".into()));
    assert!(duel.hand(RED).contains('7'), "Red's own Boost is still in hand");
    assert!(!duel.hand(GREEN).contains('7'), "Green's is not back");
}

#[test]
fn s_7_2_a_clone_that_is_lost_asks_nothing() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 7").turn("1 with 2", "1 with 1");
    assert!(duel.between_turns());
    assert!(duel.told(Fact::Lost {
        seat: RED,
        spells: [Spell::Clone].into_iter().collect(),
        to: Spell::Mutism
    }));
}
