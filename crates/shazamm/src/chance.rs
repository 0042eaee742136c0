//! What chance decides: the spells that both draw (S2.2, S4.8).

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Serialize};
use table::notation::split_word;
use table::{NotationError, dice};

use crate::both::{Both, GREEN, RED, SEATS};
use crate::card::Spell;
use crate::card_set::CardSet;
use crate::refusal::Refusal;
use crate::state::State;

/// The spells that each player draws.
///
/// ```
/// use shazamm::Draw;
/// let text = "draw 1 3 5 7 9 / 2 4 6 8 10";
/// assert_eq!(text.parse::<Draw>().unwrap().to_string(), text);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Draw(pub Both<CardSet>);

impl Draw {
    /// A fair draw for both.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(state: &State, rng: &mut R) -> Self {
        Self(Both::from_fn(|seat| any_of(state.players[seat].deck, state.draws(seat), rng)))
    }

    /// Whether both can draw like this.
    #[inline]
    pub(crate) fn check(&self, state: &State) -> Result<(), Refusal> {
        for seat in SEATS {
            let (drawn, deck) = (self.0[seat], state.players[seat].deck);
            if drawn.len() != state.draws(seat) {
                return Err(Refusal::DrawSize {
                    seat,
                    found: drawn.len() as u8,
                    cards: state.draws(seat) as u8,
                });
            }
            if let Some(card) = drawn.without(deck).iter().next() {
                return Err(Refusal::NotInDeck { seat, card });
            }
        }
        Ok(())
    }
}

/// `count` random spells of a set.
#[inline]
pub(crate) fn any_of<R: Rng + ?Sized>(spells: CardSet, count: usize, rng: &mut R) -> CardSet {
    let mut order = [Spell::Mutism; Spell::COUNT];
    shuffled(spells, &mut order, count, rng).iter().copied().collect()
}

/// Writes a set into `order` so that the first `count` spells are a random draw, and answers them.
#[inline]
pub(crate) fn shuffled<'a, R: Rng + ?Sized>(
    spells: CardSet,
    order: &'a mut [Spell; Spell::COUNT],
    count: usize,
    rng: &mut R,
) -> &'a [Spell] {
    let mut len = 0;
    if spells == CardSet::SPELLS {
        // As at the beginning of every game.
        (*order, len) = (Spell::ALL, Spell::COUNT);
    } else {
        for spell in spells.iter_spells() {
            order[len] = spell;
            len += 1;
        }
    }
    dice::draw(rng, &mut order[..len], count.min(len))
}

impl fmt::Display for Draw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "draw {} / {}", self.0[RED], self.0[GREEN])
    }
}

impl FromStr for Draw {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "chance, such as \"draw 1 3 5 7 9 / 2 4 6 8 10\"";
        let ("draw", drawn) = split_word(text) else {
            return Err(NotationError::new(text, expected));
        };
        let Some((red, green)) = drawn.split_once('/') else {
            return Err(NotationError::new(text, expected));
        };
        let read = |cards| CardSet::read(cards, "a card that was not drawn already");
        Ok(Self(Both::new(read(red)?, read(green)?)))
    }
}
