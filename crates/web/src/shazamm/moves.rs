//! What moves when something happens: cards that fly, bets that are turned over.

use games::shazamm::{CardSet, Fact, Spell, opponent};
use markup::prelude::*;
use table::Seat;
use web_sys::{DomRect, Element};

use super::stage::Stage;
use crate::browser::document;
use crate::motion::{Motion, before_paint};
use crate::seen::Seen;

/// How much later than the one before a card sets out, in milliseconds at the normal pace.
const NEXT: u32 = 70;

/// What moves on the table: a handle.
#[derive(Clone, Copy)]
pub(crate) struct Moves {
    stage: Stage,
    motion: Motion,
    /// Where the own cards were in the hand when they were laid.
    left: StoredValue<Vec<(u8, DomRect)>, LocalStorage>,
}

impl Moves {
    /// Lets things move whenever something is shown.
    pub(crate) fn new(stage: Stage) -> Self {
        let moves = Self { stage, motion: Motion::of_page(), left: StoredValue::new_local(Vec::new()) };
        let fact = Memo::new(move |_| stage.shown.with(|shown| shown.fact));
        Effect::new(move |_| {
            if let Some(fact) = fact.get() {
                before_paint(move || moves.show(&fact));
            }
        });
        moves
    }

    /// Remembers where cards of the hand are, before they are laid.
    pub(crate) fn lay(self, cards: CardSet) {
        let place = |number: u8| {
            let card = find(&format!(".shz-hand [data-card=\"{number}\"]"))?;
            Some((number, card.get_bounding_client_rect()))
        };
        self.left.set_value(cards.iter().filter_map(|card| place(card.number())).collect());
    }

    fn show(self, fact: &Fact) {
        match *fact {
            Fact::Revealed { .. } => self.reveal(),
            Fact::Cloned { seat, spell: Some(spell) } | Fact::UsedStolen { seat, spell } => {
                self.take(seat, spell);
            }
            Fact::Stole { seat, spells } => self.steal(seat, spells.iter()),
            Fact::Drew { seat, cards } => self.draw(seat, cards),
            _ => {}
        }
    }

    /// Both turn over what they bet, and their cards come from where they were.
    fn reveal(self) {
        let left = self.left.try_update_value(std::mem::take).unwrap_or_default();
        for place in 1..=2 {
            if let Some(coin) = find(&format!(".shz-side:nth-child({place}) .shz-coin")) {
                self.motion.change(&coin, &[("scale", "0 1", "1 1")], 300, 0);
            }
            let from = plate(place);
            let cards = find(&format!(".shz-side:nth-child({place}) .shz-laid-cards"));
            for (n, card) in children(cards).enumerate() {
                let after = NEXT * n as u32;
                let number = card.get_attribute("data-card").and_then(|number| number.parse::<u8>().ok());
                let own = left.iter().find(|(own, _)| place == 1 && Some(*own) == number);
                match (own, &from) {
                    (Some((_, from)), _) => self.motion.come_from(&card, from, after),
                    (None, Some(from)) => self.motion.come(&card, from, after),
                    (None, None) => {}
                }
            }
        }
    }

    /// A spell comes from the other side.
    fn take(self, seat: Seat, spell: Spell) {
        let from = self.laid(opponent(seat), spell, "").or_else(|| plate(self.place(opponent(seat))));
        if let (Some(card), Some(from)) = (self.laid(seat, spell, ":last-child"), from) {
            self.motion.come(&card, &from, 0);
        }
    }

    /// What a thief takes flies to the thief.
    fn steal(self, seat: Seat, spells: impl Iterator<Item = Spell>) {
        let Some(to) = plate(self.place(seat)) else { return };
        for (n, spell) in spells.enumerate() {
            if let Some(card) = self.laid(opponent(seat), spell, "") {
                self.motion.leave(&card, &to, NEXT * n as u32);
            }
        }
    }

    /// A spell that lies before somebody.
    fn laid(self, seat: Seat, spell: Spell, which: &str) -> Option<Element> {
        let (place, number) = (self.place(seat), spell.number());
        find(&format!(".shz-side:nth-child({place}) .shz-laid[data-card=\"{number}\"]{which}"))
    }

    /// New cards come into the own hand.
    fn draw(self, seat: Seat, cards: CardSet) {
        let Some(from) = plate(self.place(seat)) else { return };
        for (n, card) in cards.iter().enumerate() {
            if let Some(card) = find(&format!(".shz-hand [data-card=\"{}\"]", card.number())) {
                self.motion.come(&card, &from, NEXT * n as u32);
            }
        }
    }

    /// Whether somebody sits on the left or on the right, counted from 1.
    fn place(self, seat: Seat) -> usize {
        let seats = self.stage.table.seen.with_untracked(Seen::seats);
        seats.iter().position(|&other| other == seat).unwrap_or_default() + 1
    }
}

/// The hat of the player at a place, counted from 1.
fn plate(place: usize) -> Option<Element> {
    find(&format!(".shz-plate:nth-child({place}) .shz-hat"))
}

/// The first such element on the table.
fn find(selector: &str) -> Option<Element> {
    document().query_selector(&format!(".table-area {selector}")).ok().flatten()
}

/// What lies in an element, in its order.
fn children(of: Option<Element>) -> impl Iterator<Item = Element> {
    let first = of.and_then(|of| of.first_element_child());
    std::iter::successors(first, Element::next_element_sibling)
}
