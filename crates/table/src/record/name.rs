//! Names of players and remarks, as a record can hold them.

use std::fmt;

use crate::notation::is_steering;

/// A player's name: up to 40 characters on one line, without `#`, which begins a comment in records, and without characters
/// that change [how others are seen](is_steering).
///
/// ```
/// use table::Name;
/// assert_eq!(Name::new(" Anna Bo ").unwrap().as_str(), "Anna Bo");
/// assert!(Name::new("").is_err());
/// assert!(Name::new("a\nb").is_err() && Name::new("\u{202e}annA").is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Name(String);

/// A text cannot be a player's name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidName {
    /// Nothing but spaces.
    #[error("a name needs at least one character")]
    Empty,
    /// Longer than [`Name::LONGEST`].
    #[error("a name has at most {} characters", Name::LONGEST)]
    TooLong,
    /// A character that a record cannot hold in a name.
    #[error("a name may not contain {0:?}")]
    Character(char),
}

impl Name {
    /// The most characters a name may have.
    pub const LONGEST: usize = 40;

    /// The name without the spaces around it.
    pub fn new(text: &str) -> Result<Self, InvalidName> {
        let text = text.trim();
        if text.is_empty() {
            return Err(InvalidName::Empty);
        }
        if text.chars().count() > Self::LONGEST {
            return Err(InvalidName::TooLong);
        }
        match text.chars().find(|&c| is_steering(c) || c == '#') {
            Some(c) => Err(InvalidName::Character(c)),
            None => Ok(Self(text.to_owned())),
        }
    }

    /// A name as a record holds it. Early ones may hold characters that turn the direction of writing: each is replaced by
    /// a sign that says that something stood there.
    pub fn read(text: &str) -> Result<Self, InvalidName> {
        let turns = |c: char| is_steering(c) && !c.is_control();
        Self::new(&text.replace(turns, "\u{fffd}"))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

/// What may not stand in a remark of a header.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum InvalidRemark {
    /// The key is no single word.
    #[error("the key of a remark is one word, not {0:?}")]
    Key(String),
    /// A character that a record cannot hold in a remark.
    #[error("a remark may not contain {0:?}")]
    Character(char),
}

/// Whether a header can hold this remark: a key of one word, and a text on one line without `#`.
pub(super) fn check_remark(key: &str, text: &str) -> Result<(), InvalidRemark> {
    if key.is_empty() || key.contains(char::is_whitespace) {
        return Err(InvalidRemark::Key(key.to_owned()));
    }
    match key.chars().chain(text.chars()).find(|&c| is_steering(c) || c == '#') {
        Some(c) => Err(InvalidRemark::Character(c)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_the_direction_of_writing_is_refused_in_new_names_and_replaced_in_old_ones() {
        for c in ['\u{61c}', '\u{200f}', '\u{202a}', '\u{202e}', '\u{2066}', '\u{2069}'] {
            let name = format!("An{c}na");
            assert_eq!(Name::new(&name), Err(InvalidName::Character(c)));
            assert_eq!(check_remark("place", &name), Err(InvalidRemark::Character(c)));
            assert_eq!(Name::read(&name).map(|name| name.to_string()).as_deref(), Ok("An\u{fffd}na"));
        }
        assert_eq!(Name::read("An\u{1b}na"), Err(InvalidName::Character('\u{1b}')));
        // Joiners belong to words and pictures.
        assert!(Name::new("\u{1f469}\u{200d}\u{1f52c}").is_ok());
    }

    #[test]
    fn a_remark_is_a_word_and_a_line() {
        assert_eq!(check_remark("seed", "42"), Ok(()));
        assert_eq!(check_remark("", "42"), Err(InvalidRemark::Key(String::new())));
        assert_eq!(check_remark("two words", "42"), Err(InvalidRemark::Key("two words".to_owned())));
        assert_eq!(check_remark("place", "here # there"), Err(InvalidRemark::Character('#')));
        assert_eq!(check_remark("place", "two\nlines"), Err(InvalidRemark::Character('\n')));
    }
}
