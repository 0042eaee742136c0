//! Messages and how they are said.

use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::Language;

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
    /// The texts in this language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Marks around arguments would show up as boxes in a terminal.
        bundle.set_use_isolating(false);
        // Fails only if the bundle has functions of these names already.
        let _ = bundle.add_builtins();
        for file in language.files() {
            // A broken message is left out; a test sees to it that there is none.
            let resource =
                FluentResource::try_new((*file).to_owned()).unwrap_or_else(|(readable, _errors)| readable);
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The message with its arguments filled in. A message that is not there is said by its name.
    pub fn say(&self, message: Message, args: &FluentArgs<'_>) -> String {
        let Some(pattern) = self.bundle.get_message(message.id()).and_then(|found| found.value()) else {
            debug_assert!(false, "there is no message {:?}", message.id());
            return message.id().to_owned();
        };
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{}: {errors:?}", message.id());
        said
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::t;

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
}
