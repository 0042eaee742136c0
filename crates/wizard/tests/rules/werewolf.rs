//! W8.5: the Werewolf.

use table::{Game, Viewer};
use wizard::{Decision, Fact, PhaseView, Refusal, Suit, WerewolfView};

use crate::common::{Table, cards, seat};

const CHOICES: &str = "werewolf B, werewolf R, werewolf G, werewolf Y, werewolf none";

fn dealt(turned_up: &str) -> Table {
    let deal = format!("B1 B2 / R1 R2 / werewolf G2 turn {turned_up}");
    Table::new(3, "all", "").dealt(2, 1, &deal)
}

#[test]
fn w_8_5_the_holder_swaps_it_for_the_turned_up_card_and_names_trump() {
    for (name, trump) in [
        ("B", Some(Suit::Humans)),
        ("R", Some(Suit::Dwarves)),
        ("G", Some(Suit::Elves)),
        ("Y", Some(Suit::Giants)),
        ("none", None),
    ] {
        let mut table = dealt("Y7");
        assert_eq!((table.next(), table.legal(3)), (seat(3), CHOICES.to_owned()));
        table.say(&format!("3 werewolf {name}"));
        assert_eq!(table.hand(3), cards("Y7 G2"));
        assert_eq!(table.oracle().turned_up, Some("werewolf".parse().unwrap()));
        assert_eq!(table.oracle().trump, trump);
        assert_eq!(table.next(), seat(2), "then the dealer's left predicts");
    }
}

#[test]
fn w_8_5_this_comes_in_place_of_the_dealers_choice_whatever_was_turned_up() {
    for turned_up in ["Y7", "Z", "N", "shapeshifter", "dragon", "fairy", "bomb", "juggler", "cloud"] {
        let mut table = dealt(turned_up);
        assert_eq!((table.next(), table.legal(3)), (seat(3), CHOICES.to_owned()), "{turned_up}");
        assert!(table.is_out_of_turn("1 trump B"), "{turned_up}: the dealer is not asked");
        table.say("3 werewolf none");
        assert_eq!(table.next(), seat(2), "{turned_up}: nor afterwards");
        assert_eq!(table.hand(3), cards(&format!("{turned_up} G2")));
        assert_eq!(table.oracle().trump, None);
    }
}

#[test]
fn w_8_5_also_when_the_holder_deals() {
    let mut table = Table::new(3, "all", "").dealt(1, 2, "B1 / werewolf / G1 turn Z");
    assert_eq!((table.next(), table.legal(2)), (seat(2), CHOICES.to_owned()));
    table.say("2 werewolf none");
    assert_eq!(table.next(), seat(3));
}

#[test]
fn w_8_5_the_swap_is_a_duty_and_comes_before_the_first_prediction() {
    for variants in ["", "plus-minus-one", "hidden", "secret"] {
        let table = Table::new(3, "all", variants).dealt(2, 1, "B1 B2 / R1 R2 / werewolf G2 turn Y7");
        assert!(table.is_out_of_turn("2 predict 0"));
        assert_eq!(
            table.refusal("3 predict 0"),
            Refusal::OtherDecision { asked: Decision::Werewolf, given: Decision::Predict }
        );
        assert_eq!(
            table.refusal("3 trump B"),
            Refusal::OtherDecision { asked: Decision::Werewolf, given: Decision::Trump }
        );
    }
}

#[test]
fn w_8_5_everyone_sees_the_swap_and_remembers_who_took_the_card() {
    let mut table = dealt("Y7");
    for viewer in Viewer::all(3) {
        assert!(table.heard(viewer).contains(&Fact::WerewolfDealt { seat: seat(3) }), "{viewer}");
    }
    for view in [table.view(1), table.view(2), table.spectator()] {
        assert_eq!(view.phase, PhaseView::Werewolf { seat: seat(3) });
        assert_eq!(view.hands[seat(3)].known, cards("werewolf"), "whoever is asked holds it");
    }
    table.say("3 werewolf G");
    for viewer in Viewer::all(3) {
        let took = "Y7".parse().unwrap();
        let heard = table.heard(viewer);
        assert!(heard.contains(&Fact::Werewolf { seat: seat(3), took }), "{viewer}");
        assert!(heard.contains(&Fact::Trump { trump: Some(Suit::Elves), by: Some(seat(3)) }), "{viewer}");
    }
    for view in [table.view(1), table.view(2), table.spectator()] {
        assert_eq!(view.werewolf, Some(WerewolfView { seat: seat(3), took: "Y7".parse().unwrap() }));
        assert_eq!(view.hands[seat(3)].known, cards("Y7"));
    }
    table.predict_zero();
    table.say("2 play R1\n3 play Y7");
    for view in [table.view(1), table.view(2), table.spectator()] {
        assert!(view.hands[seat(3)].known.is_empty(), "the card has been played");
    }
}

#[test]
fn w_8_5_turned_up_the_dealer_names_trump() {
    let table = Table::new(3, "werewolf", "").dealt(1, 2, "B1 / B2 / B3 turn werewolf");
    assert_eq!(table.next(), seat(2));
    assert_eq!(table.legal(2), "trump B, trump R, trump G, trump Y");
    assert_eq!(
        table.refusal("2 werewolf none"),
        Refusal::OtherDecision { asked: Decision::Trump, given: Decision::Werewolf }
    );
}

#[test]
fn w_8_5_it_is_never_played() {
    assert_eq!(wizard::Face::of("werewolf".parse().unwrap()).count(), 0);
    let mut table = dealt("Y7");
    assert!(table.game().read_action("play werewolf").is_err());
    table.say("3 werewolf none");
    for player in 1..=3 {
        assert!(!table.hand(player).contains("werewolf".parse().unwrap()));
    }
}
