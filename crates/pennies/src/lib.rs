//! Pennies, a small whole game: chance names who wants the pennies to match, both players lay one down in secret, and who first
//! has as many wins as the table plays for wins the game.
//!
//! It is the game to read first by whoever writes another one. The contract's own tests are made with it, and with the
//! feature `pennies` of the crate `games` it can be played everywhere, so that one sees what a new game needs.

mod glance;
mod options;
mod rules;
mod view;

use serde::{Deserialize, Serialize};
use table::{Legal, Seat};

pub use glance::Glance;
pub use options::PenniesOptions;
pub use view::{Penny, View};

/// A table of Pennies.
#[derive(Clone, Debug)]
pub struct Pennies {
    options: PenniesOptions,
}

/// A side of a penny, and so a decision: to lay one down with this side up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Heads.
    Heads,
    /// Tails.
    Tails,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Heads, Self::Tails];

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Heads => "heads",
            Self::Tails => "tails",
        }
    }
}

/// A position.
#[derive(Clone, PartialEq)]
pub struct State {
    phase: Phase,
    wins: [u8; 2],
}

table::secret_debug!(State);

#[derive(Clone, PartialEq)]
enum Phase {
    Toss,
    Laying { matcher: Seat, laid: [Option<Side>; 2] },
    Over,
}

/// What can happen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Fact {
    /// This one wants the pennies to match.
    Matcher(Seat),
    /// A penny was laid face down.
    Laid(Seat),
    /// A penny was laid with this side up: told to its owner.
    LaidThis(Seat, Side),
    /// Both pennies, and who wins.
    Revealed([Side; 2], Seat),
}

/// Why something cannot be done.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Refusal {
    /// Nobody sits there.
    #[error("there is no seat {0}")]
    NoSuchSeat(Seat),
}

/// What may be laid down: both sides, or nothing.
#[derive(Clone, Copy, Debug)]
pub struct Sides(bool);

impl Legal for Sides {
    type Action = Side;

    fn len(&self) -> usize {
        if self.0 { 2 } else { 0 }
    }

    fn get(&self, index: usize) -> Option<Side> {
        Side::ALL.get(index).copied().filter(|_| self.0)
    }
}
