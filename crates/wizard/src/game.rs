//! Wizard with its options settled.

use table::{Options as _, Seat};

use crate::card::{Card, Rank, Suit};
use crate::card_set::{CardSet, MOST_CARDS};
use crate::options::{Invalid, Options, Variant};
use crate::special::Special;

/// The rules of Wizard for one table.
///
/// ```
/// use table::Game;
/// use wizard::{Options, Wizard};
/// let game = Wizard::new(Options { seats: 5, ..Options::default() }).unwrap();
/// assert_eq!((game.rounds(), game.cards(12)), (12, 12));
/// ```
#[derive(Clone, Debug)]
pub struct Wizard {
    options: Options,
    seats: u8,
    predictions: Predictions,
    form: Form,
    deck: CardSet,
    has_specials: bool,
    slots: [u8; MOST_CARDS],
}

/// How predictions are made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Predictions {
    /// One after the other, for all to hear (W4.1).
    Open,
    /// The same, but they may not add up to the number of tricks (W7.1).
    PlusMinusOne,
    /// All at once, revealed before the first trick (W7.2).
    Hidden,
    /// All at once, revealed at the end of the round (W7.3).
    Secret,
}

impl Predictions {
    /// Whether all predict at once, without knowing of each other.
    #[inline]
    pub fn at_once(self) -> bool {
        matches!(self, Self::Hidden | Self::Secret)
    }
}

/// How rounds are dealt and played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Standard,
    ClairvoyanceFirst,
    ClairvoyanceEvery,
    SingleSuit,
    Maximus,
}

/// The cards of the base game: W1.1.
const DECK: usize = 60;
/// The first hand of single suit, and how many rounds it has: W7.5.
const SINGLE_SUIT_FIRST_HAND: u8 = 4;
const SINGLE_SUIT_ROUNDS: u8 = 12;
/// Four suits, and once without trump: W7.6.
const MAXIMUS_ROUNDS: u8 = 5;

impl Wizard {
    pub(crate) fn settle(options: Options) -> Result<Self, Invalid> {
        options.check()?;
        let has = |variant| options.variants.contains(&variant);
        let predictions = if has(Variant::PlusMinusOne) {
            Predictions::PlusMinusOne
        } else if has(Variant::Hidden) {
            Predictions::Hidden
        } else if has(Variant::Secret) {
            Predictions::Secret
        } else {
            Predictions::Open
        };
        let form = if has(Variant::ClairvoyanceFirst) {
            Form::ClairvoyanceFirst
        } else if has(Variant::ClairvoyanceEvery) {
            Form::ClairvoyanceEvery
        } else if has(Variant::SingleSuit) {
            Form::SingleSuit
        } else if has(Variant::Maximus) {
            Form::Maximus
        } else {
            Form::Standard
        };
        let deck: CardSet = Suit::ALL
            .into_iter()
            .flat_map(|suit| Rank::all().map(move |rank| Card::suited(suit, rank)))
            .chain([Card::WIZARD; 4])
            .chain([Card::JESTER; 4])
            .chain(options.with.as_slice().iter().map(|&special| Card::special(special)))
            .collect();
        let mut slots = [0; MOST_CARDS];
        for (slot, card) in slots.iter_mut().zip(deck.slots()) {
            *slot = card;
        }
        let has_specials = !options.with.is_empty();
        Ok(Self { seats: options.seats, options, predictions, form, deck, has_specials, slots })
    }

    pub(crate) fn settled_options(&self) -> &Options {
        &self.options
    }

    /// How many play.
    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// How predictions are made.
    #[inline]
    pub fn predictions(&self) -> Predictions {
        self.predictions
    }

    /// How many rounds the game has (W2.1, W7.5, W7.6).
    #[inline]
    pub fn rounds(&self) -> u8 {
        match self.form {
            Form::SingleSuit => SINGLE_SUIT_ROUNDS,
            Form::Maximus => MAXIMUS_ROUNDS,
            _ => DECK as u8 / self.seats,
        }
    }

    /// How many cards each is dealt in a round, counted from 1 (W2.1, W7.5, W7.6).
    #[inline]
    pub fn cards(&self, round: u8) -> u8 {
        match self.form {
            Form::SingleSuit => SINGLE_SUIT_FIRST_HAND + round.saturating_sub(1),
            Form::Maximus => DECK as u8 / self.seats,
            _ => round,
        }
    }

    /// Whether a card is turned up in this round (W3.1, W3.2).
    #[inline]
    pub fn turns_up(&self, round: u8) -> bool {
        match self.form {
            Form::SingleSuit | Form::Maximus => false,
            _ => usize::from(self.cards(round)) * self.seat_count() < self.deck.len(),
        }
    }

    /// Trump in a round in which no card is turned up.
    pub(crate) fn fixed_trump(&self, round: u8) -> Option<Suit> {
        match self.form {
            // W7.6: blue, red, green, yellow, then none.
            Form::Maximus => Suit::ALL.get(usize::from(round) - 1).copied(),
            _ => None,
        }
    }

    /// Whether one sees everyone's cards but the own until all have predicted (W7.4).
    #[inline]
    pub fn is_clairvoyant(&self, round: u8) -> bool {
        match self.form {
            Form::ClairvoyanceFirst => round == 1,
            Form::ClairvoyanceEvery => true,
            _ => false,
        }
    }

    /// Whether each plays a suit of the own (W7.5).
    #[inline]
    pub fn is_single_suit(&self) -> bool {
        self.form == Form::SingleSuit
    }

    /// The cards that `seat` owns in single suit: suits go by seat (W7.5).
    pub fn own_pile(&self, seat: Seat) -> CardSet {
        // W7.5: three or four players, so every seat has a suit.
        let suit = Suit::ALL[seat.index() % Suit::ALL.len()];
        Rank::all().map(|rank| Card::suited(suit, rank)).chain([Card::WIZARD, Card::JESTER]).collect()
    }

    /// All cards of the table.
    #[inline]
    pub fn deck(&self) -> CardSet {
        self.deck
    }

    /// All physical cards of the table.
    #[inline]
    pub(crate) fn deck_slots(&self) -> &[u8] {
        &self.slots[..self.deck.len()]
    }

    /// Whether special cards are in the deck.
    #[inline]
    pub fn has_specials(&self) -> bool {
        self.has_specials
    }

    /// Whether this special card is in the deck.
    pub fn plays_with(&self, special: Special) -> bool {
        self.deck.contains(Card::special(special))
    }
}
