//! The eleven tiles of a table, and the files they are read from (M1.5). `docs/maginor-tiles.md` describes the format.

use std::sync::LazyLock;

use toml::{Table, Value};

use crate::set::Member;
use crate::tile::{TILES, Tile};
use crate::tile_face::{TileError, TileFace, TileFault, TileKind, Unchecked};

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

const STANDARD: &str = include_str!("../oracles.toml");

impl OracleSet {
    /// The set that ships. A test sees to it that it can be read.
    pub fn standard() -> Result<&'static Self, OracleSetError> {
        static SET: LazyLock<Result<OracleSet, OracleSetError>> =
            LazyLock::new(|| OracleSet::from_toml(STANDARD));
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

    /// Reads a file of tiles.
    pub fn from_toml(text: &str) -> Result<Self, OracleSetError> {
        let mut file: Table =
            text.parse().map_err(|error: toml::de::Error| OracleSetError::Toml(error.to_string()))?;
        let tiles = file.remove("tile").unwrap_or(Value::Array(Vec::new()));
        if let Some(other) = file.keys().next() {
            return Err(OracleSetError::Unknown(other.clone()));
        }
        let Value::Array(tiles) = tiles else {
            return Err(OracleSetError::Count(1));
        };
        Self::new(tiles.iter().enumerate().map(|(n, tile)| read_face(n, tile)).collect::<Result<_, _>>()?)
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

fn read_face(n: usize, value: &Value) -> Result<TileFace, TileError> {
    let table = value.as_table();
    let text = |field| table.and_then(|table| table.get(field)).and_then(Value::as_str);
    let tile = text("key").map_or_else(|| format!("number {}", n + 1), str::to_owned);
    let fail = |fault| TileError { tile: tile.clone(), fault };
    let Some(table) = table else {
        return Err(fail(TileFault::Type { field: "tile", expected: "a table, as [[tile]] begins one" }));
    };
    if let Some(unknown) = table.keys().find(|key| !FIELDS.contains(&key.as_str())) {
        return Err(fail(TileFault::Unknown(unknown.clone())));
    }
    let string = |field| match table.get(field) {
        None => Err(fail(TileFault::Missing(field))),
        Some(value) => value.as_str().ok_or_else(|| fail(TileFault::Type { field, expected: "a text" })),
    };
    let key = string("key")?.to_owned();
    let name = string("name")?.to_owned();
    let slots = string("slots")?.to_owned();
    let kind = match table.get("kind") {
        None => TileKind::Large,
        Some(_) => string("kind")?.parse().map_err(fail)?,
    };
    let value = table
        .get("value")
        .ok_or_else(|| fail(TileFault::Missing("value")))?
        .as_integer()
        .ok_or_else(|| fail(TileFault::Type { field: "value", expected: "a number" }))?;
    Unchecked { key, name, kind, value, slots }.try_into()
}

const FIELDS: [&str; 5] = ["key", "name", "kind", "value", "slots"];
