//! What a game tells about a match besides points and places.

use maginor::Maginor;
use shazamm::Shazamm;
use table::{Game, PerSeat};
use wizard::Wizard;

/// What is counted of a finished game.
pub trait Statistics: Game {
    /// For each round, whether each seat's prediction came true; nothing where nothing is predicted.
    fn exact(&self, _end: &Self::State) -> Vec<PerSeat<bool>> {
        Vec::new()
    }
}

impl Statistics for Wizard {
    fn exact(&self, end: &Self::State) -> Vec<PerSeat<bool>> {
        let block = self.oracle(end).block;
        block.iter().map(|round| round.map(|entry| entry.prediction == entry.tricks)).collect()
    }
}

// Nothing is predicted in these.
impl Statistics for Shazamm {}
impl Statistics for Maginor {}
