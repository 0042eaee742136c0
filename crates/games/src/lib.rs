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
//!
//! Whoever knows rules has them from here: `games::wizard` is the crate of that name.

use std::fmt;

use table::Game as _;

pub use maginor::{self, Maginor};
pub use pennies::{self, Pennies};
pub use shazamm::{self, Shazamm};
pub use wizard::{self, Wizard};

/// Declares the games: [`GameName`] and [`with_game!`]. It begins with a `$`, which the macro that it writes needs.
macro_rules! games {
    ($d:tt $($Name:ident: $about:literal,)*) => {
        /// A game that is known only by name.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum GameName {
            $(#[doc = $about] $Name,)*
        }

        /// Evaluates an expression for a game that is known only by name: `with_game!(name, G => expression with G)`.
        #[macro_export]
        macro_rules! with_game {
            ($d name:expr, $d G:ident => $d body:expr) => {
                match $d name {
                    $($crate::GameName::$Name => {
                        type $d G = $crate::$Name;
                        $d body
                    })*
                }
            };
        }

        impl GameName {
            /// All games.
            pub const ALL: [Self; [$($about),*].len()] = [$(Self::$Name),*];

            /// What the game is about, in a few words.
            pub const fn about(self) -> &'static str {
                match self {
                    $(Self::$Name => $about,)*
                }
            }
        }
    };
}

/// Declares these games, and Pennies where it is not hidden.
#[cfg(not(feature = "pennies"))]
macro_rules! games_and_pennies {
    ($($games:tt)*) => { games! { $($games)* } };
}
#[cfg(feature = "pennies")]
macro_rules! games_and_pennies {
    ($($games:tt)*) => { games! { $($games)* Pennies: "Match the pennies, or not", } };
}

games_and_pennies! { $
    Wizard: "Predict your tricks",
    Shazamm: "Bet mana and cast spells on a breaking bridge",
    Maginor: "Win the votes of eleven oracles",
}

impl GameName {
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
        assert!(GameName::list().starts_with("wizard, shazamm, maginor"));
    }
}
