//! What the strongest bot would do in the place of the one at the screen.

use bots::Level;
use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::core::Core;
use super::game_table::GameTable;
use crate::worker::Advice;

/// What the archmage advises.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) enum Hint {
    /// Nobody asked.
    #[default]
    None,
    /// It is being thought about.
    Thinking,
    /// This.
    Given(Advice),
    /// There was no answer.
    Silent,
}

/// What the archmage advises, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Told {
    /// Nobody asked.
    Nothing,
    /// It is being thought about.
    Thinking,
    /// This, with what else was weighed up: action, what is expected of it, imagined games.
    Advice { level: Level, action: String, others: Vec<(String, String, u32)> },
    /// There was no answer.
    Silence,
}

impl dyn GameTable {
    /// What the archmage advises.
    pub(crate) fn hint(&self) -> Told {
        match self.core().hint.get() {
            Hint::None => Told::Nothing,
            Hint::Thinking => Told::Thinking,
            Hint::Given(advice) => self.told(&advice),
            Hint::Silent => Told::Silence,
        }
    }

    /// Asks the strongest bot what it would do.
    pub(crate) fn ask_hint(&self) {
        self.core().ask_level(self.strongest());
    }
}

impl Core {
    /// Takes the advice away, also if it is still being thought about.
    pub(crate) fn close_hint(self) {
        self.hint.set(Hint::None);
    }

    /// Asks a bot of this level what it would do.
    fn ask_level(self, level: Level) {
        let Some(seat) = untrack(|| self.asked()) else { return };
        if self.hint.get_untracked() == Hint::Thinking {
            return;
        }
        let Some(Some((record, seed))) = self.with_game(|game| game.question(seat)) else { return };
        let steps = self.now.get_untracked().steps;
        self.hint.set(Hint::Thinking);
        spawn_local(async move {
            let advice = self.thinker.ask(record, seat, level, seed).await;
            // The answer to an old question helps nobody, nor does one that is not waited for any more.
            let is_waited_for = self.hint.try_get_untracked() == Some(Hint::Thinking);
            if !is_waited_for || self.now.try_get_untracked().map(|now| now.steps) != Some(steps) {
                return;
            }
            let legal = advice
                .filter(|advice| self.with_game(|game| game.is_legal(seat, &advice.action)) == Some(true));
            self.hint.set(legal.map_or(Hint::Silent, Hint::Given));
        });
    }
}
