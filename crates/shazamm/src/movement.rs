//! Strengths, and the movement of the wall that they lead to (S3.4).

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::both::{Both, GREEN, RED};
use crate::commitment::Bet;

/// The strength of a side: the bet, and what spells make of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Strength(pub u16);

impl Strength {
    /// The strength of a bare bet.
    #[inline]
    pub fn of(bet: Bet) -> Self {
        Self(u16::from(bet.mana()))
    }
}

/// How the wall is going to move in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Movement {
    /// Towards whom; nobody if it does not move.
    pub(crate) towards: Option<Seat>,
    /// How many tiles.
    pub(crate) tiles: u8,
}

impl Movement {
    /// The stronger side pushes the wall one tile towards the weaker.
    #[inline]
    pub(crate) fn between(strengths: Both<Strength>) -> Self {
        let towards = match strengths[RED].cmp(&strengths[GREEN]) {
            Ordering::Less => Some(RED),
            Ordering::Equal => None,
            Ordering::Greater => Some(GREEN),
        };
        Self { towards, tiles: 1 }
    }
}
