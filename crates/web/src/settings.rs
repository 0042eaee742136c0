//! What a person has set.

use markup::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser::{document, matches_media, wants_stillness};
use crate::library::storage;

const KEY: &str = "conclave/settings";

/// Everything that a person has set, for all games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The code of the language; the browser's, if none was chosen.
    pub(crate) language: Option<String>,
    /// The name that a person goes by.
    pub(crate) name: String,
    /// Light or dark.
    pub(crate) theme: Theme,
    /// How large letters are.
    pub(crate) text: TextSize,
    /// How large cards are.
    pub(crate) cards: CardSize,
    /// How clearly letters stand out.
    pub(crate) contrast: Contrast,
    /// The colours of the suits.
    pub(crate) suits: Suits,
    /// The hand that presses.
    pub(crate) hand: Hand,
    /// How long a bot's move is shown.
    pub(crate) pace: Pace,
    /// Whether things move.
    pub(crate) motion: Motion,
    /// Whether anything is heard.
    pub(crate) sound: bool,
    /// How loud it is.
    pub(crate) volume: Volume,
    /// Whether the device is felt when it is one's turn.
    pub(crate) haptics: bool,
}

/// Something of which one is chosen.
pub(crate) trait Choice: Copy + PartialEq + Send + Sync + 'static {
    /// All that can be chosen, as they are offered.
    const ALL: &'static [Self];

    /// The name by which it is kept, and by which styles and texts know it.
    fn name(self) -> &'static str;
}

/// Makes an enum a [`Choice`].
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $($(#[$each:meta])* $one:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
        pub(crate) enum $name {
            $($(#[$each])* #[serde(rename = $word)] $one,)+
        }

        impl Choice for $name {
            const ALL: &'static [Self] = &[$(Self::$one),+];

            fn name(self) -> &'static str {
                match self {
                    $(Self::$one => $word,)+
                }
            }
        }
    };
}

choices! {
    /// Light or dark.
    Theme {
        /// As the system has it.
        #[default]
        System = "system",
        Light = "light",
        Dark = "dark",
    }
}

choices! {
    /// How large letters are.
    TextSize {
        #[default]
        Normal = "normal",
        Large = "large",
        Largest = "largest",
    }
}

choices! {
    /// How large cards are.
    CardSize {
        #[default]
        Normal = "normal",
        Large = "large",
    }
}

choices! {
    /// How clearly letters stand out.
    Contrast {
        /// As the system has it.
        #[default]
        System = "system",
        High = "high",
    }
}

choices! {
    /// The colours of the suits.
    Suits {
        /// Those of the game.
        #[default]
        Usual = "usual",
        /// Four that nobody takes for each other.
        Distinct = "distinct",
    }
}

choices! {
    /// The hand that presses.
    Hand {
        #[default]
        Right = "right",
        Left = "left",
    }
}

choices! {
    /// How long a bot's move is shown.
    Pace {
        /// Not at all.
        Instant = "instant",
        Quick = "quick",
        #[default]
        Normal = "normal",
        Slow = "slow",
    }
}

choices! {
    /// Whether things move.
    Motion {
        /// As the system has it.
        #[default]
        System = "system",
        Still = "still",
    }
}

/// How loud something is, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Volume(pub(crate) u8);

impl Default for Volume {
    fn default() -> Self {
        Self(30)
    }
}

impl Pace {
    /// How long something is shown that takes this long at the normal pace.
    pub(crate) const fn of(self, milliseconds: u32) -> u32 {
        match self {
            Self::Instant => 0,
            Self::Quick => milliseconds / 3,
            Self::Normal => milliseconds,
            Self::Slow => milliseconds * 2,
        }
    }
}

impl Settings {
    /// How long one thing is shown before the next, if it takes this long at the normal pace. Where nothing is to move,
    /// all is there at once.
    pub(crate) fn beat(&self, milliseconds: u32) -> u32 {
        if self.motion == Motion::Still || wants_stillness() { 0 } else { self.pace.of(milliseconds) }
    }

    /// All as it was in the beginning, but for the language and the name: those are no matter of taste.
    pub(crate) fn reset(&mut self) {
        let (language, name) = (self.language.take(), std::mem::take(&mut self.name));
        *self = Self { language, name, ..Self::default() };
    }

    /// What styles follow: attributes of the page with their values.
    fn attributes(&self) -> [(&'static str, &'static str); 7] {
        let is_clear = self.contrast == Contrast::High || matches_media("(prefers-contrast: more)");
        let contrast = if is_clear { Contrast::High } else { Contrast::System };
        [
            ("data-theme", self.theme.name()),
            ("data-text", self.text.name()),
            ("data-cards", self.cards.name()),
            ("data-contrast", contrast.name()),
            ("data-suits", self.suits.name()),
            ("data-hand", self.hand.name()),
            ("data-motion", self.motion.name()),
        ]
    }
}

/// The settings, which are kept whenever they change.
pub(crate) type SettingsSignal = RwSignal<Settings>;

/// The settings of the page.
pub(crate) fn of_page() -> SettingsSignal {
    expect_context()
}

/// The settings as they were kept.
pub(crate) fn load() -> Settings {
    // What cannot be read any more is as if it had never been set.
    storage::load(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Keeps the settings and shows them on the page, now and whenever they change.
pub(crate) fn keep(settings: SettingsSignal) {
    Effect::new(move |_| {
        settings.with(|settings| {
            if let Ok(text) = serde_json::to_string(settings) {
                storage::save(KEY, &text);
            }
            let Some(root) = document().document_element() else { return };
            for (name, value) in settings.attributes() {
                // Attributes of these names are always allowed.
                let _ = root.set_attribute(name, value);
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_before_there_was_more_to_set_is_still_read() {
        let kept = r#"{"language":"hu","theme":"dark","pace":"quick","motion":"still","name":"Anna"}"#;
        let settings: Settings = serde_json::from_str(kept).unwrap();
        let expected = Settings {
            language: Some("hu".to_owned()),
            name: "Anna".to_owned(),
            theme: Theme::Dark,
            pace: Pace::Quick,
            motion: Motion::Still,
            ..Settings::default()
        };
        assert_eq!(settings, expected);
    }

    #[test]
    fn every_choice_is_kept_by_its_name() {
        fn check<C: Choice + Serialize>() {
            for &one in C::ALL {
                assert_eq!(serde_json::to_string(&one).unwrap(), format!("{:?}", one.name()));
            }
        }
        check::<Theme>();
        check::<TextSize>();
        check::<CardSize>();
        check::<Contrast>();
        check::<Suits>();
        check::<Hand>();
        check::<Pace>();
        check::<Motion>();
    }

    #[test]
    fn to_reset_keeps_who_one_is() {
        let mut settings = Settings {
            language: Some("bg".to_owned()),
            name: "Анна".to_owned(),
            hand: Hand::Left,
            sound: true,
            ..Settings::default()
        };
        settings.reset();
        let expected =
            Settings { language: Some("bg".to_owned()), name: "Анна".to_owned(), ..Settings::default() };
        assert_eq!(settings, expected);
    }
}
