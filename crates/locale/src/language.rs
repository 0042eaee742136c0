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
    /// Danish.
    Danish,
    /// Norwegian, in its written form Bokmål.
    Norwegian,
    /// Swedish.
    Swedish,
    /// German.
    German,
    /// French.
    French,
    /// Italian.
    Italian,
    /// Hungarian.
    Hungarian,
    /// Bulgarian.
    Bulgarian,
}

/// The files of each language by its code, as the build has found them.
static FILES: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl Language {
    /// All languages.
    pub const ALL: [Self; 9] = [
        Self::English,
        Self::Danish,
        Self::Norwegian,
        Self::Swedish,
        Self::German,
        Self::French,
        Self::Italian,
        Self::Hungarian,
        Self::Bulgarian,
    ];

    /// The code of the language, which is also the name of its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Danish => "da",
            Self::Norwegian => "nb",
            Self::Swedish => "sv",
            Self::German => "de",
            Self::French => "fr",
            Self::Italian => "it",
            Self::Hungarian => "hu",
            Self::Bulgarian => "bg",
        }
    }

    /// What its speakers call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Danish => "Dansk",
            Self::Norwegian => "Norsk bokmål",
            Self::Swedish => "Svenska",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Italian => "Italiano",
            Self::Hungarian => "Magyar",
            Self::Bulgarian => "Български",
        }
    }

    /// The first of somebody's preferences that there are texts in, or English.
    ///
    /// A preference is a tag as browsers send it (`de-AT`) or a locale as systems name it (`de_AT.UTF-8`); only its
    /// language counts, and Norwegian of any kind is Bokmål.
    ///
    /// ```
    /// use locale::Language;
    /// assert_eq!(Language::negotiate(["fi-FI", "de-AT", "en"]), Language::German);
    /// assert_eq!(Language::negotiate(["nn_NO.UTF-8"]), Language::Norwegian);
    /// assert_eq!(Language::negotiate(["C"]), Language::English);
    /// ```
    pub fn negotiate<'a>(preferences: impl IntoIterator<Item = &'a str>) -> Self {
        preferences.into_iter().find_map(Self::of_tag).unwrap_or_default()
    }

    /// The language of a tag or a locale, if there are texts in it.
    fn of_tag(tag: &str) -> Option<Self> {
        let code = tag.trim().split(['-', '_', '.', '@', ';']).next().unwrap_or_default();
        if ["no", "nn"].iter().any(|norwegian| code.eq_ignore_ascii_case(norwegian)) {
            return Some(Self::Norwegian);
        }
        code.parse().ok()
    }

    /// The messages of the language, file by file.
    pub(crate) fn files(self) -> &'static [&'static str] {
        FILES.iter().find(|(code, _)| *code == self.code()).map_or(&[], |(_, files)| files)
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
#[error("there are no texts in the language {0:?}; there are in {all}", all = Language::ALL.map(Language::code).join(", "))]
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
        let all =
            "there are no texts in the language \"xx\"; there are in en, da, nb, sv, de, fr, it, hu, bg";
        assert_eq!(UnknownLanguage("xx".to_owned()).to_string(), all);
    }

    #[test]
    fn the_first_preference_that_exists_counts() {
        let check = |preferences: &str, expected| {
            assert_eq!(Language::negotiate(preferences.split(' ')), expected, "{preferences:?}");
        };
        check("de_AT.UTF-8", Language::German);
        check("de-CH", Language::German);
        check("fr_CA@euro", Language::French);
        check("no", Language::Norwegian);
        check("nn-NO", Language::Norwegian);
        check("NB", Language::Norwegian);
        check("fi ja hu-HU;q=0.5 sv", Language::Hungarian);
        check("C.UTF-8", Language::English);
        check("POSIX", Language::English);
        check("", Language::English);
        check("bg", Language::Bulgarian);
        // Not a language that merely begins like one.
        check("dea", Language::English);
    }
}
