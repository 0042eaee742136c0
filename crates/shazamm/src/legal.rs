//! What a player may do.

use rand::Rng;
use table::{Seat, dice};

use crate::action::Action;
use crate::card::Spell;
use crate::card_set::CardSet;
use crate::commitment::{Bet, Change, Commitment};
use crate::mana::Mana;
use crate::spell::recycling;
use crate::state::{Phase, State};
use crate::turn::Question;

/// The legal actions of one player: each kind holds just what it takes to list them.
///
/// ```
/// use shazamm::{Action, Options, RED, Shazamm, Variant};
/// use table::{Game, Legal as _};
/// let game = Shazamm::new(Options::with(Some(Variant::FullHand))).unwrap();
/// let legal = game.legal(&game.start(), RED);
/// assert_eq!(legal.len(), 50 << 15);
/// assert!(legal.contains("bet 50 with 0 1 2 14".parse().unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legal {
    /// Nothing: the player is not asked.
    Nothing,
    /// Bet up to `mana`, with any of these cards.
    Bet {
        /// The reserve.
        mana: Mana,
        /// The hand, the dummy included; nothing where the cards lie on the table already (S6.3).
        hand: CardSet,
    },
    /// Take one of these spells, or none.
    Clone(CardSet),
    /// Use this stolen spell, or discard it.
    Theft(Spell),
    /// Change the bet by `lowest` to `highest`.
    Recycle {
        /// How far down.
        lowest: i8,
        /// How far up.
        highest: i8,
    },
    /// Put one of these spells next.
    Stack(CardSet),
    /// Lay any of these cards.
    Lay(CardSet),
}

impl Legal {
    #[inline]
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        // Most decisions are bets.
        if let Phase::Committing { commitments } = &state.phase {
            return if commitments[seat].is_none() {
                Self::Bet { mana: state.players[seat].mana, hand: state.playable(seat) }
            } else {
                Self::Nothing
            };
        }
        match &state.phase {
            Phase::Resolving { turn, question } if question.seat() == seat => match *question {
                Question::Clone { from, .. } => Self::Clone(from),
                Question::Theft { spell, .. } => Self::Theft(spell),
                Question::Recycling { .. } => {
                    let (lowest, highest) = recycling::changes(turn.bets[seat], state.players[seat].mana);
                    Self::Recycle { lowest, highest }
                }
            },
            Phase::Stacking if state.stacking().contains(seat) => {
                let player = &state.players[seat];
                Self::Stack(player.deck.without(player.stack.spells()))
            }
            Phase::Laying { laid } if laid[seat].is_none() => Self::Lay(state.playable(seat)),
            Phase::Betting { bets, .. } if bets[seat].is_none() => {
                Self::Bet { mana: state.players[seat].mana, hand: CardSet::EMPTY }
            }
            _ => Self::Nothing,
        }
    }
}

impl table::Legal for Legal {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match *self {
            Self::Nothing => 0,
            Self::Bet { mana, hand } => usize::from(mana.left()) << hand.len(),
            Self::Clone(from) => from.len() + 1,
            Self::Theft(_) => 2,
            Self::Recycle { lowest, highest } => (highest - lowest + 1) as usize,
            Self::Stack(left) => left.len(),
            Self::Lay(hand) => hand.subsets(),
        }
    }

    #[inline]
    fn get(&self, index: usize) -> Option<Action> {
        if index >= self.len() {
            return None;
        }
        match *self {
            Self::Nothing => None,
            Self::Bet { hand, .. } => {
                // There are as many subsets as a power of 2.
                let bet = Bet::new((index >> hand.len()) as u8 + 1)?;
                let cards = hand.subset(index & (hand.subsets() - 1));
                Some(Action::Bet(Commitment { bet, cards }))
            }
            Self::Clone(from) => Some(Action::Clone(from.iter_spells().nth(index))),
            Self::Theft(spell) => Some(if index == 0 { Action::Use(spell) } else { Action::Discard(spell) }),
            Self::Recycle { lowest, .. } => Change::new(lowest + index as i8).map(Action::Recycle),
            Self::Stack(left) => left.iter_spells().nth(index).map(Action::Stack),
            Self::Lay(hand) => Some(Action::Lay(hand.subset(index))),
        }
    }

    #[inline]
    fn choose<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        match *self {
            // A bet and any of the cards, each independently of the others, are drawn without counting them all.
            Self::Bet { mana, hand } => {
                let bet = Bet::new(dice::below(rng, mana.left().into()) as u8 + 1)?;
                let cards = hand.without(CardSet::from_bits(rng.next_u32() as usize));
                Some(Action::Bet(Commitment { bet, cards }))
            }
            Self::Lay(hand) => Some(Action::Lay(hand.without(CardSet::from_bits(rng.next_u32() as usize)))),
            _ => match self.len() {
                0 => None,
                len => self.get(dice::below(rng, len as u32) as usize),
            },
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match (*self, action) {
            (Self::Bet { mana, hand }, Action::Bet(commitment)) => {
                commitment.bet.mana() <= mana.left() && hand.contains_all(commitment.cards)
            }
            (Self::Clone(_), Action::Clone(None)) => true,
            (Self::Clone(from), Action::Clone(Some(spell))) => from.contains(spell),
            (Self::Theft(asked), Action::Use(spell) | Action::Discard(spell)) => spell == asked,
            (Self::Recycle { lowest, highest }, Action::Recycle(change)) => {
                (lowest..=highest).contains(&change.by())
            }
            (Self::Stack(left), Action::Stack(spell)) => left.contains(spell),
            (Self::Lay(hand), Action::Lay(cards)) => hand.contains_all(cards),
            _ => false,
        }
    }
}
