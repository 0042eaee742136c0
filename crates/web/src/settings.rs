//! What a person has set.

use markup::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser::{document, wants_stillness};
use crate::library::storage;

const KEY: &str = "conclave/settings";

/// Everything that a person has set, for all games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// The code of the language; the browser's, if none was chosen.
    pub(crate) language: Option<String>,
    /// Light or dark.
    pub(crate) theme: Theme,
    /// How long a bot's move is shown.
    pub(crate) pace: Pace,
    /// Whether things move.
    pub(crate) motion: Motion,
    /// The name that a person goes by.
    pub(crate) name: String,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

/// How long a bot's move is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Pace {
    /// Not at all.
    Instant,
    Quick,
    #[default]
    Normal,
    Slow,
}

/// Whether things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Motion {
    /// As the system has it.
    #[default]
    System,
    Still,
}

impl Theme {
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Pace {
    pub(crate) const ALL: [Self; 4] = [Self::Instant, Self::Quick, Self::Normal, Self::Slow];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Instant => "instant",
            Self::Quick => "quick",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

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
}

impl Motion {
    pub(crate) const ALL: [Self; 2] = [Self::System, Self::Still];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Still => "still",
        }
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
            if let Some(root) = document().document_element() {
                // Attributes of these names are always allowed.
                let _ = root.set_attribute("data-theme", settings.theme.name());
                let _ = root.set_attribute("data-motion", settings.motion.name());
            }
        });
    });
}
