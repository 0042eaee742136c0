//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{PerSeat, Seat};

/// What is at stake in a game, and so what the costs of decisions are counted in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stake {
    /// Points, those of the others counting against them.
    Points,
    /// The chance to win, from 0 to 1.
    Chance,
}

/// Points and places at the end of a game.
///
/// A better place never has fewer points; equal places have equal points. Equal points may still be different
/// places where a game has a tie-break.
///
/// ```
/// use table::Outcome;
/// let outcome = Outcome::by_points(&[10, 30, 30]);
/// assert_eq!(outcome.places().as_slice(), [3, 1, 1]);
/// assert_eq!(outcome.win_share(table::Seat::new(1)), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    points: PerSeat<i32>,
    places: PerSeat<u8>,
}

impl Outcome {
    /// The outcome where points alone decide and equal points share the place.
    pub fn by_points(points: &[i32]) -> Self {
        Self::by_points_then(points, &[0; crate::MAX_SEATS][..points.len()])
    }

    /// The outcome where `tie_break` (more is better) separates equal points.
    pub fn by_points_then(points: &[i32], tie_break: &[i32]) -> Self {
        let key = |seat: Seat| (points[seat.index()], tie_break[seat.index()]);
        Self {
            points: PerSeat::from_fn(points.len(), |seat| points[seat.index()]),
            places: PerSeat::from_fn(points.len(), |seat| {
                1 + Seat::all(points.len()).filter(|&other| key(other) > key(seat)).count() as u8
            }),
        }
    }

    /// The points of each seat.
    pub fn points(&self) -> PerSeat<i32> {
        self.points
    }

    /// The place of each seat: 1 is best; those who share a place have the same number, and the next places are skipped.
    pub fn places(&self) -> PerSeat<u8> {
        self.places
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|&(_, &place)| place == 1).map(|(seat, _)| seat)
    }

    /// The share of one victory that goes to `seat`: 1 alone, ½ for two, 0 for those who lost.
    pub fn win_share(&self, seat: Seat) -> f64 {
        if self.places[seat] == 1 { 1.0 / self.winners().count() as f64 } else { 0.0 }
    }
}
