//! The eleven tiles of a table (M1.5).

use std::sync::LazyLock;

use crate::set::Member;
use crate::tile::{TILES, Tile};
use crate::tile_face::{TileError, TileFace, TileFault, TileKind};

/// A complete set of tiles.
///
/// ```
/// use maginor::OracleSet;
/// let standard = OracleSet::standard().unwrap();
/// let eagle = standard.find("great-eagle").unwrap();
/// assert_eq!(standard.face(eagle).name(), "The Great Eagle");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OracleSet {
    faces: Vec<TileFace>,
    hall: Tile,
}

/// Tiles are no complete set, or a file does not describe one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OracleSetError {
    /// The file is no TOML.
    #[error("the file cannot be read: {0}")]
    Toml(String),
    /// More than any set needs.
    #[error("a file of tiles has at most {} bytes", OracleSet::LONGEST_FILE)]
    TooLong,
    /// Something beside the tiles stands in the file.
    #[error("{0:?}: there is no such entry; a file of tiles has [[tile]] entries only")]
    Unknown(String),
    /// A tile is not as it should be.
    #[error(transparent)]
    Tile(#[from] TileError),
    /// Too few or too many tiles.
    #[error("a set has {TILES} tiles, not {0}")]
    Count(usize),
    /// Not one Guild Hall.
    #[error("one tile is of the kind \"guild-hall\", not {0}")]
    Halls(usize),
    /// Not two small tiles.
    #[error("two tiles are of the kind \"small\", not {0}")]
    Small(usize),
}

/// The tiles of `oracles.toml`, one a line in the notation of records.
const STANDARD: &str = include_str!(concat!(env!("OUT_DIR"), "/oracles.txt"));

impl OracleSet {
    /// The most bytes of a file of tiles.
    pub const LONGEST_FILE: usize = 1 << 16;

    /// The set that ships. A test sees to it that it can be read.
    pub fn standard() -> Result<&'static Self, OracleSetError> {
        static SET: LazyLock<Result<OracleSet, OracleSetError>> =
            LazyLock::new(|| OracleSet::new(STANDARD.lines().map(str::parse).collect::<Result<_, _>>()?));
        SET.as_ref().map_err(Clone::clone)
    }

    /// A set of these tiles.
    pub fn new(faces: Vec<TileFace>) -> Result<Self, OracleSetError> {
        for (n, face) in faces.iter().enumerate() {
            if faces[..n].iter().any(|other| other.key() == face.key()) {
                let tile = face.key().to_owned();
                return Err(TileError { tile, fault: TileFault::SameKey }.into());
            }
        }
        if faces.len() != TILES {
            return Err(OracleSetError::Count(faces.len()));
        }
        let count = |kind| faces.iter().filter(|face| face.kind() == kind).count();
        if count(TileKind::Small) != 2 {
            return Err(OracleSetError::Small(count(TileKind::Small)));
        }
        let mut halls = Tile::all().filter(|tile| faces[tile.index()].kind() == TileKind::GuildHall);
        match (halls.next(), halls.next()) {
            (Some(hall), None) => Ok(Self { faces, hall }),
            _ => Err(OracleSetError::Halls(count(TileKind::GuildHall))),
        }
    }

    /// What a tile shows.
    pub fn face(&self, tile: Tile) -> &TileFace {
        // There are as many faces as tiles.
        &self.faces[tile.index()]
    }

    /// All faces, in the order of the tiles' numbers.
    pub fn faces(&self) -> &[TileFace] {
        &self.faces
    }

    /// The Guild Hall.
    pub fn guild_hall(&self) -> Tile {
        self.hall
    }

    /// The tile with this key.
    pub fn find(&self, key: &str) -> Option<Tile> {
        Tile::all().find(|&tile| self.face(tile).key() == key)
    }
}
