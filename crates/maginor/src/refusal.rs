//! Which rule forbids an action.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::spell::Spell;
use crate::symbol::Symbol;
use crate::tile::{Slot, Tile};

/// What a player is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// A card, a spell, a move or a roll (M3.1).
    Turn,
    /// The symbol of a vote (M3.4, M4.4).
    Symbol,
    /// A slot (M4.1, M4.2, M6.3–M6.5).
    Slot,
    /// What to duel with (M7.1).
    Duel,
    /// Whether to play Reversal (M7.4).
    Reversal,
    /// Tile or spell (M5.5).
    Take,
    /// A symbol card to take back (M6.1).
    Retrieve,
}

impl Decision {
    /// What it asks for, in a few words.
    pub const fn words(self) -> &'static str {
        match self {
            Self::Turn => "a card, a spell, a move or a roll",
            Self::Symbol => "the symbol of a vote",
            Self::Slot => "a slot",
            Self::Duel => "a choice for the duel",
            Self::Reversal => "Reversal, yes or no,",
            Self::Take => "the tile or the spell",
            Self::Retrieve => "a symbol card to take back",
        }
    }
}

impl std::fmt::Display for Decision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.words())
    }
}

/// Why an action or an outcome of chance is not possible.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Something else is asked for now.
    #[error("{asked} is asked for now, not {given}")]
    OtherDecision {
        /// What is asked for.
        asked: Decision,
        /// What came.
        given: Decision,
    },
    /// The symbol card was discarded.
    #[error("the card {symbol} is not in the hand")]
    NoSuchCard {
        /// The card.
        symbol: Symbol,
    },
    /// No sorcery card is left.
    #[error("no sorcery card is in the hand")]
    NoSorcery,
    /// The spell is somebody else's, or nobody's.
    #[error("{spell} is not among the player's spells")]
    NoSuchSpell {
        /// The spell.
        spell: Spell,
    },
    /// The wizard is in the middle of the ring (M3.3, M3.5).
    #[error("the wizard stands on no tile")]
    NotOnATile,
    /// The tile was scored.
    #[error("the tile is no longer in play")]
    NotInPlay {
        /// The tile.
        tile: Tile,
    },
    /// The wizard stands there already (M3.3).
    #[error("the wizard stands there already")]
    AlreadyThere {
        /// The tile.
        tile: Tile,
    },
    /// Too many quiet turns (M3.8).
    #[error("{turns} turns in a row went by without a roll, so the player must roll")]
    MustRoll {
        /// How many.
        turns: u8,
    },
    /// All counters are out (M6.11).
    #[error("no counter is in reserve")]
    NoCounter,
    /// By the first version of the rules, a card that could do nothing may not be played, nor such a symbol be named (M4.6).
    #[error("a vote of {symbol} could do nothing here")]
    NothingToGain {
        /// The symbol.
        symbol: Symbol,
    },
    /// The tile is full (M4.6).
    #[error("no slot of the tile is free")]
    NoFreeSlot {
        /// The tile.
        tile: Tile,
    },
    /// There is nobody to persuade (M4.6).
    #[error("no opponent's counter is on the tile")]
    NoRival {
        /// The tile.
        tile: Tile,
    },
    /// Nothing to take back (M6.1, M6.2).
    #[error("no such card was discarded")]
    NothingDiscarded,
    /// The card is still in the hand (M6.1).
    #[error("the card {symbol} was not discarded")]
    NotDiscarded {
        /// The card.
        symbol: Symbol,
    },
    /// Summoning needs a tile beside the Guild Hall (M6.7).
    #[error("only the Guild Hall is left")]
    OnlyTheGuildHall,
    /// The slot cannot be chosen for this.
    #[error("slot {slot} cannot be chosen: {why}")]
    WrongSlot {
        /// The slot.
        slot: Slot,
        /// Why.
        why: SlotFault,
    },
    /// Domination places at least one counter (M6.3).
    #[error("Domination places at least one counter")]
    TooEarlyToStop,
    /// Another outcome of chance is due.
    #[error("{asked} is due now")]
    OtherChance {
        /// The first word of what is due.
        asked: &'static str,
    },
    /// The first player must be a player.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat named.
        seat: Seat,
        /// How many play.
        seats: u8,
    },
    /// A tile is in the ring twice.
    #[error("tile number {} is in the ring twice", u8::from(*tile) + 1)]
    TileTwice {
        /// The tile.
        tile: Tile,
    },
    /// The Guild Hall comes first, then the small tiles, then the others (M2.1).
    #[error(
        "place {place} of the ring is not for a tile of that kind: the Guild Hall, then the two small ones"
    )]
    RingOrder {
        /// The tile that lies there.
        tile: Tile,
        /// The place, counted from 1.
        place: u8,
    },
    /// The rites have their places (M2.2).
    #[error("{rite} must lie there")]
    RitePlace {
        /// The tile.
        tile: Tile,
        /// The rite.
        rite: Spell,
    },
    /// A spell lies there that is elsewhere already, or a rite out of place (M2.2, M2.3).
    #[error("{spell} cannot lie there")]
    SpellPlace {
        /// The tile.
        tile: Tile,
        /// The spell.
        spell: Spell,
    },
    /// A spell lies nowhere (M2.3).
    #[error("{spell} lies nowhere")]
    SpellMissing {
        /// The spell.
        spell: Spell,
    },
}

/// Why a slot cannot be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SlotFault {
    /// The tile has fewer slots.
    #[error("the tile has no such slot")]
    None,
    /// A counter is in it.
    #[error("it holds a counter")]
    Taken,
    /// It shows another symbol than that of the vote.
    #[error("it shows another symbol")]
    OtherSymbol,
    /// No opponent's counter is in it.
    #[error("it holds no opponent's counter")]
    NoRival,
}
