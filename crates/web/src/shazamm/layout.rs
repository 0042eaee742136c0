//! Where things stand in the picture of the bridge.

use games::shazamm::{GREEN, Tile};
use table::Seat;

/// How wide the picture is.
pub(crate) const WIDTH: f64 = 800.0;
/// How high the picture is.
pub(crate) const HEIGHT: f64 = 270.0;
/// How many tiles the bridge has (S1.1).
pub(crate) const TILES: i8 = 19;
/// How far apart tiles are.
pub(crate) const STEP: f64 = 40.0;
/// Where the first tile begins.
const MARGIN: f64 = (WIDTH - STEP * TILES as f64) / 2.0;
/// How deep the bridge hangs in the middle, and at its ends.
const MIDDLE_Y: f64 = 186.0;
const END_Y: f64 = 164.0;

/// Which way round the bridge is looked at: the own wizard always stands on the left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Red on the left.
    Low,
    /// Green on the left.
    High,
}

impl Side {
    /// The side of somebody who plays, or who watches.
    pub(crate) fn of(me: Option<Seat>) -> Self {
        if me == Some(GREEN) { Self::High } else { Self::Low }
    }

    /// Whether this player stands on the left.
    pub(crate) fn is_left(self, seat: Seat) -> bool {
        (seat == GREEN) == (self == Self::High)
    }

    /// The middle of a tile. Who steps beyond the ends is still in the picture.
    pub(crate) fn x(self, tile: Tile) -> f64 {
        let from_left = match self {
            Self::Low => tile.0,
            Self::High => TILES - 1 - tile.0,
        };
        (MARGIN + STEP * (f64::from(from_left) + 0.5)).clamp(MARGIN, WIDTH - MARGIN)
    }

    /// The upper edge of a tile: the bridge hangs.
    pub(crate) fn y(self, tile: Tile) -> f64 {
        let out = (self.x(tile) - WIDTH / 2.0) / (WIDTH / 2.0);
        MIDDLE_Y - (MIDDLE_Y - END_Y) * out * out
    }
}

#[cfg(test)]
mod tests {
    use games::shazamm::RED;

    use super::*;

    #[test]
    fn the_own_wizard_stands_on_the_left() {
        for me in [RED, GREEN] {
            let side = Side::of(Some(me));
            assert!(side.is_left(me));
            let (red, green) = (side.x(Tile(6)), side.x(Tile(12)));
            assert_eq!(red < green, me == RED);
        }
        assert!(Side::of(None).is_left(RED));
    }

    #[test]
    fn everything_is_in_the_picture() {
        for side in [Side::Low, Side::High] {
            for tile in (-4..TILES + 4).map(Tile) {
                assert!((0.0..=WIDTH).contains(&side.x(tile)));
                assert!((END_Y..=MIDDLE_Y).contains(&side.y(tile)));
            }
        }
    }
}
