//! A round without spells, solved from the end backwards.

use std::cmp::Ordering;

use crate::shazamm::matrix::{Matrix, Solution};

/// A full reserve.
pub(super) const FULL: u8 = 50;
/// How far the fire can move in a round.
pub(super) const STEPS: i8 = 3;
/// The places of the fire in a round that goes on: two tiles to either side of where it began.
const PLACES: usize = 5;

/// A round without spells: what every position of it is worth to Red.
#[derive(Clone, Debug)]
pub struct Round {
    /// What the match is worth to Red if the round ends with the fire −3 to 3 tiles from where it began.
    ends: [f64; 7],
    values: Vec<f64>,
}

impl Round {
    /// Solves a round by what its ends are worth.
    pub fn solve(ends: [f64; 7]) -> Self {
        Self::fill(ends, |round, place, red, green| round.matrix(place, red, green).solve().value)
    }

    /// The round in which `value` says what each position is worth, from those with the least mana on.
    pub(super) fn fill(ends: [f64; 7], value: impl Fn(&Self, i8, u8, u8) -> f64) -> Self {
        let mut round = Self { ends, values: vec![0.0; PLACES * usize::from(FULL) * usize::from(FULL)] };
        for red in 1..=FULL {
            for green in 1..=FULL {
                for place in -2..=2 {
                    round.values[index(place, red, green)] = value(&round, place, red, green);
                }
            }
        }
        round
    }

    /// What the match is worth to Red if the round ends with the fire −3 to 3 tiles from where it began.
    pub fn ends(&self) -> [f64; 7] {
        self.ends
    }

    /// What a position is worth to Red before the bets: the fire `place` tiles from where it began, and the reserves.
    #[inline]
    pub fn value(&self, place: i8, red: u8, green: u8) -> f64 {
        match (red, green) {
            _ if place.abs() >= STEPS => self.end(place),
            (0, 0) => self.end(place),
            // S4.3: one tile for each mana that the other has left.
            (0, left) => self.end(place - left.min(6) as i8),
            (left, 0) => self.end(place + left.min(6) as i8),
            _ => self.values[index(place, red, green)],
        }
    }

    fn end(&self, place: i8) -> f64 {
        self.ends[(place.clamp(-STEPS, STEPS) + STEPS) as usize]
    }

    /// The bets of a position from 1 on, and what they lead to.
    pub fn matrix(&self, place: i8, red: u8, green: u8) -> Matrix {
        // One more than the opponent has is as good as any higher bet, and cheaper.
        let (rows, columns) = (red.min(green + 1), green.min(red + 1));
        Matrix::from_fn(rows.into(), columns.into(), |row, column| {
            let moved = match row.cmp(&column) {
                Ordering::Less => -1,
                Ordering::Equal => 0,
                Ordering::Greater => 1,
            };
            self.value(place + moved, red - row as u8 - 1, green - column as u8 - 1)
        })
    }

    /// How both bet in a position: the shares of the bets from 1 on.
    pub fn bets(&self, place: i8, red: u8, green: u8) -> Solution {
        self.matrix(place, red, green).solve()
    }
}

#[inline]
fn index(place: i8, red: u8, green: u8) -> usize {
    let full = usize::from(FULL);
    ((place + 2) as usize * full + usize::from(red) - 1) * full + usize::from(green) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A round where just the side on which the fire ends counts.
    fn one_round() -> Round {
        Round::solve([0.0, 0.0, 0.0, 0.5, 1.0, 1.0, 1.0])
    }

    #[test]
    fn equal_positions_are_worth_a_half_and_mirrored_ones_the_rest() {
        let round = one_round();
        assert!((round.value(0, 50, 50) - 0.5).abs() < 1e-9);
        for (place, red, green) in [(1, 20, 30), (0, 7, 9), (-2, 50, 13)] {
            let mirrored = round.value(-place, green, red);
            assert!((round.value(place, red, green) + mirrored - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn nothing_is_wasted_on_the_last_mana_of_the_opponent() {
        let solution = one_round().bets(-2, 6, 1);
        // 1 ties and leaves 5 mana to push the fire over; 2 moves it a tile and leaves 4. More would be thrown away.
        let frugal: f64 = solution.rows.iter().take(2).sum();
        assert!((solution.value - 1.0).abs() < 1e-9 && frugal > 0.99, "{solution:?}");
    }
}
