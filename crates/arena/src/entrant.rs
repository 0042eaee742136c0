//! Who competes.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bots::{Bot, Budget, HasBots, Level, bot_for};
use table::Game;

/// A bot with a name and the time it may take.
pub struct Entrant<G: Game> {
    /// What it is called in the report; entrants of the same name share a row.
    pub name: String,
    /// Who plays.
    pub bot: Arc<dyn Bot<G>>,
    /// How long it may think.
    pub thinking: Thinking,
}

/// How long a bot may think about a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thinking {
    /// This many imagined games: the result does not depend on the machine.
    Iterations(u32),
    /// This long.
    Time(Duration),
}

impl Thinking {
    pub(crate) fn budget(self) -> Budget {
        match self {
            Self::Iterations(iterations) => Budget::Iterations(iterations),
            Self::Time(_) => Budget::UntilStopped,
        }
    }
}

impl<G: HasBots> Entrant<G> {
    /// The bot of a level, under the level's name.
    pub fn of_level(level: Level, thinking: Thinking) -> Self {
        Self { name: level.name().to_owned(), bot: bot_for::<G>(level).into(), thinking }
    }
}

impl<G: Game> Clone for Entrant<G> {
    fn clone(&self) -> Self {
        Self { name: self.name.clone(), bot: Arc::clone(&self.bot), thinking: self.thinking }
    }
}

impl<G: Game> fmt::Debug for Entrant<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entrant").field("name", &self.name).field("thinking", &self.thinking).finish()
    }
}
