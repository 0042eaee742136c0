//! Why a table cannot be set up as chosen.

use std::error::Error;
use std::fmt;

use super::schema::{OptionKind, OptionSpec, SEATS, Schema};
use crate::notation::excerpt;

/// Why a table cannot be set up as chosen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Invalid<F: Error> {
    /// The schema does not allow it.
    #[error(transparent)]
    Choice(ChoiceError),
    /// What only this game knows.
    #[error(transparent)]
    Game(F),
}

impl<F: Error> From<ChoiceError> for Invalid<F> {
    fn from(error: ChoiceError) -> Self {
        Self::Choice(error)
    }
}

/// Why choices are not in a [`Schema`], or do not go together by it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceError {
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
        other: &'static OptionSpec,
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
}

impl Error for ChoiceError {}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { option, schema } => {
                let names: Vec<&str> = schema.options().iter().map(|option| option.name).collect();
                let (title, are) = (schema.title, if names.len() == 1 { "is" } else { "are" });
                write!(
                    f,
                    "{title} has no option {:?}; there {are}: {}",
                    excerpt(option),
                    listed(&names, ", ")
                )
            }
            Self::Value { option: SEATS, found, schema: Schema { title, fewest, most, .. } } => {
                write!(f, "{title} is played by {fewest} to {most}, not by {}", excerpt(found))
            }
            Self::Value { option, found, schema } => {
                let option = schema.option(option);
                let (what, there) = option.map_or(("possible", String::new()), |option| {
                    let there = match option.kind {
                        OptionKind::Number { least, most, .. } => format!("{least} to {most}"),
                        OptionKind::Switch => "yes or no".to_owned(),
                        OptionKind::OneOf(words) | OptionKind::AnyOf(words) => listed(words, OR),
                        OptionKind::Texts => String::new(),
                    };
                    (option.what, there)
                });
                write!(f, "{:?} is not {what}: {there}", excerpt(found))
            }
            Self::Excluded { one, other, .. } => write!(f, "{one} and {other} cannot be combined"),
            Self::Missing { words, missing, .. } => {
                write!(f, "{} come only together: {missing} is missing", listed(words, " and "))
            }
            Self::Apart { word, other, chosen, .. } => {
                write!(f, "{word} cannot be combined with {} ({chosen})", other.what)
            }
            Self::TooManySeats { word, seats: (fewest, most), found, .. } => {
                write!(f, "{word} is for {} players, not for {found}", listed(&numbers(*fewest, *most), OR))
            }
        }
    }
}

/// What stands before the last of several that one can be chosen of.
const OR: &str = " or ";

/// `a, b or c`.
pub fn one_of<T: AsRef<str>>(words: &[T]) -> String {
    listed(words, OR)
}

/// Words with commas between them, and before the last one something else.
fn listed<T: AsRef<str>>(words: &[T], last: &str) -> String {
    let mut text = String::new();
    for (n, word) in words.iter().enumerate() {
        let before = match n {
            0 => "",
            n if n + 1 == words.len() => last,
            _ => ", ",
        };
        text.push_str(before);
        text.push_str(word.as_ref());
    }
    text
}

/// All numbers from the least to the most.
fn numbers(least: u8, most: u8) -> Vec<String> {
    (least..=most).map(|number| number.to_string()).collect()
}
