//! S7.7 Boost, S7.8 Double Dose, S7.9 Who Wins Loses, S7.10 Blaze, S7.11 Resistance.

use shazamm::{Fact, GREEN, RED, Tile};

use crate::duel::{Duel, check};

#[test]
fn s_7_7_boost_adds_7_and_costs_the_bet() {
    for (green, wall) in [(16, 10), (17, 9), (18, 8)] {
        let mut duel = Duel::full_hand();
        duel.turn("10 with 7", &green.to_string());
        check(&duel, wall, (40, 50 - green));
    }
}

#[test]
fn s_7_8_double_dose_doubles_and_costs_the_bet() {
    for (green, wall) in [(19, 10), (20, 9), (21, 8)] {
        let mut duel = Duel::full_hand();
        duel.turn("10 with 8", &green.to_string());
        check(&duel, wall, (40, 50 - green));
    }
}

#[test]
fn s_7_8_with_boost_it_is_twice_the_sum() {
    for (green, wall) in [(33, 10), (34, 9), (35, 8)] {
        let mut duel = Duel::full_hand();
        duel.turn("10 with 7 8", &green.to_string());
        check(&duel, wall, (40, 50 - green));
    }
}

#[test]
fn s_7_9_the_movement_is_reversed() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 9", "12");
    check(&duel, 10, (40, 38));
    let mut duel = Duel::full_hand();
    duel.turn("10", "12 with 9");
    check(&duel, 10, (40, 38));
}

#[test]
fn s_7_9_no_movement_stays_no_movement() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 9", "10");
    check(&duel, 9, (40, 40));
    assert!(duel.told(Fact::WhoWinsLoses { seat: RED, towards: None }));
}

#[test]
fn s_7_10_the_wall_moves_two_tiles_whoever_wins() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 10", "12");
    check(&duel, 7, (40, 38));
    let mut duel = Duel::full_hand();
    duel.turn("12 with 10", "10");
    check(&duel, 11, (38, 40));
    let mut duel = Duel::full_hand();
    duel.turn("10 with 10", "10");
    check(&duel, 9, (40, 40));
}

#[test]
fn s_7_10_it_stops_on_a_wizards_tile() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("2", "1").turn("2 with 10", "1");
    assert!(duel.told(Fact::Moved { towards: GREEN, tiles: 1, wall: Tile(12) }));
    assert_eq!(duel.bridge(), (9, 12, 15));
}

#[test]
fn s_7_11_the_movement_towards_this_player_does_not_happen() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 11", "12");
    check(&duel, 9, (40, 38));
    let mut duel = Duel::full_hand();
    duel.turn("10 with 11", "12 with 10");
    check(&duel, 9, (40, 38));
}

#[test]
fn s_7_11_a_movement_towards_the_opponent_happens() {
    let mut duel = Duel::full_hand();
    duel.turn("12 with 11", "10");
    check(&duel, 10, (38, 40));
    assert!(duel.told(Fact::Resistance { seat: RED, resisted: false }));
}

#[test]
fn s_7_11_it_stops_the_last_push_whoever_laid_it_down() {
    // Red, with nothing left, has stolen it.
    let mut duel = Duel::full_hand();
    duel.turn("50 with 3", "10 with 11").red("use 11");
    assert!(duel.told(Fact::PushResisted { seat: RED, wall: Tile(10) }));
    assert_eq!(duel.bridge(), (7, 10, 13));
    // Red has copied it.
    let mut duel = Duel::full_hand();
    duel.turn("10", "10 with 11").turn("40 with 2", "10").red("clone 11");
    assert!(duel.told(Fact::PushResisted { seat: RED, wall: Tile(10) }));
    assert_eq!(duel.bridge(), (7, 10, 13));
    // Green, with nothing left, has lost it to a thief.
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "50 with 11").red("use 11");
    assert!(duel.told(Fact::Pushed { by: RED, tiles: 3, wall: Tile(12) }));
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "50 with 11").red("discard 11");
    assert!(duel.told(Fact::Pushed { by: RED, tiles: 4, wall: Tile(12) }));
}

#[test]
fn s_7_11_it_acts_in_its_own_turn_only() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "10 with 11").turn("10", "40");
    assert!(duel.told(Fact::Pushed { by: RED, tiles: 4, wall: Tile(12) }));
}

#[test]
fn s_7_11_it_looks_at_the_reversed_movement() {
    let mut duel = Duel::full_hand();
    duel.turn("12 with 11", "10 with 9");
    check(&duel, 9, (38, 40));
    let mut duel = Duel::full_hand();
    duel.turn("10 with 9 11", "12");
    check(&duel, 10, (40, 38));
}
