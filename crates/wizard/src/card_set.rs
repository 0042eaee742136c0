//! Hands and other sets of cards.

use crate::card::{Card, SUITED, Suit};

const WIZARDS_AT: u32 = SUITED as u32;
const JESTERS_AT: u32 = WIZARDS_AT + 4;
/// The bits of suit cards, Wizards and Jesters; special cards have bits of their own.
const COMMON: u32 = JESTERS_AT + 4;
const SUIT_BITS: u64 = 0x1fff;
const FOUR: u64 = 0xf;
const SEVERAL: u64 = FOUR << WIZARDS_AT | FOUR << JESTERS_AT;

/// The most cards a deck can have: 60 and the seven special cards.
pub(crate) const MOST_CARDS: usize = 67;

/// A set of cards, in which the Wizard and the Jester may be up to four times.
///
/// ```
/// use wizard::{Card, CardSet};
/// let hand: CardSet = [Card::WIZARD, Card::WIZARD, "G4".parse().unwrap()].into_iter().collect();
/// assert_eq!((hand.len(), hand.count(Card::WIZARD)), (3, 2));
/// ```
// One bit for each suit card, then four for Wizards and four for Jesters, of which the lowest are used first, so that
// equal sets are equal numbers. Special cards are kept apart: most tables, and most hands, have none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet {
    common: u64,
    specials: u8,
}

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self { common: 0, specials: 0 };

    /// How many cards are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        (self.common.count_ones() + self.specials.count_ones()) as usize
    }

    /// Whether no card is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.common == 0 && self.specials == 0
    }

    /// How often `card` is in the set.
    #[inline]
    pub fn count(self, card: Card) -> usize {
        match Place::of(card) {
            Place::Common { at, copies } => (self.common >> at & copies).count_ones() as usize,
            Place::Special { at } => usize::from(self.specials >> at & 1),
        }
    }

    /// Whether `card` is in the set.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        match Place::of(card) {
            Place::Common { at, .. } => self.common >> at & 1 != 0,
            Place::Special { at } => self.specials >> at & 1 != 0,
        }
    }

    /// Adds a card. Answers whether there was room for it (a fifth Wizard, or a card twice, is not added).
    #[inline]
    pub fn insert(&mut self, card: Card) -> bool {
        let before = *self;
        match Place::of(card) {
            Place::Common { at, copies } => {
                let held = self.common >> at & copies;
                self.common |= (held << 1 & copies | 1) << at;
            }
            Place::Special { at } => self.specials |= 1 << at,
        }
        *self != before
    }

    /// Takes a card out. Answers whether it was there.
    #[inline]
    pub fn remove(&mut self, card: Card) -> bool {
        let before = *self;
        match Place::of(card) {
            Place::Common { at, copies } => {
                let held = self.common >> at & copies;
                self.common ^= (held ^ held >> 1) << at;
            }
            Place::Special { at } => self.specials &= !(1 << at),
        }
        *self != before
    }

    /// Takes out all cards of another set if all of them are there; otherwise changes nothing and answers no.
    #[inline]
    pub fn remove_set(&mut self, cards: Self) -> bool {
        let count = |set: Self, at: u32| (set.common >> at & FOUR).count_ones();
        let (plain, taken) = (self.common & !SEVERAL, cards.common & !SEVERAL);
        let left =
            |at: u32| count(*self, at).checked_sub(count(cards, at)).map(|left| ((1u64 << left) - 1) << at);
        match (taken & !plain, cards.specials & !self.specials, left(WIZARDS_AT), left(JESTERS_AT)) {
            (0, 0, Some(wizards), Some(jesters)) => {
                self.common = plain & !taken | wizards | jesters;
                self.specials &= !cards.specials;
                true
            }
            _ => false,
        }
    }

    /// The suit cards of one suit.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self { common: self.common & SUIT_BITS << (suit as u32 * 13), specials: 0 }
    }

    /// The cards that have no suit: Wizards, Jesters and special cards.
    #[inline]
    #[must_use]
    pub const fn without_suit(self) -> Self {
        Self { common: self.common & SEVERAL, ..self }
    }

    /// The cards of this set and of another that has none of them.
    #[inline]
    #[must_use]
    pub const fn disjoint_union(self, other: Self) -> Self {
        Self { common: self.common | other.common, specials: self.specials | other.specials }
    }

    /// The special cards among them.
    #[inline]
    #[must_use]
    pub const fn specials(self) -> Self {
        Self { common: 0, ..self }
    }

    /// The suit cards, as a number with a bit for each: thirteen to a suit, the lowest rank first.
    #[inline]
    pub const fn suited_bits(self) -> u64 {
        self.common & ((1 << SUITED) - 1)
    }

    /// The cards in their order, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.slots().map(card_of_slot)
    }

    /// The different cards in their order, each once.
    pub fn distinct(self) -> impl Iterator<Item = Card> {
        let mut last = None;
        self.iter().filter(move |&card| last.replace(card) != Some(card))
    }

    /// The cards that were drawn from a deck of slots, one for each physical card.
    #[inline]
    pub(crate) fn from_slots(slots: &[u8]) -> Self {
        let mut drawn = Self::EMPTY;
        for &slot in slots {
            match u32::from(slot) {
                common @ 0..COMMON => drawn.common |= 1 << common,
                special => drawn.specials |= 1 << (special - COMMON),
            }
        }
        let lowest_first = |at: u32| ((1u64 << (drawn.common >> at & FOUR).count_ones()) - 1) << at;
        drawn.common = drawn.common & !SEVERAL | lowest_first(WIZARDS_AT) | lowest_first(JESTERS_AT);
        drawn
    }

    /// Every physical card of the set as a slot.
    pub(crate) fn slots(self) -> impl Iterator<Item = u8> {
        let mut rest = u128::from(self.common) | u128::from(self.specials) << COMMON;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let slot = rest.trailing_zeros();
                rest &= rest - 1;
                slot as u8
            })
        })
    }
}

/// Where a card is kept in a set.
enum Place {
    /// From this bit of the common cards on, which has as many bits as there are copies.
    Common { at: u32, copies: u64 },
    /// At this bit of the special cards.
    Special { at: u32 },
}

impl Place {
    #[inline]
    const fn of(card: Card) -> Self {
        let index = card.index() as u32;
        if index > Card::JESTER.index() as u32 {
            return Self::Special { at: index - Card::JESTER.index() as u32 - 1 };
        }
        // Wizards are where the suits end, and Jesters four further.
        let is_jester = index == Card::JESTER.index() as u32;
        let copies = if index < WIZARDS_AT { 1 } else { FOUR };
        Self::Common { at: index + 3 * is_jester as u32, copies }
    }
}

/// The card that a physical card is.
#[inline]
pub(crate) fn card_of_slot(slot: u8) -> Card {
    let index = match u32::from(slot) {
        suited @ 0..WIZARDS_AT => suited,
        WIZARDS_AT..JESTERS_AT => WIZARDS_AT,
        JESTERS_AT..COMMON => WIZARDS_AT + 1,
        special => WIZARDS_AT + 2 + special - COMMON,
    };
    Card::from_number(index as u8)
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

table::by_items!(CardSet, Card);

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
