//! Guesses what others gave to each other in the Juggler's pass.
//!
//! A card that `giver` gave to `taker` is either still in the taker's hand, or among the cards that the taker has
//! played since. The giver's play before the pass says what it cannot have been; the taker's says what it must have been.
//!
//! The card that was taken for the Werewolf needs a witness: a place where it is now, or was played, such that its taker
//! held it before the pass.

use rand::Rng;
use table::{MAX_SEATS, Seat, Seats, dice};

use super::{Evidence, HiddenDeal, Slots, SuitBits};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::view::{PassView, View};

#[derive(Clone, Copy)]
pub(super) struct PassGuess<'a> {
    view: &'a View,
    pass: PassView,
    shown: &'a [Evidence; MAX_SEATS],
    seats: usize,
    /// Whether the guess respects what play has shown.
    strict: bool,
}

/// Which way the hidden cards went.
#[derive(Clone, Copy)]
pub(super) struct Way {
    /// The givers whose card is still in the taker's hand.
    in_hand: Seats,
    witness: Witness,
}

/// Where the card that was taken for the Werewolf is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Witness {
    /// There is none, or everything is known of it.
    NotNeeded,
    /// Still in the hand of whoever took it.
    Stayed,
    /// It was given to the left.
    Went,
    /// Whoever took it has played it after the pass.
    PlayedAfter,
}

impl<'a> PassGuess<'a> {
    pub(super) fn new(
        view: &'a View,
        pass: PassView,
        shown: &'a [Evidence; MAX_SEATS],
        seats: usize,
    ) -> Self {
        Self { view, pass, shown, seats, strict: true }
    }

    /// The same without regard to what play has shown.
    pub(super) fn lenient(self) -> Self {
        Self { strict: false, ..self }
    }

    /// A way at random. It may turn out to be impossible.
    pub(super) fn any_way<R: Rng + ?Sized>(&self, rng: &mut R, deal: &HiddenDeal) -> Way {
        let witnesses = self.witnesses(deal);
        let possible = witnesses.iter().flatten().count().max(1) as u32;
        let nth = dice::below(rng, possible) as usize;
        let witness = witnesses.into_iter().flatten().nth(nth).unwrap_or(Witness::NotNeeded);
        let mut in_hand = Seats::NONE;
        for giver in Seat::all(self.seats).filter(|&giver| self.pass.given[giver].is_none()) {
            let taker = giver.left(self.seats);
            let (played, held) = match self.goes_with(giver, witness) {
                Some(card) => {
                    (self.candidates(giver).any(|other| other == card).into(), deal.hides(card).into())
                }
                None => {
                    let hand = self.view.hands[taker];
                    (self.candidates(giver).count(), usize::from(hand.size) - hand.known.len())
                }
            };
            if played + held > 0 && (dice::below(rng, (played + held) as u32) as usize) < held {
                in_hand.insert(giver);
            }
        }
        Way { in_hand, witness }
    }

    /// Every way. Most of them are impossible, but if the round can have led to the view at all, one is not.
    pub(super) fn every_way(self, deal: &HiddenDeal) -> impl Iterator<Item = Way> {
        let witnesses = self.witnesses(deal);
        (0..1u32 << self.seats).flat_map(move |bits| {
            let in_hand: Seats = Seat::all(self.seats).filter(|seat| bits >> seat.index() & 1 == 1).collect();
            witnesses.into_iter().flatten().map(move |witness| Way { in_hand, witness })
        })
    }

    /// Adds the places for hidden cards to `deal` and answers what each gave, as far as that is settled then.
    pub(super) fn make<R: Rng + ?Sized>(
        &self,
        way: Way,
        rng: &mut R,
        deal: &mut HiddenDeal,
        hands: &mut [CardSet; MAX_SEATS],
    ) -> Option<[Card; MAX_SEATS]> {
        let mut given = [Card::JESTER; MAX_SEATS];
        let mut received = [None; MAX_SEATS];
        for giver in Seat::all(self.seats) {
            let taker = giver.left(self.seats);
            let goes = self.goes_with(giver, way.witness);
            if let Some(card) = self.pass.given[giver] {
                given[giver.index()] = card;
            } else if !way.in_hand.contains(giver) {
                given[giver.index()] = self.played_since(giver, way.witness, rng)?;
            } else if self.must_have_come(taker).next().is_some() {
                return None;
            } else if let Some(card) = goes {
                self.settle(card, taker, self.shown[taker.index()].void_after, deal, hands)?;
                given[giver.index()] = card;
            } else {
                received[taker.index()] = Some(giver);
            }
        }
        if let (Witness::Stayed, Some(werewolf)) = (way.witness, self.view.werewolf) {
            let barred = self.shown[werewolf.seat.index()].void();
            self.settle(werewolf.took, werewolf.seat, barred, deal, hands)?;
        }
        for (seat, hand) in self.view.hands.iter() {
            let missing = usize::from(hand.size).checked_sub(hands[seat.index()].len())?;
            let own = missing.checked_sub(usize::from(received[seat.index()].is_some()))?;
            let shown = self.shown[seat.index()];
            deal.add(Slots { seat, count: own, barred: self.bar(shown.void()), from: None });
            if let Some(giver) = received[seat.index()] {
                let barred = self.bar(self.shown[giver.index()].void_before | shown.void_after);
                deal.add(Slots { seat, count: 1, barred, from: Some(giver) });
            }
        }
        Some(given)
    }

    /// Puts a hidden card into a hand.
    fn settle(
        &self,
        card: Card,
        seat: Seat,
        void: SuitBits,
        deal: &mut HiddenDeal,
        hands: &mut [CardSet; MAX_SEATS],
    ) -> Option<()> {
        if self.is_barred(card, void) || !deal.settle(card) {
            return None;
        }
        hands[seat.index()].insert(card);
        Some(())
    }

    /// A card that the taker has played since the pass and that `giver` may have given.
    fn played_since<R: Rng + ?Sized>(&self, giver: Seat, witness: Witness, rng: &mut R) -> Option<Card> {
        let goes = self.goes_with(giver, witness);
        let stays = self.stays_with(giver.left(self.seats), witness);
        let possible = || {
            self.candidates(giver).filter(|&card| goes.is_none_or(|goes| goes == card) && stays != Some(card))
        };
        let nth = dice::below(rng, possible().count().max(1) as u32) as usize;
        possible().nth(nth)
    }

    /// The card that `giver` gave, if that is the witness.
    fn goes_with(&self, giver: Seat, witness: Witness) -> Option<Card> {
        let werewolf = self.view.werewolf.filter(|werewolf| werewolf.seat == giver)?;
        (witness == Witness::Went).then_some(werewolf.took)
    }

    /// The card that `taker` has played since but did not receive, if that is the witness.
    fn stays_with(&self, taker: Seat, witness: Witness) -> Option<Card> {
        let werewolf = self.view.werewolf.filter(|werewolf| werewolf.seat == taker)?;
        let is_the_only = self.shown[taker.index()].played_after.count(werewolf.took) == 1;
        (witness == Witness::PlayedAfter && is_the_only).then_some(werewolf.took)
    }

    /// The places where the card that was taken for the Werewolf can be.
    fn witnesses(&self, deal: &HiddenDeal) -> [Option<Witness>; 3] {
        let not_needed = [Some(Witness::NotNeeded), None, None];
        let Some(werewolf) = self.view.werewolf.filter(|_| self.strict) else { return not_needed };
        let (seat, took) = (werewolf.seat, werewolf.took);
        let (giver, taker) = (seat.right(self.seats), seat.left(self.seats));
        let shown = self.shown[seat.index()];
        // A Wizard or a Jester that came with the pass is not the one that was taken.
        let came = usize::from(self.pass.given[giver] == Some(took));
        let played = shown.played_after.count(took);
        let surely_own = if self.pass.given[giver].is_some() { played } else { 0 };
        if shown.played_before.contains(took)
            || self.pass.given[seat] == Some(took)
            || surely_own + self.view.hands[seat].known.count(took) > came
        {
            return not_needed;
        }
        let hides = deal.hides(took);
        let went = self.pass.given[seat].is_none()
            && (hides || self.shown[taker.index()].played_after.contains(took));
        [
            hides.then_some(Witness::Stayed),
            went.then_some(Witness::Went),
            (played > came).then_some(Witness::PlayedAfter),
        ]
    }

    /// The cards that `giver` may have given and the taker has played since.
    fn candidates(&self, giver: Seat) -> impl Iterator<Item = Card> {
        let taker = giver.left(self.seats);
        let void = self.shown[giver.index()].void_before;
        let must = self.must_have_come(taker).next();
        // Only one card came; if two must have, none explains it.
        let explicable = self.must_have_come(taker).nth(1).is_none();
        self.shown[taker.index()].played_after.iter().filter(move |&card| {
            explicable && !self.is_barred(card, void) && must.is_none_or(|must| must == card)
        })
    }

    /// What `taker` has played since and could not have held before the pass.
    fn must_have_come(&self, taker: Seat) -> impl Iterator<Item = Card> {
        let shown = self.shown[taker.index()];
        shown.played_after.iter().filter(move |&card| self.is_barred(card, shown.void_before))
    }

    fn bar(&self, suits: SuitBits) -> SuitBits {
        if self.strict { suits } else { 0 }
    }

    fn is_barred(&self, card: Card, suits: SuitBits) -> bool {
        card.suit().is_some_and(|suit| self.bar(suits) & (1 << suit.index()) != 0)
    }
}
