//! What a table chooses: the variants (S6).

use serde::{Deserialize, Serialize};
use table::{Choices, NotationError};

/// The choices of a table, not yet checked.
///
/// ```
/// use shazamm::{Options, Shazamm, Variant};
/// use table::{Game, Options as _};
///
/// let mut options = Options::default();
/// options.set("variants", "full-hand").unwrap();
/// assert!(Shazamm::new(options.clone()).is_ok());
///
/// options.variants.insert(Variant::StackedDeck);
/// assert_eq!(
///     Shazamm::new(options).unwrap_err().to_string(),
///     "full-hand and stacked-deck cannot be combined"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The variants that are played.
    pub variants: Choices<Variant>,
}

/// A variant of the rules (S6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Variant {
    /// All spells are in hand from the start (S6.1).
    FullHand,
    /// Each orders the own deck before the first turn (S6.2).
    StackedDeck,
    /// Cards are laid and counted before the bets (S6.3).
    CountedCards,
}

impl Variant {
    /// All variants.
    pub const ALL: [Self; 3] = [Self::FullHand, Self::StackedDeck, Self::CountedCards];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::FullHand => "full-hand",
            Self::StackedDeck => "stacked-deck",
            Self::CountedCards => "counted-cards",
        }
    }
}

table::by_name!(Variant, "a variant: full-hand, stacked-deck or counted-cards");

/// Why a table cannot be set up as chosen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// Two variants that exclude each other (S6.2).
    #[error("{0} and {1} cannot be combined")]
    Excluded(Variant, Variant),
    /// The options have no such name.
    #[error("Shazamm! has no option {0:?}; there is: variants")]
    UnknownOption(String),
    /// The value of an option cannot be read.
    #[error(transparent)]
    Value(#[from] NotationError),
}

impl table::Options for Options {
    type Invalid = Invalid;

    fn set(&mut self, name: &str, value: &str) -> Result<(), Invalid> {
        match name {
            "variants" => {
                self.variants = value
                    .split([' ', ',', '\t'])
                    .filter(|word| !word.is_empty())
                    .map(str::parse)
                    .collect::<Result<_, _>>()?;
                Ok(())
            }
            _ => Err(Invalid::UnknownOption(name.to_owned())),
        }
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        if self.variants.is_empty() {
            return Vec::new();
        }
        vec![("variants", self.variants.to_string())]
    }
}

impl Options {
    /// The choice of one variant, or of none.
    pub fn with(variant: Option<Variant>) -> Self {
        Self { variants: variant.into_iter().collect() }
    }

    /// Whether a table can be set up like this; names what is in the way (S6.2).
    pub fn validate(&self) -> Result<(), Invalid> {
        let (one, other) = (Variant::FullHand, Variant::StackedDeck);
        if self.variants.contains(&one) && self.variants.contains(&other) {
            return Err(Invalid::Excluded(one, other));
        }
        Ok(())
    }

    /// Every table that can be set up.
    pub fn every() -> impl Iterator<Item = Self> {
        let deals = [None, Some(Variant::FullHand), Some(Variant::StackedDeck)];
        [None, Some(Variant::CountedCards)].into_iter().flat_map(move |counted| {
            deals.map(|deal| Self { variants: deal.into_iter().chain(counted).collect() })
        })
    }
}
