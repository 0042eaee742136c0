//! A game of Maginor that is over.

use chronicle::MaginorHighlight as Highlight;
use games::maginor::{Maginor, Spell};
use locale::{Texts, t};
use table::Seat;

use super::names::{spell_name, tile_key};
use crate::retelling::swing;
use crate::{Retelling, Teller};

impl Retelling for Maginor {
    // M8.1: among equals the most valuable single tile.
    fn tie_break(&self, teller: &Teller<'_>, first: Seat, second: Seat, reached: &str) -> String {
        let (who, rival) = (teller.who(first), teller.who(second));
        t!(
            teller,
            "maginor-ending-tie",
            who = who.form(),
            name = who.name(),
            whom = rival.form(),
            rival = rival.name(),
            points = reached
        )
    }

    fn spell_called(texts: &Texts, key: &str) -> Option<String> {
        Spell::ALL.into_iter().find(|spell| spell.name() == key).map(|spell| spell_name(texts, spell))
    }

    fn highlight(&self, teller: &Teller<'_>, highlight: &Highlight) -> String {
        match *highlight {
            Highlight::Swing(one) => swing::<Self>(teller, one),
            Highlight::Prize { seat, tile, votes } => {
                let who = teller.who(seat);
                let tile = tile_key(self, tile);
                t!(
                    teller,
                    "maginor-highlight-prize",
                    who = who.form(),
                    name = who.name(),
                    tile = tile,
                    votes = votes
                )
            }
            Highlight::Duels { seat, won, fought } => {
                let who = teller.who(seat);
                t!(
                    teller,
                    "maginor-highlight-duels",
                    who = who.form(),
                    name = who.name(),
                    won = won,
                    fought = fought
                )
            }
            Highlight::Contested { tile, duels } => {
                t!(teller, "maginor-highlight-contested", tile = tile_key(self, tile), duels = duels)
            }
            Highlight::Spells { seat, spells } => {
                let who = teller.who(seat);
                t!(teller, "maginor-highlight-spells", who = who.form(), name = who.name(), spells = spells)
            }
        }
    }
}
