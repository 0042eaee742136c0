//! Messages and how they are said.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};

use crate::{Arg, Language, function, number, t};

/// The name of a message. Only [`msg!`](crate::msg) and [`t!`](crate::t) make one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Message(&'static str);

impl Message {
    #[doc(hidden)]
    pub const fn named_by_macro(id: &'static str) -> Self {
        Self(id)
    }

    /// Its name in the files.
    pub const fn id(self) -> &'static str {
        self.0
    }
}

/// All texts in one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Texts {
    /// The texts in this language, as they are compiled in.
    pub fn new(language: Language) -> Self {
        let mut texts = Self::empty(language);
        for file in language.files() {
            // A broken message is left out; the build sees to it that there is none.
            let resource =
                FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(readable, _errors)| readable);
            texts.bundle.add_resource_overriding(resource);
        }
        texts
    }

    /// The texts in this language from files that were fetched.
    ///
    /// ```
    /// use locale::{Language, ReadError, Texts};
    /// assert!(Texts::read(Language::German, &["place = { $place }."]).is_ok());
    /// assert!(matches!(Texts::read(Language::German, &["a = b", "= c"]), Err(ReadError::Syntax { file: 1, .. })));
    /// ```
    pub fn read(language: Language, sources: &[&str]) -> Result<Self, ReadError> {
        let mut texts = Self::empty(language);
        for (file, source) in sources.iter().enumerate() {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, errors)| {
                let reason = errors.first().map_or_else(String::new, ToString::to_string);
                ReadError::Syntax { file, reason }
            })?;
            texts.bundle.add_resource(resource).map_err(|errors| {
                let id = errors.into_iter().find_map(|error| match error {
                    FluentError::Overriding { id, .. } => Some(id),
                    _ => None,
                });
                ReadError::Twice { file, id: id.unwrap_or_default() }
            })?;
        }
        Ok(texts)
    }

    fn empty(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Marks around arguments would show up as boxes in a terminal.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(number::formatter(language)));
        // Fails only if the bundle has functions of these names already.
        let _ = bundle.add_builtins();
        function::add_to(&mut bundle, language);
        Self { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message with its arguments filled in. A message that is not there is said by its name.
    pub fn say(&self, message: Message, args: &[(&'static str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(message.id()).and_then(|found| found.value()) else {
            debug_assert!(false, "there is no message {:?}", message.id());
            return message.id().to_owned();
        };
        let mut errors = Vec::new();
        let args = args.iter().map(|(name, arg)| (*name, arg.value())).collect();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.id());
        said
    }
}

impl Texts {
    /// "A", "A and B", "A, B and C".
    pub fn list<S: AsRef<str>>(&self, items: &[S]) -> String {
        match items {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [first, last] => t!(self, "list-two", first = first.as_ref(), last = last.as_ref()),
            [first, middle @ .., last] => {
                let most = middle.iter().fold(first.as_ref().to_owned(), |list, next| {
                    t!(self, "list-more", list = list, next = next.as_ref())
                });
                t!(self, "list-last", list = most, last = last.as_ref())
            }
        }
    }

    /// A number as the language writes it: "−10", "12 345".
    pub fn number(&self, number: i64) -> String {
        number::written(self.language, number)
    }

    /// A number that always has its sign, except nought: "+3", "−2", "0".
    pub fn signed(&self, number: i64) -> String {
        let plus = if number > 0 { "+" } else { "" };
        format!("{plus}{}", self.number(number))
    }

    /// A number with so many decimals: "1.25".
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        number::with_decimals(self.language, number, decimals)
    }
}

/// Texts that were fetched cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// A file is not Fluent.
    #[error("file {file} cannot be read: {reason}")]
    Syntax {
        /// Which of the files, counted from 0.
        file: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// A message is there twice.
    #[error("file {file} has the message {id} once more")]
    Twice {
        /// Which of the files, counted from 0.
        file: usize,
        /// The message.
        id: String,
    },
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(&Texts::new(Language::English));
    }

    #[test]
    fn plural_forms_and_no_marks_around_arguments() {
        let texts = Texts::new(Language::English);
        let places: Vec<String> = (1..=6).map(|place| t!(texts, "place", place = place)).collect();
        assert_eq!(places, ["1st", "2nd", "3rd", "4th", "5th", "6th"]);
    }

    #[test]
    fn a_list_is_read_aloud() {
        let texts = Texts::new(Language::English);
        let check = |items: &[&str], expected| assert_eq!(texts.list(items), expected);
        check(&[], "");
        check(&["A"], "A");
        check(&["A", "B"], "A and B");
        check(&["A", "B", "C", "D"], "A, B, C and D");
    }

    #[test]
    fn fetched_texts_are_said_like_those_compiled_in() {
        let texts = Texts::read(Language::Swedish, &["points = { $points } poäng"]).unwrap();
        assert_eq!(t!(texts, "points", points = -30), "−30 poäng");
        let twice = Texts::read(Language::Swedish, &["a = b", "a = c"]);
        assert_eq!(twice.unwrap_err(), ReadError::Twice { file: 1, id: "a".to_owned() });
        let broken = Texts::read(Language::Swedish, &["a = { $b"]);
        assert!(matches!(broken, Err(ReadError::Syntax { file: 0, .. })), "{broken:?}");
    }
}
