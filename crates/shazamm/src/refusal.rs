//! Which rule forbids an action.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::{Card, Spell};
use crate::commitment::{Bet, Change};
use crate::mana::Mana;

/// What a player is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// A bet and cards (S3.1).
    Bet,
    /// Which spell to take, if any (S7.2).
    Clone,
    /// Whether to use or to discard a stolen spell (S7.3).
    Theft,
    /// By how much to change the bet (S7.6).
    Recycle,
    /// The next spell of the stacked deck (S6.2).
    Stack,
    /// The cards of the turn, before the bet (S6.3).
    Lay,
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bet => "bet",
            Self::Clone => "clone",
            Self::Theft => "use or discard",
            Self::Recycle => "recycle",
            Self::Stack => "stack",
            Self::Lay => "lay",
        })
    }
}

/// Why an action or an outcome of chance is not possible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Something else is asked for now.
    #[error("\"{asked}\" is asked for now, not \"{given}\"")]
    OtherDecision {
        /// What is asked for.
        asked: Decision,
        /// What came.
        given: Decision,
    },
    /// A bet is paid out of the reserve (S3.1).
    #[error("a bet of {bet} is above the {mana} mana in the reserve")]
    BetAboveMana {
        /// The bet.
        bet: Bet,
        /// The reserve.
        mana: Mana,
    },
    /// The card is not in the hand.
    #[error("{card} is not in the hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The cards of this turn lie on the table, and the bet is made without any (S6.3).
    #[error("the cards of this turn lie on the table already: bet without cards")]
    CardsLieAlready,
    /// The opponent did not lay down this spell in the previous turn (S7.2).
    #[error("the opponent did not lay down {spell} in the previous turn")]
    NotOnShow {
        /// The spell.
        spell: Spell,
    },
    /// Stolen spells are decided on in ascending order (S7.3).
    #[error("the question is whether to use {asked}, not {given}")]
    OtherSpell {
        /// The spell in question.
        asked: Spell,
        /// The spell that was named.
        given: Spell,
    },
    /// A recycled bet stays within 1 and the reserve (S7.6).
    #[error("a bet of {bet} cannot be changed by {change}: it stays within 1 and {mana}")]
    RecycledOutside {
        /// The bet so far.
        bet: Bet,
        /// The change.
        change: Change,
        /// The reserve.
        mana: Mana,
    },
    /// Each spell is in the deck once (S6.2).
    #[error("{spell} is in the stack already")]
    AlreadyStacked {
        /// The spell.
        spell: Spell,
    },
    /// Five spells are drawn first, then three (S2.2, S4.8).
    #[error("seat {seat} drew {found} cards instead of {cards}")]
    DrawSize {
        /// Who.
        seat: Seat,
        /// How many it was.
        found: u8,
        /// How many it should be.
        cards: u8,
    },
    /// Only spells of the deck can be drawn.
    #[error("seat {seat} drew {card}, which is not in the deck")]
    NotInDeck {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
}
