//! What a viewer may know.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat};

use crate::{Glance, Side};

/// What one viewer may know of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The wins so far.
    pub wins: [u8; 2],
    /// Who wants the pennies to match; nobody before that is named, and after the end.
    pub matcher: Option<Seat>,
    /// The pennies.
    pub laid: PerSeat<Penny>,
    /// Whether the game is over.
    pub over: bool,
}

/// A penny as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Penny {
    /// It is still in the hand.
    NotLaid,
    /// It lies there, hidden.
    FaceDown,
    /// It lies there with this side up.
    Known(Side),
}

impl View {
    /// All that a glance answers.
    pub fn of(glance: Glance<'_>) -> Self {
        Self {
            wins: glance.wins(),
            matcher: glance.matcher(),
            laid: PerSeat::from_fn(2, |seat| glance.penny(seat)),
            over: glance.is_over(),
        }
    }
}
