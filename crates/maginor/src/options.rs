//! What a table chooses: how many play, one variant, and the tiles (M1.5, M3.2).

use serde::{Deserialize, Serialize};
use table::{OptionKind, OptionSpec, OptionValue, SEATS, Schema};

use crate::oracle_set::{OracleSet, OracleSetError};
use crate::tile_face::TileFace;

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
    /// How many play.
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

const FINISH_THE_ROLL: &str = "finish-the-roll";
const ORACLES: &str = "oracles";
const TILE: &str = "tile";
const STANDARD: &str = "standard";

/// Why a table cannot be set up as chosen.
pub type Invalid = table::Invalid<OracleSetError>;

impl table::Options for Options {
    const SCHEMA: &'static Schema = &Schema {
        title: "Maginor",
        fewest: FEWEST_SEATS,
        most: MOST_SEATS as u8,
        usual: MOST_SEATS as u8,
        options: &[
            OptionSpec {
                name: FINISH_THE_ROLL,
                kind: OptionKind::Switch,
                what: "an answer",
                about: "Maginor finishes his roll",
            },
            OptionSpec {
                name: ORACLES,
                kind: OptionKind::OneOf(&[STANDARD]),
                what: "a set of tiles",
                about: "The tiles",
            },
            OptionSpec {
                name: TILE,
                kind: OptionKind::Texts,
                what: "a tile",
                about: "A tile of another set",
            },
        ],
        limits: &[],
    };

    type Fault = OracleSetError;

    fn get(&self, option: &str) -> OptionValue {
        match (option, &self.oracles) {
            (FINISH_THE_ROLL, _) => OptionValue::Switch(self.finish_the_roll),
            (ORACLES, _) => OptionValue::Word(STANDARD),
            (TILE, Oracles::Standard) => OptionValue::Texts(Vec::new()),
            (TILE, Oracles::Custom(faces)) => {
                OptionValue::Texts(faces.iter().map(TileFace::to_string).collect())
            }
            _ => OptionValue::Number(self.seats),
        }
    }

    fn put(&mut self, option: &str, value: OptionValue) {
        match (option, value) {
            (FINISH_THE_ROLL, OptionValue::Switch(is_on)) => self.finish_the_roll = is_on,
            (ORACLES, _) => self.oracles = Oracles::Standard,
            (SEATS, OptionValue::Number(seats)) => self.seats = seats,
            _ => {}
        }
    }

    fn add(&mut self, _: &str, face: &str) -> Result<(), OracleSetError> {
        // The first tile of a set takes the place of the standard one.
        match (&mut self.oracles, face.parse()?) {
            (Oracles::Custom(faces), face) => faces.push(face),
            (standard, face) => *standard = Oracles::Custom(vec![face]),
        }
        Ok(())
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
}
