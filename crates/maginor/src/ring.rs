//! The ring of tiles in play, and where Maginor stands in it (M2.1, M5.1, M5.6).

use serde::{Deserialize, Serialize};

use crate::tile::{TILES, Tile, TileSet};

/// The tiles in play, clockwise from the Guild Hall. Without tiles before the set-up and after the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ring {
    order: [Tile; TILES],
    len: u8,
    set: TileSet,
}

/// Where Maginor is in the state: there is never an unscored tile behind him, so three places are all there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Chamberlain {
    /// Still on the Guild Hall, from which he starts (M2.4).
    Start,
    /// In the space before the next tile.
    Before,
    /// On the next tile.
    On,
}

/// Where Maginor stands, by the name of the tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MaginorAt {
    /// On the Guild Hall before he has set out.
    Start,
    /// In the space before this tile.
    Before(Tile),
    /// On this tile.
    On(Tile),
}

impl Ring {
    pub(crate) const EMPTY: Self = Self { order: [Tile::FIRST; TILES], len: 0, set: TileSet::EMPTY };

    pub(crate) fn new(tiles: impl IntoIterator<Item = Tile>) -> Self {
        let mut ring = Self::EMPTY;
        for (place, tile) in ring.order.iter_mut().zip(tiles) {
            *place = tile;
            ring.len += 1;
            ring.set.insert(tile);
        }
        ring
    }

    /// The tiles clockwise from the Guild Hall.
    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.order[..usize::from(self.len)]
    }

    /// The tiles in play.
    #[inline]
    pub(crate) fn set(&self) -> TileSet {
        self.set
    }

    /// Whether any tile but the Guild Hall is in play.
    #[inline]
    pub(crate) fn has_more_than_the_hall(&self) -> bool {
        self.len > 1
    }

    /// The first tile clockwise from the Guild Hall: the Guild Hall itself when it is the last.
    #[inline]
    pub(crate) fn next(&self) -> Tile {
        if self.has_more_than_the_hall() { self.order[1] } else { self.order[0] }
    }

    /// Takes a tile out and closes the gap (M5.6).
    pub(crate) fn remove(&mut self, tile: Tile) {
        let len = usize::from(self.len);
        if let Some(at) = self.tiles().iter().position(|&other| other == tile) {
            self.order.copy_within(at + 1..len, at);
            self.order[len - 1] = Tile::FIRST;
            self.len -= 1;
            self.set.remove(tile);
        }
    }
}
