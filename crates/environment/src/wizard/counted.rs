//! What was counted of the cards played in a round.

use games::wizard::{Card, Face, Glance, Led, Rank, Special, Wizard};
use table::MAX_SEATS;

use super::cards::SUITED;

/// What was counted of the cards played in a round, so that none is counted again at the next look.
#[derive(Clone, Debug)]
pub struct Counted {
    round: u8,
    /// How many cards were counted.
    cards: u8,
    /// What the trick on the table demands, as a bit.
    led: u8,
    pub(super) voids: Voids,
    /// How often each seat has played each card.
    pub(super) played: [[u8; Card::COUNT]; MAX_SEATS],
}

impl Default for Counted {
    #[inline]
    fn default() -> Self {
        Self { round: 0, cards: 0, led: 0, voids: Voids::default(), played: [[0; Card::COUNT]; MAX_SEATS] }
    }
}

impl Counted {
    /// Counts the cards that were played since somebody looked last, at a table of `SEATS` with or without special cards.
    #[inline]
    pub(super) fn look<const SEATS: usize, const SPECIALS: bool>(
        &mut self,
        game: &Wizard,
        glance: Glance<'_>,
    ) {
        let (leaders, plays) = (glance.leaders(), glance.plays());
        let passed = if SPECIALS && game.plays_with(Special::Juggler) {
            glance.pass().map(|pass| SEATS * usize::from(pass.after))
        } else {
            None
        };
        // Where cards are passed on, what was shown before need not be true any more: that is rare, and counted anew.
        if self.round != glance.round() || passed.is_some() {
            *self = Self { round: glance.round(), ..Self::default() };
        }
        // W7.5: nobody ever has to follow in single suit.
        let open = if game.is_single_suit() { FREE } else { 0 };
        for (n, &face) in plays.iter().enumerate().skip(usize::from(self.cards)) {
            if passed == Some(n) {
                self.voids.pass();
            }
            let turn = n % SEATS;
            let led = if turn == 0 { open } else { self.led };
            let seat = leaders[n / SEATS].index() + turn;
            let seat = if seat >= SEATS { seat - SEATS } else { seat };
            let Traits { card, suit, leads } = TRAITS[face.index()];
            self.played[seat][usize::from(card)] += 1;
            self.led = if led == 0 { leads } else { led };
            self.voids.now[seat] |= if suit & !self.led == 0 { 0 } else { self.led };
        }
        self.cards = plays.len() as u8;
        if passed == Some(plays.len()) {
            self.voids.pass();
        }
    }
}

/// The suits that each seat has failed to follow, as bits: since the Juggler's pass, and before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Voids {
    pub(super) now: [u8; MAX_SEATS],
    pub(super) before: [u8; MAX_SEATS],
}

impl Voids {
    /// The Juggler's pass: what was shown before need not be true any more.
    fn pass(&mut self) {
        self.before = std::mem::take(&mut self.now);
    }
}

/// What is asked of every card played.
#[derive(Clone, Copy)]
struct Traits {
    card: u8,
    /// The suit that it must follow with, as a bit.
    suit: u8,
    /// The suit that it demands if it is the first that decides, as a bit; nothing if it leaves that open.
    leads: u8,
}

/// Stands for a suit that everything follows: nobody has to.
const FREE: u8 = 0xff;

/// Looked up for every card played.
static TRAITS: [Traits; 256] = {
    let mut traits = [Traits { card: 0, suit: 0, leads: 0 }; 256];
    let mut index = 0;
    while let Some(face) = Face::from_index(index) {
        traits[index] = Traits {
            card: face.card().index() as u8,
            // Only cards of a suit must follow (W5.3).
            suit: if index < SUITED { 1 << (index / Rank::COUNT) } else { 0 },
            leads: match face.leads() {
                Led::Open => 0,
                Led::Suit(suit) => 1 << suit.index(),
                Led::Free => FREE,
            },
        };
        index += 1;
    }
    traits
};
