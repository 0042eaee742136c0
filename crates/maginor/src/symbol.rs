//! The five symbols that slots, cards and the die show (M1.1).

use serde::{Deserialize, Serialize};

use crate::set::{Set, numbered};

/// A symbol.
///
/// ```
/// use maginor::Symbol;
/// assert_eq!("fate".parse(), Ok(Symbol::Fate));
/// assert_eq!(Symbol::Air.to_string(), "air");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// Fire.
    Fire,
    /// Water.
    Water,
    /// Earth.
    Earth,
    /// Air.
    Air,
    /// Fate, which stands for any symbol on a tile that does not show it (M4.4).
    Fate,
}

impl Symbol {
    /// All symbols.
    pub const ALL: [Self; 5] = [Self::Fire, Self::Water, Self::Earth, Self::Air, Self::Fate];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fire => "fire",
            Self::Water => "water",
            Self::Earth => "earth",
            Self::Air => "air",
            Self::Fate => "fate",
        }
    }
}

/// Some of the symbols.
pub type SymbolSet = Set<Symbol>;

numbered!(Symbol);

table::by_name!(Symbol, "a symbol: fire, water, earth, air or fate");
