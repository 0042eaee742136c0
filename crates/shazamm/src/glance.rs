//! What a viewer may know, read straight from the position: every answer lists what is allowed.

use table::Seat;

use crate::both::Both;
use crate::card_set::CardSet;
use crate::game::{Deal, Shazamm};
use crate::state::{Phase, State, owing};
use crate::view::{BridgeView, PhaseView, PlayerView, View};

table::glance!(Shazamm, State, View);

impl Glance<'_> {
    /// The round, counted from 1.
    #[inline]
    pub fn round(self) -> u8 {
        self.state.round
    }

    /// Whether Mutism makes every spell of this round be lost.
    #[inline]
    pub fn muted(self) -> bool {
        self.state.muted
    }

    /// The bridge. All of it lies open.
    #[inline]
    pub fn bridge(self) -> BridgeView {
        let bridge = &self.state.bridge;
        BridgeView {
            wall: bridge.wall(),
            middle: bridge.middle(),
            wizards: Both::from_fn(|seat| bridge.wizard(seat)),
            intact: bridge.intact().into_inner(),
        }
    }

    /// A player.
    #[inline]
    pub fn player(self, seat: Seat) -> PlayerView {
        let (player, is_own) = (&self.state.players[seat], self.eyes.are(seat));
        PlayerView {
            mana: player.mana,
            hand_size: player.hand.len() as u8,
            hand: is_own.then(|| player.hand.union(self.dummy(seat))),
            deck_size: player.deck.len() as u8,
            stack: (is_own && self.game.deal() == Deal::Stacked).then_some(player.stack),
            discard: player.discard,
            on_show: player.on_show,
        }
    }

    /// The dummy is in the hand, unless it lies on the table.
    #[inline]
    fn dummy(self, seat: Seat) -> CardSet {
        match self.state.phase {
            Phase::Resolving { turn, .. } => CardSet::DUMMY.without(turn.revealed[seat].cards),
            _ => CardSet::DUMMY,
        }
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(self) -> PhaseView {
        let eyes = self.eyes;
        match self.state.phase {
            Phase::Stacking => PhaseView::Stacking { seats: self.state.stacking() },
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
            Phase::Resolving { turn, question } => {
                PhaseView::Resolving { seat: question.seat(), turn, question }
            }
            Phase::Over { fallen } => PhaseView::Over { fallen },
        }
    }
}
