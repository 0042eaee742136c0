//! The log: a line for each game.

use serde::{Deserialize, Serialize};

use super::Finished;
use crate::library::storage;

const KEY: &str = "conclave/statistics";

/// A game in the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct LogLine {
    /// What the library kept it under.
    pub(crate) id: String,
    /// When it ended, in milliseconds since 1970.
    pub(crate) ended: f64,
    /// The game.
    #[serde(flatten)]
    pub(crate) game: Finished,
}

/// That everything before was thrown away: what ended earlier is not counted again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Forgotten {
    forgotten: f64,
}

/// The log as text: a line for each game, as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Log(String);

impl Log {
    /// The log of this device.
    pub(crate) fn load() -> Self {
        Self(storage::load(KEY).unwrap_or_default())
    }

    /// The log that has this text.
    #[cfg(test)]
    pub(crate) fn of(text: &str) -> Self {
        Self(text.to_owned())
    }

    /// The games that can be read, in the order in which they were written down.
    pub(crate) fn games(&self) -> Vec<LogLine> {
        self.0.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()
    }

    /// Writes down a game that has ended, unless it was before, and keeps the log.
    pub(crate) fn note(mut self, id: &str, ended: f64, game: &Finished) {
        if self.add(id, ended, game) {
            // Without room, the game itself is not kept either, and the player is told so.
            let _ = storage::save(KEY, &self.0);
        }
    }

    /// Adds a game that has ended, if it was not there before and nobody wanted to forget it; whether it was added.
    pub(crate) fn add(&mut self, id: &str, ended: f64, game: &Finished) -> bool {
        let is_there = self.games().iter().any(|line| {
            line.id == id
                || (line.game.dice.is_some() && line.game.dice == game.dice && line.game.game == game.game)
        });
        if is_there || ended <= self.forgotten() {
            return false;
        }
        let line = LogLine { id: id.to_owned(), ended, game: game.clone() };
        let Ok(line) = serde_json::to_string(&line) else { return false };
        if !self.0.is_empty() && !self.0.ends_with('\n') {
            self.0.push('\n');
        }
        self.0.push_str(&line);
        self.0.push('\n');
        true
    }

    /// Throws everything away, at this time.
    pub(crate) fn forget(now: f64) {
        if let Ok(line) = serde_json::to_string(&Forgotten { forgotten: now }) {
            storage::save(KEY, &(line + "\n"));
        }
    }

    /// When everything was thrown away last.
    fn forgotten(&self) -> f64 {
        let lines = self.0.lines().filter_map(|line| serde_json::from_str::<Forgotten>(line).ok());
        lines.map(|line| line.forgotten).fold(f64::NEG_INFINITY, f64::max)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::statistics::tally::tests::won;

    #[test]
    fn a_game_is_counted_once() {
        let mut log = Log::default();
        let mut game = won("wizard");
        assert!(log.add("a", 1.0, &game));
        assert!(!log.add("a", 2.0, &game));
        assert!(log.add("b", 3.0, &game), "without dice, games are told apart by what they are kept under");
        game.dice = Some("7".to_owned());
        assert!(log.add("c", 4.0, &game));
        assert!(!log.add("d", 5.0, &game), "the same game, played on from somewhere");
        game.game = "maginor".to_owned();
        assert!(log.add("e", 6.0, &game));
        assert_eq!(log.games().iter().map(|line| &*line.id).collect::<Vec<_>>(), ["a", "b", "c", "e"]);
    }

    #[test]
    fn what_cannot_be_read_is_passed_over_and_not_lost() {
        let mut log = Log::of("{\"of\":\"a later version\"}\nnonsense");
        assert_eq!(log.games(), []);
        assert!(log.add("a", 1.0, &won("shazamm")));
        assert_eq!(log.games().len(), 1);
        assert!(log.0.starts_with("{\"of\":\"a later version\"}\nnonsense\n{"));
    }

    #[test]
    fn what_was_thrown_away_does_not_come_back() {
        let mut log = Log::of("{\"forgotten\":10.0}\n");
        assert!(!log.add("a", 9.0, &won("wizard")));
        assert!(log.add("b", 11.0, &won("wizard")));
    }
}
