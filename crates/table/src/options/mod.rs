//! What the players of a table choose before the game: seats, variants, cards.

mod invalid;
mod schema;
mod value;

use std::error::Error;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Game;

pub use invalid::{Invalid, one_of};
pub use schema::{Limit, OptionKind, OptionSpec, SEATS, Schema, Switch};
pub use value::{ALL, OptionValue};

/// What the players of a table have chosen. Unchecked until [`Game::new`](crate::Game::new).
///
/// A game says [once](Self::SCHEMA) what there is to choose, and how it keeps what was chosen; reading, writing and checking
/// follow from that.
pub trait Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned {
    /// Everything there is to choose.
    const SCHEMA: &'static Schema;

    /// What can be wrong besides what the schema says.
    type Fault: Error + Clone + PartialEq;

    /// What was chosen for an option of the schema.
    fn get(&self, option: &str) -> OptionValue;

    /// Chooses a value of the right kind for an option of the schema; it may be too great or too small.
    fn put(&mut self, option: &str, value: OptionValue);

    /// Adds a text to an option that takes texts.
    fn add(&mut self, _option: &str, _text: &str) -> Result<(), Self::Fault> {
        Ok(())
    }

    /// Reads one option as it stands in records and on the command line.
    fn set(&mut self, name: &str, value: &str) -> Result<(), Invalid<Self::Fault>> {
        let schema = Self::SCHEMA;
        let unknown = || Invalid::Unknown { option: name.to_owned(), schema };
        let option = schema.option(name).ok_or_else(unknown)?;
        if option.kind == OptionKind::Texts {
            return self.add(option.name, value).map_err(Invalid::Game);
        }
        let wrong = |found| Invalid::Value { option: option.name, found, schema };
        self.put(option.name, OptionValue::read(option.kind, value).map_err(wrong)?);
        Ok(())
    }

    /// Every line that [`set`](Self::set) needs to rebuild these options from the default, in the order of the schema.
    fn entries(&self) -> Vec<(&'static str, String)> {
        let said = |option: OptionSpec| {
            let value = self.get(option.name);
            let is_said =
                matches!(value, OptionValue::Number(_)) || value != OptionValue::default_of(option.kind);
            let lines = if is_said { value.lines() } else { Vec::new() };
            lines.into_iter().map(move |line| (option.name, line))
        };
        Self::SCHEMA.options().flat_map(said).collect()
    }

    /// Whether a word was chosen for an option, or an option that is a switch was turned on.
    fn has(&self, option: &str, word: &str) -> bool {
        match self.get(option) {
            OptionValue::Switch(is_on) => is_on,
            OptionValue::Words(words) => words.contains(&word),
            _ => false,
        }
    }

    /// Whether a switch is on.
    fn is_on(&self, switch: &Switch) -> bool {
        switch.words.iter().all(|word| self.has(switch.option.name, word))
    }

    /// Turns a switch on or off.
    fn turn(&mut self, switch: &Switch, on: bool) {
        let option = switch.option;
        let is_chosen = |&word: &&'static str| {
            if switch.words.contains(&word) { on } else { self.has(option.name, word) }
        };
        let value = match option.kind {
            OptionKind::Switch => OptionValue::Switch(on),
            OptionKind::AnyOf(all) => OptionValue::Words(all.iter().copied().filter(is_chosen).collect()),
            _ => return,
        };
        self.put(option.name, value);
    }

    /// How many play.
    fn seats(&self) -> u8 {
        match Self::SCHEMA.option(SEATS).map(|_| self.get(SEATS)) {
            Some(OptionValue::Number(seats)) => seats,
            _ => Self::SCHEMA.usual,
        }
    }

    /// Lets so many play, where that can be chosen.
    fn set_seats(&mut self, seats: usize) {
        if Self::SCHEMA.option(SEATS).is_some() {
            self.put(SEATS, OptionValue::Number(seats.try_into().unwrap_or(u8::MAX)));
        }
    }

    /// Whether everything that was chosen is in the schema and goes together; names what is in the way.
    fn check(&self) -> Result<(), Invalid<Self::Fault>> {
        let schema = Self::SCHEMA;
        for option in schema.options() {
            if let OptionKind::Number { least, most, .. } = option.kind
                && let OptionValue::Number(number) = self.get(option.name)
                && !(least..=most).contains(&number)
            {
                return Err(Invalid::Value { option: option.name, found: number.to_string(), schema });
            }
        }
        schema.limits.iter().try_for_each(|&limit| self.check_limit(limit))
    }

    /// Whether what was chosen keeps one limit of the schema.
    fn check_limit(&self, limit: Limit) -> Result<(), Invalid<Self::Fault>> {
        let chosen = |option: &'static str, words: &'static [&'static str]| {
            words.iter().copied().filter(move |word| self.has(option, word))
        };
        match limit {
            Limit::OneAtMost { option, words } => {
                let mut chosen = chosen(option, words);
                match (chosen.next(), chosen.next()) {
                    (Some(one), Some(other)) => Err(Invalid::Excluded { option, one, other }),
                    _ => Ok(()),
                }
            }
            Limit::OnlyTogether { option, words } => {
                let missing = words.iter().copied().find(|word| !self.has(option, word));
                match (chosen(option, words).next(), missing) {
                    (Some(_), Some(missing)) => Err(Invalid::Missing { option, words, missing }),
                    _ => Ok(()),
                }
            }
            Limit::Apart { option, words, other } => {
                let first = match self.get(other) {
                    OptionValue::Words(words) => words.first().copied(),
                    _ => None,
                };
                match (chosen(option, words).next(), first) {
                    (Some(word), Some(chosen)) => {
                        let what = Self::SCHEMA.option(other).map_or(other, |option| option.what);
                        Err(Invalid::Apart { option, word, other, what, chosen })
                    }
                    _ => Ok(()),
                }
            }
            Limit::SeatsAtMost { option, word, most } => {
                let found = self.seats();
                if self.has(option, word) && found > most {
                    let seats = (Self::SCHEMA.fewest, most);
                    return Err(Invalid::TooManySeats { option, word, seats, found });
                }
                Ok(())
            }
        }
    }

    /// Every table that can be set up, with the default for what is told in texts.
    fn every() -> impl Iterator<Item = Self> + Clone {
        let mut all = vec![Self::default()];
        for option in Self::SCHEMA.options() {
            let values: Vec<OptionValue> = match option.kind {
                OptionKind::Number { least, most, .. } => (least..=most).map(OptionValue::Number).collect(),
                OptionKind::Switch => [false, true].map(OptionValue::Switch).into(),
                OptionKind::OneOf(words) => words.iter().copied().map(OptionValue::Word).collect(),
                OptionKind::AnyOf(words) => subsets(words).map(OptionValue::Words).collect(),
                OptionKind::Texts => continue,
            };
            let with = |options: &Self| {
                let with = |value: &OptionValue| {
                    let mut options = options.clone();
                    options.put(option.name, value.clone());
                    options
                };
                values.iter().map(with).filter(|options| options.check().is_ok()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(with).collect();
        }
        all.into_iter()
    }
}

/// Why a table of a game cannot be set up as chosen.
pub type InvalidFor<G> = Invalid<<<G as Game>::Options as Options>::Fault>;

/// Every subset of these words.
fn subsets<'a>(words: &'a [&'static str]) -> impl Iterator<Item = Vec<&'static str>> + 'a {
    (0..1usize << words.len()).map(|chosen| {
        words.iter().enumerate().filter(|(n, _)| chosen >> n & 1 == 1).map(|(_, &word)| word).collect()
    })
}
