//! The rounds of a match without spells, one after the other.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use super::round::{FULL, Round, STEPS};

/// A match has at most this many rounds.
const ROUNDS: u8 = 7;
/// The tile in the middle of the bridge.
const CENTRE: i8 = 9;

/// What a match is worth to Red when a round begins with the fire on a tile of the low side, from the centre down. The
/// high side mirrors it. [`Rounds::begun`] computes them anew.
const BEGUN: [&[f64]; ROUNDS as usize] = [
    &[0.5],
    &[0.5, 0.426_602_0, 0.313_733_9, 0.243_905_4],
    &[0.5, 0.373_441_9, 0.307_218_4, 0.235_497_1, 0.168_498_6],
    &[0.5, 0.369_331_1, 0.262_853_0, 0.229_929_4],
    &[0.5, 0.463_961_3, 0.253_413_3],
    &[0.5, 0.463_113_0],
    &[0.5],
];

/// What a match is worth to Red when a round begins with the fire on this tile.
pub fn begun(round: u8, middle: i8) -> f64 {
    let Some(values) = BEGUN.get(usize::from(round).wrapping_sub(1)) else { return 0.5 };
    let value = values.get(usize::from(middle.abs_diff(CENTRE))).copied().unwrap_or(0.0);
    if middle > CENTRE { 1.0 - value } else { value }
}

/// The tiles on which the fire may begin a round.
fn middles(round: u8) -> RangeInclusive<i8> {
    let broken = round as i8 - 1;
    let room = (CENTRE - STEPS - broken).min(STEPS * broken);
    CENTRE - room..=CENTRE + room
}

/// What the match is worth to Red if a round ends with the fire −3 to 3 tiles from where it began, where `begun` says
/// what the next round is worth.
fn ends(round: u8, middle: i8, begun: impl Fn(u8, i8) -> f64) -> [f64; 7] {
    std::array::from_fn(|at| {
        let wall = middle + at as i8 - STEPS;
        // S4.7: the wizards stand three steps from the fire, and another tile has broken at each end.
        let (first, last) = (round as i8, 2 * CENTRE - round as i8);
        match (wall - STEPS < first, wall + STEPS > last) {
            (true, true) => 0.5,
            (true, false) => 0.0,
            (false, true) => 1.0,
            (false, false) => begun(round + 1, wall),
        }
    })
}

/// All rounds of all matches without spells. Each is solved when it is first asked for, in about a tenth of a second.
#[derive(Debug)]
pub struct Rounds {
    /// By number and by the distance of the fire from the centre, on the low side.
    rounds: [[OnceLock<Round>; 5]; ROUNDS as usize],
}

/// A round as one side of the bridge sees it: the high side mirrors the low one.
#[derive(Clone, Copy, Debug)]
pub struct RoundView<'a> {
    round: &'a Round,
    mirrored: bool,
}

/// All rounds, solved once in a process.
pub fn rounds() -> &'static Rounds {
    static ROUNDS: OnceLock<Rounds> = OnceLock::new();
    ROUNDS.get_or_init(|| Rounds { rounds: Default::default() })
}

impl Rounds {
    /// The round of this number that begins with the fire on `middle`, if a match can come to it.
    pub fn round(&self, round: u8, middle: i8) -> Option<RoundView<'_>> {
        let low = CENTRE - middle.abs_diff(CENTRE) as i8;
        let place = self.rounds.get(usize::from(round).checked_sub(1)?)?.get((CENTRE - low) as usize)?;
        if !middles(round).contains(&middle) {
            return None;
        }
        let solved = place.get_or_init(|| Round::solve(ends(round, low, begun)));
        Some(RoundView { round: solved, mirrored: middle > CENTRE })
    }

    /// Solves all rounds from the last to the first, and answers for each number what it is worth to Red to begin it with
    /// the fire on the centre and on the tiles below.
    pub fn begun() -> Vec<Vec<f64>> {
        let mut found: Vec<Vec<f64>> = vec![Vec::new(); usize::from(ROUNDS)];
        for round in (1..=ROUNDS).rev() {
            let next = found.get(usize::from(round)).cloned().unwrap_or_default();
            let begun = |_: u8, middle: i8| {
                let value = next.get(usize::from(middle.abs_diff(CENTRE))).copied().unwrap_or(0.5);
                if middle > CENTRE { 1.0 - value } else { value }
            };
            found[usize::from(round) - 1] = (*middles(round).start()..=CENTRE)
                .rev()
                .map(|middle| Round::solve(ends(round, middle, begun)).value(0, FULL, FULL))
                .collect();
        }
        found
    }

    /// The numbers of all rounds, and the tiles of the low side and the centre on which they may begin.
    pub fn all() -> impl Iterator<Item = (u8, i8)> {
        (1..=ROUNDS).flat_map(|round| (*middles(round).start()..=CENTRE).map(move |middle| (round, middle)))
    }
}

impl<'a> RoundView<'a> {
    /// What a position is worth to Red before the bets: the fire `place` tiles from where it began, and the reserves.
    #[inline]
    pub fn value(self, place: i8, red: u8, green: u8) -> f64 {
        if self.mirrored {
            1.0 - self.round.value(-place, green, red)
        } else {
            self.round.value(place, red, green)
        }
    }

    /// How Red and Green bet in a position: the shares of the bets from 1 on.
    pub fn bets(self, place: i8, red: u8, green: u8) -> (Vec<f64>, Vec<f64>) {
        if self.mirrored {
            let solution = self.round.bets(-place, green, red);
            (solution.columns, solution.rows)
        } else {
            let solution = self.round.bets(place, red, green);
            (solution.rows, solution.columns)
        }
    }

    /// The round itself; mirrored, if it begins on the high side.
    pub fn solved(self) -> &'a Round {
        self.round
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_begins_between_wizards_who_stand() {
        assert_eq!(middles(1), 9..=9);
        assert_eq!(middles(2), 6..=12);
        assert_eq!(middles(3), 5..=13);
        assert_eq!(middles(7), 9..=9);
        assert_eq!(Rounds::all().count(), 20);
    }

    #[test]
    fn what_is_written_down_is_what_is_computed() {
        for (round, values) in (1..).zip(Rounds::begun()) {
            for (middle, value) in (0..=CENTRE).rev().zip(values) {
                let written = begun(round, middle);
                assert!((written - value).abs() < 1e-6, "round {round} on {middle}: {value}");
            }
        }
    }
}
