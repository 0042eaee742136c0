//! What happens in Maginor, as events tell it.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Seats};

use crate::chance::Setup;
use crate::die::DieFace;
use crate::duel::{Element, Verdict};
use crate::ring::MaginorAt;
use crate::spell::Spell;
use crate::symbol::{Symbol, SymbolSet};
use crate::tile::{Slot, Tile};

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "fact")]
pub enum Fact {
    /// The ring was laid (M2.1–M2.3).
    Ring {
        /// Tiles and spells.
        setup: Setup,
    },
    /// The first player was chosen (M2.4).
    FirstPlayer {
        /// Who begins.
        seat: Seat,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// There were so many quiet turns that this player must roll (M3.8).
    MustRoll {
        /// Who.
        seat: Seat,
    },
    /// A symbol card was played.
    CardPlayed {
        /// Who.
        seat: Seat,
        /// The card.
        symbol: Symbol,
    },
    /// A sorcery card was played.
    SorceryPlayed {
        /// Who.
        seat: Seat,
        /// The tile that the die is thrown for.
        tile: Tile,
    },
    /// A spell was played.
    SpellPlayed {
        /// Who.
        seat: Seat,
        /// Which.
        spell: Spell,
        /// The tile that it is aimed at, if it is aimed at one.
        tile: Option<Tile>,
    },
    /// A wizard went to a tile, by a move or by Teleportation.
    Moved {
        /// Who.
        seat: Seat,
        /// Where to.
        tile: Tile,
    },
    /// The die was rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// For which tile.
        tile: Tile,
        /// What it shows.
        face: DieFace,
    },
    /// The symbol of a vote was named (by the first version of the rules perhaps because no other could do anything).
    SymbolChosen {
        /// By whom.
        seat: Seat,
        /// On which tile.
        tile: Tile,
        /// The symbol.
        symbol: Symbol,
    },
    /// A vote did nothing.
    NothingHappened {
        /// Whose.
        seat: Seat,
        /// On which tile.
        tile: Tile,
        /// Why.
        why: NoEffect,
    },
    /// A counter was placed.
    Placed {
        /// Whose.
        seat: Seat,
        /// On which tile.
        tile: Tile,
        /// In which slot.
        slot: Slot,
    },
    /// All slots of a tile hold counters.
    Filled {
        /// The tile.
        tile: Tile,
    },
    /// The vote of Maginor's roll has scored a tile and so ended the turn: the advance is lost (M3.2).
    AdvanceLost,
    /// A counter is fought for.
    Challenged {
        /// Who challenges.
        challenger: Seat,
        /// Who defends.
        defender: Seat,
        /// On which tile.
        tile: Tile,
        /// For which slot.
        slot: Slot,
    },
    /// A duellist has chosen this. Told to the duellist alone.
    ChoseElement {
        /// Who.
        seat: Seat,
        /// What.
        element: Element,
    },
    /// A duellist has chosen. Told to everyone else.
    ChoseSecretly {
        /// Who.
        seat: Seat,
    },
    /// Both choices of a duel were revealed.
    Revealed {
        /// Who challenges.
        challenger: Seat,
        /// What the challenger chose.
        challenge: Element,
        /// Who defends.
        defender: Seat,
        /// What the defender chose.
        defence: Element,
        /// How it stands.
        verdict: Verdict,
    },
    /// A player who could have played Reversal did not.
    ReversalDeclined {
        /// Who.
        seat: Seat,
    },
    /// A duel was won.
    DuelWon {
        /// By whom; the winner's counter holds the slot.
        winner: Seat,
        /// Against whom.
        loser: Seat,
        /// On which tile.
        tile: Tile,
        /// In which slot.
        slot: Slot,
    },
    /// A duel was tied; the slot is free.
    DuelTied {
        /// Who challenged.
        challenger: Seat,
        /// Who defended.
        defender: Seat,
        /// On which tile.
        tile: Tile,
        /// In which slot.
        slot: Slot,
    },
    /// Symbol cards were taken back (M6.1).
    Retrieved {
        /// By whom.
        seat: Seat,
        /// Which.
        symbols: SymbolSet,
    },
    /// Sorcery cards were taken back (M6.2).
    Restored {
        /// By whom.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// A counter was replaced by Persuasion.
    Persuaded {
        /// By whom.
        seat: Seat,
        /// Whose counter it was.
        rival: Seat,
        /// On which tile.
        tile: Tile,
        /// In which slot.
        slot: Slot,
    },
    /// Maginor moved to where he now stands.
    MaginorMoved {
        /// Where.
        to: MaginorAt,
    },
    /// A tile was filled and is gone, and Maginor, who stood on it or before it, is before the next (M5.6).
    GapClosed {
        /// The tile that is gone.
        tile: Tile,
        /// The tile that he is before now.
        before: Tile,
    },
    /// Maginor moves off a tile, and so it is scored.
    MaginorLeaves {
        /// The tile.
        tile: Tile,
    },
    /// A tile is scored.
    Scored {
        /// The tile.
        tile: Tile,
        /// The counters of each player there.
        counters: PerSeat<u8>,
        /// Who is first, if anyone has a counter.
        first: Option<Seat>,
        /// Who is second.
        second: Option<Seat>,
    },
    /// A tile was taken.
    TookTile {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A spell was taken.
    TookSpell {
        /// By whom.
        seat: Seat,
        /// The spell.
        spell: Spell,
    },
    /// A scored tile went to nobody.
    TileDiscarded {
        /// The tile.
        tile: Tile,
    },
    /// The spell of a scored tile went to nobody.
    SpellDiscarded {
        /// The spell.
        spell: Spell,
    },
    /// A scored tile left the ring.
    Cleared {
        /// The tile.
        tile: Tile,
        /// The counters that went back to each player.
        counters: PerSeat<u8>,
        /// Whose wizards went to the middle of the ring.
        to_the_middle: Seats,
    },
    /// The game is over.
    Over {
        /// The votes of each player.
        points: PerSeat<i32>,
        /// The place of each player.
        places: PerSeat<u8>,
    },
}

/// Why a vote did nothing (M4.3, M4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NoEffect {
    /// The tile does not show the symbol.
    NotShown,
    /// All slots that could be meant hold the player's own counters.
    AllOwn,
    /// The player has no counter in reserve.
    NoCounter,
}
