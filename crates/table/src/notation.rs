//! Help for reading and writing the text notation of actions.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

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
        Self { found: excerpt(found), expected }
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

/// Implements `Display`, `Debug` and serialization of a set as a list of its items. The set has `EMPTY`, `iter`, and `insert`, which
/// answers whether there was room for the item.
#[macro_export]
macro_rules! by_items {
    ($Set:ty, $Item:ty) => {
        impl ::std::fmt::Display for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                for (n, item) in self.iter().enumerate() {
                    write!(f, "{}{item}", if n == 0 { "" } else { " " })?;
                }
                Ok(())
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "[{self}]")
            }
        }

        impl $crate::serde::Serialize for $Set {
            fn serialize<S: $crate::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }

        impl<'de> $crate::serde::Deserialize<'de> for $Set {
            fn deserialize<D: $crate::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let mut set = Self::EMPTY;
                for item in <Vec<$Item> as $crate::serde::Deserialize>::deserialize(deserializer)? {
                    if !set.insert(item) {
                        return Err($crate::serde::de::Error::custom(format_args!("{item} too often")));
                    }
                }
                Ok(set)
            }
        }
    };
}

/// Shows a value by a function that writes it.
pub struct FromFn<F>(pub F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for FromFn<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

impl<F> fmt::Debug for FromFn<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FromFn")
    }
}

/// The beginning of a text that a message quotes: an error stays readable, whatever was thrown at the reader.
pub fn excerpt(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown: String = text.chars().take(LONGEST).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// Whether a character is not seen itself but changes what is seen of others: it steers a terminal, ends a line or turns the
/// direction of writing.
///
/// ```
/// use table::notation::is_steering;
/// assert!(['\u{1b}', '\n', '\u{9b}', '\u{202e}', '\u{2067}'].into_iter().all(is_steering));
/// assert!(!['a', ' ', 'ж', '…', '\u{200d}'].into_iter().any(is_steering));
/// ```
pub fn is_steering(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A text as it may be shown anywhere: a character that [steers](is_steering) is written as its number. Line breaks and
/// tabs stay.
///
/// ```
/// use table::notation::harmless;
/// assert_eq!(harmless("a\u{1b}[2J\u{202e}b\n"), "a\\u{1b}[2J\\u{202e}b\n");
/// ```
pub fn harmless(text: &str) -> Cow<'_, str> {
    let is_harmful = |c: char| is_steering(c) && !matches!(c, '\n' | '\t');
    if !text.contains(is_harmful) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    for c in text.chars() {
        if is_harmful(c) { shown.extend(c.escape_unicode()) } else { shown.push(c) }
    }
    Cow::Owned(shown)
}

/// Bytes as hexadecimal digits, two each.
///
/// ```
/// use table::notation::{bytes_of, hexadecimal};
/// assert_eq!(hexadecimal(&[0, 171]).to_string(), "00ab");
/// assert_eq!(bytes_of("00AB"), Some([0, 171]));
/// assert_eq!(bytes_of::<2>("00a"), None);
/// ```
pub fn hexadecimal(bytes: &[u8]) -> impl fmt::Display {
    FromFn(move |f: &mut fmt::Formatter<'_>| bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")))
}

/// The bytes of exactly twice as many hexadecimal digits.
pub fn bytes_of<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        for &digit in pair {
            *byte = *byte << 4 | char::from(digit).to_digit(16)? as u8;
        }
    }
    Some(bytes)
}

/// A whole number in digits and nothing else: no sign, as the parser of the standard library would allow.
///
/// ```
/// use table::notation::number;
/// assert_eq!(number::<u8>("12"), Some(12));
/// assert_eq!([number::<u8>("+1"), number("-1"), number(" 1"), number("256"), number("")], [None; 5]);
/// ```
pub fn number<N: FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
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
