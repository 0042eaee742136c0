//! Shazamm! without spells, solved: what a position of bets alone is worth, and how to bet in it.
//!
//! Without spells a match is a chain of rounds, and a round is known by its number and the tile on which the fire began.
//! Within a round a position is how far the fire has moved and the two reserves. Every turn is a matrix of bets whose
//! payoffs are the values of what follows, so that all of them are solved from the end backwards.

mod chain;
mod exploit;
mod round;

pub use chain::{Rounds, begun, rounds};
pub use exploit::exploitability;
pub use round::Round;
