//! The tiles in play and their slots, by number (M1.1). What they show is in [`OracleSet`](crate::OracleSet).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::NotationError;
use table::notation::number;

use crate::set::{Member, Set};

/// How many tiles there are: M1.1.
pub const TILES: usize = 11;
/// No tile has more slots.
pub const MOST_SLOTS: usize = 15;

/// One of the eleven tiles: its number in the table's list of tiles, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Tile(u8);

/// Some of the tiles.
pub type TileSet = Set<Tile>;

/// A slot of a tile. People count from 1, clockwise from the top.
///
/// ```
/// use maginor::Slot;
/// let top: Slot = "1".parse().unwrap();
/// assert_eq!(top.number(), 1);
/// assert!("16".parse::<Slot>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Slot(u8);

/// Some slots of one tile.
pub type SlotSet = Set<Slot>;

/// There is no tile or slot of this number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no tile or slot {0}")]
pub struct NoSuchNumber(u8);

impl Tile {
    /// The first tile of the list, where just any will do.
    pub(crate) const FIRST: Self = Self(0);

    /// All tiles in their order.
    pub(crate) const ALL: [Self; TILES] = {
        let mut all = [Self::FIRST; TILES];
        let mut index = 0;
        while index < TILES {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..TILES as u8).map(Self)
    }
}

impl Member for Tile {
    const COUNT: usize = TILES;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < TILES).then_some(Self(index as u8))
    }
}

impl From<Tile> for u8 {
    fn from(tile: Tile) -> Self {
        tile.0
    }
}

impl TryFrom<u8> for Tile {
    type Error = NoSuchNumber;

    fn try_from(index: u8) -> Result<Self, NoSuchNumber> {
        Self::from_index(usize::from(index)).ok_or(NoSuchNumber(index))
    }
}

impl Slot {
    /// All slots in their order.
    pub(crate) const ALL: [Self; MOST_SLOTS] = {
        let mut all = [Self(0); MOST_SLOTS];
        let mut index = 0;
        while index < MOST_SLOTS {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The number that people call the slot by, counted from 1.
    pub fn number(self) -> u8 {
        self.0 + 1
    }

    /// The slot that people call `number`.
    pub fn from_number(number: u8) -> Option<Self> {
        (1..=MOST_SLOTS as u8).contains(&number).then(|| Self(number - 1))
    }
}

impl SlotSet {
    /// The slots of a tile that has `count` of them.
    pub(crate) const fn first_slots(count: usize) -> Self {
        Self::from_bits(((1u32 << count) - 1) as u16)
    }
}

impl Member for Slot {
    const COUNT: usize = MOST_SLOTS;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        (index < MOST_SLOTS).then_some(Self(index as u8))
    }
}

impl From<Slot> for u8 {
    fn from(slot: Slot) -> Self {
        slot.number()
    }
}

impl TryFrom<u8> for Slot {
    type Error = NoSuchNumber;

    fn try_from(number: u8) -> Result<Self, NoSuchNumber> {
        Self::from_number(number).ok_or(NoSuchNumber(number))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        number(text).and_then(Self::from_number).ok_or_else(|| NotationError::new(text, "a slot, 1 to 15"))
    }
}
