//! What the page needs to know of a game: how it is drawn, and how a table is set up.

use bots::HasBots;
use locale::Texts;
use markup::prelude::*;
use telling::Retelling;

use crate::play::Table;
use crate::sound::Sound;

/// A game as it is drawn on the page.
pub(crate) trait Board: Retelling + HasBots {
    /// How long a bot's turn seems to take at least, in milliseconds at the normal pace.
    const THINKING: u32 = 600;

    /// How many minutes a game takes: at least and at most, usually.
    const MINUTES: (u32, u32);

    /// Sets of rules that many tables want, from the simplest: the words of what is switched on in each. The last word is what
    /// it is called by. How well bots play is another matter.
    const PRESETS: &'static [&'static [&'static str]] = &[&[]];

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

    /// What is heard when something happens.
    fn sound(_fact: &Self::Fact) -> Option<Sound> {
        None
    }
}
