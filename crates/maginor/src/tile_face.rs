//! What a tile shows: its value, and its slots with their symbols (M1.1, M1.5).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::notation::{number, split_word};
use table::{InvalidName, Name};

use crate::symbol::Symbol;
use crate::tile::MOST_SLOTS;

/// The face of one tile. Its value is the number of its slots.
///
/// ```
/// use maginor::TileFace;
/// let text = "toad small 3 water earth water name The Toad";
/// let toad: TileFace = text.parse().unwrap();
/// assert_eq!((toad.key(), toad.value()), ("toad", 3));
/// assert_eq!(toad.to_string(), text);
///
/// let wrong = "toad small 4 water earth water name The Toad".parse::<TileFace>();
/// assert_eq!(wrong.unwrap_err().to_string(), "tile \"toad\", value: 4 is not the number of its slots, 3");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "Unchecked", into = "Unchecked")]
pub struct TileFace {
    key: String,
    name: String,
    kind: TileKind,
    slots: Vec<Symbol>,
}

/// Which part a tile has in the set-up (M2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TileKind {
    /// The Guild Hall, where the ring begins and ends.
    GuildHall,
    /// One of the two small tiles after it.
    Small,
    /// One of the eight others.
    #[default]
    Large,
}

/// A tile cannot be as it is described.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("tile {tile:?}, {fault}")]
pub struct TileError {
    /// The key of the tile; its number where it has no key that can be read.
    pub tile: String,
    /// What is wrong, and with which field.
    pub fault: TileFault,
}

/// What is wrong with a field of a tile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TileFault {
    /// A field is missing.
    #[error("{0}: is missing")]
    Missing(&'static str),
    /// A field holds something of another kind.
    #[error("{field}: {expected} is expected")]
    Type {
        /// The field.
        field: &'static str,
        /// What should stand there.
        expected: &'static str,
    },
    /// A field that tiles do not have.
    #[error("{0}: there is no such field; there are key, name, kind, value and slots")]
    Unknown(String),
    /// Not a key.
    #[error("key: 1 to {} of the characters a to z, 0 to 9 and - are expected", TileFace::LONGEST_KEY)]
    Key,
    /// Not a name.
    #[error("name: {0}")]
    Name(#[from] InvalidName),
    /// Not a kind of tile.
    #[error("kind: {0:?} is none of guild-hall, small and large")]
    Kind(String),
    /// Not a symbol.
    #[error("slots: slot {slot} shows {found:?}, which is none of fire, water, earth, air and fate")]
    Symbol {
        /// The slot, counted from 1.
        slot: usize,
        /// What stands there.
        found: String,
    },
    /// Too few or too many slots.
    #[error("slots: a tile has 1 to {MOST_SLOTS} of them, not {0}")]
    Slots(usize),
    /// The value is the number of slots (M1.1).
    #[error("value: {value} is not the number of its slots, {slots}")]
    Value {
        /// The value given.
        value: i64,
        /// The number of slots.
        slots: usize,
    },
    /// Two tiles have the same key.
    #[error("key: another tile has the same")]
    SameKey,
}

/// The fields of a tile before they are checked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Unchecked {
    pub(crate) key: String,
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) kind: TileKind,
    pub(crate) value: i64,
    pub(crate) slots: String,
}

impl TileFace {
    /// The most characters of a key.
    pub const LONGEST_KEY: usize = 24;

    /// The word for the tile in records and on the command line.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// The name of the tile.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its part in the set-up.
    pub fn kind(&self) -> TileKind {
        self.kind
    }

    /// The symbols of the slots, clockwise from the top.
    pub fn slots(&self) -> &[Symbol] {
        &self.slots
    }

    /// What the tile is worth: the number of its slots.
    pub fn value(&self) -> u8 {
        self.slots.len() as u8
    }
}

impl TryFrom<Unchecked> for TileFace {
    type Error = TileError;

    fn try_from(fields: Unchecked) -> Result<Self, TileError> {
        let Unchecked { key, name, kind, value, slots } = fields;
        let fail = |fault| Err(TileError { tile: key.chars().take(TileFace::LONGEST_KEY).collect(), fault });
        let is_key_byte = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        if !(1..=Self::LONGEST_KEY).contains(&key.len()) || !key.bytes().all(is_key_byte) {
            return fail(TileFault::Key);
        }
        let name = match Name::new(&name) {
            Ok(name) => name.as_str().to_owned(),
            Err(invalid) => return fail(invalid.into()),
        };
        let mut symbols = Vec::new();
        for word in slots.split_whitespace() {
            match word.parse() {
                Ok(symbol) => symbols.push(symbol),
                Err(error) => {
                    let error: table::NotationError = error;
                    return fail(TileFault::Symbol { slot: symbols.len() + 1, found: error.found });
                }
            }
        }
        if !(1..=MOST_SLOTS).contains(&symbols.len()) {
            return fail(TileFault::Slots(symbols.len()));
        }
        if usize::try_from(value) != Ok(symbols.len()) {
            return fail(TileFault::Value { value, slots: symbols.len() });
        }
        Ok(Self { key, name, kind, slots: symbols })
    }
}

impl From<TileFace> for Unchecked {
    fn from(face: TileFace) -> Self {
        let slots = face.slots.iter().map(|symbol| symbol.name()).collect::<Vec<_>>().join(" ");
        Self { value: i64::from(face.value()), key: face.key, name: face.name, kind: face.kind, slots }
    }
}

impl fmt::Display for TileFace {
    /// One line, as records hold it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.key, self.kind, self.value())?;
        for symbol in &self.slots {
            write!(f, " {symbol}")?;
        }
        write!(f, " name {}", self.name)
    }
}

impl FromStr for TileFace {
    type Err = TileError;

    fn from_str(text: &str) -> Result<Self, TileError> {
        let (key, rest) = split_word(text);
        let (kind, rest) = split_word(rest);
        let (value, mut rest) = split_word(rest);
        let fail = |fault| TileError { tile: key.chars().take(Self::LONGEST_KEY).collect(), fault };
        let kind = kind.parse().map_err(fail)?;
        let value =
            number(value).ok_or_else(|| fail(TileFault::Type { field: "value", expected: "a number" }))?;
        let mut slots = String::new();
        let name = loop {
            match split_word(rest) {
                ("name", name) => break name,
                ("", _) => return Err(fail(TileFault::Missing("name"))),
                (symbol, after) => {
                    slots.push_str(symbol);
                    slots.push(' ');
                    rest = after;
                }
            }
        };
        let name = Name::read(name).map_err(|invalid| fail(invalid.into()))?.to_string();
        Unchecked { key: key.to_owned(), name, kind, value, slots }.try_into()
    }
}

impl TileKind {
    /// The word for it in files and records.
    pub const fn word(self) -> &'static str {
        match self {
            Self::GuildHall => "guild-hall",
            Self::Small => "small",
            Self::Large => "large",
        }
    }
}

impl fmt::Display for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for TileKind {
    type Err = TileFault;

    fn from_str(text: &str) -> Result<Self, TileFault> {
        [Self::GuildHall, Self::Small, Self::Large]
            .into_iter()
            .find(|kind| kind.word() == text)
            .ok_or_else(|| TileFault::Kind(text.chars().take(TileFace::LONGEST_KEY).collect()))
    }
}
