//! What a player may do.

use rand::Rng;
use table::{Seat, dice};

use crate::action::{Action, Change};
use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::face::FaceSet;
use crate::game::{Predictions, Wizard};
use crate::state::{Phase, State};
use crate::trick::{Led, Trick};

/// The legal actions of one player: each kind holds just what it takes to list them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legal {
    /// Nothing: the player is not asked.
    Nothing,
    /// Swap the Werewolf and name one of the suits, or none.
    Werewolf,
    /// Name one of the suits.
    Trump,
    /// Predict from 0 to `most`, `forbidden` excepted.
    Predict {
        /// The number of tricks.
        most: u8,
        /// What the sum of the predictions forbids (W7.1).
        forbidden: Option<u8>,
    },
    /// Play one of these.
    Play(FaceSet),
    /// Pass one of these.
    Pass(CardSet),
    /// Change the prediction: both ways, or only up from 0.
    Change {
        /// Whether it may go down.
        down: bool,
    },
}

impl Legal {
    #[inline(always)]
    pub(crate) fn of(game: &Wizard, state: &State, seat: Seat) -> Self {
        match &state.phase {
            Phase::Playing(trick) if trick.next() == seat => {
                Self::Play(FaceSet::of(playable(state.hands[seat.index()], trick)))
            }
            _ => Self::between_tricks(game, state, seat),
        }
    }

    #[inline(never)]
    fn between_tricks(game: &Wizard, state: &State, seat: Seat) -> Self {
        match &state.phase {
            Phase::Predicting if state.owe_prediction(game).contains(seat) => {
                Self::Predict { most: game.cards(state.round), forbidden: forbidden_prediction(game, state) }
            }
            Phase::NamingTrump if state.dealer == seat => Self::Trump,
            Phase::Werewolf { holder } if *holder == seat => Self::Werewolf,
            Phase::Passing(passing) if passing.owing(game.seat_count()).contains(seat) => {
                Self::Pass(state.hands[seat.index()])
            }
            Phase::Changing { winner } if *winner == seat => {
                Self::Change { down: Change::Down.of(state.predictions[seat.index()]).is_some() }
            }
            _ => Self::Nothing,
        }
    }
}

/// The cards of a hand that may be played to a trick (W5.2, W5.3).
#[inline]
pub(crate) fn playable(hand: CardSet, trick: &Trick) -> CardSet {
    let Led::Suit(suit) = trick.led() else { return hand };
    let following = hand.of_suit(suit);
    if following.is_empty() { hand } else { following.disjoint_union(hand.without_suit()) }
}

/// The prediction that the last to predict may not make (W7.1).
#[inline]
pub(crate) fn forbidden_prediction(game: &Wizard, state: &State) -> Option<u8> {
    if game.predictions() != Predictions::PlusMinusOne || state.predicted.len() + 1 < game.seat_count() {
        return None;
    }
    let said: u8 = state.predicted.iter().map(|seat| state.predictions[seat.index()]).sum();
    game.cards(state.round).checked_sub(said)
}

impl table::Legal for Legal {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        match *self {
            Self::Nothing => 0,
            Self::Werewolf => Suit::ALL.len() + 1,
            Self::Trump => Suit::ALL.len(),
            Self::Predict { most, forbidden } => usize::from(most) + 1 - usize::from(forbidden.is_some()),
            Self::Play(faces) => faces.len(),
            Self::Pass(cards) => cards.distinct().count(),
            Self::Change { down } => 1 + usize::from(down),
        }
    }

    #[inline]
    fn get(&self, index: usize) -> Option<Action> {
        match *self {
            Self::Nothing => None,
            Self::Werewolf => {
                (index <= Suit::ALL.len()).then(|| Action::Werewolf(Suit::ALL.get(index).copied()))
            }
            Self::Trump => Suit::ALL.get(index).copied().map(Action::Trump),
            Self::Predict { forbidden, .. } => (index < self.len()).then(|| {
                let skips = forbidden.is_some_and(|forbidden| index >= usize::from(forbidden));
                Action::Predict(index as u8 + u8::from(skips))
            }),
            Self::Play(faces) => faces.get(index).map(Action::Play),
            Self::Pass(cards) => cards.distinct().nth(index).map(Action::Pass),
            Self::Change { .. } => (index < self.len()).then(|| Action::Change(Change::ALL[index])),
        }
    }

    #[inline]
    fn choose<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        match self {
            Self::Play(faces) => faces.choose(rng).map(Action::Play),
            _ => match self.len() {
                0 => None,
                len => self.get(dice::below(rng, len as u32) as usize),
            },
        }
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        match (*self, action) {
            (Self::Werewolf, Action::Werewolf(_))
            | (Self::Trump, Action::Trump(_))
            | (Self::Change { .. }, Action::Change(Change::Up)) => true,
            (Self::Change { down }, Action::Change(Change::Down)) => down,
            (Self::Predict { most, forbidden }, Action::Predict(tricks)) => {
                tricks <= most && Some(tricks) != forbidden
            }
            (Self::Play(faces), Action::Play(face)) => faces.contains(face),
            (Self::Pass(cards), Action::Pass(card)) => cards.contains(card),
            _ => false,
        }
    }
}

/// Whether a hand holds `card` at all: the first question when a card is refused.
pub(crate) fn holds(state: &State, seat: Seat, card: Card) -> bool {
    state.hands[seat.index()].contains(card)
}
