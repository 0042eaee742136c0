//! Hands, decks and other sets of one player's cards.

use table::NotationError;

use crate::card::{Card, Spell};

/// A set of one player's cards.
///
/// ```
/// use shazamm::{Card, CardSet, Spell};
/// let laid: CardSet = [Card::Dummy, Spell::Boost.into()].into_iter().collect();
/// assert_eq!((laid.len(), laid.spells().len()), (2, 1));
/// assert_eq!(laid.to_string(), "0 7");
/// ```
// The bit of a card is its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u16);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// The dummy alone.
    pub const DUMMY: Self = Self(1);
    /// The fourteen spells.
    pub const SPELLS: Self = Self(((1 << Card::COUNT) - 1) & !1);
    /// How many sets there are.
    pub(crate) const COUNT: usize = 1 << Card::COUNT;

    /// The set of a number below [`CardSet::COUNT`]; higher bits are dropped.
    #[inline]
    pub(crate) const fn from_bits(bits: usize) -> Self {
        Self((bits & (Self::COUNT - 1)) as u16)
    }

    /// The number of the set: the bit of a card is its number.
    #[inline]
    pub const fn bits(self) -> usize {
        self.0 as usize
    }

    /// Just one spell.
    #[inline]
    pub const fn only(spell: Spell) -> Self {
        Self(1 << spell.number())
    }

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `card` is in the set.
    #[inline]
    pub fn contains(self, card: impl Into<Card>) -> bool {
        self.0 & (1 << card.into().number()) != 0
    }

    /// Whether every card of `other` is in the set.
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Adds a card. Answers whether it was new.
    #[inline]
    pub fn insert(&mut self, card: impl Into<Card>) -> bool {
        let before = *self;
        self.0 |= 1 << card.into().number();
        *self != before
    }

    /// The cards in this set or in the other.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards in this set and in the other.
    #[inline]
    #[must_use]
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards in this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards with a higher number.
    #[inline]
    #[must_use]
    pub fn above(self, card: impl Into<Card>) -> Self {
        Self(self.0 & !((2 << card.into().number()) - 1))
    }

    /// The set without the dummy.
    #[inline]
    #[must_use]
    pub const fn spells(self) -> Self {
        self.without(Self::DUMMY)
    }

    /// The spell with the lowest number.
    #[inline]
    pub fn lowest_spell(self) -> Option<Spell> {
        Spell::from_number(self.spells().0.trailing_zeros() as u8)
    }

    /// The card with the highest number.
    #[inline]
    pub fn highest(self) -> Option<Card> {
        Card::from_number(self.0.checked_ilog2()? as u8)
    }

    /// The cards in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Card::from_number(rest.trailing_zeros() as u8)?;
            rest &= rest - 1;
            Some(card)
        })
    }

    /// The spells among them, in the order of their numbers.
    pub fn iter_spells(self) -> impl Iterator<Item = Spell> {
        self.iter().filter_map(Card::spell)
    }

    /// The `nth` of the [subsets](Self::subsets) of this set: the bits of `nth` are dealt to its cards.
    #[inline]
    pub(crate) fn subset(self, nth: usize) -> Self {
        let (mut rest, mut chosen, mut nth) = (self.0, 0, nth);
        while nth != 0 && rest != 0 {
            let lowest = rest & rest.wrapping_neg();
            // All bits or none, since a processor could not foresee which.
            chosen |= lowest & (nth as u16 & 1).wrapping_neg();
            rest ^= lowest;
            nth >>= 1;
        }
        Self(chosen)
    }

    /// Reads cards one after the other, each once; `expected` says what stands there instead of a card that is there
    /// twice.
    pub(crate) fn read(text: &str, expected: &'static str) -> Result<Self, NotationError> {
        let mut cards = Self::EMPTY;
        for word in text.split_whitespace() {
            if !cards.insert(word.parse::<Card>()?) {
                return Err(NotationError::new(word, expected));
            }
        }
        Ok(cards)
    }

    /// How many subsets it has.
    #[inline]
    pub(crate) const fn subsets(self) -> usize {
        1 << self.len()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, |set, card| Self(set.0 | 1 << card.number()))
    }
}

impl FromIterator<Spell> for CardSet {
    fn from_iter<I: IntoIterator<Item = Spell>>(spells: I) -> Self {
        spells.into_iter().map(Card::Spell).collect()
    }
}

table::by_items!(CardSet, Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_subset_has_a_number_of_its_own() {
        let hand = CardSet::from_bits(0b101_0010_0110_1001);
        let mut seen: Vec<_> = (0..hand.subsets()).map(|nth| hand.subset(nth).bits()).collect();
        assert!(seen.iter().all(|&bits| hand.contains_all(CardSet::from_bits(bits))));
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), hand.subsets());
    }

    #[test]
    fn above_leaves_out_the_card_itself() {
        assert_eq!(CardSet::DUMMY.union(CardSet::SPELLS).above(Card::Dummy), CardSet::SPELLS);
        assert_eq!(CardSet::SPELLS.above(Spell::Theft).to_string(), "4 5 6 7 8 9 10 11 12 13 14");
        assert_eq!(CardSet::SPELLS.above(Spell::Drain), CardSet::EMPTY);
    }

    #[test]
    fn the_highest_card_is_above_all_others() {
        assert_eq!(CardSet::EMPTY.highest(), None);
        assert_eq!(CardSet::DUMMY.highest(), Some(Card::Dummy));
        assert_eq!(CardSet::from_bits(0b1001_1001).highest(), Some(Spell::Boost.into()));
        assert_eq!(CardSet::SPELLS.highest(), Some(Spell::Drain.into()));
    }
}
