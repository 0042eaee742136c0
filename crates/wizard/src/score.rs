//! The score block (W6).

use serde::{Deserialize, Serialize};
use table::{MAX_SEATS, PerSeat, Seat};

/// The points of one round: 20 and 10 for each trick if the prediction was exact, else 10 less for each trick off (W6.1).
///
/// ```
/// assert_eq!(wizard::points(2, 2), 40);
/// assert_eq!(wizard::points(8, 6), -20);
/// ```
#[inline]
pub fn points(prediction: u8, tricks: u8) -> i32 {
    if prediction == tricks {
        20 + 10 * i32::from(tricks)
    } else {
        -10 * i32::from(prediction.abs_diff(tricks))
    }
}

/// What the block says of one player in one round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Entry {
    /// The prediction, as it stood at the end.
    pub prediction: u8,
    /// The tricks taken.
    pub tricks: u8,
}

impl Entry {
    /// The points of the round.
    pub fn points(self) -> i32 {
        points(self.prediction, self.tricks)
    }
}

/// No table plays more rounds times players than it has cards.
const MOST_ENTRIES: usize = 60;

/// Every round so far, and the sum for each player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ScoreBlock {
    rounds: u8,
    entries: [Entry; MOST_ENTRIES],
    totals: [i16; MAX_SEATS],
}

impl ScoreBlock {
    pub(crate) fn new() -> Self {
        Self { rounds: 0, entries: [Entry::default(); MOST_ENTRIES], totals: [0; MAX_SEATS] }
    }

    /// Writes down a round.
    #[inline]
    pub(crate) fn enter(&mut self, predictions: &[u8], tricks: &[u8]) {
        let seats = predictions.len();
        let row = &mut self.entries[usize::from(self.rounds) * seats..][..seats];
        for seat in 0..seats {
            row[seat] = Entry { prediction: predictions[seat], tricks: tricks[seat] };
            self.totals[seat] += row[seat].points() as i16;
        }
        self.rounds += 1;
    }

    /// The points of one player so far.
    #[inline]
    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.totals[seat.index()].into()
    }

    pub(crate) fn totals(&self, seats: usize) -> PerSeat<i32> {
        PerSeat::from_fn(seats, |seat| self.total(seat))
    }

    /// The rounds written down, each with an entry for every seat.
    pub(crate) fn rows(&self, seats: usize) -> impl ExactSizeIterator<Item = PerSeat<Entry>> {
        self.entries[..usize::from(self.rounds) * seats]
            .chunks_exact(seats)
            .map(move |row| PerSeat::from_fn(seats, |seat: Seat| row[seat.index()]))
    }
}
