//! The languages that the texts exist in.

use std::fmt;
use std::str::FromStr;

use unic_langid::LanguageIdentifier;

/// A language that all texts exist in.
///
/// A new one is a folder in `texts/` and a variant here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 1] = [Self::English];

    /// The code of the language, which is also the name of its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The messages of the language, file by file.
    pub(crate) const fn files(self) -> &'static [&'static str] {
        match self {
            Self::English => &[
                include_str!("../texts/en/common.ftl"),
                include_str!("../texts/en/maginor.ftl"),
                include_str!("../texts/en/shazamm.ftl"),
                include_str!("../texts/en/wizard.ftl"),
            ],
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // Every code is one; a test reads them all.
        self.code().parse().unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The texts do not exist in this language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there are no texts in the language {0:?}")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL
            .into_iter()
            .find(|language| text.eq_ignore_ascii_case(language.code()))
            .ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_found_by_their_codes() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
            assert_eq!(language.identifier().to_string(), language.code());
        }
        assert_eq!("xx".parse::<Language>(), Err(UnknownLanguage("xx".to_owned())));
    }
}
