//! What the page needs to know of a game: how it is drawn, and how a table is set up.

use bots::HasBots;
use locale::Texts;
use markup::prelude::*;
use table::Options;
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

/// The options of a preset: all that has one of these words is on.
pub(crate) fn preset<O: Options>(words: &[&str]) -> O {
    let mut options = O::default();
    for switch in O::SCHEMA.switches() {
        if switch.words.iter().any(|word| words.contains(word)) {
            options.turn(&switch, true);
        }
    }
    options
}

#[cfg(test)]
mod tests {
    use games::{GameName, with_game};

    use super::*;

    #[test]
    fn presets_can_be_played_and_begin_with_the_simplest() {
        fn check<G: Board>() {
            let known: Vec<&str> = G::Options::SCHEMA
                .switches()
                .iter()
                .flat_map(|switch| switch.words.iter().copied())
                .collect();
            let all: Vec<G::Options> = G::PRESETS.iter().map(|words| preset(words)).collect();
            assert_eq!(all.first(), Some(&G::Options::default()));
            for (n, words) in G::PRESETS.iter().enumerate() {
                assert!(words.iter().all(|word| known.contains(word)), "{words:?}");
                assert!(all[n].check().is_ok(), "{words:?}");
                assert!(!all[..n].contains(&all[n]), "{words:?}");
            }
        }
        for game in GameName::ALL {
            with_game!(game, G => check::<G>());
        }
    }
}
