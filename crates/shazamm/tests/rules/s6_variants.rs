//! S6 Variants.

use shazamm::{Both, CardSet, Fact, GREEN, Options, PhaseView, RED, Shazamm, Variant};
use table::{Game, Legal as _, Options as _, Seat, Seats, ToAct, Viewer};

use crate::duel::{Duel, check};

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
    assert_eq!(Options::every().count(), 6);
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

#[test]
fn s_6_3_counted_cards_can_be_combined_with_any_deal() {
    for (deal, phase) in [("", "drawing"), ("full-hand ", "laying"), ("stacked-deck ", "stacking")] {
        let mut options = Options::default();
        options.set("variants", &format!("{deal}counted-cards")).unwrap();
        let game = Shazamm::new(options.clone()).unwrap();
        assert!(game.counts_cards());
        assert_eq!(options.entries(), [("variants", format!("{deal}counted-cards"))]);
        let view = serde_json::to_value(game.oracle(&game.start())).unwrap();
        assert_eq!(view["phase"]["phase"], phase);
    }
    let all = Options { variants: Variant::ALL.into() };
    assert_eq!(Shazamm::new(all).unwrap_err().to_string(), "full-hand and stacked-deck cannot be combined");
}

#[test]
fn s_6_3_both_lay_cards_first_and_then_bet() {
    let mut duel = Duel::counted();
    assert_eq!(duel.to_act(), ToAct::Seats(Seats::all(2)));
    assert_eq!(duel.game().legal(duel.state(), RED).len(), 1 << 15, "any cards, the dummy among them");
    duel.lay("7 8", "nothing");
    assert_eq!(duel.to_act(), ToAct::Seats(Seats::all(2)));
    assert_eq!(duel.game().legal(duel.state(), RED).len(), 50, "bets alone");
    // S8.2: 34 beats 33, as if cards and bet had come together.
    duel.turn("10", "33");
    check(&duel, 10, (40, 17));
    assert!(duel.told(Fact::Revealed {
        commitments: Both::new("10 with 7 8".parse().unwrap(), "33".parse().unwrap())
    }));
    assert_eq!(duel.hand(RED), "1 2 3 4 5 6 9 10 11 12 13 14");
    assert!(matches!(duel.oracle().phase, PhaseView::Laying { seats, .. } if seats.len() == 2));
}

#[test]
fn s_6_3_the_number_of_cards_is_shown_when_both_have_laid() {
    let mut duel = Duel::counted();
    let others = [Viewer::Seat(GREEN), Viewer::Spectator];
    let heard = |duel: &Duel, viewer: Viewer| -> Vec<Fact> {
        duel.events().iter().filter_map(|event| event.for_viewer(viewer).copied()).collect()
    };
    duel.red("lay 0 7");
    for viewer in others {
        assert_eq!(heard(&duel, viewer), [Fact::LaidSecretly { seat: RED }]);
        assert!(matches!(
            duel.view(viewer).phase,
            PhaseView::Laying { seats, laid } if seats == Seats::only(GREEN) && laid[RED].is_none()
        ));
    }
    duel.green("lay nothing");
    let counts = Both::new(2, 0);
    for viewer in [Viewer::Seat(RED), Viewer::Seat(GREEN), Viewer::Spectator] {
        assert_eq!(heard(&duel, viewer).last(), Some(&Fact::Counted { counts }), "the dummy counts");
        let PhaseView::Betting { seats, laid, counts: seen, bets } = duel.view(viewer).phase else {
            panic!("no bets")
        };
        assert_eq!((seats, seen, bets), (Seats::all(2), counts, Both::default()));
        assert_eq!(laid[RED].is_some(), viewer == Viewer::Seat(RED));
        assert_eq!(laid[GREEN], (viewer == Viewer::Seat(GREEN)).then_some(CardSet::EMPTY));
    }
}

#[test]
fn s_6_3_a_bet_stays_secret_until_both_have_bet() {
    let mut duel = Duel::counted();
    duel.lay("0", "7").red("bet 12");
    assert!(matches!(
        duel.seen_by(GREEN).phase,
        PhaseView::Betting { seats, bets, .. } if seats == Seats::only(GREEN) && bets[RED].is_none()
    ));
    assert!(matches!(
        duel.seen_by(RED).phase,
        PhaseView::Betting { bets, .. } if bets[RED].is_some_and(|bet| bet.mana() == 12)
    ));
    assert_eq!(duel.seen_by(RED).players[RED].hand.unwrap().len(), 15, "in hand until the reveal");
}

#[test]
fn s_6_3_what_is_not_asked_is_refused() {
    let mut duel = Duel::by_rules(Options::with(Some(Variant::CountedCards)), 2);
    duel.draw("1 3 5 7 9 / 2 4 6 8 10");
    assert_eq!(duel.refusal(RED, "lay 1 2"), "2 is not in the hand");
    assert_eq!(duel.refusal(RED, "bet 5 with 1"), "\"lay\" is asked for now, not \"bet\"");
    assert_eq!(
        duel.played().expected(),
        ["1 lay nothing, or any of 0 1 3 5 7 9", "2 lay nothing, or any of 0 2 4 6 8 10"]
    );
    duel.lay("0 1", "nothing");
    assert_eq!(duel.refusal(RED, "lay 0"), "\"bet\" is asked for now, not \"lay\"");
    let lie = "the cards of this turn lie on the table already: bet without cards";
    assert_eq!(duel.refusal(RED, "bet 5 with 1"), lie);
    assert_eq!(duel.refusal(RED, "bet 5 with 2"), lie);
    duel.red("bet 30").green("bet 30");
    duel.lay("3", "0");
    assert_eq!(duel.refusal(RED, "bet 21"), "a bet of 21 is above the 20 mana in the reserve");
    assert_eq!(duel.played().expected(), ["1 bet 1 to 20", "2 bet 1 to 20"]);
    let mut duel = Duel::full_hand();
    assert_eq!(duel.refusal(RED, "lay nothing"), "\"bet\" is asked for now, not \"lay\"");
}

#[test]
fn s_6_3_each_round_goes_on_with_laying() {
    let mut options = Options::default();
    options.set("variants", "stacked-deck counted-cards").unwrap();
    let mut duel = Duel::by_rules(options, 2);
    stack(&mut duel, RED, 1..=14);
    stack(&mut duel, GREEN, 1..=14);
    duel.lay("1 2", "5").turn("50", "50");
    assert_eq!((duel.round(), duel.hand(RED)), (2, "3 4 5 6 7 8".into()));
    assert!(matches!(duel.oracle().phase, PhaseView::Laying { .. }));
}
