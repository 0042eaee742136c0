//! Which rule forbids an action.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::{Card, Suit};

/// What a player is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Swap the Werewolf and name trump, or none (W8.5).
    Werewolf,
    /// Name a trump suit (W3.1).
    Trump,
    /// Predict the tricks (W4.1).
    Predict,
    /// Play a card (W5.1).
    Play,
    /// Choose a card to pass on (W8.6).
    Pass,
    /// Change the prediction by one (W8.7).
    Change,
}

impl Decision {
    /// The first word of its notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Werewolf => "werewolf",
            Self::Trump => "trump",
            Self::Predict => "predict",
            Self::Play => "play",
            Self::Pass => "pass",
            Self::Change => "change",
        }
    }
}

impl std::fmt::Display for Decision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.word())
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
    /// The card is not in the hand.
    #[error("{card} is not in the hand")]
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The player holds a card of the suit that must be followed (W5.2).
    #[error("{suit} must be followed (cards of it in the hand: {held})")]
    MustFollow {
        /// The suit.
        suit: Suit,
        /// How many cards of it the player holds.
        held: u8,
    },
    /// A prediction above the number of tricks (W4.1).
    #[error("a prediction is at most {cards}, the tricks of the round")]
    PredictionAbove {
        /// The number of tricks.
        cards: u8,
    },
    /// The last prediction would make all of them add up to the number of tricks (W7.1).
    #[error("the predictions may not add up to {cards}")]
    PredictionAddsUp {
        /// The number of tricks.
        cards: u8,
    },
    /// A prediction never goes below 0 (W8.7).
    #[error("a prediction of 0 cannot go down")]
    PredictionBelowZero,
    /// The first dealer is chosen, or cards are dealt, when the other is due.
    #[error("{asked} is due now")]
    OtherChance {
        /// The first word of what is due.
        asked: &'static str,
    },
    /// The first dealer must be a player.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat named.
        seat: Seat,
        /// How many play.
        seats: u8,
    },
    /// There must be one hand for each player.
    #[error("hands dealt: {found}; players: {seats}")]
    Hands {
        /// How many were dealt.
        found: u8,
        /// How many play.
        seats: u8,
    },
    /// Each player is dealt the same number of cards (W2.1).
    #[error("seat {seat} was dealt {found} instead of {cards}")]
    HandSize {
        /// Who.
        seat: Seat,
        /// How many it was.
        found: u8,
        /// How many it should be.
        cards: u8,
    },
    /// A card that is not in the deck of this table, or not so often, or not in this player's own pile (W7.5).
    #[error("{card} is dealt, but it is not there to be dealt")]
    NotThere {
        /// The card.
        card: Card,
    },
    /// A card must be turned up (W3.1).
    #[error("a card must be turned up")]
    NothingTurnedUp,
    /// No card is turned up in this round (W3.2, W7.5, W7.6).
    #[error("no card is turned up in this round")]
    TurnedUp,
}
