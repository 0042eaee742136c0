//! The numbers of moves, and what they add to a decision.

use games::shazamm::{Action, Bet, Card, CardSet, Commitment, Legal};
use table::Legal as _;

// The numbers of moves, kind by kind; then come the actions that are neither bets nor cards laid, in their order.
pub(super) const BET: usize = 0;
pub(super) const WITH: usize = BET + Bet::COUNT;
pub(super) const DONE: usize = WITH + Card::COUNT;
const OTHERS: usize = DONE + 1;
pub(super) const MOVES: usize = OTHERS + Action::COUNT - Commitment::COUNT - SETS;
/// How many sets of cards could be laid.
const SETS: usize = 1 << Card::COUNT;

/// A move.
#[derive(Clone, Copy)]
pub(super) enum Move {
    Bet(Bet),
    With(Card),
    Done,
    Other(Action),
}

impl Move {
    /// The move of a number.
    pub(super) fn at(number: usize) -> Option<Self> {
        match number {
            BET..WITH => Bet::new((number - BET + 1) as u8).map(Self::Bet),
            WITH..DONE => Card::from_number((number - WITH) as u8).map(Self::With),
            DONE => Some(Self::Done),
            OTHERS..MOVES => Action::from_index(number - OTHERS + Commitment::COUNT).map(Self::Other),
            _ => None,
        }
    }

    pub(super) fn number(self) -> usize {
        match self {
            Self::Bet(bet) => BET + usize::from(bet.mana()) - 1,
            Self::With(card) => WITH + usize::from(card.number()),
            Self::Done => DONE,
            Self::Other(action) => OTHERS + action.index() - Commitment::COUNT,
        }
    }
}

/// The cards that can still be added to a decision: those of the hand above the last one.
#[inline]
pub(super) fn addable(legal: Legal, decision: Action) -> CardSet {
    let (hand, cards) = match (legal, decision) {
        (Legal::Bet { hand, .. }, Action::Bet(commitment)) => (hand, commitment.cards),
        (Legal::Lay(hand), Action::Lay(cards)) => (hand, cards),
        _ => return CardSet::EMPTY,
    };
    if legal.contains(decision) {
        cards.highest().map_or(hand, |last| hand.above(last))
    } else {
        CardSet::EMPTY
    }
}
