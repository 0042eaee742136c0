//! S7.2: a copy of a spell that its owner plays too makes both act.

use shazamm::{Fact, GREEN, RED, Tile};

use crate::duel::{Duel, check};

/// Green lays down `spell`; in the next turn Red lays it down together with a Clone, and takes it.
fn double(spell: u8, red: &str, green: &str) -> Duel {
    let mut duel = Duel::full_hand();
    duel.turn("1", &format!("1 with {spell}"));
    duel.turn(&format!("{red} with 2 {spell}"), green).red(&format!("clone {spell}"));
    duel
}

#[test]
fn s_7_2_two_boosts_are_14() {
    // 10 + 14 against 24 and against 23; the wall is on 8 after Green's Boost.
    assert_eq!(double(7, "10", "24").wall(), 8);
    assert_eq!(double(7, "10", "23").wall(), 9);
    assert_eq!(double(7, "10", "24").mana(), (39, 25), "the cost is the bet");
}

#[test]
fn s_7_2_two_double_doses_are_4_times() {
    assert_eq!(double(8, "10", "40").wall(), 8);
    assert_eq!(double(8, "10", "39").wall(), 9);
}

#[test]
fn s_7_2_two_reversals_undo_each_other() {
    // Ones against each other: Green's first Who Wins Loses moves nothing.
    check(&double(9, "10", "12"), 8, (39, 37));
}

#[test]
fn s_7_2_two_reserves_are_26() {
    // Red has 49 before the turn.
    let duel = double(13, "40", "12");
    assert_eq!(duel.mana().0, 35);
}

#[test]
fn s_7_2_two_recyclings_are_two_decisions() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 6").green("recycle 0");
    duel.turn("10 with 2 6", "20").red("clone 6").red("recycle +5");
    assert_eq!(duel.asked(), Some(RED));
    duel.red("recycle +5");
    check(&duel, 9, (29, 29));
}

#[test]
fn s_7_2_two_drains_are_one() {
    let mut duel = Duel::full_hand();
    duel.turn("30", "40 with 14");
    assert_eq!(duel.mana(), (20, 40));
    duel.turn("20 with 2 14", "12").red("clone 14");
    assert_eq!(duel.mana(), (12, 28));
}

#[test]
fn s_7_2_two_blazes_are_two_tiles() {
    check(&double(10, "12", "10"), 11, (37, 39));
}

#[test]
fn s_7_2_two_resistances_are_one() {
    check(&double(11, "10", "12"), 9, (39, 37));
}

#[test]
fn s_7_2_two_sore_losers_are_one() {
    check(&double(12, "10", "12"), 8, (49, 37));
}

#[test]
fn s_7_2_two_middles_are_one() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "2").turn("1", "2 with 5").turn("2 with 2 5", "2").red("clone 5");
    check(&duel, 9, (46, 44));
}

#[test]
fn s_7_2_a_second_theft_finds_nothing() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 3").turn("10 with 2 3", "12 with 7").red("clone 3").red("use 7");
    assert!(duel.between_turns());
    assert_eq!(duel.facts().iter().filter(|fact| matches!(fact, Fact::Stole { .. })).count(), 2);
    check(&duel, 10, (39, 37));
}

#[test]
fn s_7_2_two_ends_of_a_round_end_one_round() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 4").turn("10 with 2 4", "12").red("clone 4");
    assert_eq!((duel.round(), duel.bridge()), (3, (6, 9, 12)));
}

#[test]
fn s_7_3_theft_takes_a_spell_and_its_copy() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 7").turn("10 with 2 7", "12 with 3").red("clone 7");
    assert_eq!(duel.asked(), Some(GREEN));
    duel.green("use 7");
    assert_eq!(duel.asked(), Some(GREEN), "once for each");
    duel.green("use 7");
    assert!(duel.told(Fact::Moved { towards: RED, tiles: 1, wall: Tile(7) }));
    assert!(duel.told(Fact::Strengths {
        strengths: shazamm::Both::new(shazamm::Strength(10), shazamm::Strength(26))
    }));
}

#[test]
fn s_7_3_the_thief_may_use_one_of_two_and_discard_the_other() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 7").turn("30 with 2 7", "12 with 3").red("clone 7");
    duel.green("discard 7").green("use 7");
    assert!(duel.told(Fact::Strengths {
        strengths: shazamm::Both::new(shazamm::Strength(30), shazamm::Strength(19))
    }));
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("2 7".into(), "3 7".into()));
}
