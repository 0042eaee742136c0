//! Small sets of symbols, slots, tiles and spells.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};
use table::set_bits;

/// Something of which a handful exist, each with a number.
pub trait Member: Copy {
    /// How many there are; at most 16.
    const COUNT: usize;

    /// The number, below [`Member::COUNT`].
    fn index(self) -> usize;

    /// The member of a number.
    fn from_index(index: usize) -> Option<Self>;
}

/// Numbers the values of an enum as they stand in its `ALL`, which is the order of the enum.
macro_rules! numbered {
    ($Type:ty) => {
        impl $crate::set::Member for $Type {
            const COUNT: usize = Self::ALL.len();

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            #[inline]
            fn from_index(index: usize) -> Option<Self> {
                Self::ALL.get(index).copied()
            }
        }
    };
}

pub(crate) use numbered;

/// A set of such things, in their order.
///
/// ```
/// use maginor::{Symbol, SymbolSet};
/// let symbols: SymbolSet = [Symbol::Fate, Symbol::Fire].into_iter().collect();
/// assert!(symbols.contains(Symbol::Fire) && !symbols.contains(Symbol::Air));
/// assert_eq!(symbols.iter().collect::<Vec<_>>(), [Symbol::Fire, Symbol::Fate]);
/// ```
pub struct Set<T> {
    bits: u16,
    of: PhantomData<T>,
}

impl<T> Set<T> {
    /// The set with nothing in it.
    pub const EMPTY: Self = Self::from_bits(0);

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self { bits, of: PhantomData }
    }

    /// The members by their numbers, as bits.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.bits
    }

    /// How many members there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The members of this set or of the other.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// The members of both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// The members that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
}

impl<T: Member> Set<T> {
    /// All there are.
    pub const ALL: Self = Self::from_bits(((1u32 << T::COUNT) - 1) as u16);

    /// Just one.
    #[inline]
    pub fn only(member: T) -> Self {
        Self::from_bits(1 << member.index())
    }

    /// Whether `member` is in the set.
    #[inline]
    pub fn contains(self, member: T) -> bool {
        self.bits & (1 << member.index()) != 0
    }

    /// Adds a member.
    #[inline]
    pub fn insert(&mut self, member: T) {
        self.bits |= 1 << member.index();
    }

    /// Takes a member away.
    #[inline]
    pub fn remove(&mut self, member: T) {
        self.bits &= !(1 << member.index());
    }

    /// The member that comes first.
    #[inline]
    pub fn first(self) -> Option<T> {
        T::from_index(self.bits.trailing_zeros() as usize)
    }

    /// The only member, if there is just one.
    #[inline]
    pub fn single(self) -> Option<T> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The members in their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        set_bits(self.bits.into()).filter_map(T::from_index)
    }
}

impl<T> Clone for Set<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Set<T> {}

impl<T> PartialEq for Set<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<T> Eq for Set<T> {}

impl<T> Default for Set<T> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Member> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        members.into_iter().fold(Self::EMPTY, |set, member| set.union(Self::only(member)))
    }
}

impl<T: Member + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + Serialize> Serialize for Set<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Member + Deserialize<'de>> Deserialize<'de> for Set<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}
