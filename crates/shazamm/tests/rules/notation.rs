//! How actions are written, and what is no action.

use shazamm::{Action, Draw, Options, Shazamm};
use table::{Game, Match};

use crate::duel::Duel;

#[test]
fn the_order_of_cards_does_not_matter_but_they_are_written_in_ascending_order() {
    let action: Action = " bet  12 with 7 0 3".parse().unwrap();
    assert_eq!(action.to_string(), "bet 12 with 0 3 7");
}

#[test]
fn what_is_no_action_is_refused_with_a_hint() {
    for text in [
        "",
        "bet",
        "bet x",
        "bet +3",
        "bet 256",
        "bet 12 with",
        "bet 12 mit 3",
        "bet 12 with 15",
        "bet 12 3",
        "clone",
        "clone 0",
        "clone 15",
        "use",
        "use none",
        "discard 0",
        "recycle",
        "recycle 3",
        "recycle +0",
        "recycle --3",
        "recycle +6",
        "recycle -128",
        "recycle -",
        "recycle é",
        "stack 0",
        "lay",
        "lay none",
        "lay 15",
        "lay 7 7",
        "lay 0, 7",
        "pass",
    ] {
        let error = text.parse::<Action>().expect_err(text);
        assert!(error.to_string().contains(" is not "), "{error}");
    }
    for text in ["", "draw", "draw 1 2 3", "deal 1 / 2", "draw 1 / x"] {
        assert!(text.parse::<Draw>().is_err(), "{text}");
    }
}

#[test]
fn a_record_that_goes_wrong_says_what_could_stand_there() {
    let mut duel = Duel::full_hand();
    duel.turn("10 with 0 1 2 3 4 5 6 7 8 9", "12");
    let text = format!("{}1 bet 99\n", duel.played());
    let error = Match::<Shazamm>::read(&text).expect_err("no such bet");
    assert_eq!(
        error.expected,
        [
            "1 bet 1 to 40, perhaps with any of 0 10 11 12 13 14",
            "2 bet 1 to 38, perhaps with any of 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14"
        ]
    );
    let mut duel = Duel::full_hand();
    duel.turn("10 with 3", "12 with 7");
    assert_eq!(duel.played().expected(), ["1 use 7", "1 discard 7"]);
}

#[test]
fn every_action_of_every_kind_has_a_number() {
    let game = Shazamm::new(Options::default()).unwrap();
    assert_eq!(game.action_count(), 50 * (1 << 15) + 15 + 14 + 14 + 11 + 14 + (1 << 15));
    for text in [
        "clone none",
        "clone 14",
        "use 1",
        "discard 14",
        "recycle -5",
        "recycle +5",
        "stack 14",
        "lay nothing",
        "lay 0 1 14",
    ] {
        let action = game.read_action(text).unwrap();
        assert_eq!(game.action_at(game.action_index(action)), Some(action));
    }
    assert_eq!(game.action_at(game.action_count()), None);
}
