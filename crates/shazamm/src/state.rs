//! A position of Shazamm!, complete with everything hidden.

use table::{Seat, Seats};

use crate::both::{Both, SEATS};
use crate::bridge::Bridge;
use crate::card::Spell;
use crate::card_set::CardSet;
use crate::commitment::{Bet, Commitment};
use crate::game::{Deal, Shazamm};
use crate::mana::Mana;
use crate::stack::Stack;
use crate::turn::{Question, Turn};

/// A position. It is small, and cloning it allocates nothing. `Debug` shows nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) phase: Phase,
    /// The round, counted from 1.
    pub(crate) round: u8,
    /// Whether Mutism was resolved in this round.
    pub(crate) muted: bool,
    pub(crate) bridge: Bridge,
    pub(crate) players: Both<Player>,
}

table::secret_debug!(State);

/// What belongs to one player. Hand, deck, discard pile and the spells of the turn that is being resolved are the
/// fourteen spells; the dummy is always there and never written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) mana: Mana,
    /// The spells in hand. What is committed stays here until the reveal.
    pub(crate) hand: CardSet,
    pub(crate) deck: CardSet,
    pub(crate) discard: CardSet,
    /// The order of the deck, where it was stacked (S6.2).
    pub(crate) stack: Stack,
    /// What the opponent's Clone may take: the spells of the previous turn (S7.2).
    pub(crate) on_show: CardSet,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Both order their decks (S6.2).
    Stacking,
    /// Chance draws for both (S2.2, S4.8).
    Drawing,
    /// Both commit to a bet and cards (S3.1).
    Committing { commitments: Both<Option<Commitment>> },
    /// Both lay their cards, before the bets (S6.3).
    Laying { laid: Both<Option<CardSet>> },
    /// Both bet, with the cards on the table (S6.3).
    Betting { laid: Both<CardSet>, bets: Both<Option<Bet>> },
    /// A spell of the turn asks for a decision (S3.3).
    Resolving { turn: Turn, question: Question },
    /// The match is over.
    Over { fallen: Seats },
}

/// The first hand (S2.2).
const FIRST_HAND: usize = 5;
/// What is drawn in each new round (S4.8).
const NEW_ROUND: usize = 3;

impl State {
    /// The next turn begins, with cards or with bets.
    #[inline]
    pub(crate) fn begin_turn(&mut self, game: &Shazamm) {
        if game.counts_cards() {
            self.phase = Phase::Laying { laid: Both::default() };
        } else {
            self.phase = Phase::Committing { commitments: Both::default() };
        }
    }

    pub(crate) fn new(game: &Shazamm) -> Self {
        let (hand, deck, phase) = match game.deal() {
            Deal::Shuffled => (CardSet::EMPTY, CardSet::SPELLS, Phase::Drawing),
            Deal::Stacked => (CardSet::EMPTY, CardSet::SPELLS, Phase::Stacking),
            // Nothing is drawn.
            Deal::FullHand => (CardSet::SPELLS, CardSet::EMPTY, Phase::Drawing),
        };
        let player = Player {
            mana: Mana::FULL,
            hand,
            deck,
            discard: CardSet::EMPTY,
            stack: Stack::EMPTY,
            on_show: CardSet::EMPTY,
        };
        let mut state =
            Self { phase, round: 1, muted: false, bridge: Bridge::new(), players: Both::same(player) };
        if game.deal() == Deal::FullHand {
            state.begin_turn(game);
        }
        state
    }

    /// How many spells a player draws next: fewer when the deck is short.
    #[inline]
    pub(crate) fn draws(&self, seat: Seat) -> usize {
        let due = if self.round == 1 { FIRST_HAND } else { NEW_ROUND };
        due.min(self.players[seat].deck.len())
    }

    /// The seats that have not finished ordering their decks.
    #[inline]
    pub(crate) fn stacking(&self) -> Seats {
        SEATS.into_iter().filter(|&seat| self.players[seat].stack.len() < Spell::COUNT).collect()
    }

    /// The cards that a player may lay down: the hand with the dummy.
    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> CardSet {
        self.players[seat].hand.union(CardSet::DUMMY)
    }
}

/// The seats that have not decided.
#[inline]
pub(crate) fn owing<T>(decided: &Both<Option<T>>) -> Seats {
    SEATS.into_iter().filter(|&seat| decided[seat].is_none()).collect()
}
