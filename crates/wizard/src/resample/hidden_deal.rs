//! Deals hidden cards at random to those who can hold them.

use rand::Rng;
use table::{MAX_SEATS, Seat, dice};

use super::SuitBits;
use crate::card::{Card, Suit};
use crate::card_set::{CardSet, MOST_CARDS, card_of_slot};

/// Places in a hand that hidden cards go to.
#[derive(Clone, Copy)]
pub(super) struct Slots {
    pub(super) seat: Seat,
    pub(super) count: usize,
    /// Suits that cannot be there.
    pub(super) barred: SuitBits,
    /// The seat from which the card in this place was passed.
    pub(super) from: Option<Seat>,
}

impl Slots {
    fn admits(&self, suit: Option<Suit>) -> bool {
        suit.is_none_or(|suit| self.barred & (1 << suit.index()) == 0)
    }
}

/// Hidden cards and the places that they can be in. What no hand takes stays in the rest of the deck.
pub(super) struct HiddenDeal {
    unseen: CardSet,
    slots: [Slots; 2 * MAX_SEATS],
    used: usize,
}

impl HiddenDeal {
    pub(super) fn new(unseen: CardSet) -> Self {
        let none = Slots { seat: Seat::new(0), count: 0, barred: 0, from: None };
        Self { unseen, slots: [none; 2 * MAX_SEATS], used: 0 }
    }

    pub(super) fn add(&mut self, slots: Slots) {
        self.slots[self.used] = slots;
        self.used += 1;
    }

    /// Takes a card out because its place has been settled.
    pub(super) fn settle(&mut self, card: Card) -> bool {
        self.unseen.remove(card)
    }

    /// Whether a card is still hidden.
    pub(super) fn hides(&self, card: Card) -> bool {
        self.unseen.contains(card)
    }

    /// Fills the places. Answers whether there is a way at all; cards that were passed are entered into `given`.
    pub(super) fn draw<R: Rng + ?Sized>(
        &mut self,
        rng: &mut R,
        hands: &mut [CardSet; MAX_SEATS],
        given: &mut [Card; MAX_SEATS],
    ) -> bool {
        let wanted: usize = self.places().iter().map(|slots| slots.count).sum();
        let Some(mut rest) = self.unseen.len().checked_sub(wanted) else { return false };
        let mut cards = [0; MOST_CARDS];
        for (place, slot) in cards.iter_mut().zip(self.unseen.slots()) {
            *place = slot;
        }
        let cards = &mut cards[..self.unseen.len()];
        dice::shuffle(rng, cards);

        let restricted = self.places().iter().any(|slots| slots.barred != 0);
        let mut left = Suit::ALL.map(|suit| self.unseen.of_suit(suit).len());
        if restricted && !self.is_feasible(&left, rest) {
            return false;
        }
        for &mut slot in cards {
            let card = card_of_slot(slot);
            if let Some(suit) = card.suit() {
                left[suit.index()] -= 1;
            }
            let Some(place) = self.place_for(card, restricted, &left, &mut rest, rng) else { return false };
            if let Some(slots) = place {
                hands[slots.seat.index()].insert(card);
                if let Some(giver) = slots.from {
                    given[giver.index()] = card;
                }
            }
        }
        true
    }

    fn places(&self) -> &[Slots] {
        &self.slots[..self.used]
    }

    /// Chooses a free place for `card`, each equally likely, such that the cards `left` still find theirs.
    /// `Some(None)` is the rest of the deck.
    fn place_for<R: Rng + ?Sized>(
        &mut self,
        card: Card,
        restricted: bool,
        left: &[usize; 4],
        rest: &mut usize,
        rng: &mut R,
    ) -> Option<Option<Slots>> {
        let suit = card.suit();
        let mut tried = [false; 2 * MAX_SEATS];
        let mut rest_tried = false;
        loop {
            let open = |(n, slots): &(usize, &Slots)| !tried[*n] && slots.admits(suit);
            let in_hands: usize =
                self.places().iter().enumerate().filter(open).map(|(_, slots)| slots.count).sum();
            let in_rest = if rest_tried { 0 } else { *rest };
            if in_hands + in_rest == 0 {
                return None;
            }
            let mut nth = dice::below(rng, (in_hands + in_rest) as u32) as usize;
            let chosen = self.places().iter().enumerate().filter(open).find_map(|(n, slots)| {
                let here = nth < slots.count;
                nth = nth.saturating_sub(slots.count);
                here.then_some(n)
            });
            match chosen {
                Some(n) => {
                    self.slots[n].count -= 1;
                    if !restricted || self.is_feasible(left, *rest) {
                        return Some(Some(self.slots[n]));
                    }
                    self.slots[n].count += 1;
                    tried[n] = true;
                }
                None => {
                    *rest -= 1;
                    if !restricted || self.is_feasible(left, *rest) {
                        return Some(None);
                    }
                    *rest += 1;
                    rest_tried = true;
                }
            }
        }
    }

    /// Whether the cards that are left find places: Hall's condition over the sets of suits.
    fn is_feasible(&self, left: &[usize; 4], rest: usize) -> bool {
        (1..1 << Suit::ALL.len()).all(|suits: SuitBits| {
            let cards: usize = left
                .iter()
                .enumerate()
                .filter(|(suit, _)| suits & (1 << suit) != 0)
                .map(|(_, count)| count)
                .sum();
            let places: usize = self
                .places()
                .iter()
                .filter(|slots| suits & !slots.barred != 0)
                .map(|slots| slots.count)
                .sum();
            cards <= places + rest
        })
    }
}
