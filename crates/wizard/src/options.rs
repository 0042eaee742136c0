//! What a table chooses: how many play, which special cards are in the deck, which variants (W1.2, W7).

use std::convert::Infallible;

use serde::{Deserialize, Serialize};
use table::{Choices, Limit, OptionKind, OptionSpec, OptionValue, SEATS, Schema};

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
    /// How many play.
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
}

table::by_name!(
    Variant,
    "a variant: plus-minus-one, hidden, secret, clairvoyance-first, clairvoyance-every, single-suit or maximus"
);

/// Of the ways to predict (W7.1–W7.3) and of the forms (W7.4–W7.6) at most one each, and forms without special cards (W7.7).
const PREDICTING: &[&str] = &[Variant::PlusMinusOne.name(), Variant::Hidden.name(), Variant::Secret.name()];
const FORMS: &[&str] = &[
    Variant::ClairvoyanceFirst.name(),
    Variant::ClairvoyanceEvery.name(),
    Variant::SingleSuit.name(),
    Variant::Maximus.name(),
];

const WITH: &str = "with";
const VARIANTS: &str = "variants";

/// Why a table cannot be set up as chosen.
pub type Invalid = table::Invalid<Infallible>;

impl table::Options for Options {
    const SCHEMA: &'static Schema = &Schema {
        title: "Wizard",
        fewest: 3,
        most: 6,
        usual: 4,
        options: &[
            OptionSpec {
                name: WITH,
                kind: OptionKind::AnyOf(table::names!(Special)),
                what: "a special card",
                about: "Special cards in the deck",
            },
            OptionSpec {
                name: VARIANTS,
                kind: OptionKind::AnyOf(table::names!(Variant)),
                what: "a variant",
                about: "Variants of the rules",
            },
        ],
        limits: &[
            // W1.2
            Limit::OnlyTogether { option: WITH, words: &[Special::Dragon.name(), Special::Fairy.name()] },
            Limit::OneAtMost { option: VARIANTS, words: PREDICTING },
            Limit::OneAtMost { option: VARIANTS, words: FORMS },
            Limit::Apart { option: VARIANTS, words: FORMS, other: WITH },
            // W7.5: there are only four suits to give away.
            Limit::SeatsAtMost { option: VARIANTS, word: Variant::SingleSuit.name(), most: 4 },
        ],
    };

    type Fault = Infallible;

    fn get(&self, option: &str) -> OptionValue {
        match option {
            WITH => OptionValue::words(&self.with, &Special::ALL),
            VARIANTS => OptionValue::words(&self.variants, &Variant::ALL),
            _ => OptionValue::Number(self.seats),
        }
    }

    fn put(&mut self, option: &str, value: OptionValue) {
        match (option, value) {
            (WITH, OptionValue::Words(words)) => self.with = OptionValue::choices(words, &Special::ALL),
            (VARIANTS, OptionValue::Words(words)) => {
                self.variants = OptionValue::choices(words, &Variant::ALL);
            }
            (SEATS, OptionValue::Number(seats)) => self.seats = seats,
            _ => {}
        }
    }
}
