//! S4 End of a round.

use shazamm::{Fact, GREEN, RED, RoundEnd, Shazamm, Tile};
use table::{Game, Match, ToAct};

use crate::duel::{Duel, check};

fn why(duel: &Duel) -> Option<RoundEnd> {
    duel.facts().iter().find_map(|fact| match fact {
        Fact::RoundOver { why, .. } => Some(*why),
        _ => None,
    })
}

#[test]
fn s_4_1_end_of_round_is_checked_first() {
    let mut duel = Duel::full_hand();
    // Both bets would be all the mana, but they have no effect.
    duel.turn("50 with 4", "50");
    assert_eq!(why(&duel), Some(RoundEnd::EndOfRound(RED)));
    assert_eq!((duel.round(), duel.bridge()), (2, (6, 9, 12)));
}

#[test]
fn s_4_2_the_round_ends_when_the_wall_stands_on_the_tile_of_a_wizard() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("2", "1");
    assert_eq!((duel.round(), duel.wall()), (1, 11));
    duel.turn("2", "1");
    assert_eq!(why(&duel), Some(RoundEnd::WallReached(GREEN)));
    assert_eq!((duel.round(), duel.bridge()), (2, (9, 12, 15)));
}

#[test]
fn s_4_2_comes_before_exhaustion() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("2", "1").turn("46", "1");
    assert_eq!(why(&duel), Some(RoundEnd::WallReached(GREEN)), "although Red has no mana left");
    assert_eq!(duel.bridge(), (9, 12, 15));
}

#[test]
fn s_4_3_the_player_with_mana_left_pushes_one_tile_for_each() {
    let mut duel = Duel::full_hand();
    // Green is exhausted by winning, so that the wall is on 8; Red has two mana left.
    duel.turn("48", "50");
    assert_eq!(why(&duel), Some(RoundEnd::Exhausted(GREEN)));
    assert!(duel.told(Fact::Pushed { by: RED, tiles: 2, wall: Tile(10) }));
    assert_eq!((duel.round(), duel.bridge()), (2, (7, 10, 13)));
}

#[test]
fn s_4_3_at_most_to_the_wizards_tile() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "50");
    assert!(duel.told(Fact::Pushed { by: RED, tiles: 4, wall: Tile(12) }));
    assert_eq!(duel.bridge(), (9, 12, 15));
}

#[test]
fn s_4_3_the_push_costs_no_mana() {
    let mut duel = Duel::full_hand();
    // The match ends with this push, so that the reserves are not filled again.
    duel.turn("10", "50").turn("10", "50");
    assert_eq!(duel.to_act(), ToAct::Nobody);
    assert_eq!(duel.mana(), (40, 0));
}

#[test]
fn s_4_3_resistance_stops_the_push_and_the_round_ends() {
    let mut duel = Duel::full_hand();
    // Green is exhausted by winning, so that the wall is on 8, and there it stays.
    duel.turn("10", "50 with 11");
    assert_eq!(why(&duel), Some(RoundEnd::Exhausted(GREEN)));
    assert!(duel.told(Fact::PushResisted { seat: GREEN, wall: Tile(8) }));
    assert!(!duel.facts().iter().any(|fact| matches!(fact, Fact::Pushed { .. })));
    assert_eq!((duel.round(), duel.bridge(), duel.intact()), (2, (5, 8, 11), (1, 17)));
}

#[test]
fn s_4_3_a_resistance_without_effect_does_not_stop_the_push() {
    // Cancelled, lost to Mutism of this turn or of an earlier one, or the other player's own.
    for (red, green) in [("10 with 11", "50 with 11"), ("10 with 1", "50 with 11"), ("10 with 11", "50")] {
        let mut duel = Duel::full_hand();
        duel.turn(red, green);
        assert!(duel.told(Fact::RoundOver { round: 1, why: RoundEnd::Exhausted(GREEN) }), "{red}, {green}");
        assert_eq!(duel.bridge(), (9, 12, 15), "{red}, {green}");
    }
    let mut duel = Duel::full_hand();
    duel.turn("1 with 1", "1").turn("10", "49 with 11");
    assert!(duel.told(Fact::Pushed { by: RED, tiles: 4, wall: Tile(12) }));
}

#[test]
fn s_4_3_resistance_changes_nothing_where_both_are_exhausted() {
    let mut duel = Duel::full_hand();
    duel.turn("50 with 11", "50");
    assert_eq!(why(&duel), Some(RoundEnd::BothExhausted));
    assert_eq!(duel.bridge(), (6, 9, 12));
    assert!(!duel.facts().iter().any(|fact| matches!(fact, Fact::PushResisted { .. })));
}

/// Two rounds, as they were recorded by the first version of the rules: Resistance does not stop the push.
const BY_RULES_1: &str = "\
conclave record 1
game shazamm
rules 1
option variants full-hand

1 bet 10
2 bet 50 with 11
1 bet 10
2 bet 50
";

#[test]
fn s_4_3_a_record_of_rules_1_replays_as_it_was_played() {
    let played = Match::<Shazamm>::read(BY_RULES_1).unwrap();
    assert_eq!((played.game().rules(), played.to_act()), (1, ToAct::Nobody));
    assert_eq!(played.to_string(), BY_RULES_1, "and is written as it was");
    let mut pushes = Vec::new();
    let last = played.record().replay(|_, _, events| {
        pushes.extend(events.iter().map(|event| event.fact).filter(|fact| {
            matches!(fact, Fact::Pushed { .. } | Fact::PushResisted { .. } | Fact::Fell { .. })
        }));
    });
    let pushed = |wall| Fact::Pushed { by: RED, tiles: 4, wall: Tile(wall) };
    assert_eq!(pushes, [pushed(12), pushed(15), Fact::Fell { seat: GREEN }]);
    assert_eq!(&last, played.state());
    let outcome = played.game().outcome(&last).unwrap();
    assert_eq!((outcome.points()[RED], outcome.points()[GREEN]), (2, 0));
}

#[test]
fn s_4_3_the_same_moves_by_rules_2_lead_elsewhere() {
    let played = Match::<Shazamm>::read(&BY_RULES_1.replace("rules 1", "rules 2")).unwrap();
    assert_eq!(played.game().rules(), 2);
    let view = played.game().oracle(played.state());
    // The wall stayed on 8 in the first round; in the second Green won a tile, and Red pushed four.
    assert_eq!((view.round, view.bridge.wall, view.bridge.wizards[GREEN]), (3, Tile(11), Tile(14)));
}

#[test]
fn s_4_3_neither_reversal_nor_blaze_changes_the_push() {
    let mut duel = Duel::full_hand();
    // Reversed, Green's 50 loses two tiles with Blaze: the wall on 11, Red with one mana left pushes it one tile.
    duel.turn("49 with 9 10", "50");
    assert!(duel.told(Fact::Moved { towards: GREEN, tiles: 2, wall: Tile(11) }));
    assert!(duel.told(Fact::Pushed { by: RED, tiles: 1, wall: Tile(12) }));
}

#[test]
fn s_4_3_mana_gained_in_the_turn_comes_in_time() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "50 with 13");
    check(&duel, 8, (40, 13));
    assert_eq!(duel.round(), 1);
}

#[test]
fn s_4_4_both_exhausted_leaves_the_wall_where_it_is() {
    let mut duel = Duel::full_hand();
    duel.turn("20", "10").turn("30", "40");
    assert_eq!(why(&duel), Some(RoundEnd::BothExhausted));
    assert_eq!(duel.bridge(), (6, 9, 12), "10 after the first turn, 9 after the second");
    duel.turn("50 with 7", "50");
    assert_eq!(duel.bridge(), (7, 10, 13));
}

#[test]
fn s_4_5_the_wall_stays_and_the_wizards_move_to_three_steps_from_it() {
    let mut duel = Duel::full_hand();
    duel.turn("2", "1").turn("2 with 4", "1");
    assert_eq!(duel.bridge(), (7, 10, 13), "both move by one, for the wall had moved by one");
}

#[test]
fn s_4_6_the_outermost_tiles_break() {
    let mut duel = Duel::full_hand();
    for round in 1..=6 {
        assert_eq!(duel.intact(), (round - 1, 19 - round));
        duel.turn("50", "50");
        assert!(duel.told(Fact::TilesBroke { intact: (Tile(round), Tile(18 - round)) }));
    }
}

#[test]
fn s_4_7_the_one_who_falls_loses() {
    let mut duel = Duel::full_hand();
    duel.turn("10", "50").turn("10", "50");
    assert!(duel.told(Fact::Fell { seat: GREEN }) && !duel.told(Fact::Fell { seat: RED }));
    assert_eq!(duel.points(), Some((2, 0)));
}

#[test]
fn s_4_7_a_wizard_on_a_tile_that_breaks_falls() {
    let mut duel = Duel::full_hand();
    // Wall on 6 after round 1, on 5 after round 2: Red's wizard stands on 2, which is the first intact tile.
    duel.turn("50", "10").turn("1", "2").turn("2", "3").turn("47", "45");
    assert_eq!((duel.round(), duel.bridge(), duel.intact()), (3, (2, 5, 8), (2, 16)));
    // The wall stays, tile 2 breaks.
    duel.turn("50", "50");
    assert_eq!(duel.points(), Some((0, 2)));
}

#[test]
fn s_4_7_a_wizard_off_the_bridge_falls() {
    let mut duel = Duel::full_hand();
    duel.turn("50", "10").turn("1", "2").turn("2", "3").turn("47", "45").turn("50", "10");
    assert_eq!(duel.bridge(), (-1, 2, 5));
    assert_eq!(duel.points(), Some((0, 2)));
}

#[test]
fn s_4_7_the_winner_of_a_round_never_falls_from_the_tile_that_they_are_leaving() {
    let mut duel = Duel::full_hand();
    duel.turn("50", "10").turn("1", "2").turn("2", "3").turn("47", "45");
    // Red's wizard stands on 2, which breaks at the end of this round; but Red wins it and moves on to 5.
    duel.turn("10", "50");
    assert_eq!((duel.round(), duel.bridge(), duel.intact()), (4, (5, 8, 11), (3, 15)));
}

#[test]
fn s_4_8_a_new_round_fills_the_reserves_and_draws_three() {
    let mut duel = Duel::of(None);
    duel.draw("1 3 5 7 9 / 2 4 6 8 10").turn("50 with 7", "50");
    assert_eq!(duel.to_act(), ToAct::Chance);
    assert_eq!((duel.mana(), duel.round()), ((50, 50), 2));
    assert_eq!(
        duel.try_draw("2 4 7 / 1 3 5").unwrap_err().to_string(),
        "seat 1 drew 7, which is not in the deck"
    );
    duel.draw("2 4 6 / 1 3 5");
    assert_eq!(duel.hand(RED), "1 2 3 4 5 6 9");
    assert_eq!(duel.oracle().players[GREEN].deck_size, 6);
}

#[test]
fn s_4_8_from_the_fifth_round_on_nothing_is_left_to_draw() {
    let mut duel = Duel::of(None);
    duel.draw("1 2 3 4 5 / 1 2 3 4 5");
    for cards in ["6 7 8 / 6 7 8", "9 10 11 / 9 10 11", "12 13 14 / 12 13 14"] {
        duel.turn("50", "50").draw(cards);
    }
    assert_eq!(duel.hand(RED), "1 2 3 4 5 6 7 8 9 10 11 12 13 14");
    duel.turn("50", "50");
    assert!(duel.between_turns() && duel.round() == 5, "no chance where nothing is drawn");
}

#[test]
fn s_4_8_mutism_ends_with_the_round() {
    let mut duel = Duel::full_hand();
    duel.turn("1 with 1", "1").turn("49", "49");
    assert!(!duel.oracle().muted);
    duel.turn("10 with 7", "12");
    assert_eq!(duel.wall(), 10);
}
