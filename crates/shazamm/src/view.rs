//! What a viewer may know, built by listing what is allowed.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats, Viewer};

use crate::both::Both;
use crate::bridge::Tile;
use crate::card_set::CardSet;
use crate::commitment::{Bet, Commitment};
use crate::glance::Glance;
use crate::mana::Mana;
use crate::stack::Stack;
use crate::turn::{Question, Turn};

/// What one viewer may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody for the oracle, who sees everything.
    pub viewer: Option<Viewer>,
    /// The round, counted from 1.
    pub round: u8,
    /// The bridge.
    pub bridge: BridgeView,
    /// Whether Mutism makes every spell of this round be lost.
    pub muted: bool,
    /// The players.
    pub players: Both<PlayerView>,
    /// What the game waits for.
    pub phase: PhaseView,
}

/// The bridge, the wall and the wizards. All of it lies open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BridgeView {
    /// Where the wall is.
    pub wall: Tile,
    /// Where the wall began this round.
    pub middle: Tile,
    /// Where the wizards stand.
    pub wizards: Both<Tile>,
    /// The first and the last tile that have not broken.
    pub intact: (Tile, Tile),
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The reserve.
    pub mana: Mana,
    /// How many spells are in the hand. The dummy is not counted: everyone has it.
    pub hand_size: u8,
    /// The hand with the dummy, where the viewer knows it. What is committed or laid is still here until the reveal.
    pub hand: Option<CardSet>,
    /// How many spells are in the deck.
    pub deck_size: u8,
    /// The order of the stacked deck, where the viewer knows it; while it is being made, as far as it is.
    pub stack: Option<Stack>,
    /// The discard pile.
    pub discard: CardSet,
    /// The spells of the previous turn that a Clone of the opponent may take.
    pub on_show: CardSet,
}

/// What the game waits for, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum PhaseView {
    /// The order of the decks.
    Stacking {
        /// Of these seats.
        seats: Seats,
    },
    /// The spells that both draw.
    Drawing,
    /// Bets and cards.
    Committing {
        /// Of these seats.
        seats: Seats,
        /// What was committed to so far, where the viewer knows it.
        commitments: Both<Option<Commitment>>,
    },
    /// Cards, face down, before the bets (S6.3).
    Laying {
        /// Of these seats.
        seats: Seats,
        /// What was laid so far, where the viewer knows it.
        laid: Both<Option<CardSet>>,
    },
    /// Bets, with the cards on the table (S6.3).
    Betting {
        /// Of these seats.
        seats: Seats,
        /// What was laid, where the viewer knows it.
        laid: Both<Option<CardSet>>,
        /// How many cards lie before each, the dummy included.
        counts: Both<u8>,
        /// What was bet so far, where the viewer knows it.
        bets: Both<Option<Bet>>,
    },
    /// A decision that a spell asks for.
    Resolving {
        /// Of this seat.
        seat: Seat,
        /// The turn so far.
        turn: Turn,
        /// The decision.
        question: Question,
    },
    /// Nothing: the match is over.
    Over {
        /// The players whose wizards fell.
        fallen: Seats,
    },
}

impl View {
    #[inline]
    pub(crate) fn of(glance: Glance<'_>) -> Self {
        Self {
            viewer: glance.viewer(),
            round: glance.round(),
            bridge: glance.bridge(),
            muted: glance.muted(),
            players: Both::from_fn(|seat| glance.player(seat)),
            phase: glance.phase(),
        }
    }

    /// The spells of `seat` that nobody has seen yet: in the hand or in the deck. What the opponent may still hold.
    #[inline]
    pub fn unseen(&self, seat: Seat) -> CardSet {
        let laid = match self.phase {
            PhaseView::Resolving { turn, .. } => turn.laid(seat),
            _ => CardSet::EMPTY,
        };
        CardSet::SPELLS.without(self.players[seat].discard).without(laid)
    }
}
