//! Spells that are still to be resolved.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::card::Spell;
use crate::card_set::CardSet;

/// The spells that a player has still to resolve in this turn. A copy may make one of them double (S7.2).
///
/// ```
/// use shazamm::{Casting, Spell};
/// let mut casting: Casting = [Spell::Boost, Spell::Boost, Spell::Drain].into_iter().collect();
/// assert_eq!(casting.count(Spell::Boost), 2);
/// assert!(casting.take(Spell::Boost));
/// assert_eq!(casting.iter().collect::<Vec<_>>(), [Spell::Boost, Spell::Drain]);
/// ```
// No spell is there three times: it would take two copies, and of two Clones in a turn none is left (S3.2).
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Casting {
    spells: CardSet,
    doubles: CardSet,
}

impl Casting {
    /// These spells, each once.
    #[inline]
    pub(crate) fn once(cards: CardSet) -> Self {
        Self { spells: cards.spells(), doubles: CardSet::EMPTY }
    }

    /// Whether nothing is to be resolved.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.spells.is_empty()
    }

    /// The different spells.
    #[inline]
    pub fn spells(self) -> CardSet {
        self.spells
    }

    /// Whether `spell` is to be resolved.
    #[inline]
    pub fn contains(self, spell: Spell) -> bool {
        self.spells.contains(spell)
    }

    /// How often `spell` is to be resolved.
    #[inline]
    pub fn count(self, spell: Spell) -> u8 {
        u8::from(self.spells.contains(spell)) + u8::from(self.doubles.contains(spell))
    }

    /// Adds a spell.
    #[inline]
    pub fn add(&mut self, spell: Spell) {
        if !self.spells.insert(spell) {
            self.doubles.insert(spell);
        }
    }

    /// Takes a spell away, once. Answers whether it was there.
    #[inline]
    pub fn take(&mut self, spell: Spell) -> bool {
        let one = CardSet::only(spell);
        let was_there = self.spells.contains(spell);
        if self.doubles.contains(spell) {
            self.doubles = self.doubles.without(one);
        } else {
            self.spells = self.spells.without(one);
        }
        was_there
    }

    /// Takes everything away.
    #[inline]
    pub fn take_all(&mut self) -> Self {
        std::mem::take(self)
    }

    /// The spells in ascending order, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Spell> {
        self.spells
            .iter_spells()
            .flat_map(move |spell| std::iter::repeat_n(spell, usize::from(self.count(spell))))
    }
}

impl FromIterator<Spell> for Casting {
    fn from_iter<I: IntoIterator<Item = Spell>>(spells: I) -> Self {
        let mut casting = Self::default();
        for spell in spells {
            casting.add(spell);
        }
        casting
    }
}

impl fmt::Debug for Casting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Spell::number)).finish()
    }
}

impl Serialize for Casting {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Casting {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spells = Vec::<Spell>::deserialize(deserializer)?;
        let casting: Self = spells.iter().copied().collect();
        if casting.iter().count() == spells.len() {
            Ok(casting)
        } else {
            Err(serde::de::Error::custom("a spell more than twice"))
        }
    }
}
