//! What the page needs to know of a game: how it is drawn, and how a table is set up.

use bots::{HasBots, Level};
use locale::{Message, Texts, msg};
use markup::prelude::*;
use telling::Retelling;

use crate::play::Table;

/// A game as it is drawn on the page.
pub(crate) trait Board: Retelling + HasBots {
    /// How long a bot's turn seems to take at least, in milliseconds at the normal pace.
    const THINKING: u32 = 600;

    /// How many minutes a game takes: at least and at most, usually.
    const MINUTES: (u32, u32);

    /// What the game is about, in a sentence for its door on the first screen.
    fn about(texts: &Texts) -> String;

    /// The picture of the game for its door on the first screen.
    fn picture() -> Markup;

    /// The table: everything between the sentence on top and the log.
    fn table(table: Table<Self>) -> Markup;

    /// What stands beside the table where there is room, and in a dialog where there is none: the score.
    fn score(table: Table<Self>) -> Markup;

    /// The chapter of the rules that a choice is about.
    fn chapter(view: &Self::View, legal: &Self::Legal) -> &'static str;

    /// How long the news of a step are to be looked at before the next, in milliseconds at the normal pace.
    fn lasting(news: &[Self::Fact]) -> u32;

    /// How long one of the news is shown before the next one comes, in milliseconds at the normal pace. As long as there
    /// is more to come, the page tells no more than the table has shown.
    fn beat(_fact: &Self::Fact) -> u32 {
        0
    }

    /// Sets of options that many tables want: for beginners, as most play it, and with everything there is.
    fn presets() -> Vec<Preset<Self::Options>>;
}

/// A set of options that many tables want.
pub(crate) struct Preset<O> {
    /// What it is called.
    pub(crate) title: Message,
    /// The options.
    pub(crate) options: O,
    /// How well the bots play.
    pub(crate) level: Level,
}

/// The presets of a game whose beginners and standard tables play by the same rules.
pub(crate) fn presets<O: Clone>(standard: O, everything: O) -> Vec<Preset<O>> {
    vec![
        Preset { title: msg!("preset-beginner"), options: standard.clone(), level: Level::Apprentice },
        Preset { title: msg!("preset-standard"), options: standard, level: Level::Adept },
        Preset { title: msg!("preset-everything"), options: everything, level: Level::Archmage },
    ]
}
