//! What a table chooses: how many play, which special cards are in the deck, which variants (W1.2, W7).

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::notation::number;
use table::{Choices, NotationError};

use crate::special::Special;

/// The choices of a table, not yet checked.
///
/// ```
/// use table::{Game, Options as _};
/// use wizard::{Options, Special, Variant, Wizard};
///
/// let mut options = Options { seats: 5, ..Options::default() };
/// options.set("with", "dragon fairy bomb").unwrap();
/// options.set("variants", "secret").unwrap();
/// assert!(Wizard::new(options.clone()).is_ok());
///
/// options.variants = [Variant::PlusMinusOne, Variant::Secret].into();
/// assert_eq!(
///     Wizard::new(options).unwrap_err().to_string(),
///     "plus-minus-one and secret cannot be combined"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play: 3 to 6.
    pub seats: u8,
    /// The special cards in the deck.
    pub with: Choices<Special>,
    /// The variants that are played.
    pub variants: Choices<Variant>,
}

impl Default for Options {
    /// Four players, the 60 cards of the base game, no variant.
    fn default() -> Self {
        Self { seats: 4, with: Choices::default(), variants: Choices::default() }
    }
}

/// A variant of the rules (W7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// The predictions may not add up to the number of tricks (W7.1).
    PlusMinusOne,
    /// Predictions are chosen secretly and revealed before the first trick (W7.2).
    Hidden,
    /// Predictions are chosen secretly and revealed at the end of the round (W7.3).
    Secret,
    /// In the first round one sees everyone's card but the own until all have predicted (W7.4).
    ClairvoyanceFirst,
    /// The same in every round (W7.4).
    ClairvoyanceEvery,
    /// Each plays a suit of the own (W7.5).
    SingleSuit,
    /// Five rounds with all cards (W7.6).
    Maximus,
}

impl Variant {
    /// All variants.
    pub const ALL: [Self; 7] = [
        Self::PlusMinusOne,
        Self::Hidden,
        Self::Secret,
        Self::ClairvoyanceFirst,
        Self::ClairvoyanceEvery,
        Self::SingleSuit,
        Self::Maximus,
    ];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::PlusMinusOne => "plus-minus-one",
            Self::Hidden => "hidden",
            Self::Secret => "secret",
            Self::ClairvoyanceFirst => "clairvoyance-first",
            Self::ClairvoyanceEvery => "clairvoyance-every",
            Self::SingleSuit => "single-suit",
            Self::Maximus => "maximus",
        }
    }

    /// Whether it changes how a round is dealt or played, rather than how one predicts (W7.4–W7.6).
    const fn is_form(self) -> bool {
        matches!(self, Self::ClairvoyanceFirst | Self::ClairvoyanceEvery | Self::SingleSuit | Self::Maximus)
    }
}

table::by_name!(
    Variant,
    "a variant: plus-minus-one, hidden, secret, clairvoyance-first, clairvoyance-every, single-suit or maximus"
);

/// Why a table cannot be set up as chosen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// Too few or too many players.
    #[error("Wizard is played by 3 to 6, not by {0}")]
    Seats(String),
    /// Single suit has only four suits to give away (W7.5).
    #[error("single-suit is for 3 or 4 players, not for {0}")]
    SingleSuitSeats(u8),
    /// Dragon and Fairy come only together (W1.2).
    #[error("dragon and fairy come only together: {missing} is missing")]
    OnlyTogether {
        /// The one that was not chosen.
        missing: Special,
    },
    /// Two variants that exclude each other (W7.7).
    #[error("{0} and {1} cannot be combined")]
    Excluded(Variant, Variant),
    /// A variant that is played without special cards only (W7.7).
    #[error("{variant} and special cards ({special}) cannot be combined")]
    ExcludesSpecials {
        /// The variant.
        variant: Variant,
        /// One of the special cards that were chosen.
        special: Special,
    },
    /// The options have no such name.
    #[error("Wizard has no option {0:?}; there are: seats, with, variants")]
    UnknownOption(String),
    /// The value of an option cannot be read.
    #[error(transparent)]
    Value(#[from] NotationError),
}

impl table::Options for Options {
    type Invalid = Invalid;

    fn set(&mut self, name: &str, value: &str) -> Result<(), Invalid> {
        match name {
            "seats" => self.seats = number(value).ok_or_else(|| Invalid::Seats(value.to_owned()))?,
            "with" if value == "all" => self.with = Special::ALL.into(),
            "with" => self.with = words(value)?,
            "variants" => self.variants = words(value)?,
            _ => return Err(Invalid::UnknownOption(name.to_owned())),
        }
        Ok(())
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        let mut entries = vec![("seats", self.seats.to_string())];
        if !self.with.is_empty() {
            entries.push(("with", self.with.to_string()));
        }
        if !self.variants.is_empty() {
            entries.push(("variants", self.variants.to_string()));
        }
        entries
    }
}

/// Words separated by spaces or commas.
fn words<T: FromStr<Err = NotationError> + Ord>(text: &str) -> Result<Choices<T>, NotationError> {
    text.split([' ', ',', '\t'])
        .filter(|word| !word.is_empty())
        .map(str::parse)
        .collect::<Result<Vec<T>, _>>()
        .map(Choices::from)
}

impl Options {
    /// Whether a table can be set up like this; names what is in the way (W1.2, W7).
    pub fn validate(&self) -> Result<(), Invalid> {
        if !(3..=6).contains(&self.seats) {
            return Err(Invalid::Seats(self.seats.to_string()));
        }
        for (one, other) in [(Special::Dragon, Special::Fairy), (Special::Fairy, Special::Dragon)] {
            if self.with.contains(&one) && !self.with.contains(&other) {
                return Err(Invalid::OnlyTogether { missing: other });
            }
        }
        let variants = self.variants.as_slice();
        for (n, &one) in variants.iter().enumerate() {
            for &other in &variants[n + 1..] {
                // Of the ways to predict (W7.1–W7.3) and of the forms (W7.4–W7.6) at most one each.
                if one.is_form() == other.is_form() {
                    return Err(Invalid::Excluded(one, other));
                }
            }
            if let Some(&special) = self.with.as_slice().first()
                && one.is_form()
            {
                return Err(Invalid::ExcludesSpecials { variant: one, special });
            }
        }
        if self.variants.contains(&Variant::SingleSuit) && self.seats > 4 {
            return Err(Invalid::SingleSuitSeats(self.seats));
        }
        Ok(())
    }

    /// Every table that can be set up.
    pub fn every() -> impl Iterator<Item = Self> {
        fn subsets<T: Copy + Ord>(all: &[T]) -> impl Iterator<Item = Choices<T>> {
            (0..1usize << all.len()).map(|chosen| {
                all.iter()
                    .enumerate()
                    .filter(|(n, _)| chosen >> n & 1 == 1)
                    .map(|(_, &choice)| choice)
                    .collect()
            })
        }
        (3..=6).flat_map(|seats| {
            subsets(&Variant::ALL).flat_map(move |variants| {
                subsets(&Special::ALL)
                    .map(move |with| Self { seats, with, variants: variants.clone() })
                    .filter(|options| options.validate().is_ok())
            })
        })
    }
}
