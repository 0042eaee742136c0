//! W3: the card that is turned up.

use table::{Game, Viewer};
use wizard::{Decision, Fact, PhaseView, Refusal, Suit, Wizard};

use crate::common::{Table, cards, options, seat};

#[test]
fn w_3_1_a_suit_card_makes_its_suit_trump() {
    for (card, trump) in
        [("B1", Suit::Humans), ("R13", Suit::Dwarves), ("G7", Suit::Elves), ("Y9", Suit::Giants)]
    {
        let table = Table::new(3, "", "").dealt(1, 1, &format!("B5 / R5 / G5 turn {card}"));
        assert_eq!(table.oracle().trump, Some(trump), "{card}");
        assert_eq!(table.next(), seat(2), "and the predictions begin");
        assert!(table.heard(Viewer::Spectator).contains(&Fact::Trump { trump: Some(trump), by: None }));
    }
}

#[test]
fn w_3_1_a_jester_makes_no_trump() {
    let table = Table::new(3, "", "").dealt(1, 1, "B5 / R5 / G5 turn N");
    assert_eq!(table.oracle().trump, None);
    assert_eq!(table.legal(2), "predict 0, predict 1");
}

#[test]
fn w_3_1_a_wizard_lets_the_dealer_name_a_suit() {
    for dealer in 1..=4 {
        for (letter, suit) in ["B", "R", "G", "Y"].into_iter().zip(Suit::ALL) {
            let mut table = Table::new(4, "", "").dealt(1, dealer, "B5 / R5 / G5 / Y5 turn Z");
            assert_eq!(table.next(), seat(dealer));
            assert_eq!(table.legal(dealer), "trump B, trump R, trump G, trump Y");
            table.say(&format!("{dealer} trump {letter}"));
            assert_eq!(table.oracle().trump, Some(suit));
            assert!(
                table
                    .heard(Viewer::Spectator)
                    .contains(&Fact::Trump { trump: Some(suit), by: Some(seat(dealer)) })
            );
            assert_eq!(table.next(), seat(dealer % 4 + 1), "then the dealer's left predicts");
        }
    }
}

#[test]
fn w_3_1_no_trump_may_not_be_named() {
    let table = Table::new(3, "", "").dealt(1, 1, "B5 / R5 / G5 turn Z");
    assert!(table.game().read_action("trump none").is_err());
    assert_eq!(
        table.refusal("1 werewolf none"),
        Refusal::OtherDecision { asked: Decision::Trump, given: Decision::Werewolf }
    );
}

#[test]
fn w_3_1_nobody_predicts_before_trump_is_named_and_nobody_else_names_it() {
    let table = Table::new(3, "", "").dealt(1, 1, "B5 / R5 / G5 turn Z");
    assert!(table.is_out_of_turn("2 predict 0"));
    assert!(table.is_out_of_turn("2 trump B"));
    assert_eq!(
        table.refusal("1 predict 0"),
        Refusal::OtherDecision { asked: Decision::Trump, given: Decision::Predict }
    );
}

#[test]
fn w_3_1_the_dealer_sees_the_own_hand_before_naming_trump() {
    let table = Table::new(3, "", "").dealt(2, 1, "B5 B6 / R5 R6 / G5 G6 turn Z");
    let view = table.view(1);
    assert_eq!(view.phase, PhaseView::NamingTrump { seat: seat(1) });
    assert_eq!(view.hands[seat(1)].known, cards("B5 B6"));
    assert_eq!(view.trump, None);
}

/// All cards of the base game in hands, and those of `rest` left over.
fn last_deal(seats: usize, with: &str) -> String {
    let game = Wizard::new(options(seats as u8, with, "")).unwrap();
    let all: Vec<_> = game.deck().iter().collect();
    all[..60]
        .chunks(60 / seats)
        .map(|hand| hand.iter().map(|c| format!("{c} ")).collect::<String>())
        .collect::<Vec<_>>()
        .join("/ ")
}

#[test]
fn w_3_2_in_the_last_round_no_card_is_left_and_there_is_no_trump() {
    for (seats, rounds) in [(3, 20), (4, 15), (5, 12), (6, 10)] {
        let game = Wizard::new(options(seats, "", "")).unwrap();
        assert!((1..rounds).all(|round| game.turns_up(round)) && !game.turns_up(rounds));

        let mut table = Table::new(seats, "", "").before_deal(rounds, 1);
        let deal = last_deal(seats.into(), "");
        assert_eq!(table.refusal(&format!("chance deal {deal} turn B1")), Refusal::TurnedUp);
        table.say(&format!("chance deal {deal}"));
        assert_eq!((table.oracle().turned_up, table.oracle().trump), (None, None));
        assert_eq!(table.next(), seat(2), "{seats} players: nobody is asked for trump");
        assert!(table.heard(Viewer::Spectator).contains(&Fact::Trump { trump: None, by: None }));
    }
}

#[test]
fn w_3_2_with_special_cards_there_is_always_a_card_left() {
    for (seats, rounds) in [(3, 20), (4, 15), (5, 12), (6, 10)] {
        for (with, left) in [("bomb", "bomb"), ("cloud", "cloud"), ("all", "werewolf")] {
            let game = Wizard::new(options(seats, with, "")).unwrap();
            assert!((1..=rounds).all(|round| game.turns_up(round)), "{seats} players with {with}");
            let mut table = Table::new(seats, with, "").before_deal(rounds, 1);
            let deal = last_deal(seats.into(), with);
            assert_eq!(table.refusal(&format!("chance deal {deal}")), Refusal::NothingTurnedUp);
            table.say(&format!("chance deal {deal} turn {left}"));
            assert_eq!(table.oracle().turned_up, Some(left.parse().unwrap()));
            assert_eq!(table.asked(), [if left == "bomb" { 2 } else { 1 }], "{left}");
        }
    }
}
