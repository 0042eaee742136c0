//! W8.6 and W8.8: the Juggler, alone and together with the Cloud.

use table::{ToAct, Viewer};
use wizard::{CardSet, Decision, Fact, PhaseView, Refusal, Suit};

use crate::common::{Table, card_of, cards, check_playable, check_trick, seat};

/// Three players; the first led the Juggler as blue, and the third took the trick.
fn juggled(rest: [&str; 3], others: [&str; 2]) -> Table {
    let [one, two, three] = rest;
    let [second, third] = others.map(card_of);
    let deal = format!("juggler {one} / {second} {two} / {third} {three} turn N");
    let round = 1 + one.split_whitespace().count() as u8;
    let mut table = Table::new(3, "all", "").dealt_and_predicted(round, 3, &deal);
    table.trick(&format!("juggler=B {} {}", others[0], others[1]));
    table
}

#[test]
fn w_8_6_the_juggler_is_seven_and_a_half_of_the_suit_its_player_names() {
    for (faces, winner) in [
        ("juggler=B B7 B6", 1),
        ("juggler=B B7 B8", 3),
        ("B7 juggler=B B6", 2),
        ("B8 juggler=B B7", 1),
        ("B13 juggler=R B12", 2),
        ("R7 juggler=R R6", 2),
        ("R8 juggler=R R6", 1),
        ("juggler=R R8 B13", 2),
        ("B1 juggler=G B2", 3),
        ("juggler=G B13 Y13", 1),
        ("N juggler=B B13", 3),
    ] {
        check_trick("R", faces, winner);
    }
}

#[test]
fn w_8_6_led_the_named_suit_must_be_followed() {
    for suit in ["B", "R", "G", "Y"] {
        check_playable(&format!("juggler={suit}"), "B2 R2 G2 Y2", &format!("{suit}2"));
    }
    assert!("juggler".parse::<wizard::Face>().is_err(), "a suit must be named");
    assert!("juggler=Z".parse::<wizard::Face>().is_err());
}

#[test]
fn w_8_6_turned_up_the_dealer_names_trump() {
    let table = Table::new(3, "juggler", "").dealt(1, 2, "B1 / B2 / B3 turn juggler");
    assert_eq!(table.next(), seat(2));
    assert_eq!(table.legal(2), "trump B, trump R, trump G, trump Y");
}

#[test]
fn w_8_6_after_the_trick_everyone_passes_one_card_to_the_left_at_once() {
    let mut table = juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["B8", "B9"]);
    assert_eq!(table.won(), [0, 0, 1]);
    assert_eq!(table.asked(), [1, 2, 3]);
    assert_eq!(table.legal(1), "pass R1, pass R2");
    table.say("2 pass G2");
    assert_eq!(table.asked(), [1, 3]);
    assert_eq!(table.hand(2), cards("G1 G2"), "nothing moves before all have chosen");
    assert!(table.is_out_of_turn("2 pass G1"), "what was chosen stays");
    table.say("1 pass R1");
    assert_eq!(table.hand(2), cards("G1 G2"));
    table.say("3 pass Y1");
    assert_eq!(table.hand(1), cards("R2 Y1"));
    assert_eq!(table.hand(2), cards("G1 R1"));
    assert_eq!(table.hand(3), cards("Y2 G2"));
    assert_eq!(table.next(), seat(3), "the winner of the trick leads");
}

#[test]
fn w_8_6_a_card_that_was_received_is_not_passed_on() {
    let mut table = juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["B8", "B9"]);
    table.say("1 pass R1");
    assert_eq!(table.refusal("2 pass R1"), Refusal::NotInHand { card: "R1".parse().unwrap() });
    assert_eq!(table.legal(2), "pass G1, pass G2");
}

#[test]
fn w_8_6_a_single_card_left_must_be_passed() {
    let mut table = juggled(["R1", "G1", "Y1"], ["B8", "B9"]);
    assert_eq!(
        (table.legal(1), table.legal(2), table.legal(3)),
        ("pass R1".into(), "pass G1".into(), "pass Y1".into())
    );
    table.say("1 pass R1\n2 pass G1\n3 pass Y1\n3 play G1\n1 play Y1\n2 play R1");
    assert_eq!(table.won(), [0, 0, 2]);
}

#[test]
fn w_8_6_any_card_may_be_passed_also_wizards_jesters_and_special_cards() {
    let mut table = juggled(["Z Z", "N dragon", "bomb fairy"], ["B8", "B9"]);
    assert_eq!(table.legal(1), "pass Z");
    assert_eq!(table.legal(2), "pass N, pass dragon");
    assert_eq!(table.legal(3), "pass fairy, pass bomb");
    table.say("1 pass Z\n2 pass dragon\n3 pass fairy");
    assert_eq!(table.hand(1), cards("Z fairy"));
    assert_eq!(table.hand(3), cards("bomb dragon"));
    assert_eq!(
        juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["B8", "B9"]).refusal("1 play R1"),
        Refusal::OtherDecision { asked: Decision::Pass, given: Decision::Play }
    );
}

#[test]
fn w_8_6_only_giver_and_taker_know_what_was_passed() {
    let mut table = juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["B8", "B9"]);
    table.say("1 pass R1");
    let chosen = |view: &wizard::View| match view.phase {
        PhaseView::Passing { chosen, .. } => chosen[seat(1)],
        _ => panic!("nobody passes"),
    };
    assert_eq!(chosen(&table.view(1)), Some("R1".parse().unwrap()));
    for view in [table.view(2), table.view(3), table.spectator()] {
        assert_eq!(chosen(&view), None, "not even the taker, until all have chosen");
    }
    table.say("2 pass G1\n3 pass Y1");
    let told = |viewer| {
        let heard = table.heard(viewer).into_iter();
        heard.filter(|fact| matches!(fact, Fact::Passed { .. })).count()
    };
    assert_eq!(Viewer::all(3).map(told).collect::<Vec<_>>(), [2, 2, 2, 0]);
    assert_eq!(table.view(1).hands[seat(2)].known, cards("R1"), "the giver knows where the card is");
    assert_eq!(table.view(3).hands[seat(2)].known, CardSet::EMPTY);
    assert_eq!(table.spectator().hands[seat(2)].known, CardSet::EMPTY);
}

#[test]
fn w_8_6_not_after_the_last_trick_of_the_round() {
    let mut table =
        Table::new(3, "juggler", "").dealt_and_predicted(2, 3, "B1 B2 / R1 R2 / Y3 juggler turn N");
    table.trick("B1 R1 Y3");
    assert_eq!(table.next(), seat(1));
    table.trick("B2 R2 juggler=B");
    assert_eq!(table.to_act(), ToAct::Chance);
    assert_eq!(table.won(), [1, 0, 1]);
    let heard = table.heard(Viewer::Spectator);
    assert!(!heard.contains(&Fact::Juggling));
}

#[test]
fn w_8_6_also_when_a_bomb_was_in_the_trick() {
    let mut table = juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["bomb", "B9"]);
    assert_eq!(table.won(), [0, 0, 0]);
    assert_eq!(table.asked(), [1, 2, 3]);
    table.say("1 pass R1\n2 pass G1\n3 pass Y1");
    assert_eq!(table.next(), seat(3), "who would have won leads");
}

#[test]
fn w_8_6_whoever_wins_the_trick_not_only_the_juggler() {
    let table = juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["Z", "B9"]);
    assert_eq!((table.won(), table.asked()), (vec![0, 1, 0], vec![1, 2, 3]));
    let table = juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["B2", "B3"]);
    assert_eq!((table.won(), table.asked()), (vec![1, 0, 0], vec![1, 2, 3]));
}

#[test]
fn w_8_6_a_received_card_of_the_led_suit_must_follow() {
    let mut table = juggled(["R1 R2", "G1 G2", "R3 Y2"], ["B8", "B9"]);
    table.say("1 pass R1\n2 pass G1\n3 pass Y2\n3 play R3");
    assert_eq!(table.legal(1), "play R2");
    table.say("1 play R2");
    assert_eq!(table.legal(2), "play R1", "the red card came with the pass");
    assert_eq!(table.refusal("2 play G2"), Refusal::MustFollow { suit: Suit::Dwarves, held: 1 });
}

#[test]
fn w_8_8_juggler_and_cloud_in_one_trick_first_the_pass_then_the_change() {
    let mut table = juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["cloud=B", "B9"]);
    assert_eq!(table.won(), [0, 1, 0], "9¾ beats 9");
    assert_eq!(table.asked(), [1, 2, 3]);
    assert_eq!(
        table.refusal("2 change +1"),
        Refusal::OtherDecision { asked: Decision::Pass, given: Decision::Change }
    );
    table.say("1 pass R1\n2 pass G1\n3 pass Y1");
    assert_eq!((table.next(), table.legal(2)), (seat(2), "change +1".to_owned()));
    table.say("2 change +1\n2 play G2");
}

#[test]
fn w_8_8_in_the_last_trick_there_is_only_the_change() {
    let mut table =
        Table::new(3, "juggler cloud", "").dealt_and_predicted(1, 3, "juggler / cloud / B1 turn N");
    table.trick("juggler=B cloud=B B1");
    assert_eq!((table.next(), table.legal(2)), (seat(2), "change +1".to_owned()));
    table.say("2 change +1");
    assert_eq!(table.last_points(), [20, 30, 20]);
}

#[test]
fn w_8_8_with_a_bomb_there_is_only_the_pass() {
    let mut table = juggled(["R1 R2", "G1 G2", "Y1 Y2"], ["cloud=B", "bomb"]);
    table.say("1 pass R1\n2 pass G1\n3 pass Y1");
    assert_eq!((table.next(), table.legal(2)), (seat(2), "play R1, play G2".to_owned()));
}
