//! What a table chooses: how many play, one variant, and the tiles (M1.5, M3.2).

use serde::{Deserialize, Serialize};
use table::notation::number;

use crate::oracle_set::{OracleSet, OracleSetError};
use crate::tile_face::{TileError, TileFace};

/// The fewest who can play.
pub(crate) const FEWEST_SEATS: u8 = 2;
/// The most who can play.
pub const MOST_SEATS: usize = 4;

/// The choices of a table, not yet checked.
///
/// ```
/// use maginor::{Maginor, Options};
/// use table::{Game, Options as _};
///
/// let mut options = Options { seats: 3, ..Options::default() };
/// options.set("finish-the-roll", "yes").unwrap();
/// assert!(Maginor::new(options.clone()).is_ok());
/// options.seats = 5;
/// assert_eq!(Maginor::new(options).unwrap_err().to_string(), "Maginor is played by 2 to 4, not by 5");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many play: 2 to 4.
    pub seats: u8,
    /// Whether Maginor still advances when the vote of his own roll has scored a tile (M3.2).
    pub finish_the_roll: bool,
    /// The tiles.
    pub oracles: Oracles,
}

/// The tiles of a table (M1.5).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Oracles {
    /// The set that ships.
    #[default]
    Standard,
    /// Other tiles; they travel with the record.
    Custom(Vec<TileFace>),
}

impl From<OracleSet> for Oracles {
    fn from(set: OracleSet) -> Self {
        Self::Custom(set.faces().to_vec())
    }
}

impl Default for Options {
    /// Four players, the standard tiles, no variant.
    fn default() -> Self {
        Self { seats: 4, finish_the_roll: false, oracles: Oracles::Standard }
    }
}

/// Why a table cannot be set up as chosen.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// Too few or too many players.
    #[error("Maginor is played by {FEWEST_SEATS} to {MOST_SEATS}, not by {0}")]
    Seats(String),
    /// The tiles are no set.
    #[error(transparent)]
    Oracles(#[from] OracleSetError),
    /// Neither yes nor no.
    #[error("finish-the-roll is yes or no, not {0:?}")]
    FinishTheRoll(String),
    /// The only set with a name is the standard one.
    #[error("the tiles are \"standard\", or given one by one with the option tile, not {0:?}")]
    UnknownOracles(String),
    /// The options have no such name.
    #[error("Maginor has no option {0:?}; there are: seats, finish-the-roll, oracles, tile")]
    UnknownOption(String),
}

impl From<TileError> for Invalid {
    fn from(error: TileError) -> Self {
        Self::Oracles(error.into())
    }
}

impl table::Options for Options {
    type Invalid = Invalid;

    fn set(&mut self, name: &str, value: &str) -> Result<(), Invalid> {
        match name {
            "seats" => self.seats = number(value).ok_or_else(|| Invalid::Seats(value.to_owned()))?,
            "finish-the-roll" => {
                self.finish_the_roll = match value {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(Invalid::FinishTheRoll(value.to_owned())),
                }
            }
            "oracles" if value == "standard" => self.oracles = Oracles::Standard,
            "oracles" => return Err(Invalid::UnknownOracles(value.to_owned())),
            // The first tile of a set takes the place of the standard one.
            "tile" => match (&mut self.oracles, value.parse()?) {
                (Oracles::Custom(faces), face) => faces.push(face),
                (standard, face) => *standard = Oracles::Custom(vec![face]),
            },
            _ => return Err(Invalid::UnknownOption(name.to_owned())),
        }
        Ok(())
    }

    fn may_repeat(name: &str) -> bool {
        name == "tile"
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        let mut entries = vec![("seats", self.seats.to_string())];
        if self.finish_the_roll {
            entries.push(("finish-the-roll", "yes".to_owned()));
        }
        if let Oracles::Custom(faces) = &self.oracles {
            entries.extend(faces.iter().map(|face| ("tile", face.to_string())));
        }
        entries
    }
}

impl Options {
    /// The tiles as a checked set.
    pub fn oracle_set(&self) -> Result<OracleSet, OracleSetError> {
        match &self.oracles {
            Oracles::Standard => OracleSet::standard().cloned(),
            Oracles::Custom(faces) => OracleSet::new(faces.clone()),
        }
    }

    /// Every table that can be set up with the standard tiles.
    pub fn every() -> impl Iterator<Item = Self> + Clone {
        (FEWEST_SEATS..=MOST_SEATS as u8).flat_map(|seats| {
            [false, true].map(|finish_the_roll| Self { seats, finish_the_roll, oracles: Oracles::Standard })
        })
    }
}
