//! Shazamm! with its options settled.

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
    pub(crate) fn settle(options: Options) -> Result<Self, Invalid> {
        options.validate()?;
        let deal = match options.variants.first() {
            None => Deal::Shuffled,
            Some(Variant::FullHand) => Deal::FullHand,
            Some(Variant::StackedDeck) => Deal::Stacked,
        };
        Ok(Self { options, deal })
    }

    pub(crate) fn settled_options(&self) -> &Options {
        &self.options
    }

    /// How spells come into the hands.
    #[inline]
    pub fn deal(&self) -> Deal {
        self.deal
    }
}
