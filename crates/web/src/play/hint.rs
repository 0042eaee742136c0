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
    /// This, with what was weighed up.
    Advice { level: Level, action: String, alternatives: Vec<Alternative> },
    /// There was no answer.
    Silence,
}

/// What was weighed up, in words: actions of which the same is expected.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Alternative {
    pub(crate) actions: Vec<String>,
    /// What is expected of each of them.
    pub(crate) expected: String,
    /// How many imagined games that rests on, for each of them.
    pub(crate) games: u32,
}

/// How many actions advice names.
const NAMED: usize = 5;

/// Puts together what is equally good, in the words for it: action, what is expected of it, imagined games.
pub(super) fn alternatives(all: impl Iterator<Item = (String, String, u32)>) -> Vec<Alternative> {
    let mut told: Vec<Alternative> = Vec::new();
    for (action, expected, games) in all.take(NAMED) {
        match told.iter_mut().find(|one| one.expected == expected) {
            Some(equal) => equal.actions.push(action),
            None => told.push(Alternative { actions: vec![action], expected, games }),
        }
    }
    told
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
        // Whoever asks twice gets the same answer, however much time there was to think.
        let asked = (seat, record.clone());
        if let Some((known, advice)) = self.advised.try_get_value().flatten()
            && known == asked
        {
            self.hint.set(Hint::Given(advice));
            return;
        }
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
            if let Some(advice) = &legal {
                let _ = self.advised.try_set_value(Some((asked, advice.clone())));
            }
            self.hint.set(legal.map_or(Hint::Silent, Hint::Given));
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_equally_good_is_told_together() {
        let all = [("bet 7", "52%"), ("bet 9", "52%"), ("bet 1", "50%"), ("bet 2", "52%")];
        let told =
            alternatives(all.map(|(action, chance)| (action.to_owned(), chance.to_owned(), 3)).into_iter());
        let actions: Vec<_> = told.iter().map(|one| one.actions.join(" ")).collect();
        assert_eq!(actions, ["bet 7 bet 9 bet 2", "bet 1"]);
    }
}
