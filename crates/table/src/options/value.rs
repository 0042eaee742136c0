//! What was chosen for an option.

use super::schema::OptionKind;
use crate::Choices;
use crate::notation::number;

/// What was chosen for an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionValue {
    /// A number.
    Number(u8),
    /// Yes or no.
    Switch(bool),
    /// A word.
    Word(&'static str),
    /// Several words: a bit for each word of the schema, the first one lowest.
    Words(u32),
    /// Several texts.
    Texts(Vec<String>),
}

impl OptionValue {
    /// What was chosen of all that there is, which the words of the schema name in the same order.
    pub fn words<T: PartialEq>(chosen: &Choices<T>, all: &[T]) -> Self {
        Self::Words(all.iter().rev().fold(0, |bits, one| bits << 1 | u32::from(chosen.contains(one))))
    }

    /// The choices that words stand for.
    pub fn choices<T: Copy + Ord>(words: u32, all: &[T]) -> Choices<T> {
        all.iter().enumerate().filter(|(n, _)| words >> n & 1 == 1).map(|(_, &one)| one).collect()
    }

    /// What an option is if nobody says anything.
    pub fn default_of(kind: OptionKind) -> Self {
        match kind {
            OptionKind::Number { usual, .. } => Self::Number(usual),
            OptionKind::Switch => Self::Switch(false),
            OptionKind::OneOf(words) => Self::Word(words.first().copied().unwrap_or_default()),
            OptionKind::AnyOf(_) => Self::Words(0),
            OptionKind::Texts => Self::Texts(Vec::new()),
        }
    }

    /// Reads a value as it stands in records. The error is what does not fit.
    pub(super) fn read(kind: OptionKind, text: &str) -> Result<Self, String> {
        let wrong = || text.to_owned();
        match kind {
            OptionKind::Number { .. } => number(text).map(Self::Number).ok_or_else(wrong),
            OptionKind::Switch if text == YES => Ok(Self::Switch(true)),
            OptionKind::Switch if text == NO => Ok(Self::Switch(false)),
            OptionKind::Switch => Err(wrong()),
            OptionKind::OneOf(all) => place(all, text).map(|n| Self::Word(all[n])).ok_or_else(wrong),
            OptionKind::AnyOf(all) if text == ALL => Ok(Self::Words((1 << all.len()) - 1)),
            OptionKind::AnyOf(all) => {
                let mut words = 0;
                for word in text.split([' ', ',', '\t']).filter(|word| !word.is_empty()) {
                    words |= 1 << place(all, word).ok_or_else(|| word.to_owned())?;
                }
                Ok(Self::Words(words))
            }
            OptionKind::Texts => Ok(Self::Texts(vec![wrong()])),
        }
    }

    /// The lines of a record that say it: one, except for texts.
    pub(super) fn lines(self, kind: OptionKind) -> Vec<String> {
        match (self, kind) {
            (Self::Texts(texts), _) => texts,
            (Self::Number(number), _) => vec![number.to_string()],
            (Self::Switch(is_on), _) => vec![if is_on { YES } else { NO }.to_owned()],
            (Self::Word(word), _) => vec![word.to_owned()],
            (Self::Words(words), OptionKind::AnyOf(all)) => {
                let mut line = String::new();
                for (n, word) in all.iter().enumerate() {
                    if words >> n & 1 == 1 {
                        let space = if line.is_empty() { "" } else { " " };
                        line.push_str(space);
                        line.push_str(word);
                    }
                }
                vec![line]
            }
            (Self::Words(_), _) => Vec::new(),
        }
    }
}

/// Where a word stands among these, in capitals or not.
pub(super) fn place(words: &[&str], word: &str) -> Option<usize> {
    words.iter().position(|known| known.eq_ignore_ascii_case(word))
}

/// The word for all words of an option that takes any of several.
pub const ALL: &str = "all";
/// A switch that is on, and one that is off.
const YES: &str = "yes";
const NO: &str = "no";
