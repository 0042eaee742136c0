//! S6 Variants.

use shazamm::{Fact, GREEN, Options, PhaseView, RED, Shazamm, Variant};
use table::{Game, Options as _, Seat, Seats, ToAct, Viewer};

use crate::duel::Duel;

#[test]
fn s_6_1_full_hand_has_all_spells_from_the_start_and_nothing_is_drawn() {
    let mut duel = Duel::full_hand();
    assert!(duel.between_turns());
    for _ in 0..6 {
        duel.turn("50", "50");
        assert!(duel.between_turns(), "no draw");
        assert_eq!(duel.hand(RED), "1 2 3 4 5 6 7 8 9 10 11 12 13 14");
    }
}

#[test]
fn s_6_2_both_variants_together_are_refused_by_name() {
    let mut options = Options::default();
    options.set("variants", "stacked-deck, full-hand").unwrap();
    assert_eq!(
        Shazamm::new(options).unwrap_err().to_string(),
        "full-hand and stacked-deck cannot be combined"
    );
    assert_eq!(Options::every().count(), 3);
    assert_eq!(
        Options::default().set("seats", "2").unwrap_err().to_string(),
        "Shazamm! has no option \"seats\"; there is: variants"
    );
}

fn stack(duel: &mut Duel, seat: Seat, order: impl IntoIterator<Item = u8>) {
    for spell in order {
        let action = format!("stack {spell}");
        if seat == RED {
            duel.red(&action)
        } else {
            duel.green(&action)
        };
    }
}

#[test]
fn s_6_2_spells_are_drawn_in_the_order_that_each_chose() {
    let mut duel = Duel::of(Some(Variant::StackedDeck));
    assert_eq!(duel.to_act(), ToAct::Seats(Seats::all(2)));
    stack(&mut duel, RED, (1..=14).rev());
    assert_eq!(duel.to_act(), ToAct::Seats(Seats::only(GREEN)));
    stack(&mut duel, GREEN, [7, 8, 1, 2, 3, 14, 13, 12, 11, 10, 9, 6, 5, 4]);
    assert!(duel.between_turns(), "no chance");
    assert_eq!((duel.hand(RED), duel.hand(GREEN)), ("10 11 12 13 14".into(), "1 2 3 7 8".into()));
    duel.turn("50 with 14", "50 with 7");
    assert_eq!((duel.hand(RED), duel.hand(GREEN)), ("7 8 9 10 11 12 13".into(), "1 2 3 8 12 13 14".into()));
    duel.turn("50", "50");
    assert_eq!(duel.hand(RED), "4 5 6 7 8 9 10 11 12 13");
    assert_eq!(duel.hand(GREEN), "1 2 3 8 9 10 11 12 13 14");
    assert!(duel.between_turns() && duel.round() == 3);
}

#[test]
fn s_6_2_each_spell_is_stacked_once() {
    let mut duel = Duel::of(Some(Variant::StackedDeck));
    duel.red("stack 3");
    assert_eq!(duel.refusal(RED, "stack 3"), "3 is in the stack already");
    assert_eq!(duel.refusal(RED, "bet 3"), "\"stack\" is asked for now, not \"bet\"");
}

#[test]
fn s_6_2_others_learn_only_that_a_seat_is_done() {
    let mut duel = Duel::of(Some(Variant::StackedDeck));
    let before = duel.seen_by(GREEN);
    stack(&mut duel, RED, 1..=13);
    assert_eq!(duel.seen_by(GREEN), before, "not even how far it is");
    assert!(duel.events().iter().all(|event| event.for_viewer(Viewer::Seat(GREEN)).is_none()));
    assert_eq!(duel.seen_by(RED).players[RED].stack.unwrap().len(), 13);
    duel.red("stack 14");
    let heard: Vec<_> =
        duel.events().iter().filter_map(|event| event.for_viewer(Viewer::Seat(GREEN)).copied()).collect();
    assert_eq!(heard, [Fact::StackDone { seat: RED }]);
    assert!(
        matches!(duel.seen_by(GREEN).phase, PhaseView::Stacking { seats } if seats == Seats::only(GREEN))
    );
    stack(&mut duel, GREEN, 1..=14);
    assert_eq!(duel.seen_by(GREEN).players[RED].stack, None);
    assert_eq!(duel.seen_by(GREEN).players[GREEN].stack.unwrap().len(), 9);
}
