//! Which games there are. A game that is added here can be played everywhere, as soon as everybody who plays games by name
//! has said what they need to know of it.
//!
//! ```
//! use games::{GameName, with_game};
//! use table::Game;
//! let name = GameName::read("maginor").unwrap();
//! let longest = with_game!(name, G => G::new(Default::default()).unwrap().longest());
//! assert!(longest > 0);
//! ```

use std::fmt;

use table::Game as _;

pub use maginor::Maginor;
pub use shazamm::Shazamm;
pub use wizard::Wizard;

/// A game that is known only by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameName {
    /// Predict your tricks.
    Wizard,
    /// Push the wall of fire.
    Shazamm,
    /// Win the votes of the oracles.
    Maginor,
}

/// Evaluates an expression for a game that is known only by name: `with_game!(name, G => expression with G)`.
#[macro_export]
macro_rules! with_game {
    ($name:expr, $G:ident => $body:expr) => {
        match $name {
            $crate::GameName::Wizard => {
                type $G = $crate::Wizard;
                $body
            }
            $crate::GameName::Shazamm => {
                type $G = $crate::Shazamm;
                $body
            }
            $crate::GameName::Maginor => {
                type $G = $crate::Maginor;
                $body
            }
        }
    };
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 3] = [Self::Wizard, Self::Shazamm, Self::Maginor];

    /// The name in records, in addresses and on the command line.
    pub const fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The game of that name.
    pub fn read(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }

    /// All names, for messages.
    pub fn list() -> String {
        Self::ALL.map(Self::name).join(", ")
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_found_by_the_names_in_their_records() {
        for game in GameName::ALL {
            assert_eq!(GameName::read(game.name()), Some(game));
        }
        assert_eq!(GameName::read("chess"), None);
        assert_eq!(GameName::list(), "wizard, shazamm, maginor");
    }
}
