//! S8 Worked examples.

use shazamm::{Both, Fact, GREEN, RED, Strength, Tile};

use crate::duel::{Duel, check};

#[test]
fn s_8_1_bets_of_10_and_12() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "12");
    check(&duel, 8, (40, 38));
}

#[test]
fn s_8_2_10_with_boost_and_double_dose_beats_33() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 7 8", "33");
    assert!(duel.told(Fact::Strengths { strengths: Both::new(Strength(34), Strength(33)) }));
    check(&duel, 10, (40, 17));
}

#[test]
fn s_8_3_two_won_rounds_in_a_row_win_the_match() {
    let mut duel = Duel::full_hand();
    for (round, wizards) in [(1, (6, 12)), (2, (3, 9))] {
        let (red, _, green) = duel.bridge();
        assert_eq!((duel.round(), (red, green)), (round, wizards));
        duel.turn("1", "2").turn("1", "2").turn("1", "2");
    }
    assert!(duel.told(Fact::Fell { seat: RED }));
    assert_eq!((duel.bridge(), duel.intact()), ((0, 3, 6), (2, 16)));
    assert_eq!(duel.points(), Some((0, 2)));
}

#[test]
fn s_8_4_wall_on_9_after_seven_rounds_is_a_draw() {
    let mut duel = Duel::full_hand();
    for round in 1..=7 {
        assert_eq!((duel.round(), duel.wall()), (round, 9));
        duel.idle_turns(50);
    }
    assert!(duel.told(Fact::Fell { seat: RED }) && duel.told(Fact::Fell { seat: GREEN }));
    assert_eq!(duel.points(), Some((1, 1)));
}

#[test]
fn s_8_5_bet_50_with_reserves() {
    let mut duel = Duel::full_hand();
    duel.turn("50 with 13", "12");
    check(&duel, 10, (13, 38));
    assert_eq!(duel.round(), 1);
}

#[test]
fn s_8_6_theft_against_boost_and_double_dose() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 7 8").red("use 7").red("use 8");
    assert!(duel.told(Fact::Strengths { strengths: Both::new(Strength(34), Strength(12)) }));
    check(&duel, 10, (40, 38));
}

#[test]
fn s_8_7_clone_takes_a_mutism_of_the_round_before_while_the_opponent_plays_theft() {
    let mut duel = Duel::full_hand();
    duel.turn("50", "50 with 1");
    assert_eq!(duel.round(), 2);
    duel.turn("10 with 2 7", "12 with 3").red("clone 1");
    assert!(duel.between_turns(), "Theft is lost");
    check(&duel, 8, (40, 38));
}

#[test]
fn s_8_8_last_mana_with_the_wall_two_tiles_away() {
    for (left, tiles, wall) in [(4, 2, 12), (1, 1, 11)] {
        let mut duel = Duel::full_hand();
        // Green's 50 wins, reversed: the wall on 10, two tiles from Green's wizard, who has nothing left.
        duel.turn(&format!("{} with 9", 50 - left), "50");
        assert!(duel.told(Fact::Moved { towards: GREEN, tiles: 1, wall: Tile(10) }));
        assert!(duel.told(Fact::Pushed { by: RED, tiles, wall: Tile(wall) }));
        assert_eq!((duel.round(), duel.bridge()), (2, (wall - 3, wall, wall + 3)));
    }
}
