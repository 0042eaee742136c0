//! Names of players, as a record can hold them.

use std::fmt;

/// A player's name: up to 40 characters on one line, without `#`, which begins a comment in records.
///
/// ```
/// use table::Name;
/// assert_eq!(Name::new(" Anna Bo ").unwrap().as_str(), "Anna Bo");
/// assert!(Name::new("").is_err());
/// assert!(Name::new("a\nb").is_err());
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
        match text.chars().find(|&c| c.is_control() || c == '#') {
            Some(c) => Err(InvalidName::Character(c)),
            None => Ok(Self(text.to_owned())),
        }
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
