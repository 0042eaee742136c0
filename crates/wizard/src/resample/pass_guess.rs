//! Guesses what others gave to each other in the Juggler's pass.
//!
//! A card that `giver` gave to `taker` is either still in the taker's hand, or among the cards that the taker has
//! played since. The giver's play before the pass says what it cannot have been; the taker's says what it must have been.

use rand::Rng;
use table::{MAX_SEATS, Seat, dice};

use super::{HiddenDeal, Shown, Slots, SuitBits};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::view::View;

pub(super) struct PassGuess<'a> {
    pub(super) view: &'a View,
    pub(super) shown: &'a [Shown; MAX_SEATS],
    pub(super) seats: usize,
    /// Whether the guess respects what play has shown.
    pub(super) strict: bool,
}

/// Where a hidden card that was passed is now.
#[derive(Clone, Copy, PartialEq)]
enum Passed {
    /// Still in the taker's hand, and any card that can be there.
    InHand,
    /// Still in the taker's hand, and this card.
    Settled(Card),
    /// The taker has played it since.
    Played(Card),
}

impl PassGuess<'_> {
    /// Adds the places for hidden cards to `deal` and answers what each gave, as far as that is settled then.
    pub(super) fn make<R: Rng + ?Sized>(
        &self,
        rng: &mut R,
        deal: &mut HiddenDeal,
        hands: &mut [CardSet; MAX_SEATS],
    ) -> Option<[Card; MAX_SEATS]> {
        let pass = self.view.pass?;
        let mut given = [Card::JESTER; MAX_SEATS];
        let mut received = [None; MAX_SEATS];
        for giver in Seat::all(self.seats) {
            let taker = giver.left(self.seats);
            if let Some(card) = pass.given[giver] {
                given[giver.index()] = card;
                continue;
            }
            let guess = self.guess(giver, taker, rng, deal, hands)?;
            match guess {
                Passed::InHand => received[taker.index()] = Some(giver),
                Passed::Settled(card) => {
                    deal.settle(card);
                    hands[taker.index()].insert(card);
                    given[giver.index()] = card;
                }
                Passed::Played(card) => given[giver.index()] = card,
            }
        }
        for (seat, hand) in self.view.hands.iter() {
            let missing = usize::from(hand.size).checked_sub(hands[seat.index()].len())?;
            let own = missing.checked_sub(usize::from(received[seat.index()].is_some()))?;
            let shown = self.shown[seat.index()];
            deal.add(Slots {
                seat,
                count: own,
                barred: self.bar(shown.void_before | shown.void_after),
                from: None,
            });
            if let Some(giver) = received[seat.index()] {
                let barred = self.bar(self.shown[giver.index()].void_before | shown.void_after);
                deal.add(Slots { seat, count: 1, barred, from: Some(giver) });
            }
        }
        Some(given)
    }

    fn bar(&self, suits: SuitBits) -> SuitBits {
        if self.strict { suits } else { 0 }
    }

    fn guess<R: Rng + ?Sized>(
        &self,
        giver: Seat,
        taker: Seat,
        rng: &mut R,
        deal: &mut HiddenDeal,
        hands: &mut [CardSet; MAX_SEATS],
    ) -> Option<Passed> {
        let (gave, took) = (self.shown[giver.index()], self.shown[taker.index()]);
        let barred = |card: Card, suits: SuitBits| {
            card.suit().is_some_and(|suit| self.bar(suits) & (1 << suit.index()) != 0)
        };
        let has_room = |seat: Seat, hands: &[CardSet; MAX_SEATS]| {
            hands[seat.index()].len() < usize::from(self.view.hands[seat].size)
        };

        // The card that the giver took for the Werewolf went with the pass, or it is still there.
        if let Some(werewolf) = self.view.werewolf.filter(|werewolf| werewolf.seat == giver)
            && !gave.played_before.contains(werewolf.took)
            && !gave.played_after.contains(werewolf.took)
        {
            let card = werewolf.took;
            let passed_and_played = took.played_after.contains(card);
            if deal.hides(card) && (!passed_and_played || dice::below(rng, 2) == 0) {
                let stays = has_room(giver, hands) && (!has_room(taker, hands) || dice::below(rng, 2) == 0);
                if !stays {
                    return (!barred(card, took.void_after)).then_some(Passed::Settled(card));
                }
                if barred(card, gave.void_after) {
                    return None;
                }
                deal.settle(card);
                hands[giver.index()].insert(card);
            } else if passed_and_played {
                return Some(Passed::Played(card));
            }
        }

        // Something that the taker could not have held before the pass came with it.
        let mut impossible_before = took.played_after.iter().filter(|&card| barred(card, took.void_before));
        if let Some(card) = impossible_before.next() {
            let explains_all = impossible_before.next().is_none() && !barred(card, gave.void_before);
            return explains_all.then_some(Passed::Played(card));
        }

        // Otherwise it is any card that the taker has played since, or that is still in the taker's hand.
        let takers_own =
            self.view.werewolf.filter(|werewolf| werewolf.seat == taker).map(|werewolf| werewolf.took);
        let could_be = |card: Card| !barred(card, gave.void_before) && Some(card) != takers_own;
        let played = took.played_after.iter().filter(|&card| could_be(card)).count();
        let in_hand = if has_room(taker, hands) {
            usize::from(self.view.hands[taker].size) - hands[taker.index()].len()
        } else {
            0
        };
        if played + in_hand == 0 {
            return None;
        }
        let nth = dice::below(rng, (played + in_hand) as u32) as usize;
        match took.played_after.iter().filter(|&card| could_be(card)).nth(nth) {
            Some(card) => Some(Passed::Played(card)),
            None => Some(Passed::InHand),
        }
    }
}
