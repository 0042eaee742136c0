//! What follows from a schema: reading, writing and checking what was chosen. Nothing here is generic, so it is compiled once.

use super::invalid::ChoiceError;
use super::schema::{Limit, OptionKind, OptionSpec, SEATS, Schema, Switch};
use super::value::{OptionValue, place};

/// Tells what was chosen for an option.
type Chosen<'a> = &'a dyn Fn(&str) -> OptionValue;

/// Whether a word was chosen for an option, or an option that is a switch was turned on.
fn has(option: OptionSpec, word: &str, chosen: Chosen<'_>) -> bool {
    match (chosen(option.name), option.kind) {
        (OptionValue::Switch(is_on), _) => is_on,
        (OptionValue::Words(words), OptionKind::AnyOf(all)) => {
            place(all, word).is_some_and(|n| words >> n & 1 == 1)
        }
        _ => false,
    }
}

impl Schema {
    /// Reads one option as it stands in records and on the command line.
    pub(super) fn read(
        &'static self,
        name: &str,
        text: &str,
    ) -> Result<(OptionSpec, OptionValue), ChoiceError> {
        let unknown = || ChoiceError::Unknown { option: name.to_owned(), schema: self };
        let option = self.option(name).ok_or_else(unknown)?;
        let wrong = |found| ChoiceError::Value { option: option.name, found, schema: self };
        Ok((option, OptionValue::read(option.kind, text).map_err(wrong)?))
    }

    /// The lines of a record that say what was chosen: numbers, and what is not the default.
    pub(super) fn entries(&self, chosen: Chosen<'_>) -> Vec<(&'static str, String)> {
        let mut entries = Vec::new();
        for option in self.options() {
            let value = chosen(option.name);
            if matches!(value, OptionValue::Number(_)) || value != OptionValue::default_of(option.kind) {
                entries.extend(value.lines(option.kind).into_iter().map(|line| (option.name, line)));
            }
        }
        entries
    }

    /// Whether everything that was chosen is in the schema and goes together; names what is in the way.
    pub(super) fn check(&'static self, chosen: Chosen<'_>) -> Result<(), ChoiceError> {
        for option in self.options() {
            if let OptionKind::Number { least, most, .. } = option.kind
                && let OptionValue::Number(number) = chosen(option.name)
                && !(least..=most).contains(&number)
            {
                let found = number.to_string();
                return Err(ChoiceError::Value { option: option.name, found, schema: self });
            }
        }
        self.limits.iter().try_for_each(|&limit| self.check_limit(limit, chosen))
    }

    fn check_limit(&self, limit: Limit, chosen: Chosen<'_>) -> Result<(), ChoiceError> {
        let has =
            |option: &str, word: &str| self.option(option).is_some_and(|option| has(option, word, chosen));
        // The first and the last of these words that were chosen, and the first that was not.
        let among = |option: &str, words: &'static [&'static str]| {
            let (mut first, mut last, mut missing) = (None, None, None);
            for &word in words {
                if has(option, word) {
                    first = first.or(Some(word));
                    last = Some(word);
                } else {
                    missing = missing.or(Some(word));
                }
            }
            (first, last, missing)
        };
        match limit {
            Limit::OneAtMost { option, words } => match among(option, words) {
                (Some(one), Some(other), _) if one != other => {
                    return Err(ChoiceError::Excluded { option, one, other });
                }
                _ => {}
            },
            Limit::OnlyTogether { option, words } => {
                if let (Some(_), _, Some(missing)) = among(option, words) {
                    return Err(ChoiceError::Missing { option, words, missing });
                }
            }
            Limit::Apart { option, words, other } => {
                let Some(other) = self.options.iter().find(|one| one.name == other) else { return Ok(()) };
                let OptionKind::AnyOf(all) = other.kind else { return Ok(()) };
                if let ((Some(word), ..), (Some(chosen), ..)) = (among(option, words), among(other.name, all))
                {
                    return Err(ChoiceError::Apart { option, word, other, chosen });
                }
            }
            Limit::SeatsAtMost { option, word, most } => {
                if let OptionValue::Number(found) = chosen(SEATS)
                    && found > most
                    && has(option, word)
                {
                    let seats = (self.fewest, most);
                    return Err(ChoiceError::TooManySeats { option, word, seats, found });
                }
            }
        }
        Ok(())
    }
}

impl Switch {
    /// Whether all of its words were chosen.
    pub(super) fn is_on(&self, chosen: Chosen<'_>) -> bool {
        self.words.iter().all(|word| has(self.option, word, chosen))
    }

    /// What is chosen for its option once it is turned on or off.
    pub(super) fn turned(&self, on: bool, chosen: Chosen<'_>) -> Option<OptionValue> {
        match (self.option.kind, chosen(self.option.name)) {
            (OptionKind::AnyOf(all), OptionValue::Words(words)) => {
                let own =
                    self.words.iter().filter_map(|word| place(all, word)).fold(0, |own, n| own | 1 << n);
                Some(OptionValue::Words(if on { words | own } else { words & !own }))
            }
            (_, OptionValue::Switch(_)) => Some(OptionValue::Switch(on)),
            _ => None,
        }
    }
}
