//! W8.7: the Cloud.

use table::{ToAct, Viewer};
use wizard::{Change, Decision, Fact, PredictionView, Refusal};

use crate::common::{Table, check_playable, check_trick, seat};

/// Three players with these predictions; the first led the Cloud as blue, and the second took the trick with blue 10.
fn clouded(variants: &str, predictions: [u8; 3]) -> Table {
    let mut table = Table::new(3, "all", variants).dealt(2, 3, "cloud R1 / B10 G2 / B9 Y1 turn N");
    for (n, prediction) in predictions.into_iter().enumerate() {
        table.say(&format!("{} predict {prediction}", n + 1));
    }
    table.trick("cloud=B B10 B9");
    table
}

fn prediction(table: &Table, player: usize) -> PredictionView {
    table.oracle().predictions[seat(player)]
}

#[test]
fn w_8_7_the_cloud_is_nine_and_three_quarters_of_the_suit_its_player_names() {
    for (faces, winner) in [
        ("cloud=B B9 B8", 1),
        ("cloud=B B9 B10", 3),
        ("B9 cloud=B B8", 2),
        ("B10 cloud=B B8", 1),
        ("B13 cloud=R B12", 2),
        ("R9 cloud=R R8", 2),
        ("R10 cloud=R R8", 1),
        ("juggler=B cloud=B B9", 2),
        ("B1 cloud=G B2", 3),
        ("cloud=G B13 Y13", 1),
    ] {
        check_trick("R", faces, winner);
    }
}

#[test]
fn w_8_7_led_the_named_suit_must_be_followed() {
    for suit in ["B", "R", "G", "Y"] {
        check_playable(&format!("cloud={suit}"), "B2 R2 G2 Y2", &format!("{suit}2"));
    }
    assert!("cloud".parse::<wizard::Face>().is_err(), "a suit must be named");
}

#[test]
fn w_8_7_turned_up_the_dealer_names_trump() {
    let table = Table::new(3, "cloud", "").dealt(1, 2, "B1 / B2 / B3 turn cloud");
    assert_eq!(table.next(), seat(2));
    assert_eq!(table.legal(2), "trump B, trump R, trump G, trump Y");
}

#[test]
fn w_8_7_the_winner_of_the_trick_changes_the_own_prediction_by_one() {
    for (change, after) in [("+1", 2), ("-1", 0)] {
        let mut table = clouded("", [0, 1, 0]);
        assert_eq!((table.next(), table.legal(2)), (seat(2), "change +1, change -1".to_owned()));
        assert_eq!(
            table.refusal("2 play G2"),
            Refusal::OtherDecision { asked: Decision::Change, given: Decision::Play }
        );
        assert!(table.is_out_of_turn("1 change +1"), "not whoever played the Cloud");
        table.say(&format!("2 change {change}"));
        assert_eq!(prediction(&table, 2), PredictionView::Known(after));
        assert_eq!(table.oracle().changed, Some(seat(2)));
        assert_eq!(table.next(), seat(2), "then the winner leads");
        for viewer in Viewer::all(3) {
            let way = if change == "+1" { Change::Up } else { Change::Down };
            let told = Fact::Changed { seat: seat(2), change: way, prediction: after };
            assert!(table.heard(viewer).contains(&told), "{viewer}");
        }
    }
}

#[test]
fn w_8_7_the_changed_prediction_is_what_counts() {
    let mut table = clouded("", [0, 0, 0]);
    table.say("2 change +1").trick("G2 Y1 R1");
    assert_eq!(table.won(), [0, 2, 0]);
    assert_eq!(table.last_points(), [20, -10, 20], "1 predicted and 2 taken");
}

#[test]
fn w_8_7_a_prediction_never_goes_below_0() {
    let table = clouded("", [0, 0, 0]);
    assert_eq!(table.legal(2), "change +1");
    assert_eq!(table.refusal("2 change -1"), Refusal::PredictionBelowZero);
}

#[test]
fn w_8_7_a_prediction_may_go_above_the_number_of_tricks() {
    let mut table = clouded("", [0, 2, 0]);
    assert_eq!(table.legal(2), "change +1, change -1");
    table.say("2 change +1");
    assert_eq!(prediction(&table, 2), PredictionView::Known(3));
    table.trick("G2 Y1 R1");
    assert_eq!(table.last_points(), [20, -10, 20]);
}

#[test]
fn w_8_7_also_in_the_last_trick() {
    let mut table = Table::new(3, "cloud", "").dealt_and_predicted(1, 3, "cloud / B9 / B10 turn N");
    table.trick("cloud=B B9 B10");
    assert_eq!((table.next(), table.legal(3)), (seat(3), "change +1".to_owned()));
    table.say("3 change +1");
    assert_eq!(table.to_act(), ToAct::Chance);
    assert_eq!(table.last_points(), [20, 20, 30]);
}

#[test]
fn w_8_7_not_when_a_bomb_was_in_the_trick() {
    let mut table = Table::new(3, "all", "").dealt_and_predicted(2, 3, "cloud R1 / bomb G2 / B10 Y1 turn N");
    table.trick("cloud=B bomb B10");
    assert_eq!((table.next(), table.legal(3)), (seat(3), "play Y1".to_owned()));
    assert_eq!(table.oracle().changed, None);
}

#[test]
fn w_8_7_plus_minus_one_is_not_checked_again() {
    let mut table = clouded("plus-minus-one", [0, 1, 0]);
    assert_eq!(table.legal(2), "change +1, change -1");
    table.say("2 change +1");
    let predictions = table.oracle().predictions;
    assert_eq!(predictions.as_slice(), [0, 2, 0].map(PredictionView::Known), "now they do add up");
}

#[test]
fn w_8_7_with_secret_predictions_others_see_that_it_changed_not_how() {
    for (change, after) in [("+1", 2), ("-1", 0)] {
        let mut table = clouded("secret", [0, 1, 0]);
        table.say(&format!("2 change {change}"));
        let own = table.view(2);
        assert_eq!(own.predictions[seat(2)], PredictionView::Known(after));
        for view in [table.view(1), table.view(3), table.spectator()] {
            assert_eq!(view.predictions[seat(2)], PredictionView::Made);
            assert_eq!(view.changed, Some(seat(2)));
        }
        for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator] {
            let heard = table.heard(viewer);
            assert!(heard.contains(&Fact::ChangedSecretly { seat: seat(2) }), "{viewer}");
            assert!(!heard.iter().any(|fact| matches!(fact, Fact::Changed { .. })), "{viewer}");
        }
    }
}

#[test]
fn w_8_7_with_hidden_predictions_the_change_is_open() {
    let mut table = clouded("hidden", [0, 1, 0]);
    table.say("2 change -1");
    assert_eq!(table.view(1).predictions[seat(2)], PredictionView::Known(0));
}
