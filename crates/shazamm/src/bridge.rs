//! The bridge with the wall of fire and the two wizards on it (S1.1, S2.1, S4.5–S4.7).

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::both::{RED, SEATS};

/// A tile of the bridge, 0 to 18, or a place beyond its ends where a wizard would step into the void.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(pub i8);

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The last tile.
const LAST: i8 = Bridge::TILES as i8 - 1;
/// How far the wizards stand from the wall when a round begins (S2.1).
const STEPS: i8 = 3;

/// The bridge.
///
/// ```
/// use shazamm::{Bridge, GREEN, RED, Tile};
/// let mut bridge = Bridge::new();
/// assert_eq!((bridge.wizard(RED), bridge.wall(), bridge.wizard(GREEN)), (Tile(6), Tile(9), Tile(12)));
/// assert_eq!(bridge.push_wall(GREEN, 5), 3, "the wall stops on the wizard's tile");
/// bridge.move_wizards();
/// bridge.break_tiles();
/// assert_eq!((bridge.wizard(RED), bridge.wizard(GREEN)), (Tile(9), Tile(15)));
/// assert_eq!(bridge.intact(), Tile(1)..=Tile(17));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bridge {
    wall: Tile,
    /// Where the wall began this round: the middle between the wizards.
    middle: Tile,
    /// How many tiles have broken at each end.
    broken: i8,
}

impl Bridge {
    /// How many tiles there are (S1.1).
    pub const TILES: usize = 19;

    /// The bridge at the beginning of a match.
    pub const fn new() -> Self {
        let middle = Tile(LAST / 2);
        Self { wall: middle, middle, broken: 0 }
    }

    /// The bridge of a view.
    pub(crate) fn rebuilt(wall: Tile, middle: Tile, broken: i8) -> Self {
        Self { wall, middle, broken }
    }

    /// Where the wall is.
    #[inline]
    pub const fn wall(&self) -> Tile {
        self.wall
    }

    /// Where the wall began this round.
    #[inline]
    pub const fn middle(&self) -> Tile {
        self.middle
    }

    /// Where the wizard of `seat` stands.
    #[inline]
    pub fn wizard(&self, seat: Seat) -> Tile {
        Tile(self.middle.0 + STEPS * direction(seat))
    }

    /// How many tiles the wall is away from the wizard of `seat`.
    #[inline]
    pub fn distance(&self, seat: Seat) -> u8 {
        self.wall.0.abs_diff(self.wizard(seat).0)
    }

    /// The tiles that have not broken.
    pub fn intact(&self) -> RangeInclusive<Tile> {
        Tile(self.broken)..=Tile(LAST - self.broken)
    }

    /// The player on whose wizard's tile the wall stands (S4.2).
    #[inline]
    pub fn reached(&self) -> Option<Seat> {
        SEATS.into_iter().find(|&seat| self.distance(seat) == 0)
    }

    /// Pushes the wall towards `seat`, at most to the wizard's tile. Answers by how many tiles.
    #[inline]
    pub fn push_wall(&mut self, towards: Seat, tiles: u8) -> u8 {
        let moved = tiles.min(self.distance(towards));
        self.wall.0 += moved as i8 * direction(towards);
        moved
    }

    /// Puts the wall back to where it began this round (S7.5).
    #[inline]
    pub fn return_wall(&mut self) {
        self.wall = self.middle;
    }

    /// Both wizards move to three steps from the wall (S4.5).
    #[inline]
    pub fn move_wizards(&mut self) {
        self.middle = self.wall;
    }

    /// The outermost intact tile on each end breaks (S4.6).
    #[inline]
    pub fn break_tiles(&mut self) {
        self.broken += 1;
    }

    /// The wizards who stand on no intact tile (S4.7).
    #[inline]
    pub fn fallen(&self) -> Seats {
        SEATS.into_iter().filter(|&seat| !self.intact().contains(&self.wizard(seat))).collect()
    }
}

impl Default for Bridge {
    fn default() -> Self {
        Self::new()
    }
}

/// Red stands on the low side (S1.1).
#[inline]
fn direction(towards: Seat) -> i8 {
    if towards == RED { -1 } else { 1 }
}
