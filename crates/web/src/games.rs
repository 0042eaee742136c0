//! The three games by name.

use std::fmt;

use maginor::Maginor;
use shazamm::Shazamm;
use table::Game as _;
use wizard::Wizard;

/// A game that is known only by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameName {
    /// Predict your tricks.
    Wizard,
    /// Push the wall of fire.
    Shazamm,
    /// Win the votes of the oracles.
    Maginor,
}

/// Evaluates an expression for a game that is known only by name: `with_game!(name, G => expression with G)`.
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            $crate::games::GameName::Wizard => {
                type $G = ::wizard::Wizard;
                $body
            }
            $crate::games::GameName::Shazamm => {
                type $G = ::shazamm::Shazamm;
                $body
            }
            $crate::games::GameName::Maginor => {
                type $G = ::maginor::Maginor;
                $body
            }
        }
    };
}
pub(crate) use with_game;

impl GameName {
    /// All games.
    pub(crate) const ALL: [Self; 3] = [Self::Wizard, Self::Shazamm, Self::Maginor];

    /// The name in records and addresses.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Wizard => Wizard::NAME,
            Self::Shazamm => Shazamm::NAME,
            Self::Maginor => Maginor::NAME,
        }
    }

    /// The game of that name.
    pub(crate) fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
