//! The order in which a stacked deck is drawn (S6.2).

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::card::{Card, Spell};
use crate::card_set::CardSet;

/// Spells in the order in which they will be drawn.
///
/// ```
/// use shazamm::{Spell, Stack};
/// let mut stack: Stack = [Spell::Drain, Spell::Boost].into_iter().collect();
/// assert_eq!(stack.draw(), Some(Spell::Drain));
/// assert_eq!(stack.iter().collect::<Vec<_>>(), [Spell::Boost]);
/// ```
// Four bits for each spell, the next to be drawn lowest; 0 is no spell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stack(u64);

const BITS: usize = 4;

impl Stack {
    /// No spell.
    pub const EMPTY: Self = Self(0);

    /// How many spells are in the stack.
    #[inline]
    pub const fn len(self) -> usize {
        (u64::BITS as usize - self.0.leading_zeros() as usize).div_ceil(BITS)
    }

    /// Whether no spell is in the stack.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts a spell below all others. A full stack takes no more.
    #[inline]
    pub fn put_below(&mut self, spell: Spell) {
        if self.len() < Spell::COUNT {
            self.0 |= u64::from(spell.number()) << (self.len() * BITS);
        }
    }

    /// Draws the first spell.
    #[inline]
    pub fn draw(&mut self) -> Option<Spell> {
        let first = Spell::from_number((self.0 & 0xf) as u8);
        self.0 >>= BITS;
        first
    }

    /// The spells in their order.
    pub fn iter(self) -> impl Iterator<Item = Spell> {
        let mut rest = self;
        std::iter::from_fn(move || rest.draw())
    }

    /// The spells, whatever their order.
    #[inline]
    pub fn spells(self) -> CardSet {
        self.iter().collect()
    }
}

impl FromIterator<Spell> for Stack {
    fn from_iter<I: IntoIterator<Item = Spell>>(spells: I) -> Self {
        let mut stack = Self::EMPTY;
        for spell in spells {
            stack.put_below(spell);
        }
        stack
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::Spell).map(Card::number)).finish()
    }
}

impl Serialize for Stack {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Stack {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spells = Vec::<Spell>::deserialize(deserializer)?;
        let stack: Self = spells.iter().copied().collect();
        if stack.spells().len() == spells.len() {
            Ok(stack)
        } else {
            Err(serde::de::Error::custom("a spell twice in one stack"))
        }
    }
}
