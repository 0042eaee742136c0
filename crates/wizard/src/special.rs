//! The seven special cards of the Jubilee edition (W8): their names, and what they do when they are turned up.
//!
//! What each of them does in play has a file of its own: [`dragon_fairy`](crate::dragon_fairy),
//! [`bomb`](crate::bomb), [`werewolf`](crate::werewolf), [`juggler`](crate::juggler), [`cloud`](crate::cloud). The
//! Shapeshifter is what its player says: a [`Face`](crate::Face).

use serde::{Deserialize, Serialize};

use crate::card::{Card, CardKind, Suit};

/// A special card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Special {
    /// Wizard or Jester, as its player says (W8.1).
    Shapeshifter,
    /// Beats everything but the Fairy (W8.2).
    Dragon,
    /// Loses to everything, but beats the Dragon (W8.3).
    Fairy,
    /// Nobody wins the trick (W8.4).
    Bomb,
    /// Is swapped for the card that is turned up (W8.5).
    Werewolf,
    /// 7½ of any suit; everyone passes a card (W8.6).
    Juggler,
    /// 9¾ of any suit; the winner changes the own prediction (W8.7).
    Cloud,
}

impl Special {
    /// All special cards.
    pub const ALL: [Self; 7] = [
        Self::Shapeshifter,
        Self::Dragon,
        Self::Fairy,
        Self::Bomb,
        Self::Werewolf,
        Self::Juggler,
        Self::Cloud,
    ];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Shapeshifter => "shapeshifter",
            Self::Dragon => "dragon",
            Self::Fairy => "fairy",
            Self::Bomb => "bomb",
            Self::Werewolf => "werewolf",
            Self::Juggler => "juggler",
            Self::Cloud => "cloud",
        }
    }
}

table::by_name!(Special, "a special card: shapeshifter, dragon, fairy, bomb, werewolf, juggler or cloud");

/// What the card that is turned up means for trump (W3.1, W8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TurnedUp {
    /// Trump is settled: this suit, or none.
    Trump(Option<Suit>),
    /// The dealer names a suit.
    DealerNames,
}

/// What `card` means when it is turned up.
pub(crate) fn turned_up(card: Card) -> TurnedUp {
    match card.kind() {
        CardKind::Suited(suit, _) => TurnedUp::Trump(Some(suit)),
        CardKind::Jester | CardKind::Special(Special::Fairy | Special::Bomb) => TurnedUp::Trump(None),
        CardKind::Wizard
        | CardKind::Special(
            Special::Shapeshifter | Special::Dragon | Special::Werewolf | Special::Juggler | Special::Cloud,
        ) => TurnedUp::DealerNames,
    }
}
