//! W4: predictions.

use table::{Seat, Viewer};
use wizard::{Decision, Fact, PredictionView, Refusal};

use crate::common::{Table, seat};

#[test]
fn w_4_1_predictions_go_clockwise_from_the_dealers_left() {
    let hands = ["B1", "B2", "B3", "B4", "B5", "B6"];
    for seats in 3..=6 {
        for dealer in 1..=seats {
            let deal = format!("{} turn N", hands[..seats].join(" / "));
            let mut table = Table::new(seats as u8, "", "").dealt(1, dealer, &deal);
            for n in 0..seats {
                let next = (dealer + n) % seats + 1;
                assert_eq!(table.asked(), [next as u8], "{seats} players, dealer {dealer}");
                for other in (1..=seats).filter(|&other| other != next) {
                    assert!(table.is_out_of_turn(&format!("{other} predict 0")));
                }
                table.say(&format!("{next} predict 1"));
            }
            assert_eq!(table.asked(), [(dealer % seats + 1) as u8], "then the dealer's left leads");
        }
    }
}

#[test]
fn w_4_1_a_prediction_is_from_0_to_the_number_of_cards() {
    let table = Table::new(3, "", "").dealt(3, 3, "B1 B2 B3 / R1 R2 R3 / G1 G2 G3 turn N");
    assert_eq!(table.legal(1), "predict 0, predict 1, predict 2, predict 3");
    assert_eq!(table.refusal("1 predict 4"), Refusal::PredictionAbove { cards: 3 });
    assert_eq!(table.refusal("1 predict 20"), Refusal::PredictionAbove { cards: 3 });
    assert_eq!(
        table.refusal("1 play B1"),
        Refusal::OtherDecision { asked: Decision::Predict, given: Decision::Play }
    );
    // Nothing binds the last to predict, even where the sum is the number of tricks.
    let mut table = table;
    table.say("1 predict 3\n2 predict 0\n3 predict 0");
    assert_eq!(table.next(), seat(1));
}

#[test]
fn w_4_1_predictions_are_open() {
    let mut table = Table::new(3, "", "").dealt(2, 3, "B1 B2 / R1 R2 / G1 G2 turn N");
    table.say("1 predict 2");
    for view in [table.view(1), table.view(2), table.view(3), table.spectator()] {
        assert_eq!(
            view.predictions.as_slice(),
            [PredictionView::Known(2), PredictionView::Open, PredictionView::Open]
        );
    }
    for viewer in Viewer::all(3) {
        let said = Fact::Predicted { seat: Seat::new(0), prediction: 2 };
        assert!(table.heard(viewer).contains(&said), "{viewer}");
    }
}
