//! Files of tiles (M1.5). `docs/maginor-tiles.md` describes the format.

use table::notation::excerpt;
use toml::{Table, Value};

use crate::oracle_set::{OracleSet, OracleSetError};
use crate::tile_face::{TileError, TileFace, TileFault, TileKind, Unchecked};

impl OracleSet {
    /// Reads a file of tiles.
    pub fn from_toml(text: &str) -> Result<Self, OracleSetError> {
        if text.len() > Self::LONGEST_FILE {
            return Err(OracleSetError::TooLong);
        }
        let mut file: Table = text.parse().map_err(|error: toml::de::Error| {
            // It quotes the line, which may be long.
            OracleSetError::Toml(error.to_string().lines().map(excerpt).collect::<Vec<_>>().join("\n"))
        })?;
        let tiles = file.remove("tile").unwrap_or(Value::Array(Vec::new()));
        if let Some(other) = file.keys().next() {
            return Err(OracleSetError::Unknown(excerpt(other)));
        }
        let Value::Array(tiles) = tiles else {
            return Err(OracleSetError::Count(1));
        };
        Self::new(tiles.iter().enumerate().map(|(n, tile)| read_face(n, tile)).collect::<Result<_, _>>()?)
    }
}

fn read_face(n: usize, value: &Value) -> Result<TileFace, TileError> {
    let table = value.as_table();
    let text = |field| table.and_then(|table| table.get(field)).and_then(Value::as_str);
    let tile = text("key").map_or_else(|| format!("number {}", n + 1), excerpt);
    let fail = |fault| TileError { tile: tile.clone(), fault };
    let Some(table) = table else {
        return Err(fail(TileFault::Type { field: "tile", expected: "a table, as [[tile]] begins one" }));
    };
    if let Some(unknown) = table.keys().find(|key| !FIELDS.contains(&key.as_str())) {
        return Err(fail(TileFault::Unknown(excerpt(unknown))));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_standard_tiles_are_those_of_the_file() {
        assert_eq!(OracleSet::from_toml(include_str!("../oracles.toml")), OracleSet::standard().cloned());
    }
}
