//! Hands and other sets of cards.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::card::{Card, SUITED, Suit};

const WIZARDS_AT: u32 = SUITED as u32;
const JESTERS_AT: u32 = WIZARDS_AT + 4;
const SPECIALS_AT: u32 = JESTERS_AT + 4;
const SUIT_BITS: u128 = 0x1fff;
const FOUR: u128 = 0xf;

/// The most cards a deck can have: 60 and the seven special cards.
pub(crate) const MOST_CARDS: usize = 67;

/// A set of cards, in which the Wizard and the Jester may be up to four times.
///
/// ```
/// use wizard::{Card, CardSet};
/// let hand: CardSet = [Card::WIZARD, Card::WIZARD, "G4".parse().unwrap()].into_iter().collect();
/// assert_eq!((hand.len(), hand.count(Card::WIZARD)), (3, 2));
/// ```
// One bit for each suit card, then four for Wizards and four for Jesters, of which the lowest are used first (so that
// equal sets are equal numbers), then one for each special card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

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

    /// How often `card` is in the set.
    #[inline]
    pub fn count(self, card: Card) -> usize {
        ((self.0 >> lowest_bit(card)) & mask(card)).count_ones() as usize
    }

    /// Whether `card` is in the set.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 & (1 << lowest_bit(card)) != 0
    }

    /// Adds a card. Answers whether there was room for it (a fifth Wizard, or a card twice, is not added).
    #[inline]
    pub fn insert(&mut self, card: Card) -> bool {
        let (at, mask) = (lowest_bit(card), mask(card));
        let held = (self.0 >> at) & mask;
        if held == mask {
            return false;
        }
        self.0 |= (held + 1) << at;
        true
    }

    /// Takes a card out. Answers whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let (at, mask) = (lowest_bit(card), mask(card));
        let held = (self.0 >> at) & mask;
        self.0 &= !((held ^ (held >> 1)) << at);
        held != 0
    }

    /// Adds all cards of another set. Answers whether there was room for all.
    pub fn insert_all(&mut self, cards: Self) -> bool {
        let mut all = true;
        for card in cards.iter() {
            all &= self.insert(card);
        }
        all
    }

    /// Takes out all cards of another set if all of them are there; otherwise changes nothing and answers no.
    #[inline]
    pub(crate) fn remove_set(&mut self, cards: Self) -> bool {
        let several = FOUR << WIZARDS_AT | FOUR << JESTERS_AT;
        let count = |set: Self, at: u32| (set.0 >> at & FOUR).count_ones();
        let (plain, taken) = (self.0 & !several, cards.0 & !several);
        let left =
            |at: u32| count(*self, at).checked_sub(count(cards, at)).map(|left| ((1u128 << left) - 1) << at);
        match (taken & !plain, left(WIZARDS_AT), left(JESTERS_AT)) {
            (0, Some(wizards), Some(jesters)) => {
                *self = Self(plain & !taken | wizards | jesters);
                true
            }
            _ => false,
        }
    }

    /// The suit cards of one suit.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & (SUIT_BITS << (suit as u32 * 13)))
    }

    /// The cards that have no suit: Wizards, Jesters and special cards.
    #[inline]
    #[must_use]
    pub const fn without_suit(self) -> Self {
        Self(self.0 >> WIZARDS_AT << WIZARDS_AT)
    }

    /// The cards of this set and of another that has none of them.
    #[inline]
    #[must_use]
    pub(crate) const fn disjoint_union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The special cards among them.
    #[inline]
    #[must_use]
    pub const fn specials(self) -> Self {
        Self(self.0 >> SPECIALS_AT << SPECIALS_AT)
    }

    /// The suit cards, as a number with a bit for each.
    #[inline]
    pub(crate) const fn suited_bits(self) -> u64 {
        self.0 as u64 & ((1 << SUITED) - 1)
    }

    /// The cards in their order, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let slot = rest.trailing_zeros();
                rest &= rest - 1;
                card_of_slot(slot as u8)
            })
        })
    }

    /// The different cards in their order, each once.
    pub fn distinct(self) -> impl Iterator<Item = Card> {
        let mut last = None;
        self.iter().filter(move |&card| last.replace(card) != Some(card))
    }

    /// The cards that were drawn from a deck of slots, one for each physical card.
    #[inline]
    pub(crate) fn from_slots(slots: &[u8]) -> Self {
        let mut bits: u128 = 0;
        for &slot in slots {
            bits |= 1 << slot;
        }
        let lowest_first = |at: u32| ((1u128 << (bits >> at & FOUR).count_ones()) - 1) << at;
        let plain = bits & !(FOUR << WIZARDS_AT | FOUR << JESTERS_AT);
        Self(plain | lowest_first(WIZARDS_AT) | lowest_first(JESTERS_AT))
    }

    /// Every physical card of the set as a slot.
    pub(crate) fn slots(self) -> impl Iterator<Item = u8> {
        (0..MOST_CARDS as u8).filter(move |&slot| self.0 & (1 << slot) != 0)
    }
}

/// The card that a physical card is.
#[inline]
pub(crate) fn card_of_slot(slot: u8) -> Card {
    let index = match u32::from(slot) {
        suited @ 0..WIZARDS_AT => suited,
        WIZARDS_AT..JESTERS_AT => WIZARDS_AT,
        JESTERS_AT..SPECIALS_AT => WIZARDS_AT + 1,
        special => WIZARDS_AT + 2 + special - SPECIALS_AT,
    };
    // Slots are below MOST_CARDS, so the index is below the number of cards.
    Card::from_index(index as usize).unwrap_or(Card::JESTER)
}

#[inline]
const fn lowest_bit(card: Card) -> u32 {
    match card.index() as u32 {
        suited @ 0..WIZARDS_AT => suited,
        WIZARDS_AT => WIZARDS_AT,
        53 => JESTERS_AT,
        special => SPECIALS_AT + special - WIZARDS_AT - 2,
    }
}

#[inline]
const fn mask(card: Card) -> u128 {
    if card.index() == Card::WIZARD.index() || card.index() == Card::JESTER.index() { FOUR } else { 1 }
}

impl FromIterator<Card> for CardSet {
    /// Collects cards; a fifth Wizard, or a card twice, is left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl fmt::Display for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.iter().enumerate() {
            write!(f, "{}{card}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut set = Self::EMPTY;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if !set.insert(card) {
                return Err(serde::de::Error::custom(format_args!("{card} more often than the deck has it")));
            }
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_goes_in_and_out() {
        for card in Card::all() {
            let mut set = CardSet::EMPTY;
            let copies = if card == Card::WIZARD || card == Card::JESTER { 4 } else { 1 };
            for held in 0..copies {
                assert_eq!(set.count(card), held, "{card}");
                assert!(set.insert(card), "{card}");
            }
            assert!(!set.insert(card), "one {card} too many");
            assert_eq!(set.len(), copies);
            assert_eq!(set.iter().collect::<Vec<_>>(), vec![card; copies]);
            assert_eq!(set.distinct().collect::<Vec<_>>(), [card]);
            for _ in 0..copies {
                assert!(set.contains(card) && set.remove(card), "{card}");
            }
            assert!(!set.remove(card) && set.is_empty());
        }
    }

    #[test]
    fn slots_are_physical_cards() {
        let all: CardSet = CardSet::from_slots(&(0..MOST_CARDS as u8).collect::<Vec<_>>());
        assert_eq!(all.len(), MOST_CARDS);
        assert_eq!(
            CardSet::from_slots(&[55, 53]),
            CardSet::from_slots(&[52, 54]),
            "two Wizards are two Wizards"
        );
        assert_eq!(all.without_suit().len(), 15);
        assert_eq!(all.specials().len(), 7);
        assert_eq!(Suit::ALL.map(|suit| all.of_suit(suit).len()), [13; 4]);
    }
}
