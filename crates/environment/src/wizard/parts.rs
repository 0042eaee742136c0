//! What a seat of Wizard observes, part by part.

use games::wizard::{Card, Special, Suit, Variant, Wizard};
use table::Game as _;

use super::cards;
use crate::Layout;
use crate::layout::{OWING, Source, parts};

pub(super) const SUITS: usize = Suit::ALL.len();
const PHASES: usize = 8;
/// The phase in which cards are played.
pub(super) const PLAYING: usize = 4;

/// What the dimensions of parts depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Dimensions {
    seats: usize,
    specials: bool,
    /// How many different cards there are.
    pub(super) cards: usize,
    /// How many numbers a card by its features takes.
    pub(super) features: usize,
}

impl Dimensions {
    /// The dimensions of a table with or without special cards.
    pub(super) const fn new(seats: usize, specials: bool) -> Self {
        let cards = if specials { Card::COUNT } else { cards::COMMON };
        Self { seats, specials, cards, features: cards::features(specials) }
    }
}

parts! {
    /// What is observed at every table. It comes first.
    pub(super) struct Always(table: Dimensions) {
        phase: [PHASES] =
            "What the game waits for: a deal, the swap of the Werewolf, a name for trump, predictions, \
             a card, cards to pass on, a change of prediction, nothing any more.",
        owing: [table.seats] = OWING,
        hand: [table.cards] =
            "How often each card is in the own hand, by suit (blue, red, green, yellow) and rank, then \
             Wizards, Jesters, special cards. Empty while it is hidden from its owner.",
        trick: [table.seats, table.features] =
            "The card that each has in the trick on the table, the last one until the next begins, by \
             its features: suit (also as named), rank, whether it counts as Wizard, as Jester, and \
             which special card it is.",
        leader: [table.seats] = "Who began that trick.",
        best: [table.seats] =
            "Who has the strongest card of it so far, Fairy and Bomb aside; who has taken it, or would \
             have, once it is complete and something is asked before the next.",
        led: [SUITS + 1] =
            "The suit that must be followed, or that nothing must be followed any more; nothing as \
             long as that is open.",
        trump: [SUITS] = "The trump suit.",
        turned_up: [table.features] = "The card that lies face up, by its features.",
        played: [table.seats, table.cards] =
            "How often each has played each card in this round, the trick on the table included.",
        void: [table.seats, SUITS] =
            "The suits that each has failed to follow in this round, since the Juggler's pass if there \
             was one.",
        dealer: [table.seats] = "Who deals this round.",
        predicted: [table.seats] =
            "Who has predicted. Where all predict at once, a seat learns that of the others when it has.",
        prediction: [table.seats] = "The prediction of each plus 1; 0 as long as it is not known.",
        won: [table.seats] = "The tricks that each has taken in this round.",
        total: [table.seats, 2] = "The points of each so far, in tens: those above 0, and those below.",
        round: [3] = "The round, counted from 1, how many cards each was dealt, how many tricks have begun.",
        options: [Variant::ALL.len() + Special::ALL.len()] =
            "The variants that are played and the special cards in the deck: the same in all positions \
             of a table.",
    }
}

parts! {
    /// What is observed where cards of others are seen (W7.4).
    pub(super) struct Clairvoyance(table: Dimensions) {
        known: [table.seats - 1, table.cards] = "The cards of each of the others that are known.",
    }
}

parts! {
    /// What is observed of the Werewolf.
    pub(super) struct Werewolf(table: Dimensions) {
        taker: [table.seats] = "Who swapped the Werewolf in this round.",
        took: [table.features] = "The card that was taken for it, by its features.",
        took_held: [1] = "Whether that card is known to be still in the hand of another who took it.",
    }
}

parts! {
    /// What is observed of the Juggler.
    pub(super) struct Juggler(table: Dimensions) {
        given: [table.features] =
            "The card that the own seat has chosen to pass on in this round, by its features.",
        received: [table.features] = "The card that came with the pass.",
        given_held: [1] = "Whether the card passed on is known to be still in the hand of the left neighbour.",
        void_before: [table.seats, SUITS] =
            "The suits that each had failed to follow before the pass: it holds none of them but \
             what came with it.",
    }
}

parts! {
    /// What is observed of the Cloud.
    pub(super) struct Cloud(table: Dimensions) {
        changed: [table.seats] = "Who changed the own prediction in this round.",
    }
}

/// Takes the parts that only some tables have, as far as this one has them, and hands them to whoever writes them.
#[inline(always)]
pub(super) fn sometimes<'a>(
    from: &mut impl Source<'a>,
    game: &Wizard,
    table: Dimensions,
    clairvoyance: impl FnOnce(Clairvoyance<'a>),
    werewolf: impl FnOnce(Werewolf<'a>),
    juggler: impl FnOnce(Juggler<'a>),
    cloud: impl FnOnce(Cloud<'a>),
) {
    if game.is_clairvoyant(1) {
        clairvoyance(Clairvoyance::take(from, table));
    }
    // Whoever writes rows knows this before the game runs, and has none of the rest without special cards.
    if !table.specials {
        return;
    }
    if game.plays_with(Special::Werewolf) {
        werewolf(Werewolf::take(from, table));
    }
    if game.plays_with(Special::Juggler) {
        juggler(Juggler::take(from, table));
    }
    if game.plays_with(Special::Cloud) {
        cloud(Cloud::take(from, table));
    }
}

/// What the numbers of an observation mean.
pub(super) fn layout(game: &Wizard) -> Layout {
    let table = Dimensions::new(game.seats(), game.has_specials());
    let mut layout = Layout::default();
    Always::take(&mut layout, table);
    sometimes(&mut layout, game, table, |_| (), |_| (), |_| (), |_| ());
    layout
}
