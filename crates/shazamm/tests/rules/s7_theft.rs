//! S7.3 Theft.

use shazamm::{Casting, Fact, GREEN, RED, Spell};
use table::ToAct;

use crate::duel::{Duel, check};

#[test]
fn s_7_3_theft_takes_what_is_still_to_be_resolved() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3 13", "12 with 0 5 7 14");
    let stolen: Casting = [Spell::Middle, Spell::Boost, Spell::Drain].into_iter().collect();
    assert!(duel.told(Fact::Stole { seat: RED, spells: stolen }));
    duel.red("use 5").red("use 7").red("use 14");
    // 17 against 12; Red pays 10, gains 13 and the opponent's 12.
    check(&duel, 10, (50, 38));
}

#[test]
fn s_7_3_the_thief_decides_for_each_in_ascending_order() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 7 8");
    assert_eq!(duel.refusal(RED, "use 8"), "the question is whether to use 7, not 8");
    assert_eq!(duel.refusal(RED, "discard 9"), "the question is whether to use 7, not 9");
    duel.red("discard 7").red("use 8");
    // 20 against 12.
    check(&duel, 10, (40, 38));
}

#[test]
fn s_7_3_discarded_spells_do_nothing_for_anybody() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 7 8 13").red("discard 7").red("discard 8").red("discard 13");
    check(&duel, 8, (40, 38));
    assert_eq!(duel.discard(GREEN), "7 8 13", "and lie with their owner");
}

#[test]
fn s_7_3_with_nothing_to_steal_nobody_is_asked() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12");
    assert!(duel.between_turns());
    check(&duel, 8, (40, 38));
}

#[test]
fn s_7_3_a_mutism_is_never_stolen_but_stops_the_thief() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 1 7");
    assert!(duel.between_turns());
    check(&duel, 8, (40, 38));
}

#[test]
fn s_7_3_a_clone_is_not_stolen_but_its_copy_is() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 8").turn("10 with 2", "12 with 3");
    assert_eq!(duel.asked(), Some(RED), "Clone acts before Theft");
    duel.red("clone 8");
    assert_eq!(duel.asked(), Some(GREEN));
    assert!(
        duel.told(Fact::Stole { seat: GREEN, spells: [Spell::DoubleDose].into_iter().collect::<Casting>() })
    );
    duel.green("use 8");
    assert!(duel.told(Fact::DoubleDose { seat: GREEN, strength: shazamm::Strength(24) }));
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("2".into(), "3 8".into()));
}

#[test]
fn s_7_3_two_thefts_cancel() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3 7", "12 with 3 8");
    assert!(duel.between_turns());
    check(&duel, 8, (40, 38));
}

#[test]
fn s_7_3_a_copied_theft_steals() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 3").turn("10 with 2", "12 with 7").red("clone 3").red("use 7");
    check(&duel, 10, (39, 37));
}

#[test]
fn s_7_3_the_thiefs_own_spells_stay() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3 8", "12 with 7").red("use 7");
    // 2 × (10 + 7).
    assert!(duel.told(Fact::DoubleDose { seat: RED, strength: shazamm::Strength(34) }));
}

#[test]
fn s_7_3_a_stolen_end_of_round_ends_it_or_not() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 4 7").red("use 4");
    assert_eq!(duel.asked(), Some(RED), "first all decisions, then the spells at their numbers");
    duel.red("use 7");
    assert_eq!(duel.round(), 2);
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 4").red("discard 4");
    assert_eq!(duel.round(), 1);
    check(&duel, 8, (40, 38));
}

#[test]
fn s_7_3_a_stolen_recycling_changes_the_thiefs_bet() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 6").red("use 6");
    assert_eq!(duel.to_act(), ToAct::Seats(table::Seats::only(RED)));
    duel.red("recycle +3");
    check(&duel, 10, (37, 38));
}

#[test]
fn s_7_3_stolen_spells_serve_the_thief() {
    for (spell, wall, mana) in [
        (9, 10, (40, 38)), // reversed, whoever casts it
        (10, 7, (40, 38)), // two tiles, towards the weaker thief
        (11, 9, (40, 38)), // the thief resists
        (12, 8, (50, 38)), // the thief lost ground and does not pay
        (13, 8, (50, 38)), // 40 + 13, capped
        (14, 8, (50, 38)), // 40 + 12, capped
    ] {
        let mut duel = Duel::full_hand();
        duel.turn("10 with 3", &format!("12 with {spell}")).red(&format!("use {spell}"));
        check(&duel, wall, mana);
    }
}

#[test]
fn s_7_3_a_stolen_drain_takes_the_victims_bet() {
    let mut duel = Duel::full_hand();
    duel.turn("20", "20").turn("20 with 3", "7 with 14").red("use 14");
    assert_eq!(duel.mana(), (17, 23));
}
