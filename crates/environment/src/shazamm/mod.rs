//! Shazamm! as learners play it.
//!
//! A commitment is a bet with any set of cards, one of up to 1.6 million, so it is made in several moves: the bet, then
//! the cards one by one in ascending order, then `done`. Where no card could be added any more, the commitment is complete
//! at once: after the highest card of the hand. (After the bet there always is a card, since nobody loses the dummy.)
//! Where cards are laid before the bets (S6.3), laying takes the same moves without the bet, and the bet is one move.
//! All other decisions are one move each.

mod moves;
mod observation;
mod parts;

use games::shazamm::{Action, Card, CardSet, Commitment, Legal, Shazamm};
use table::{Game, Legal as _, Seat};

use self::moves::{BET, DONE, MOVES, Move, WITH, addable};
use self::parts::Parts;
use crate::{Layout, Learnable, MoveSet};

impl Learnable for Shazamm {
    /// A commitment, or cards to lay, as far as it is chosen.
    type Draft = Option<Action>;
    type Memo = ();

    fn move_count(&self) -> usize {
        MOVES
    }

    fn moves_per_decision(&self) -> usize {
        // A bet, every card there is, and the word that this is all.
        1 + Card::COUNT + 1
    }

    #[inline]
    fn moves(&self, state: &Self::State, seat: Seat, draft: Self::Draft) -> MoveSet {
        match (self.legal(state, seat), draft) {
            (Legal::Bet { mana, .. }, None) => MoveSet::from_bits(BET, (1 << mana.left()) - 1),
            (legal, Some(decision)) => {
                let done = u128::from(legal.contains(decision)) << (DONE - WITH);
                MoveSet::from_bits(WITH, addable(legal, decision).bits() as u128 | done)
            }
            (Legal::Lay(hand), None) => MoveSet::from_bits(WITH, hand.bits() as u128 | 1 << (DONE - WITH)),
            (legal, None) => {
                let mut moves = MoveSet::EMPTY;
                for action in legal.iter() {
                    moves.insert(Move::Other(action).number());
                }
                moves
            }
        }
    }

    #[inline]
    fn choose_unchecked(
        &self,
        state: &Self::State,
        seat: Seat,
        draft: &mut Self::Draft,
        number: usize,
    ) -> Option<Action> {
        let decision = match (*draft, Move::at(number)?) {
            (None, Move::Bet(bet)) => Action::Bet(Commitment { bet, cards: CardSet::EMPTY }),
            (None, Move::With(card)) => Action::Lay([card].into_iter().collect()),
            (Some(Action::Bet(mut commitment)), Move::With(card)) => {
                commitment.cards.insert(card);
                Action::Bet(commitment)
            }
            (Some(Action::Lay(mut cards)), Move::With(card)) => {
                cards.insert(card);
                Action::Lay(cards)
            }
            (Some(decision), _) => {
                *draft = None;
                return Some(decision);
            }
            (None, Move::Done) => return Some(Action::Lay(CardSet::EMPTY)),
            (None, Move::Other(action)) => return Some(action),
        };
        let is_complete = addable(self.legal(state, seat), decision).is_empty();
        *draft = (!is_complete).then_some(decision);
        is_complete.then_some(decision)
    }

    fn moves_of(&self, state: &Self::State, seat: Seat, action: Action) -> Vec<usize> {
        let (mut moves, cards) = match action {
            Action::Bet(commitment) => (vec![Move::Bet(commitment.bet).number()], commitment.cards),
            Action::Lay(cards) => (Vec::new(), cards),
            _ => return vec![Move::Other(action).number()],
        };
        moves.extend(cards.iter().map(|card| Move::With(card).number()));
        if !addable(self.legal(state, seat), action).is_empty() {
            moves.push(DONE);
        }
        moves
    }

    fn name_of_move(&self, number: usize) -> Option<String> {
        Some(match Move::at(number)? {
            Move::Bet(bet) => format!("bet {bet}"),
            Move::With(card) => format!("with {card}"),
            Move::Done => "done".to_owned(),
            Move::Other(action) => action.to_string(),
        })
    }

    fn layout(&self) -> Layout {
        let mut layout = Layout::default();
        Parts::take(&mut layout);
        layout
    }

    #[inline]
    fn observe(&self, state: &Self::State, seat: Seat, draft: Self::Draft, into: &mut [u8]) {
        observation::write(self, state, seat, draft, into);
    }
}
