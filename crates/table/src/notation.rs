//! Help for reading and writing the text notation of actions.

use std::fmt;

/// A text is not an action (or a card, a suit, …) of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not {expected}")]
pub struct NotationError {
    /// What was found.
    pub found: String,
    /// What may stand there.
    pub expected: &'static str,
}

impl NotationError {
    /// `found` stands where only `expected` may.
    pub fn new(found: &str, expected: &'static str) -> Self {
        // An error must stay readable, whatever was thrown at the reader.
        const LONGEST: usize = 60;
        let mut shown: String = found.chars().take(LONGEST).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        Self { found: shown, expected }
    }
}

/// Lets a type that has `ALL` values with a `name` each be written and read by these names, in capitals or not. The text says
/// what may stand there.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Side {
///     Left,
///     Right,
/// }
///
/// impl Side {
///     const ALL: [Self; 2] = [Self::Left, Self::Right];
///
///     fn name(self) -> &'static str {
///         match self {
///             Self::Left => "left",
///             Self::Right => "right",
///         }
///     }
/// }
///
/// table::by_name!(Side, "a side: left or right");
/// assert_eq!("Right".parse(), Ok(Side::Right));
/// assert_eq!(Side::Left.to_string(), "left");
/// assert_eq!("up".parse::<Side>().unwrap_err().to_string(), "\"up\" is not a side: left or right");
/// ```
#[macro_export]
macro_rules! by_name {
    ($Type:ty, $expected:expr) => {
        impl ::std::fmt::Display for $Type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl ::std::str::FromStr for $Type {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, $crate::NotationError> {
                let found = Self::ALL.into_iter().find(|one| text.eq_ignore_ascii_case(one.name()));
                found.ok_or_else(|| $crate::NotationError::new(text, $expected))
            }
        }
    };
}

/// Shows a value by a function that writes it.
pub struct Shown<F>(pub F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Shown<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

impl<F> fmt::Debug for Shown<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shown")
    }
}

/// Splits the first word off a text; both parts come back trimmed.
///
/// ```
/// use table::notation::split_word;
/// assert_eq!(split_word(" predict  2 "), ("predict", "2"));
/// assert_eq!(split_word("ready"), ("ready", ""));
/// ```
pub fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}
