//! What moves at the table, and from where: cards from who plays them to the trick, from the trick to who takes it, and from
//! the dealer to the own hand.

use std::iter::successors;

use games::wizard::Wizard;
use markup::prelude::*;
use table::{Seat, Viewer};
use web_sys::{DomRect, Element};

use super::trick::on_table;
use crate::browser::document;
use crate::motion::{Motion, before_paint};
use crate::seen::Seen;

/// How long after one card the next one is dealt, in milliseconds at the normal pace.
const DEALT_AFTER: u32 = 45;
/// All cards of a hand are on their way after so long.
const DEALT_WITHIN: u32 = 450;

/// What is known of where cards come from: a handle that the trick and the hand share.
#[derive(Clone, Copy)]
pub(super) struct Flights {
    motion: Motion,
    /// Where the card was that the one at the screen has just chosen.
    chosen: StoredValue<Option<DomRect>, LocalStorage>,
    /// What was on the table before.
    before: StoredValue<Moment>,
}

/// A position, as far as it says what moves to the next one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Moment {
    steps: usize,
    to: Option<Viewer>,
    round: u8,
    /// The number of the trick on the table, and who has taken it.
    trick: Option<(usize, Option<Seat>)>,
}

impl Moment {
    fn of(seen: &Seen<Wizard>) -> Self {
        let view = &seen.view;
        let trick = on_table(view).map(|(number, trick)| (number, trick.winner));
        Self { steps: seen.steps, to: seen.to, round: view.round, trick }
    }

    /// Whether this comes one step after another position, in the same eyes.
    fn follows(self, before: Self) -> bool {
        before.to == self.to && before.steps + 1 == self.steps
    }
}

impl Flights {
    /// At a table before anything has moved.
    pub(super) fn new() -> Self {
        let (chosen, before) = (StoredValue::new_local(None), StoredValue::new(Moment::default()));
        Self { motion: Motion::of_page(), chosen, before }
    }

    /// Remembers where the card is that is chosen.
    pub(super) fn choose(self, card: Option<Element>) {
        self.chosen.set_value(card.map(|card| card.get_bounding_client_rect()));
    }

    /// To be called for each position before the page shows it: lets the cards of a trick that is over go to who has taken
    /// it, and the cards of a new round come. Answers whether cards that are new on the table come from somewhere.
    pub(super) fn next(self, seen: &Seen<Wizard>) -> bool {
        let (before, now) = (self.before.get_value(), Moment::of(seen));
        self.before.set_value(now);
        if !now.follows(before) {
            return false;
        }
        if let Some((number, Some(winner))) = before.trick
            && now.trick.is_none_or(|(other, _)| other != number || before.round != now.round)
            && let Some(taker) = likeness(winner)
        {
            for card in inside(".wz-trick ol") {
                self.motion.leave(&card, &taker, 0);
            }
        }
        if now.round != before.round {
            let dealer = seen.view.dealer;
            before_paint(move || self.deal(dealer));
        }
        true
    }

    /// Lets the own cards come from the dealer, and the card that was turned up.
    fn deal(self, dealer: Option<Seat>) {
        let Some(dealer) = dealer.and_then(likeness) else { return };
        let deck = dealer.query_selector(".wz-deck").ok().flatten().unwrap_or(dealer);
        let cards = inside(".wz-cards");
        let gap = DEALT_AFTER.min(DEALT_WITHIN / u32::try_from(cards.len().max(1)).unwrap_or(1));
        let mut after = 0;
        for card in cards.iter().chain(inside(".wz-trump").first()) {
            self.motion.come(card, &deck, after);
            after += gap;
        }
    }

    /// Lets a card come to the trick from the one who plays it: from the hand, where it was chosen there.
    pub(super) fn play(self, card: NodeRef, seat: Seat, is_own: bool) {
        before_paint(move || {
            let Some(Some(card)) = card.try_get_untracked() else { return };
            let chosen = if is_own { self.chosen.try_update_value(Option::take).flatten() } else { None };
            match (chosen, likeness(seat)) {
                (Some(place), _) => self.motion.come_from(&card, &place, 0),
                (None, Some(player)) => self.motion.come(&card, &player, 0),
                (None, None) => {}
            }
        });
    }
}

/// The portrait of a player at the table.
fn likeness(seat: Seat) -> Option<Element> {
    let selector = format!(".wz-likeness[data-seat=\"{}\"]", seat.index());
    document().query_selector(&selector).ok().flatten()
}

/// What lies in a part of the table.
fn inside(selector: &str) -> Vec<Element> {
    let part = document().query_selector(&format!(".table-area {selector}")).ok().flatten();
    successors(part.and_then(|part| part.first_element_child()), Element::next_element_sibling).collect()
}
