//! S2 Set-up.

use shazamm::{Card, CardSet, Fact, GREEN, RED};
use table::{Game, ToAct, Viewer};

use crate::duel::{Duel, check};

const DRAW: &str = "1 3 5 7 9 / 2 4 6 8 10";

#[test]
fn s_2_1_the_wall_starts_on_9_and_the_wizards_on_6_and_12() {
    for duel in [Duel::of(None), Duel::full_hand()] {
        assert_eq!(duel.bridge(), (6, 9, 12));
        assert_eq!((duel.round(), duel.intact()), (1, (0, 18)));
    }
}

#[test]
fn s_2_2_mana_is_50_and_five_spells_are_drawn() {
    let mut duel = Duel::of(None);
    assert_eq!(duel.to_act(), ToAct::Chance);
    assert_eq!(duel.game().chance_form(duel.state()), "draw 5 spells / 5 spells");
    duel.draw(DRAW);
    check(&duel, 9, (50, 50));
    assert_eq!((duel.hand(RED), duel.hand(GREEN)), ("1 3 5 7 9".into(), "2 4 6 8 10".into()));
    assert_eq!(duel.oracle().players[RED].deck_size, 9);
}

#[test]
fn s_2_2_the_first_hand_is_five_spells_of_the_deck() {
    let mut duel = Duel::of(None);
    let why = |duel: &mut Duel, cards: &str| duel.try_draw(cards).unwrap_err().to_string();
    assert_eq!(why(&mut duel, "1 2 3 4 / 1 2 3 4 5"), "seat 1 drew 4 cards instead of 5");
    assert_eq!(why(&mut duel, "1 2 3 4 5 / 1 2 3 4 5 6"), "seat 2 drew 6 cards instead of 5");
    assert_eq!(why(&mut duel, "1 2 3 4 5 / 0 2 3 4 5"), "seat 2 drew 0, which is not in the deck");
    assert!(duel.game().read_chance("draw 1 1 2 3 4 / 1 2 3 4 5").is_err());
}

#[test]
fn s_2_2_the_dummy_is_always_in_hand_and_never_drawn() {
    let mut duel = Duel::of(None);
    let dummy_in_hand =
        |duel: &Duel| duel.seen_by(RED).players[RED].hand.is_some_and(|hand| hand.contains(Card::Dummy));
    assert!(dummy_in_hand(&duel), "even before the first draw");
    duel.draw(DRAW);
    assert!(dummy_in_hand(&duel));
    assert_eq!(duel.seen_by(GREEN).players[RED].hand_size, 5, "the dummy is not counted");
    duel.turn("1 with 0", "1 with 0").turn("1 with 0", "1");
    assert!(dummy_in_hand(&duel));
}

#[test]
fn s_2_3_hands_and_decks_are_secret() {
    let mut duel = Duel::of(None);
    duel.draw(DRAW);
    assert_eq!(duel.seen_by(RED).players[RED].hand.map(CardSet::spells), Some(spells(&[1, 3, 5, 7, 9])));
    assert_eq!(duel.seen_by(RED).players[GREEN].hand, None);
    for seat in [RED, GREEN] {
        assert_eq!(duel.view(Viewer::Spectator).players[seat].hand, None);
    }
    for event in duel.events() {
        if let Fact::Drew { seat, .. } = event.fact {
            assert!(event.for_viewer(Viewer::Seat(seat)).is_some());
            assert!(event.for_viewer(Viewer::Spectator).is_none());
            assert!(event.for_viewer(Viewer::Seat(shazamm::opponent(seat))).is_none());
        }
    }
}

#[test]
fn s_2_3_discards_mana_hand_sizes_and_the_wall_are_public() {
    let mut duel = Duel::of(None);
    duel.draw(DRAW).turn("10 with 7 9", "12 with 0 8");
    for viewer in Viewer::all(2) {
        let view = duel.view(viewer);
        assert_eq!(view.players[RED].discard, spells(&[7, 9]));
        assert_eq!(view.players[GREEN].discard, spells(&[8]));
        assert_eq!((view.players[RED].mana.left(), view.players[GREEN].mana.left()), (40, 38));
        assert_eq!((view.players[RED].hand_size, view.players[GREEN].hand_size), (3, 4));
        assert_eq!((view.players[RED].deck_size, view.players[GREEN].deck_size), (9, 9));
        // 17 against 24, reversed.
        assert_eq!(view.bridge.wall.0, 10);
        assert_eq!(view.unseen(RED), CardSet::SPELLS.without(spells(&[7, 9])));
    }
}

fn spells(numbers: &[u8]) -> CardSet {
    numbers.iter().filter_map(|&number| Card::from_number(number)).collect()
}
