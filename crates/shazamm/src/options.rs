//! What a table chooses: the variants (S6).

use std::convert::Infallible;

use serde::{Deserialize, Serialize};
use table::{Choices, Limit, OptionKind, OptionSpec, OptionValue, Schema};

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

const VARIANTS: &str = "variants";

/// Why a table cannot be set up as chosen.
pub type Invalid = table::Invalid<Infallible>;

impl table::Options for Options {
    const SCHEMA: &'static Schema = &Schema {
        title: "Shazamm!",
        fewest: 2,
        most: 2,
        usual: 2,
        options: &[OptionSpec {
            name: VARIANTS,
            kind: OptionKind::AnyOf(table::names!(Variant)),
            what: "a variant",
            about: "Variants of the rules",
        }],
        // S6.2
        limits: &[Limit::OneAtMost {
            option: VARIANTS,
            words: &[Variant::FullHand.name(), Variant::StackedDeck.name()],
        }],
    };

    type Fault = Infallible;

    fn get(&self, _: &str) -> OptionValue {
        OptionValue::words(&self.variants, &Variant::ALL)
    }

    fn put(&mut self, _: &str, value: OptionValue) {
        if let OptionValue::Words(words) = value {
            self.variants = OptionValue::choices(words, &Variant::ALL);
        }
    }
}

impl Options {
    /// The choice of one variant, or of none.
    pub fn with(variant: Option<Variant>) -> Self {
        Self { variants: variant.into_iter().collect() }
    }
}
