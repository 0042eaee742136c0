//! What was chosen for an option.

use std::fmt;
use std::str::FromStr;

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
    /// Several words, in the order of the schema.
    Words(Vec<&'static str>),
    /// Several texts.
    Texts(Vec<String>),
}

impl OptionValue {
    /// The words of what was chosen.
    pub fn words<T: fmt::Display>(chosen: &Choices<T>, all: &'static [&'static str]) -> Self {
        let names: Vec<String> = chosen.as_slice().iter().map(T::to_string).collect();
        Self::Words(all.iter().copied().filter(|&word| names.iter().any(|name| name == word)).collect())
    }

    /// What these words stand for.
    pub fn choices<T: FromStr + Ord>(words: &[&str]) -> Choices<T> {
        words.iter().filter_map(|word| word.parse().ok()).collect()
    }

    /// What an option is if nobody says anything.
    pub fn default_of(kind: OptionKind) -> Self {
        match kind {
            OptionKind::Number { usual, .. } => Self::Number(usual),
            OptionKind::Switch => Self::Switch(false),
            OptionKind::OneOf(words) => Self::Word(words.first().copied().unwrap_or_default()),
            OptionKind::AnyOf(_) => Self::Words(Vec::new()),
            OptionKind::Texts => Self::Texts(Vec::new()),
        }
    }

    /// Reads a value as it stands in records. The error is what does not fit. Texts are not read here.
    pub(super) fn read(kind: OptionKind, text: &str) -> Result<Self, String> {
        let known = |all: &'static [&'static str], word: &str| {
            let found = all.iter().copied().find(|known| known.eq_ignore_ascii_case(word));
            found.ok_or_else(|| word.to_owned())
        };
        match kind {
            OptionKind::Number { .. } => number(text).map(Self::Number).ok_or_else(|| text.to_owned()),
            OptionKind::Switch => match text {
                "yes" => Ok(Self::Switch(true)),
                "no" => Ok(Self::Switch(false)),
                _ => Err(text.to_owned()),
            },
            OptionKind::OneOf(all) => known(all, text).map(Self::Word),
            OptionKind::AnyOf(all) if text == ALL => Ok(Self::Words(all.to_vec())),
            OptionKind::AnyOf(all) => {
                let named = text.split([' ', ',', '\t']).filter(|word| !word.is_empty());
                let named = named.map(|word| known(all, word)).collect::<Result<Vec<_>, _>>()?;
                Ok(Self::Words(all.iter().copied().filter(|word| named.contains(word)).collect()))
            }
            OptionKind::Texts => Ok(Self::Texts(vec![text.to_owned()])),
        }
    }

    /// The lines of a record that say it: one, except for texts.
    pub(super) fn lines(self) -> Vec<String> {
        match self {
            Self::Number(number) => vec![number.to_string()],
            Self::Switch(is_on) => vec![if is_on { "yes" } else { "no" }.to_owned()],
            Self::Word(word) => vec![word.to_owned()],
            Self::Words(words) => vec![words.join(" ")],
            Self::Texts(texts) => texts,
        }
    }
}

/// The word for all words of an option that takes any of several.
pub const ALL: &str = "all";
