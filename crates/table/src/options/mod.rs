//! What the players of a table choose before the game: seats, variants, cards.

mod checking;
mod invalid;
mod schema;
mod settled;
mod value;

use std::error::Error;
use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Game;

pub use invalid::{ChoiceError, Invalid, one_of};
pub use schema::{Limit, OptionKind, OptionSpec, SEATS, Schema, Switch};
pub use settled::{Unsettled, UnsettledFor, settled};
pub use value::{ALL, OptionValue};

/// What the players of a table have chosen. Unchecked until [`Game::new`].
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
        let (option, value) = Self::SCHEMA.read(name, value)?;
        match value {
            OptionValue::Texts(texts) => {
                texts.iter().try_for_each(|text| self.add(option.name, text)).map_err(Invalid::Game)
            }
            value => {
                self.put(option.name, value);
                Ok(())
            }
        }
    }

    /// Every line that [`set`](Self::set) needs to rebuild these options from the default, in the order of the schema.
    fn entries(&self) -> Vec<(&'static str, String)> {
        Self::SCHEMA.entries(&|option| self.get(option))
    }

    /// Whether a switch is on.
    fn is_on(&self, switch: &Switch) -> bool {
        switch.is_on(&|option| self.get(option))
    }

    /// Turns a switch on or off.
    fn turn(&mut self, switch: &Switch, on: bool) {
        if let Some(value) = switch.turned(on, &|option| self.get(option)) {
            self.put(switch.option.name, value);
        }
    }

    /// Lets so many play, where that can be chosen.
    fn set_seats(&mut self, seats: usize) {
        if Self::SCHEMA.option(SEATS).is_some() {
            self.put(SEATS, OptionValue::Number(seats.try_into().unwrap_or(u8::MAX)));
        }
    }

    /// Whether everything that was chosen is in the schema and goes together; names what is in the way.
    fn check(&self) -> Result<(), ChoiceError> {
        Self::SCHEMA.check(&|option| self.get(option))
    }

    /// Every table that can be set up, with the default for what is told in texts.
    fn every() -> impl Iterator<Item = Self> + Clone {
        let mut all = vec![Self::default()];
        for option in Self::SCHEMA.options() {
            let values: Vec<OptionValue> = match option.kind {
                OptionKind::Number { least, most, .. } => (least..=most).map(OptionValue::Number).collect(),
                OptionKind::Switch => [false, true].map(OptionValue::Switch).into(),
                OptionKind::OneOf(words) => words.iter().copied().map(OptionValue::Word).collect(),
                OptionKind::AnyOf(words) => (0..1 << words.len()).map(OptionValue::Words).collect(),
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

    /// As few tables as need be with everything that can be chosen at one of them: each word of each option, each number of seats.
    fn each_once() -> Vec<Self> {
        let mut chosen: Vec<String> = Vec::new();
        let mut tables: Vec<Self> = Vec::new();
        for options in Self::every() {
            let words: Vec<String> = options
                .entries()
                .iter()
                .flat_map(|(name, value)| value.split(' ').map(move |word| format!("{name} {word}")))
                .collect();
            if tables.is_empty() || words.iter().any(|word| !chosen.contains(word)) {
                chosen.extend(words);
                tables.push(options);
            }
        }
        tables
    }
}

/// Why a table of a game cannot be set up as chosen.
pub type InvalidFor<G> = Invalid<<<G as Game>::Options as Options>::Fault>;
