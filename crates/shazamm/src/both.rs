//! One value for each of the two players.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use table::Seat;

/// Red, who stands on the low side of the bridge (S1.1).
pub const RED: Seat = Seat::new(0);
/// Green, who stands on the high side of the bridge (S1.1).
pub const GREEN: Seat = Seat::new(1);
/// Both players, in the order of their seats.
pub const SEATS: [Seat; 2] = [RED, GREEN];

/// The other player.
#[inline]
pub const fn opponent(seat: Seat) -> Seat {
    seat.left(SEATS.len())
}

/// One value for each player, in the order of the seats.
///
/// ```
/// use shazamm::{Both, GREEN, RED};
/// let mut mana = Both::new(50, 50);
/// mana[GREEN] -= 12;
/// assert_eq!((mana[RED], mana[GREEN]), (50, 38));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Both<T>([T; 2]);

impl<T> Both<T> {
    /// What is Red's, and what is Green's.
    pub const fn new(red: T, green: T) -> Self {
        Self([red, green])
    }

    /// What `of` gives for each player.
    #[inline]
    pub fn from_fn(of: impl FnMut(Seat) -> T) -> Self {
        Self(SEATS.map(of))
    }

    /// The players with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        SEATS.into_iter().zip(&self.0)
    }
}

impl<T: Copy> Both<T> {
    /// The same for both players.
    pub const fn same(value: T) -> Self {
        Self([value; 2])
    }

    /// What `of` makes of each value.
    #[inline]
    pub fn map<U>(self, of: impl FnMut(T) -> U) -> Both<U> {
        Both(self.0.map(of))
    }
}

impl<T> Index<Seat> for Both<T> {
    type Output = T;

    // There are two seats, so that the last bit of the index says which.
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() & 1]
    }
}

impl<T> IndexMut<Seat> for Both<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & 1]
    }
}

impl<T: fmt::Debug> fmt::Debug for Both<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
