//! Duels as what they are: a game of two with three choices each, played by its exact mixed strategy.

use games::maginor::{Element, Member as _, Verdict};

/// What each duellist gets from each outcome, compared with keeping things as they are.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stakes {
    /// The challenger wins: for the challenger, and for the defender.
    pub(super) won: [f64; 2],
    /// The duel is tied.
    pub(super) tied: [f64; 2],
    /// Who owns Reversal, if one of the two does, and what it is worth to its owner.
    pub(super) reversal: Option<(Side, f64)>,
}

/// One of the duellists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    Challenger,
    Defender,
}

/// How both choose at best, and what comes of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Solution {
    /// How likely the challenger chooses each element.
    pub(super) challenge: [f64; 3],
    /// How likely the defender does.
    pub(super) defence: [f64; 3],
    /// What the challenger may expect.
    pub(super) challenger: f64,
}

impl Stakes {
    /// What each gets when these elements meet, Reversal played where it pays.
    fn payoff(&self, challenge: Element, defence: Element) -> [f64; 2] {
        let stands = match Verdict::of(challenge, defence) {
            Verdict::Challenger => self.won,
            Verdict::Defender => [0.0; 2],
            Verdict::Tie => self.tied,
        };
        match (self.reversal, Verdict::of(challenge, defence)) {
            (Some((Side::Challenger, worth)), Verdict::Defender | Verdict::Tie)
                if self.won[0] - worth > stands[0] =>
            {
                [self.won[0] - worth, self.won[1]]
            }
            (Some((Side::Defender, worth)), Verdict::Challenger | Verdict::Tie) if -worth > stands[1] => {
                [0.0, -worth]
            }
            _ => stands,
        }
    }

    /// The exact mixed strategies. What one wins the other takes to have lost.
    pub(super) fn solve(&self) -> Solution {
        if let Some(solution) = self.solve_plain() {
            return solution;
        }
        let mut matrix = [[0.0; 3]; 3];
        let mut own = [[0.0; 3]; 3];
        for challenge in Element::ALL {
            for defence in Element::ALL {
                let [challenger, defender] = self.payoff(challenge, defence);
                matrix[challenge.index()][defence.index()] = challenger - defender;
                own[challenge.index()][defence.index()] = challenger;
            }
        }
        let (challenge, defence) = solve(&matrix);
        let mut expected = 0.0;
        for (row, p) in own.iter().zip(challenge) {
            for (payoff, q) in row.iter().zip(defence) {
                expected += p * q * payoff;
            }
        }
        Solution { challenge, defence, challenger: expected }
    }
}

impl Stakes {
    /// The usual case, in which a challenger wants to win more than to tie and nobody has Reversal: then all three
    /// elements are played, and what makes the other's choices equal is soon found.
    fn solve_plain(&self) -> Option<Solution> {
        let won = self.won[0] - self.won[1];
        let tie = (self.tied[0] - self.tied[1]) / won;
        if self.reversal.is_some() || won < CLOSE || tie > 1.0 + CLOSE {
            return None;
        }
        if tie > 1.0 - CLOSE {
            // Where a tie is as good as a victory, water does all that earth does, and more; so does earth for the defender.
            let (challenge, defence) = ([0.0, 0.5, 0.5], [0.5, 0.5, 0.0]);
            let challenger = 0.25 * self.won[0] + 0.25 * self.tied[0];
            return Some(Solution { challenge, defence, challenger });
        }
        // Of a victory as the unit: earth brings 0, 1, 0; water 0, tie, 1; fire 1, 0, tie.
        let value = 1.0 / (3.0 - 2.0 * tie + tie * tie);
        let challenge = [value * (1.0 - tie + tie * tie), value * (1.0 - tie), value];
        let defence = [challenge[0], value, challenge[1]];
        let wins = challenge[0] * defence[1] + challenge[1] * defence[2] + challenge[2] * defence[0];
        let ties = challenge[1] * defence[1] + challenge[2] * defence[2];
        let challenger = wins * self.won[0] + ties * self.tied[0];
        Some(Solution { challenge, defence, challenger })
    }
}

/// The mixed strategies of a matrix game in which the row player wins what is in the matrix.
///
/// Some square part of the matrix decides every such game (Shapley and Snow), so all parts are tried: a single cell,
/// two rows and columns, all three.
pub(super) fn solve(matrix: &[[f64; 3]; 3]) -> ([f64; 3], [f64; 3]) {
    single(matrix)
        .or_else(|| pairs(matrix))
        .or_else(|| triple(matrix))
        .unwrap_or(([1.0 / 3.0; 3], [1.0 / 3.0; 3]))
}

const CLOSE: f64 = 1e-9;

/// Whether neither player can do better by another choice.
fn holds(matrix: &[[f64; 3]; 3], rows: &[f64; 3], columns: &[f64; 3]) -> bool {
    let of_row = |row: &[f64; 3]| row.iter().zip(columns).map(|(cell, q)| cell * q).sum::<f64>();
    let value: f64 = matrix.iter().zip(rows).map(|(row, p)| p * of_row(row)).sum();
    let of_column = |column: usize| matrix.iter().zip(rows).map(|(row, p)| row[column] * p).sum::<f64>();
    matrix.iter().all(|row| of_row(row) <= value + CLOSE)
        && (0..3).all(|column| of_column(column) >= value - CLOSE)
}

fn single(matrix: &[[f64; 3]; 3]) -> Option<([f64; 3], [f64; 3])> {
    let pure = |at: usize| {
        let mut mix = [0.0; 3];
        mix[at] = 1.0;
        mix
    };
    (0..9).map(|at| (pure(at / 3), pure(at % 3))).find(|(rows, columns)| holds(matrix, rows, columns))
}

fn pairs(matrix: &[[f64; 3]; 3]) -> Option<([f64; 3], [f64; 3])> {
    const PAIRS: [(usize, usize); 3] = [(0, 1), (0, 2), (1, 2)];
    for (r, s) in PAIRS {
        for (c, d) in PAIRS {
            let divisor = matrix[r][c] - matrix[r][d] - matrix[s][c] + matrix[s][d];
            if divisor.abs() < CLOSE {
                continue;
            }
            let p = (matrix[s][d] - matrix[s][c]) / divisor;
            let q = (matrix[s][d] - matrix[r][d]) / divisor;
            if !(0.0..=1.0).contains(&p) || !(0.0..=1.0).contains(&q) {
                continue;
            }
            let (mut rows, mut columns) = ([0.0; 3], [0.0; 3]);
            (rows[r], rows[s], columns[c], columns[d]) = (p, 1.0 - p, q, 1.0 - q);
            if holds(matrix, &rows, &columns) {
                return Some((rows, columns));
            }
        }
    }
    None
}

fn triple(matrix: &[[f64; 3]; 3]) -> Option<([f64; 3], [f64; 3])> {
    // The adjugate: the rows of it add up to the columns' mix, its columns to the rows'.
    let cofactor = |row: usize, column: usize| {
        let (r, s) = ((row + 1) % 3, (row + 2) % 3);
        let (c, d) = ((column + 1) % 3, (column + 2) % 3);
        matrix[r][c] * matrix[s][d] - matrix[r][d] * matrix[s][c]
    };
    let rows: [f64; 3] = std::array::from_fn(|row| (0..3).map(|column| cofactor(row, column)).sum());
    let columns: [f64; 3] = std::array::from_fn(|column| (0..3).map(|row| cofactor(row, column)).sum());
    let sum: f64 = rows.iter().sum();
    if sum.abs() < CLOSE {
        return None;
    }
    let (rows, columns) = (rows.map(|part| part / sum), columns.map(|part| part / sum));
    let fine = |mix: &[f64; 3]| mix.iter().all(|&part| part >= -CLOSE);
    (fine(&rows) && fine(&columns) && holds(matrix, &rows, &columns)).then_some((rows, columns))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(one: &[f64; 3], other: [f64; 3]) -> bool {
        one.iter().zip(other).all(|(a, b)| (a - b).abs() < 1e-6)
    }

    #[test]
    fn paper_scissors_stone_is_played_evenly() {
        let third = 1.0 / 3.0;
        let (rows, columns) = solve(&[[0.0, 1.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]]);
        assert!(close(&rows, [third; 3]) && close(&columns, [third; 3]), "{rows:?} {columns:?}");
    }

    #[test]
    fn a_better_choice_is_always_made() {
        let (rows, columns) = solve(&[[3.0, 2.0, 4.0], [1.0, 0.0, 9.0], [2.0, 1.0, 0.0]]);
        assert!(close(&rows, [1.0, 0.0, 0.0]) && close(&columns, [0.0, 1.0, 0.0]));
    }

    #[test]
    fn no_choice_is_better_whatever_the_stakes() {
        for n in 0..1000 {
            let cell = |at: u32| f64::from((n * 7919 + at * 104_729) % 13) - 6.0;
            let matrix =
                [[cell(1), cell(2), cell(3)], [cell(4), cell(5), cell(6)], [cell(7), cell(8), cell(9)]];
            let (rows, columns) = solve(&matrix);
            assert!(holds(&matrix, &rows, &columns), "{matrix:?}: {rows:?} {columns:?}");
        }
    }

    #[test]
    fn the_usual_case_is_solved_like_any_other() {
        for tie in [-2.0, -0.3, 0.0, 0.2, 0.5, 0.99] {
            let stakes = Stakes { won: [2.0, -1.0], tied: [2.0 * tie, -tie], reversal: None };
            let (rows, columns) = solve(&[[0.0, 3.0, 0.0], [0.0, 3.0 * tie, 3.0], [3.0, 0.0, 3.0 * tie]]);
            let solution = stakes.solve();
            assert!(close(&solution.challenge, rows) && close(&solution.defence, columns), "{solution:?}");
        }
    }

    #[test]
    fn what_another_choice_does_as_well_is_not_chosen() {
        let solution = Stakes { won: [1.0, -1.0], tied: [1.0, -1.0], reversal: None }.solve();
        assert!(solution.challenge[0] < 1e-9 && solution.defence[2] < 1e-9, "{solution:?}");
        assert!((solution.challenger - 0.5).abs() < 1e-9);
    }

    #[test]
    fn ties_are_worth_something_to_the_challenger_alone() {
        let stakes = Stakes { won: [2.0, -2.0], tied: [1.0, -1.0], reversal: None };
        let solution = stakes.solve();
        assert!(solution.challenger > 0.0 && solution.challenger < 2.0);
        // With Reversal in the defender's hand, and cheap, a challenge brings nothing.
        let stakes = Stakes { reversal: Some((Side::Defender, 0.0)), ..stakes };
        assert!(stakes.solve().challenger.abs() < 1e-9);
        // In the challenger's, it always succeeds.
        let stakes = Stakes { reversal: Some((Side::Challenger, 0.0)), ..stakes };
        assert!((stakes.solve().challenger - 2.0).abs() < 1e-9);
    }
}
