//! What is counted of a game besides points and places.

use games::shazamm::Action;
use games::{Maginor, Pennies, Shazamm, Wizard};
use table::{Game, PerSeat};

/// What is counted of a game.
pub trait Statistics: Game {
    /// For each round of a finished game, whether each seat's prediction came true; nothing where nothing is predicted.
    fn exact(&self, _end: &Self::State) -> Vec<PerSeat<bool>> {
        Vec::new()
    }

    /// How many cards are played in a whole game, where that is always the same.
    fn cards_per_game(&self) -> Option<u64> {
        None
    }

    /// How much of a turn a decision is, where a game has turns that all take at once.
    #[inline]
    fn share_of_turn(&self, _: Self::Action) -> Option<f64> {
        None
    }
}

impl Statistics for Wizard {
    fn exact(&self, end: &Self::State) -> Vec<PerSeat<bool>> {
        let block = self.oracle(end).block;
        block.iter().map(|round| round.map(|entry| entry.prediction == entry.tricks)).collect()
    }

    fn cards_per_game(&self) -> Option<u64> {
        let seats = self.seats() as u64;
        Some((1..=self.rounds()).map(|round| u64::from(self.cards(round)) * seats).sum())
    }
}

impl Statistics for Shazamm {
    #[inline]
    fn share_of_turn(&self, action: Action) -> Option<f64> {
        Some(if matches!(action, Action::Bet(_)) { 0.5 } else { 0.0 })
    }
}

impl Statistics for Maginor {}
impl Statistics for Pennies {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_wizard_with_four_plays_480_cards() {
        assert_eq!(Wizard::new(Default::default()).unwrap().cards_per_game(), Some(480));
    }
}
