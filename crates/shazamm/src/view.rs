//! What a viewer may know, built by listing what is allowed.

use serde::{Deserialize, Serialize};
use table::{Eyes, Seat, Seats, Viewer};

use crate::both::Both;
use crate::bridge::Tile;
use crate::card_set::CardSet;
use crate::commitment::{Bet, Commitment};
use crate::game::{Deal, Shazamm};
use crate::mana::Mana;
use crate::stack::Stack;
use crate::state::{Phase, Player, State, owing};
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
    pub(crate) fn of(game: &Shazamm, state: &State, eyes: Eyes) -> Self {
        let bridge = &state.bridge;
        Self {
            viewer: eyes.viewer(),
            round: state.round,
            bridge: BridgeView {
                wall: bridge.wall(),
                middle: bridge.middle(),
                wizards: Both::from_fn(|seat| bridge.wizard(seat)),
                intact: bridge.intact().into_inner(),
            },
            muted: state.muted,
            players: Both::from_fn(|seat| {
                PlayerView::of(game, &state.players[seat], dummy(state, seat), eyes.are(seat))
            }),
            phase: phase(state, eyes),
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

impl PlayerView {
    #[inline]
    fn of(game: &Shazamm, player: &Player, dummy: CardSet, own: bool) -> Self {
        Self {
            mana: player.mana,
            hand_size: player.hand.len() as u8,
            hand: own.then(|| player.hand.union(dummy)),
            deck_size: player.deck.len() as u8,
            stack: (own && game.deal() == Deal::Stacked).then_some(player.stack),
            discard: player.discard,
            on_show: player.on_show,
        }
    }
}

/// The dummy is in the hand, unless it lies on the table.
#[inline]
fn dummy(state: &State, seat: Seat) -> CardSet {
    match state.phase {
        Phase::Resolving { turn, .. } => CardSet::DUMMY.without(turn.revealed[seat].cards),
        _ => CardSet::DUMMY,
    }
}

#[inline]
fn phase(state: &State, eyes: Eyes) -> PhaseView {
    match state.phase {
        Phase::Stacking => PhaseView::Stacking { seats: state.stacking() },
        Phase::Drawing => PhaseView::Drawing,
        Phase::Committing { commitments } => PhaseView::Committing {
            seats: owing(&commitments),
            commitments: Both::from_fn(|seat| commitments[seat].filter(|_| eyes.are(seat))),
        },
        Phase::Laying { laid } => PhaseView::Laying {
            seats: owing(&laid),
            laid: Both::from_fn(|seat| laid[seat].filter(|_| eyes.are(seat))),
        },
        Phase::Betting { laid, bets } => PhaseView::Betting {
            seats: owing(&bets),
            laid: Both::from_fn(|seat| Some(laid[seat]).filter(|_| eyes.are(seat))),
            counts: laid.map(|cards| cards.len() as u8),
            bets: Both::from_fn(|seat| bets[seat].filter(|_| eyes.are(seat))),
        },
        Phase::Resolving { turn, question } => PhaseView::Resolving { seat: question.seat(), turn, question },
        Phase::Over { fallen } => PhaseView::Over { fallen },
    }
}
