//! What is filled into messages.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// A text or a number for a message. The values of Fluent itself hold far more than that, so that code which makes
/// hundreds of them is large.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A text.
    Text(Cow<'a, str>),
    /// A number, written as the language does and chosen by in plural forms.
    Number(f64),
}

impl Arg<'_> {
    pub(crate) fn value(&self) -> FluentValue<'_> {
        match self {
            Self::Text(text) => FluentValue::from(&**text),
            Self::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::from(text.as_str())
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number as f64)
            }
        })*
    };
}

numbers!(i8, i16, i32, i64, u8, u16, u32, u64, usize, f64);
