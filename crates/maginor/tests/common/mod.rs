//! What several tests need.
#![allow(dead_code, reason = "not every test needs all of it")]

use maginor::{OracleSet, Oracles};

/// Tiles that are nothing like the standard ones: the Guild Hall is the smallest and last in the list, one tile shows a
/// single symbol, another has a single slot.
pub const ODD_TILES: &str = include_str!("../odd_tiles.toml");

pub fn odd_tiles() -> Oracles {
    OracleSet::from_toml(ODD_TILES).expect("a set of tiles").into()
}
