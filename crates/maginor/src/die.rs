//! The die: the five symbols, and Maginor (M1.3).

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{NotationError, dice};

use crate::symbol::Symbol;

/// A face of the die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DieFace {
    /// A symbol: a vote of it.
    Symbol(Symbol),
    /// Maginor: a vote of any symbol, and he advances.
    Maginor,
}

impl DieFace {
    /// The six faces.
    pub const ALL: [Self; 6] = [
        Self::Symbol(Symbol::Fire),
        Self::Symbol(Symbol::Water),
        Self::Symbol(Symbol::Earth),
        Self::Symbol(Symbol::Air),
        Self::Symbol(Symbol::Fate),
        Self::Maginor,
    ];

    /// A fair roll.
    #[inline]
    pub fn roll<R: Rng + ?Sized>(rng: &mut R) -> Self {
        Self::ALL[dice::below(rng, Self::ALL.len() as u32) as usize]
    }
}

impl fmt::Display for DieFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Symbol(symbol) => symbol.fmt(f),
            Self::Maginor => f.pad("maginor"),
        }
    }
}

impl FromStr for DieFace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.eq_ignore_ascii_case("maginor") {
            return Ok(Self::Maginor);
        }
        text.parse().map(Self::Symbol).map_err(|_| {
            NotationError::new(text, "a face of the die: fire, water, earth, air, fate or maginor")
        })
    }
}
