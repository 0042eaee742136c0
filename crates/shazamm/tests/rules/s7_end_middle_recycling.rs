//! S7.4 End of Round, S7.5 Middle, S7.6 Recycling.

use shazamm::{Casting, Fact, GREEN, RED, RoundEnd, Spell, Tile};
use table::{Game, Legal};

use crate::duel::{Duel, check};

#[test]
fn s_7_4_the_round_ends_at_once_and_the_bets_have_no_effect() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("48 with 4", "3 with 0");
    assert!(duel.told(Fact::RoundOver { round: 1, why: RoundEnd::EndOfRound(RED) }));
    assert!(!duel.facts().iter().any(|fact| {
        matches!(fact, Fact::Strengths { .. } | Fact::Moved { .. } | Fact::Paid { .. } | Fact::Pushed { .. })
    }));
    assert_eq!((duel.round(), duel.bridge(), duel.mana()), (2, (7, 10, 13), (50, 50)));
}

#[test]
fn s_7_4_higher_numbers_are_lost() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("1 with 4 10", "1 with 5 13");
    assert!(duel.told(Fact::Lost {
        seat: GREEN,
        spells: [Spell::Middle, Spell::Reserves].into_iter().collect::<Casting>(),
        to: Spell::EndOfRound
    }));
    assert_eq!(duel.bridge(), (7, 10, 13), "the wall did not return to 9");
    assert_eq!((duel.discard(RED), duel.discard(GREEN)), ("4 10".into(), "5 13".into()));
}

#[test]
fn s_7_4_it_is_lost_under_mutism() {
    let mut duel = Duel::full_hand();
    duel.turn("1 with 4", "1").turn("1 with 1", "1").turn("1", "1 with 4");
    assert_eq!(duel.round(), 2);
}

#[test]
fn s_7_4_no_mana_is_spent_at_the_end_of_the_match() {
    let mut duel = Duel::full_hand();
    duel.turn("50", "10").turn("1", "2").turn("1", "2").turn("5 with 4", "7");
    // The wall on 4: Red's wizard on 1, which has broken.
    assert_eq!(duel.points(), Some((0, 2)));
    assert_eq!(duel.mana(), (48, 46));
}

#[test]
fn s_7_5_the_wall_returns_to_where_it_began_the_round() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "2").turn("1", "2").turn("3 with 5", "3");
    check(&duel, 9, (45, 43));
    assert!(duel.told(Fact::Middle { seat: RED, wall: Tile(9) }));
}

#[test]
fn s_7_5_not_to_the_middle_of_the_bridge() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "50");
    assert_eq!(duel.bridge(), (9, 12, 15));
    duel.turn("2", "1").turn("3 with 5", "3");
    assert_eq!(duel.wall(), 12);
}

#[test]
fn s_7_5_the_turn_goes_on() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "2").turn("1", "2").turn("3", "4 with 5");
    check(&duel, 8, (45, 42));
}

#[test]
fn s_7_5_it_ignores_resistance() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("2", "1").turn("1", "1 with 5 11");
    assert_eq!(duel.wall(), 9);
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("1 with 11", "1 with 5");
    assert_eq!(duel.wall(), 9, "although it comes nearer to Red");
}

#[test]
fn s_7_5_it_never_counts_as_losing_a_turn() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("2", "1");
    // The wall goes back from 11 to 9, nearer to Red; then equal strength.
    duel.turn("5 with 12", "5 with 5");
    check(&duel, 9, (41, 43));
    assert!(duel.told(Fact::SoreLoser { seat: RED, spared: false }));
}

#[test]
fn s_7_5_after_it_the_turns_movement_counts_on_its_own() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("2", "1");
    // From 11 to 9 and one tile towards Green: Green has lost the turn, although the wall is further away than before.
    duel.turn("6", "5 with 5 12");
    check(&duel, 10, (40, 48));
}

#[test]
fn s_7_6_the_bet_is_changed_fought_with_and_paid() {
    for (change, wall, left) in [("-5", 8, 45), ("0", 8, 40), ("+2", 9, 38), ("+5", 10, 35)] {
        let mut duel = Duel::full_hand();
        duel.turn("10 with 6", "12").red(&format!("recycle {change}"));
        check(&duel, wall, (left, 38));
    }
}

#[test]
fn s_7_6_a_change_outside_is_refused_and_not_clamped() {
    let mut duel = Duel::full_hand();
    duel.turn("3 with 6", "12");
    assert_eq!(
        duel.refusal(RED, "recycle -3"),
        "a bet of 3 cannot be changed by -3: it stays within 1 and 50"
    );
    assert_eq!(duel.game().legal(duel.state(), RED).len(), 8, "-2 to +5");
    duel.red("recycle -2");
    check(&duel, 8, (49, 38));

    let mut duel = Duel::full_hand();
    duel.turn("48 with 6", "12");
    assert_eq!(
        duel.refusal(RED, "recycle +3"),
        "a bet of 48 cannot be changed by +3: it stays within 1 and 50"
    );
    duel.red("recycle +2");
    assert_eq!(duel.round(), 2, "all mana is bet and paid");
}

#[test]
fn s_7_6_the_last_mana_leaves_no_decision() {
    let mut duel = Duel::full_hand();
    duel.turn("49", "40").turn("1 with 6", "2");
    assert!(duel.told(Fact::Recycled {
        seat: RED,
        change: shazamm::Change::NONE,
        bet: shazamm::Bet::LOWEST
    }));
    assert_eq!(duel.round(), 2);
}

#[test]
fn s_7_6_a_second_change_starts_from_the_first() {
    let mut duel = Duel::full_hand();
    duel.turn("1", "1 with 6").green("recycle 0").turn("7 with 2 6", "12").red("clone 6").red("recycle -5");
    assert_eq!(duel.game().legal(duel.state(), RED).len(), 7, "-1 to +5");
    duel.red("recycle -1");
    check(&duel, 8, (48, 37));
}

#[test]
fn s_7_6_it_is_open_to_the_opponent_before_anything_else_happens() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 6", "12 with 13");
    assert_eq!(duel.asked(), Some(RED));
    assert_eq!(duel.seen_by(GREEN).players[GREEN].mana.left(), 50, "nothing is paid yet");
}
