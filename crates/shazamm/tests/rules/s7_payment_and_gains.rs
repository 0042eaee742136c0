//! S7.12 Sore Loser, S7.13 Reserves, S7.14 Drain.

use shazamm::{Fact, GREEN, RED};

use crate::duel::{Duel, check};

#[test]
fn s_7_12_who_lost_ground_does_not_pay() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 12", "12");
    check(&duel, 8, (50, 38));
    assert!(duel.told(Fact::SoreLoser { seat: RED, spared: true }));
}

#[test]
fn s_7_12_who_won_pays() {
    let mut duel = Duel::full_hand();
    duel.turn("12 with 12", "10");
    check(&duel, 10, (38, 40));
}

#[test]
fn s_7_12_a_tie_is_paid() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 12", "10");
    check(&duel, 9, (40, 40));
}

#[test]
fn s_7_12_a_blocked_movement_is_paid() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 11 12", "12");
    check(&duel, 9, (40, 38));
}

#[test]
fn s_7_12_the_movement_counts_and_not_the_strength() {
    // Red is stronger, but the movement is reversed.
    let mut duel = Duel::full_hand();
    duel.turn("12 with 12", "10 with 9");
    check(&duel, 8, (50, 40));
    // Red is weaker, but the movement is reversed.
    let mut duel = Duel::full_hand();
    duel.turn("10 with 9 12", "12");
    check(&duel, 10, (40, 38));
}

#[test]
fn s_7_12_the_recycled_bet_is_spared() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 6 12", "17").red("recycle +5");
    check(&duel, 8, (50, 33));
}

#[test]
fn s_7_12_it_does_not_stop_the_round_from_ending() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("2", "1").turn("2", "1 with 12");
    assert_eq!(duel.round(), 2);
}

#[test]
fn s_7_12_all_mana_can_be_bet_and_kept() {
    let mut duel = Duel::full_hand();
    duel.turn("50 with 12", "49 with 7");
    check(&duel, 8, (50, 1));
    assert_eq!(duel.round(), 1);
}

#[test]
fn s_7_13_reserves_add_13_after_paying() {
    let mut duel = Duel::full_hand();
    duel.turn("20 with 13", "12");
    check(&duel, 10, (43, 38));
}

#[test]
fn s_7_13_capped_at_50() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 13", "12");
    check(&duel, 8, (50, 38));
    let mut duel = Duel::full_hand();
    duel.turn("10 with 12 13", "12");
    check(&duel, 8, (50, 38));
}

#[test]
fn s_7_14_drain_adds_the_opponents_bet() {
    let mut duel = Duel::full_hand();
    duel.turn("20 with 14", "12");
    check(&duel, 10, (42, 38));
}

#[test]
fn s_7_14_not_the_strength() {
    let mut duel = Duel::full_hand();
    duel.turn("30 with 14", "12 with 7 8");
    check(&duel, 8, (32, 38));
}

#[test]
fn s_7_14_the_recycled_bet() {
    let mut duel = Duel::full_hand();
    duel.turn("30 with 14", "12 with 6").green("recycle +3");
    check(&duel, 10, (35, 35));
}

#[test]
fn s_7_14_paid_or_not() {
    let mut duel = Duel::full_hand();
    duel.turn("30 with 14", "12 with 12");
    check(&duel, 10, (32, 50));
}

#[test]
fn s_7_14_together_with_reserves_capped_once() {
    let mut duel = Duel::full_hand();
    duel.turn("30 with 13 14", "12");
    check(&duel, 10, (45, 38));
    let mut duel = Duel::full_hand();
    duel.turn("20 with 13 14", "12");
    check(&duel, 10, (50, 38));
    assert_eq!(duel.hand(GREEN), "1 2 3 4 5 6 7 8 9 10 11 12 13 14");
}
