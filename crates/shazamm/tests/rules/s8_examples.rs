//! S8 Worked examples.

use std::collections::BTreeSet;

use shazamm::{Both, Bridge, Fact, GREEN, RED, Strength, Tile};

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
fn s_8_3_two_won_rounds_in_a_row_are_not_always_enough() {
    let mut duel = Duel::full_hand();
    // Green wins round 1, Red rounds 2 and 3.
    duel.turn("1", "2").turn("1", "2").turn("1", "2");
    for _ in 0..2 {
        duel.turn("2", "1").turn("2", "1").turn("2", "1");
    }
    assert_eq!((duel.bridge(), duel.intact()), ((9, 12, 15), (3, 15)));
    assert_eq!((duel.round(), duel.points()), (4, None));
}

#[test]
fn s_8_3_they_are_enough_unless_the_wall_began_too_far_on_the_winners_side() {
    // All beginnings of rounds, by the tiles on which a round may end.
    let mut begun = BTreeSet::from([(1_i8, 9_i8)]);
    let mut not_enough = BTreeSet::new();
    while let Some((round, wall)) = begun.pop_first() {
        let bridge = bridge_in(round, wall);
        for winner in [RED, GREEN] {
            let loser = if winner == RED { GREEN } else { RED };
            let mut after = bridge;
            for _ in 0..2 {
                after.push_wall(loser, 3);
                after.move_wizards();
                after.break_tiles();
            }
            let on_the_winners_side = if winner == RED { 9 - wall } else { wall - 9 };
            assert_eq!(after.fallen().contains(loser), on_the_winners_side <= round, "{round} {wall}");
            if on_the_winners_side > round {
                not_enough.insert((round, on_the_winners_side));
            }
        }
        for (towards, tiles) in [RED, GREEN].into_iter().flat_map(|seat| (0..=3).map(move |n| (seat, n))) {
            let mut after = bridge;
            after.push_wall(towards, tiles);
            after.move_wizards();
            after.break_tiles();
            if after.fallen().is_empty() {
                begun.insert((round + 1, after.wall().0));
            }
        }
    }
    assert_eq!(not_enough, BTreeSet::from([(2, 3), (3, 4)]));
}

/// The bridge when a round begins with the wall on this tile.
fn bridge_in(round: i8, wall: i8) -> Bridge {
    let mut bridge = Bridge::new();
    for _ in 1..round {
        bridge.break_tiles();
    }
    while bridge.wall() != Tile(wall) {
        bridge.push_wall(if wall < bridge.wall().0 { RED } else { GREEN }, 1);
        bridge.move_wizards();
    }
    bridge
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
fn s_8_9_last_mana_with_resistance() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "50 with 11");
    assert!(duel.told(Fact::Moved { towards: RED, tiles: 1, wall: Tile(8) }));
    assert!(duel.told(Fact::PushResisted { seat: GREEN, wall: Tile(8) }));
    assert_eq!((duel.round(), duel.bridge()), (2, (5, 8, 11)));
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
