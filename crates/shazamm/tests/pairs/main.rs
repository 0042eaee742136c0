//! Every card against every card, in one table of reviewed expectations.
//!
//! Full hand. In the first turn Red bets 10 and Green 5, and both lay down the same spell, which cancels: Boost, or
//! Reserves (or Blaze) where Boost (and Reserves) are the two cards. So the wall is on 10 (it began on 9) and the reserves are 40 and 45. Then
//! Red bets 10 with the one card and Green 12 with the other; Clone takes the spell of the first turn, Theft uses
//! what it takes, Recycling adds 5.
//!
//! Without any effect the wall goes to 9, and the reserves to 30 and 33. Every row was checked against the rules by
//! hand, card by card, when the table was made.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use std::fmt::Write;

use shazamm::{Action, Fact, GREEN, Legal, Options, PhaseView, RED, RoundEnd, Shazamm, Variant};
use table::{Event, Game, Legal as _};

const TABLE: &str = include_str!("pairs.tsv");

/// What becomes of a turn with these two cards, as a row of the table.
fn row(red: u8, green: u8) -> String {
    let game = Shazamm::new(Options::with(Some(Variant::FullHand))).unwrap();
    let mut state = game.start();
    let mut events: Vec<Event<Fact>> = Vec::new();
    let before = [7, 13, 10].into_iter().find(|spell| ![red, green].contains(spell)).unwrap();
    for (seat, action) in [
        (RED, format!("bet 10 with {before}")),
        (GREEN, format!("bet 5 with {before}")),
        (RED, format!("bet 10 with {red}")),
        (GREEN, format!("bet 12 with {green}")),
    ] {
        game.apply(&mut state, seat, action.parse().unwrap(), &mut events).unwrap();
    }
    while let PhaseView::Resolving { seat, .. } = game.oracle(&state).phase {
        let legal = game.legal(&state, seat);
        let action: Action = match legal {
            Legal::Recycle { .. } => "recycle +5".parse().unwrap(),
            // The first choice: the only spell to clone, or to use what was stolen.
            _ => legal.get(0).unwrap(),
        };
        game.apply(&mut state, seat, action, &mut events).unwrap();
    }
    let view = game.oracle(&state);
    let (red_mana, green_mana) = (view.players[RED].mana, view.players[GREEN].mana);
    let round = events
        .iter()
        .find_map(|event| match event.fact {
            Fact::RoundOver { why: RoundEnd::EndOfRound(_), .. } => Some("ended by the spell"),
            Fact::RoundOver { why: RoundEnd::WallReached(_), .. } => Some("ended by the wall"),
            Fact::RoundOver { .. } => Some("ended by exhaustion"),
            _ => None,
        })
        .unwrap_or("goes on");
    format!("{red}\t{green}\t{}\t{red_mana}\t{green_mana}\t{round}", view.bridge.wall)
}

#[test]
fn s_7_every_card_against_every_card() {
    let mut found = String::from("red\tgreen\twall\tred mana\tgreen mana\tround\n");
    for red in 0..=14 {
        for green in 0..=14 {
            writeln!(found, "{}", row(red, green)).unwrap();
        }
    }
    for (expected, found) in TABLE.lines().zip(found.lines()) {
        assert_eq!(found, expected, "red, green, wall, red mana, green mana, round");
    }
    assert_eq!(found.lines().count(), TABLE.lines().count());
}
