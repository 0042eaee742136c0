//! The mixture of commitments that solves a turn, found by matching regrets.

use games::shazamm::{Action, RED, Shazamm, opponent};
use table::{Game as _, Seat, Silent};

use super::Archmage;
use super::settle::settled;
use super::worlds::Worlds;
use super::worth::Appraiser;

/// How the true hand is played.
pub(super) struct Solved {
    /// How often each commitment is made.
    pub(super) shares: Vec<f64>,
    /// What each is worth against the opponent's mixtures.
    pub(super) values: Vec<f64>,
}

/// How often regrets are matched.
const ROUNDS: usize = 200;
/// What is chosen less often is not chosen at all.
const NEGLECTED: f64 = 0.02;
/// What a mana is worth where nothing else tells two bets apart.
const THRIFT: f64 = 1e-5;

/// Payoffs for one pair of hands, to the player who thinks: row by row, and once more column by column.
struct Pair {
    rows: usize,
    columns: usize,
    by_row: Vec<f32>,
    by_column: Vec<f32>,
    /// What each row brings against the opponent's habits, as often as they are counted on.
    by_habit: Vec<f32>,
}

/// One hand in the game: its regrets and its mixtures.
struct Learner {
    regrets: Vec<f32>,
    shares: Vec<f32>,
    sums: Vec<f32>,
}

pub(super) fn solve(
    manner: &Archmage,
    game: &Shazamm,
    worlds: &Worlds,
    seat: Seat,
    stop: &dyn Fn() -> bool,
) -> Option<Solved> {
    let pairs = payoffs(manner, game, worlds, seat, stop);
    // With less time, the opponent has fewer hands: those that were tried with all own ones.
    let their_count = pairs.len() / worlds.own.len();
    if their_count == 0 {
        return None;
    }
    let pair = |mine: usize, other: usize| &pairs[other * worlds.own.len() + mine];
    let mut own: Vec<Learner> = worlds.own.iter().map(|hand| Learner::new(hand.commitments.len())).collect();
    let mut theirs: Vec<Learner> =
        worlds.theirs[..their_count].iter().map(|hand| Learner::new(hand.commitments.len())).collect();
    let mut gains = Vec::new();
    let learnt = 1.0 - manner.trust;
    for round in 1..=ROUNDS {
        for (mine, learner) in own.iter_mut().enumerate() {
            gains.clear();
            gains.resize(learner.shares.len(), 0.0);
            for (other, opposing) in theirs.iter().enumerate() {
                pair(mine, other).against_columns(&opposing.shares, learnt, &mut gains);
            }
            learner.learn(&gains, round);
        }
        for (other, learner) in theirs.iter_mut().enumerate() {
            gains.clear();
            gains.resize(learner.shares.len(), 0.0);
            for (mine, opposing) in own.iter().enumerate() {
                pair(mine, other).against_rows(&opposing.shares, &mut gains);
            }
            learner.learn(&gains, round);
        }
    }
    let mut values = vec![0.0; worlds.own[0].commitments.len()];
    for (other, learner) in theirs.iter().enumerate() {
        pair(0, other).against_columns(&learner.mean(), learnt, &mut values);
    }
    let mut shares: Vec<f64> = own[0].mean().into_iter().map(f64::from).collect();
    let most = shares.iter().copied().fold(0.0, f64::max);
    for share in &mut shares {
        if *share < NEGLECTED.min(most / 4.0) {
            *share = 0.0;
        }
    }
    super::super::matrix::normalise(&mut shares);
    let values = values.into_iter().map(|value| f64::from(value) / their_count as f64).collect();
    Some(Solved { shares, values })
}

/// The payoffs of all pairs of hands, all own ones for the first of the opponent's, then for the second.
fn payoffs(
    manner: &Archmage,
    game: &Shazamm,
    worlds: &Worlds,
    seat: Seat,
    stop: &dyn Fn() -> bool,
) -> Vec<Pair> {
    let them = opponent(seat);
    let mut appraiser = Appraiser::new(game, &manner.worth);
    let mut pairs = Vec::with_capacity(worlds.states.len());
    for (other, theirs) in worlds.theirs.iter().enumerate() {
        if other > 0 && stop() {
            break;
        }
        for (mine, own) in worlds.own.iter().enumerate() {
            let state = &worlds.states[mine * worlds.theirs.len() + other];
            let columns = theirs.commitments.len();
            let mut payoffs = Vec::with_capacity(own.commitments.len() * columns);
            for &commitment in &own.commitments {
                let mut committed = state.clone();
                game.apply_unchecked(&mut committed, seat, Action::Bet(commitment), &mut Silent);
                let thrift = THRIFT * f64::from(commitment.bet.mana());
                for &answer in &theirs.commitments {
                    let mut revealed = committed.clone();
                    game.apply_unchecked(&mut revealed, them, Action::Bet(answer), &mut Silent);
                    let red = settled(&mut appraiser, &revealed);
                    let value = if seat == RED { red } else { 1.0 - red };
                    payoffs.push((value - thrift + THRIFT * f64::from(answer.bet.mana())) as f32);
                }
            }
            pairs.push(Pair::new(columns, payoffs, &theirs.habits, manner.trust));
        }
    }
    pairs
}

impl Pair {
    fn new(columns: usize, by_row: Vec<f32>, habits: &[f32], trust: f32) -> Self {
        let rows = by_row.len() / columns;
        let mut by_column = Vec::with_capacity(by_row.len());
        for column in 0..columns {
            by_column.extend(by_row.iter().skip(column).step_by(columns));
        }
        let mut by_habit = vec![0.0; rows];
        add_mixed(&by_column, habits, trust, &mut by_habit);
        Self { rows, columns, by_row, by_column, by_habit }
    }

    /// Adds what each row brings against the opponent's habits, and with `learnt` as weight against a mixture of columns.
    fn against_columns(&self, columns: &[f32], learnt: f32, gains: &mut [f32]) {
        debug_assert_eq!((gains.len(), columns.len()), (self.rows, self.columns));
        for (gain, habit) in gains.iter_mut().zip(&self.by_habit) {
            *gain += habit;
        }
        add_mixed(&self.by_column, columns, learnt, gains);
    }

    /// Takes away what each column leaves to a mixture of rows.
    fn against_rows(&self, rows: &[f32], gains: &mut [f32]) {
        add_mixed(&self.by_row, rows, -1.0, gains);
    }
}

/// Adds lines of payoffs to the sums, each by its share. Most shares are nothing, and their lines are passed over.
fn add_mixed(lines: &[f32], shares: &[f32], weight: f32, sums: &mut [f32]) {
    for (&share, line) in shares.iter().zip(lines.chunks_exact(sums.len())) {
        if share > 0.0 {
            let share = weight * share;
            for (sum, payoff) in sums.iter_mut().zip(line) {
                *sum += share * payoff;
            }
        }
    }
}

impl Learner {
    fn new(len: usize) -> Self {
        Self { regrets: vec![0.0; len], shares: vec![1.0 / len as f32; len], sums: vec![0.0; len] }
    }

    /// Regrets what brought less than something else would have, and never counts it below nothing.
    fn learn(&mut self, gains: &[f32], round: usize) {
        let mean: f32 = self.shares.iter().zip(gains).map(|(share, gain)| share * gain).sum();
        let mut sum = 0.0;
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            *regret = (*regret + gain - mean).max(0.0);
            sum += *regret;
        }
        let even = 1.0 / self.shares.len() as f32;
        for ((share, regret), total) in self.shares.iter_mut().zip(&self.regrets).zip(&mut self.sums) {
            *share = if sum > 0.0 { regret / sum } else { even };
            *total += round as f32 * *share;
        }
    }

    /// The mean of all mixtures, the later ones counting more.
    fn mean(&self) -> Vec<f32> {
        let sum: f32 = self.sums.iter().sum();
        self.sums.iter().map(|total| total / sum.max(f32::MIN_POSITIVE)).collect()
    }
}
