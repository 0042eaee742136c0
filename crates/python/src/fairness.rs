//! `conclave.verify`: whether the dice of a record were fair.

use games::{GameName, with_game};
use protocol::fair;
use pyo3::prelude::*;
use table::{Header, Match};

use crate::known::no_game;
use crate::wrong::Wrong;

/// Draws every outcome of chance of a record again, and checks where its seed came from: how many outcomes there were, and
/// whether a server was committed to its part of the seed before the game. Raises `UnfairDice` if something is not as it
/// should be, or if the record does not tell its seed.
#[pyfunction]
#[pyo3(signature = (record, /))]
pub(crate) fn verify(record: &str) -> PyResult<(u64, bool)> {
    let header = Header::read(record).map_err(|error| Wrong::Record(error.to_string()))?;
    let game = GameName::read(&header.game).ok_or_else(|| Wrong::Record(no_game(&header.game)))?;
    let checked = with_game!(game, G => {
        let played = Match::<G>::read(record).map_err(|error| Wrong::Record(error.to_string()))?;
        fair::verify(played.record())
    });
    let checked = checked.map_err(|unfair| Wrong::Unfair(unfair.to_string()))?;
    Ok((checked.outcomes, checked.was_committed))
}
