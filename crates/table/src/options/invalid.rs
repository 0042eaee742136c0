//! Why a table cannot be set up as chosen.

use std::error::Error;
use std::fmt;

use super::schema::{OptionKind, SEATS, Schema};
use crate::notation::excerpt;

/// Why a table cannot be set up as chosen; `F` is what only one game knows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Invalid<F> {
    /// The game has no option of that name.
    Unknown {
        /// The name.
        option: String,
        /// The options of the game.
        schema: &'static Schema,
    },
    /// The value of an option is none that it can have.
    Value {
        /// The option.
        option: &'static str,
        /// What was found.
        found: String,
        /// The options of the game.
        schema: &'static Schema,
    },
    /// Two words of an option exclude each other.
    Excluded {
        /// The option.
        option: &'static str,
        /// One of them.
        one: &'static str,
        /// The other.
        other: &'static str,
    },
    /// A word of an option was chosen without another that belongs to it.
    Missing {
        /// The option.
        option: &'static str,
        /// Those that come only together.
        words: &'static [&'static str],
        /// The one that was not chosen.
        missing: &'static str,
    },
    /// A word of an option excludes everything of another one.
    Apart {
        /// The option.
        option: &'static str,
        /// The word.
        word: &'static str,
        /// The other option.
        other: &'static str,
        /// What its values are.
        what: &'static str,
        /// One of the words that were chosen there.
        chosen: &'static str,
    },
    /// A word of an option is for fewer players.
    TooManySeats {
        /// The option.
        option: &'static str,
        /// The word.
        word: &'static str,
        /// The fewest and the most who may play then.
        seats: (u8, u8),
        /// How many were to play.
        found: u8,
    },
    /// What only this game knows.
    Game(F),
}

impl<F> From<F> for Invalid<F> {
    fn from(fault: F) -> Self {
        Self::Game(fault)
    }
}

impl<F: Error> Error for Invalid<F> {}

impl<F: fmt::Display> fmt::Display for Invalid<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { option, schema } => {
                let names: Vec<&str> = schema.options().map(|option| option.name).collect();
                let are = if names.len() == 1 { "is" } else { "are" };
                write!(
                    f,
                    "{} has no option {:?}; there {are}: {}",
                    schema.title,
                    excerpt(option),
                    names.join(", ")
                )
            }
            Self::Value { option: SEATS, found, schema } => {
                write!(
                    f,
                    "{} is played by {} to {}, not by {}",
                    schema.title,
                    schema.fewest,
                    schema.most,
                    excerpt(found)
                )
            }
            Self::Value { option, found, schema } => {
                let Some(option) = schema.option(option) else { return f.write_str(option) };
                write!(f, "{:?} is not {}: ", excerpt(found), option.what)?;
                match option.kind {
                    OptionKind::Number { least, most, .. } => write!(f, "{least} to {most}"),
                    OptionKind::Switch => f.write_str("yes or no"),
                    OptionKind::OneOf(words) | OptionKind::AnyOf(words) => f.write_str(&one_of(words)),
                    OptionKind::Texts => f.write_str(option.about),
                }
            }
            Self::Excluded { one, other, .. } => write!(f, "{one} and {other} cannot be combined"),
            Self::Missing { words, missing, .. } => {
                write!(f, "{} come only together: {missing} is missing", words.join(" and "))
            }
            Self::Apart { word, what, chosen, .. } => {
                write!(f, "{word} cannot be combined with {what} ({chosen})")
            }
            Self::TooManySeats { word, seats: (fewest, most), found, .. } => {
                write!(f, "{word} is for {} players, not for {found}", one_of(&numbers(*fewest, *most)))
            }
            Self::Game(fault) => fault.fmt(f),
        }
    }
}

/// `a, b or c`.
pub fn one_of<T: AsRef<str>>(words: &[T]) -> String {
    match words {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [others @ .., last] => {
            let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
            format!("{} or {}", others.join(", "), last.as_ref())
        }
    }
}

/// All numbers from the least to the most.
fn numbers(least: u8, most: u8) -> Vec<String> {
    (least..=most).map(|number| number.to_string()).collect()
}
