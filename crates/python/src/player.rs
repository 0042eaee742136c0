//! Bots by name.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, HasBots, Level, Uniform, bot_for};

use crate::wrong::Wrong;

/// A bot of a level, or one that plays at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Player {
    /// Any legal decision, each equally likely.
    Random,
    /// A bot of a level.
    Level(Level),
}

impl Player {
    /// How many there are.
    pub(crate) const COUNT: usize = 1 + Level::ALL.len();

    /// A number for each, from 0.
    pub(crate) fn index(self) -> usize {
        match self {
            Self::Random => 0,
            Self::Level(level) => 1 + level as usize,
        }
    }

    /// The bot for a game.
    pub(crate) fn bot<G: HasBots>(self) -> Box<dyn Bot<G>> {
        match self {
            Self::Random => Box::new(Uniform),
            Self::Level(level) => bot_for::<G>(level),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = Wrong;

    fn from_str(text: &str) -> Result<Self, Wrong> {
        if text == "random" {
            return Ok(Self::Random);
        }
        text.parse().map(Self::Level).map_err(|_| {
            Wrong::Value(format!("there is no bot {text:?}; there are: random, apprentice, adept, archmage"))
        })
    }
}
