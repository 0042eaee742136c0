//! Two-person zero-sum games in a matrix, solved exactly.

/// A matrix of payoffs to the player who chooses the row.
#[derive(Clone, Debug, Default)]
pub struct Matrix {
    rows: usize,
    columns: usize,
    payoffs: Vec<f64>,
}

/// What a matrix is worth, and how both play it.
#[derive(Clone, Debug, Default)]
pub struct Solution {
    /// The payoff to the row player if both play like this.
    pub value: f64,
    /// How often the row player chooses each row.
    pub rows: Vec<f64>,
    /// How often the column player chooses each column.
    pub columns: Vec<f64>,
}

impl Matrix {
    /// The matrix of what `payoff` gives for each row and column.
    pub fn from_fn(rows: usize, columns: usize, mut payoff: impl FnMut(usize, usize) -> f64) -> Self {
        let mut payoffs = Vec::with_capacity(rows * columns);
        for row in 0..rows {
            for column in 0..columns {
                payoffs.push(payoff(row, column));
            }
        }
        Self { rows, columns, payoffs }
    }

    /// One row of payoffs.
    pub fn row(&self, row: usize) -> &[f64] {
        &self.payoffs[row * self.columns..(row + 1) * self.columns]
    }

    /// What each row brings against a mixture of columns.
    pub fn against_columns(&self, columns: &[f64]) -> Vec<f64> {
        (0..self.rows)
            .map(|row| self.row(row).iter().zip(columns).map(|(one, other)| one * other).sum())
            .collect()
    }

    /// What each column leaves to the row player who mixes rows like this.
    pub fn against_rows(&self, rows: &[f64]) -> Vec<f64> {
        let mut sums = vec![0.0; self.columns];
        for (row, &share) in rows.iter().enumerate().filter(|&(_, &share)| share > 0.0) {
            for (sum, payoff) in sums.iter_mut().zip(self.row(row)) {
                *sum += share * payoff;
            }
        }
        sums
    }

    /// Solves the game by the simplex method in a compact tableau.
    pub fn solve(&self) -> Solution {
        let mut tableau = Tableau::new(self);
        // In exact arithmetic it ends by itself; rounding must not keep it going for ever.
        for _ in 0..8 * (self.rows + self.columns) {
            let Some((row, column)) = tableau.next_pivot() else { break };
            tableau.pivot(row, column);
        }
        tableau.solution(self)
    }
}

/// The programme of the column player, who maximises the sum of `y` under `A y ≤ 1` with `A` shifted above zero. Its
/// dual is the row player's.
struct Tableau {
    rows: usize,
    columns: usize,
    /// Rows of constraints, and the objective below them; the right-hand side in the last column.
    cells: Vec<f64>,
    /// What stands for each row and each column: a column of the game, or after all columns a row of it.
    basic: Vec<usize>,
    free: Vec<usize>,
    shift: f64,
}

const TINY: f64 = 1e-11;

impl Tableau {
    fn new(matrix: &Matrix) -> Self {
        let (rows, columns) = (matrix.rows, matrix.columns);
        let lowest = matrix.payoffs.iter().copied().fold(f64::INFINITY, f64::min);
        let shift = 1.0 - lowest;
        let width = columns + 1;
        let mut cells = vec![0.0; (rows + 1) * width];
        for row in 0..rows {
            for (cell, payoff) in cells[row * width..].iter_mut().zip(matrix.row(row)) {
                *cell = payoff + shift;
            }
            cells[row * width + columns] = 1.0;
        }
        cells[rows * width..rows * width + columns].fill(-1.0);
        let basic = (columns..columns + rows).collect();
        Self { rows, columns, cells, basic, free: (0..columns).collect(), shift }
    }

    fn next_pivot(&self) -> Option<(usize, usize)> {
        let width = self.columns + 1;
        let objective = &self.cells[self.rows * width..self.rows * width + self.columns];
        let (column, &least) = objective.iter().enumerate().min_by(|one, other| one.1.total_cmp(other.1))?;
        if least > -TINY {
            return None;
        }
        let mut best: Option<(usize, f64)> = None;
        for row in 0..self.rows {
            let cell = self.cells[row * width + column];
            if cell > TINY {
                let ratio = self.cells[row * width + self.columns] / cell;
                if best.is_none_or(|(_, least)| ratio < least) {
                    best = Some((row, ratio));
                }
            }
        }
        best.map(|(row, _)| (row, column))
    }

    fn pivot(&mut self, row: usize, column: usize) {
        let width = self.columns + 1;
        let inverse = 1.0 / self.cells[row * width + column];
        let mut pivot_row: Vec<f64> = self.cells[row * width..(row + 1) * width].to_vec();
        for cell in &mut pivot_row {
            *cell *= inverse;
        }
        pivot_row[column] = inverse;
        for (other, cells) in self.cells.chunks_exact_mut(width).enumerate() {
            if other == row {
                cells.copy_from_slice(&pivot_row);
                continue;
            }
            let factor = cells[column];
            if factor == 0.0 {
                continue;
            }
            cells[column] = 0.0;
            for (cell, pivot) in cells.iter_mut().zip(&pivot_row) {
                *cell -= factor * pivot;
            }
        }
        std::mem::swap(&mut self.basic[row], &mut self.free[column]);
    }

    fn solution(&self, matrix: &Matrix) -> Solution {
        let width = self.columns + 1;
        let (mut rows, mut columns) = (vec![0.0; matrix.rows], vec![0.0; matrix.columns]);
        for (row, &what) in self.basic.iter().enumerate() {
            if what < matrix.columns {
                columns[what] = self.cells[row * width + self.columns].max(0.0);
            }
        }
        for (column, &what) in self.free.iter().enumerate() {
            if what >= matrix.columns {
                rows[what - matrix.columns] = self.cells[self.rows * width + column].max(0.0);
            }
        }
        let sum = self.cells[self.rows * width + self.columns];
        normalise(&mut rows);
        normalise(&mut columns);
        Solution { value: 1.0 / sum - self.shift, rows, columns }
    }
}

/// Makes shares add up to 1.
pub(super) fn normalise(shares: &mut [f64]) {
    let sum: f64 = shares.iter().sum();
    let even = 1.0 / shares.len().max(1) as f64;
    for share in shares {
        *share = if sum > 0.0 { *share / sum } else { even };
    }
}

#[cfg(test)]
mod tests {
    use table::dice;

    use super::*;

    fn check(matrix: &Matrix) -> Solution {
        let solution = matrix.solve();
        let best = matrix.against_columns(&solution.columns).into_iter().fold(f64::NEG_INFINITY, f64::max);
        let worst = matrix.against_rows(&solution.rows).into_iter().fold(f64::INFINITY, f64::min);
        assert!((best - solution.value).abs() < 1e-9, "{best} {}", solution.value);
        assert!((worst - solution.value).abs() < 1e-9, "{worst} {}", solution.value);
        solution
    }

    #[test]
    fn rock_paper_scissors_is_even() {
        let beats = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]];
        let solution = check(&Matrix::from_fn(3, 3, |row, column| beats[row][column]));
        assert!(solution.value.abs() < 1e-12);
        assert!(solution.rows.iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-9));
    }

    #[test]
    fn nobody_gains_by_leaving_a_solution() {
        let mut rng = dice::fast(1);
        for case in 0..300 {
            let (rows, columns) = (1 + case % 23, 1 + case % 17);
            // Few different payoffs, so that there are ties.
            let payoff = |_, _| f64::from(dice::below(&mut rng, 5));
            check(&Matrix::from_fn(rows, columns, payoff));
        }
    }
}
