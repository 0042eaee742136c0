//! What a match is worth (S5.1).

use table::{Outcome, Seats};

use crate::both::SEATS;

/// The points of a match are counted in halves, for they are whole numbers: a win is 2, a draw 1 each, a loss 0.
pub(crate) fn outcome(fallen: Seats) -> Outcome {
    Outcome::by_points(&SEATS.map(|seat| match (fallen.contains(seat), fallen.len()) {
        (false, _) => 2,
        (true, 1) => 0,
        (true, _) => 1,
    }))
}
