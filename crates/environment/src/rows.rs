//! What a batch writes: rows of numbers, one for each game.

use table::{Outcome, Seat};

use crate::BatchError;

/// What a step writes: rows one after the other, one for each game.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat to act observes: [`Sizes::observation`] numbers a game.
    pub observations: &'a mut [u8],
    /// Which moves it can make: [`Sizes::moves`] numbers a game.
    pub masks: &'a mut [u8],
    /// How the game ended, a number for each seat of each game, see [`reward`]; 0 as long as it goes on.
    pub rewards: &'a mut [f32],
    /// The points of each seat at the end of the game; 0 as long as it goes on.
    pub points: &'a mut [i32],
    /// 1 if the game ended with this step, so that the rest of the row is of the next one; a number for each game.
    pub done: &'a mut [u8],
    /// The seat to act, counted from 0; a number for each game.
    pub to_act: &'a mut [u8],
}

/// How long the rows of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The number of games.
    pub games: usize,
    /// The seats of each.
    pub seats: usize,
    /// The numbers of an observation.
    pub observation: usize,
    /// The moves of a mask.
    pub moves: usize,
}

/// What the end of a game is worth to a seat: 1 if it is better placed than all others, −1 if all others are, and between
/// that the share of those behind it less the share of those before it. The rewards of all seats add up to 0.
///
/// ```
/// use table::{Outcome, Seat};
/// let outcome = Outcome::by_points(&[30, 10, 10, 20]);
/// let rewards = [0, 1, 2, 3].map(|seat| environment::reward(&outcome, Seat::new(seat)));
/// assert_eq!(rewards, [1.0, -2.0 / 3.0, -2.0 / 3.0, 1.0 / 3.0]);
/// ```
pub fn reward(outcome: &Outcome, seat: Seat) -> f64 {
    let places = outcome.places();
    let behind = places.iter().filter(|&(_, &place)| place > places[seat]).count();
    let before = places.iter().filter(|&(_, &place)| place < places[seat]).count();
    (behind as f64 - before as f64) / (places.len().max(2) - 1) as f64
}

impl Rows<'_> {
    pub(crate) fn check(&self, sizes: Sizes) -> Result<(), BatchError> {
        let Sizes { games, seats, observation, moves } = sizes;
        check_length("observations", self.observations.len(), games * observation)?;
        check_length("masks", self.masks.len(), games * moves)?;
        check_length("rewards", self.rewards.len(), games * seats)?;
        check_length("points", self.points.len(), games * seats)?;
        check_length("done", self.done.len(), games)?;
        check_length("to_act", self.to_act.len(), games)
    }

    /// Says that no game has ended.
    pub(crate) fn say_no_end(&mut self) {
        self.rewards.fill(0.0);
        self.points.fill(0);
        self.done.fill(0);
    }

    /// The rows of `games` games at a time.
    #[inline]
    pub(crate) fn pieces(&mut self, games: usize, sizes: Sizes) -> impl Iterator<Item = Rows<'_>> {
        let Sizes { seats, observation, moves, .. } = sizes;
        let observations = self.observations.chunks_mut(games * observation);
        let masks = self.masks.chunks_mut(games * moves);
        let rewards = self.rewards.chunks_mut(games * seats);
        let points = self.points.chunks_mut(games * seats);
        let (done, to_act) = (self.done.chunks_mut(games), self.to_act.chunks_mut(games));
        let rows = observations.zip(masks).zip(rewards.zip(points)).zip(done.zip(to_act));
        rows.map(|(((observations, masks), (rewards, points)), (done, to_act))| Rows {
            observations,
            masks,
            rewards,
            points,
            done,
            to_act,
        })
    }
}

pub(crate) fn check_length(what: &'static str, found: usize, needed: usize) -> Result<(), BatchError> {
    if found == needed { Ok(()) } else { Err(BatchError::Length { what, found, needed }) }
}
