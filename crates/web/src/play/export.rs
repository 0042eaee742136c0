//! What of a game may leave the device.

use markup::prelude::*;

use super::game_table::GameTable;

/// What of a game may leave the device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Export {
    /// The record, which holds everything: every hand, what is not revealed yet, and the seed of all that is to come.
    Record(String),
    /// What happened in the eyes of the one at the screen, in sentences: others play, and the game goes on.
    Story(String),
    /// Nothing: the device is changing hands.
    Nothing,
}

impl dyn GameTable {
    /// What may leave the device now. Who plays alone may carry the game to another device, and after the end nothing is
    /// secret any more.
    pub(crate) fn export(&self) -> Export {
        let core = self.core();
        let is_over = core.now.with(|now| now.is_over);
        let is_alone = core.with_game(|game| game.people().len() < 2).unwrap_or(false);
        let kept = core.with_game(|game| game.kept()).flatten().filter(|_| is_over || is_alone);
        if let Some(kept) = kept {
            Export::Record(kept.record)
        } else if core.curtain.get().is_some() {
            Export::Nothing
        } else {
            let mut lines = self.log(usize::MAX);
            lines.push(self.heading());
            lines.reverse();
            lines.push(self.situation());
            Export::Story(lines.join("\n") + "\n")
        }
    }
}
