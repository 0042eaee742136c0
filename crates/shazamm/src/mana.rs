//! The reserve of mana (S1.2).

use std::fmt;

use serde::{Deserialize, Serialize};
use table::NotationError;

use crate::commitment::Bet;

/// A full reserve.
pub(crate) const FULL_MANA: u8 = 50;

/// A reserve of 0 to 50 mana.
///
/// ```
/// use shazamm::{Bet, Mana};
/// let mut mana = Mana::FULL;
/// mana.pay(Bet::new(30).unwrap());
/// mana.gain(13);
/// assert_eq!(mana.left(), 33);
/// mana.gain(100);
/// assert_eq!(mana, Mana::FULL);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Mana(u8);

impl Mana {
    /// A full reserve: 50.
    pub const FULL: Self = Self(FULL_MANA);
    /// The last mana.
    pub(crate) const ONE: Self = Self(1);
    /// Nothing left.
    pub const NONE: Self = Self(0);

    /// A reserve of this size, if there can be one.
    pub fn new(left: u8) -> Option<Self> {
        (left <= FULL_MANA).then_some(Self(left))
    }

    /// What is left in the reserve.
    #[inline]
    pub const fn left(self) -> u8 {
        self.0
    }

    /// Pays a bet (S3.5).
    #[inline]
    pub fn pay(&mut self, bet: Bet) {
        // A bet is never above the reserve (S3.1, S7.6).
        self.0 = self.0.saturating_sub(bet.mana());
    }

    /// Adds mana, up to a full reserve (S3.5).
    #[inline]
    pub fn gain(&mut self, mana: u8) {
        self.0 = self.0.saturating_add(mana).min(FULL_MANA);
    }
}

impl fmt::Display for Mana {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl From<Mana> for u8 {
    fn from(mana: Mana) -> Self {
        mana.0
    }
}

impl TryFrom<u8> for Mana {
    type Error = NotationError;

    fn try_from(left: u8) -> Result<Self, NotationError> {
        Self::new(left).ok_or_else(|| NotationError::new(&left.to_string(), "a reserve, 0 to 50"))
    }
}
