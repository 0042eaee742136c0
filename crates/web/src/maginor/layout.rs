//! Where things lie: all in hundredths of the square that the ring, or a tile, is drawn in.

use games::maginor::{MaginorAt, Tile};

use super::circle::sin_cos;

/// No tile is larger than this, however few there are: the middle needs its room.
const LARGEST: f64 = 25.0;
/// The distance of neighbours, as a part of their size.
const SPACING: f64 = 1.03;
/// How far the slots are from the middle of their tile.
const SLOT_RING: f64 = 39.8;

/// How far the numbers of the slots are from the middle of their tile.
const NUMBER_RING: f64 = 26.6;

/// Where the name of a tile is written: from below round to the left, so that its middle is on top.
pub(super) const NAME_ARC: &str = "M50 72.6a22.6 22.6 0 1 1 .01 0";

/// The same on a tile that has numbers at its slots.
pub(super) const NAME_ARC_AMONG_NUMBERS: &str = "M50 69a19 19 0 1 1 .01 0";

/// A point.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Spot {
    /// The middle.
    pub(super) const MIDDLE: Self = Self { x: 50.0, y: 50.0 };

    /// The point at this part of the way round, clockwise from the top.
    fn round(turn: f64, radius: f64) -> Self {
        let (sin, cos) = sin_cos(turn);
        Self { x: 50.0 + radius * sin, y: 50.0 - radius * cos }
    }

    /// A point beside it.
    pub(super) fn beside(self, x: f64, y: f64) -> Self {
        Self { x: self.x + x, y: self.y + y }
    }
}

/// The way of a figure round the middle of the ring, or straight ahead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Walk {
    /// Where it begins, before it is turned.
    pub(super) from: Spot,
    /// By how much it is turned round the middle at the beginning.
    pub(super) degrees: f64,
}

impl Walk {
    /// Straight ahead.
    pub(super) fn straight(from: Spot) -> Self {
        Self { from, degrees: 0.0 }
    }

    /// Round the middle, the shorter way.
    pub(super) fn round(from: Spot, to: Spot) -> Self {
        let turns = (turn_of(from) - turn_of(to) + 1.5).rem_euclid(1.0) - 0.5;
        let (sin, cos) = sin_cos(turns);
        let (x, y) = (to.x - Spot::MIDDLE.x, to.y - Spot::MIDDLE.y);
        // Where it would begin if it kept its distance from the middle; what is missing it goes straight.
        let turned = Spot::MIDDLE.beside(x * cos - y * sin, x * sin + y * cos);
        let from = to.beside(from.x - turned.x, from.y - turned.y);
        Self { from, degrees: turns * 360.0 }
    }
}

/// At which part of the way round a point is, clockwise from the top.
fn turn_of(spot: Spot) -> f64 {
    let (x, y) = (spot.x - Spot::MIDDLE.x, Spot::MIDDLE.y - spot.y);
    js_sys::Math::atan2(x, y) / std::f64::consts::TAU
}

/// How large a tile is in a ring of so many.
pub(super) fn tile_size(tiles: usize) -> f64 {
    if tiles < 3 {
        return LARGEST;
    }
    let (step, _) = sin_cos(0.5 / tiles as f64);
    (100.0 * step / (step + SPACING)).min(LARGEST)
}

/// How far the tiles are from the middle of the ring.
fn radius(tiles: usize) -> f64 {
    (100.0 - tile_size(tiles)) / 2.0
}

fn turn(index: f64, tiles: usize) -> f64 {
    index / tiles.max(1) as f64
}

/// The middle of a tile of the ring; the first is on top.
pub(super) fn tile(index: usize, tiles: usize) -> Spot {
    Spot::round(turn(index as f64, tiles), radius(tiles))
}

/// Where the spell of a tile lies: beside it, towards the middle. The first point is where it touches the tile, the second
/// says with which of its own points, from one corner (0, 0) to the other (100, 100).
pub(super) fn spell(index: usize, tiles: usize) -> (Spot, Spot) {
    let turn = turn(index as f64, tiles);
    let touches = Spot::round(turn, radius(tiles) - tile_size(tiles) / 2.0 - 0.8);
    (touches, Spot::round(turn, 50.0))
}

/// Where Maginor stands.
pub(super) fn maginor(at: MaginorAt, ring: &[Tile]) -> Spot {
    let place = |tile: Tile| ring.iter().position(|&other| other == tile).unwrap_or(0);
    let tiles = ring.len();
    let on = |index: usize| tile(index, tiles).beside(0.1 * tile_size(tiles), 0.08 * tile_size(tiles));
    match at {
        MaginorAt::Start => on(0),
        MaginorAt::On(tile) => on(place(tile)),
        // Outside, where two tiles leave a gap.
        MaginorAt::Before(tile) => {
            let out = radius(tiles) + 0.36 * tile_size(tiles);
            Spot::round(turn(place(tile) as f64 - 0.5, tiles), out)
        }
    }
}

/// Where the wizard stands who is number `rank` of `crowd` on the same tile.
pub(super) fn wizard_on(index: usize, tiles: usize, rank: usize, crowd: usize) -> Spot {
    let size = tile_size(tiles);
    tile(index, tiles).beside(in_row(rank, crowd) * 0.14 * size, 0.13 * size)
}

/// Where the wizard stands who is number `rank` of `crowd` in the middle of the ring.
pub(super) fn wizard_in_the_middle(rank: usize, crowd: usize) -> Spot {
    Spot::MIDDLE.beside(in_row(rank, crowd) * 5.5, 12.5)
}

fn in_row(rank: usize, crowd: usize) -> f64 {
    rank as f64 - (crowd.max(1) - 1) as f64 / 2.0
}

/// The middle of a slot on its tile; the first is on top.
pub(super) fn slot(index: usize, slots: usize) -> Spot {
    Spot::round(turn(index as f64, slots), SLOT_RING)
}

/// Where the number of a slot stands: on its inner side.
pub(super) fn slot_number(index: usize, slots: usize) -> Spot {
    Spot::round(turn(index as f64, slots), NUMBER_RING)
}

/// How large a slot is, from its middle to its rim.
pub(super) fn slot_radius(slots: usize) -> f64 {
    let touching = if slots < 3 { SLOT_RING } else { SLOT_RING * sin_cos(0.5 / slots as f64).0 };
    (touching * 0.94).min(9.4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::maginor::{MOST_SLOTS, TILES};

    fn distance(a: Spot, b: Spot) -> f64 {
        (a.x - b.x).hypot(a.y - b.y)
    }

    #[test]
    fn tiles_lie_inside_and_never_overlap() {
        for tiles in 1..=TILES {
            let size = tile_size(tiles);
            let spots: Vec<Spot> = (0..tiles).map(|index| tile(index, tiles)).collect();
            for (index, &spot) in spots.iter().enumerate() {
                for edge in [spot.x, spot.y] {
                    assert!(edge - size / 2.0 > -0.01 && edge + size / 2.0 < 100.01, "{tiles}: {spot:?}");
                }
                for &other in &spots[index + 1..] {
                    assert!(distance(spot, other) >= size, "{tiles}: {spot:?} and {other:?}");
                }
            }
        }
    }

    #[test]
    fn the_guild_hall_is_on_top_and_the_ring_goes_clockwise() {
        let hall = tile(0, TILES);
        assert!((hall.x - 50.0).abs() < 1e-9 && hall.y < 15.0);
        assert!(tile(1, TILES).x > 50.0);
        assert!(tile(TILES - 1, TILES).x < 50.0);
    }

    #[test]
    fn slots_lie_on_their_tile_and_never_overlap() {
        for slots in 1..=MOST_SLOTS {
            let size = slot_radius(slots);
            for index in 0..slots {
                assert!(distance(slot(index, slots), Spot::MIDDLE) + size < 50.0);
                if slots > 1 {
                    assert!(distance(slot(index, slots), slot((index + 1) % slots, slots)) >= 2.0 * size);
                }
            }
        }
    }

    #[test]
    fn maginor_is_always_in_the_picture() {
        let all: Vec<Tile> = Tile::all().collect();
        for tiles in 1..=TILES {
            for &tile in &all[..tiles] {
                for at in [MaginorAt::Start, MaginorAt::Before(tile), MaginorAt::On(tile)] {
                    let Spot { x, y } = maginor(at, &all[..tiles]);
                    assert!((2.0..=98.0).contains(&x) && (2.0..=98.0).contains(&y), "{at:?}: {x} {y}");
                }
            }
        }
    }
}
