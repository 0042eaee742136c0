//! What is counted over all games that end on this device.
//!
//! A log has a line for each game, so that it survives the game itself, and a line that cannot be read is passed over and kept.
//! Whose games they are: where one person plays against bots, that person's; where several play, or none, nobody's.

mod export;
mod finished;
mod log;
mod tally;

pub(crate) use self::export::{as_csv, as_json};
pub(crate) use self::finished::Finished;
pub(crate) use self::log::{Log, LogLine};
pub(crate) use self::tally::{Opponents, Tally};
