//! Shazamm! with its options settled.

use table::{Game as _, Options as _};

use crate::options::{Invalid, Options, Variant};

/// The rules of Shazamm! for one table.
///
/// ```
/// use shazamm::{Deal, Options, Shazamm, Variant};
/// use table::Game;
/// let game = Shazamm::new(Options::with(Some(Variant::FullHand))).unwrap();
/// assert_eq!(game.deal(), Deal::FullHand);
/// ```
#[derive(Clone, Debug)]
pub struct Shazamm {
    options: Options,
    deal: Deal,
    counts_cards: bool,
    rules: u32,
}

/// How spells come into the hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deal {
    /// Chance draws them (S2.2, S4.8).
    Shuffled,
    /// All are there from the start (S6.1).
    FullHand,
    /// They are drawn in the order that each player chose (S6.2).
    Stacked,
}

impl Shazamm {
    pub(crate) fn settle(options: Options, rules: u32) -> Result<Self, Invalid> {
        options.check()?;
        let is_played = |variant: Variant| options.variants.contains(&variant);
        let deal = if is_played(Variant::FullHand) {
            Deal::FullHand
        } else if is_played(Variant::StackedDeck) {
            Deal::Stacked
        } else {
            Deal::Shuffled
        };
        let counts_cards = is_played(Variant::CountedCards);
        Ok(Self { options, deal, counts_cards, rules: rules.clamp(1, Self::RULES) })
    }

    pub(crate) fn settled_options(&self) -> &Options {
        &self.options
    }

    pub(crate) fn settled_rules(&self) -> u32 {
        self.rules
    }

    /// How spells come into the hands.
    #[inline]
    pub fn deal(&self) -> Deal {
        self.deal
    }

    /// Whether cards are laid and counted before the bets (S6.3).
    #[inline]
    pub fn counts_cards(&self) -> bool {
        self.counts_cards
    }

    /// Whether Resistance stops the last push too (S4.3). It did not in the first version of these rules.
    #[inline]
    pub fn resistance_stops_the_last_push(&self) -> bool {
        self.rules >= 2
    }
}
