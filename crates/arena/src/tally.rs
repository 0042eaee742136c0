//! Counts, row by row: a row is all seats of one bot.

use bots::Mean;
use table::{Game, Seat};

use crate::Entrant;
use crate::clock::Times;
use crate::play::Played;

/// Who is counted in which row.
pub(crate) struct Rows {
    names: Vec<String>,
    /// The row of each entrant.
    row_of: Vec<usize>,
}

/// The sums of a match.
pub(crate) struct Tally {
    pub(crate) sums: Vec<RowSums>,
}

/// The sums of one bot.
#[derive(Clone, Default)]
pub(crate) struct RowSums {
    pub(crate) win_share: Mean,
    pub(crate) points: Mean,
    pub(crate) lead: Mean,
    pub(crate) exact: Mean,
    pub(crate) exact_by_round: Vec<Mean>,
    pub(crate) times: Option<Times>,
}

/// One deal in all its rotations.
pub(crate) struct Deal {
    rows: Vec<DealRow>,
    pub(crate) times: Vec<Times>,
}

/// What one bot's seats came to in a deal.
#[derive(Clone, Default)]
struct DealRow {
    seats: f64,
    win_share: f64,
    points: f64,
    lead: f64,
    /// For each round how often it was exact.
    exact: Vec<f64>,
}

impl Rows {
    pub(crate) fn of<G: Game>(entrants: &[Entrant<G>]) -> Self {
        let mut names: Vec<String> = Vec::new();
        let row_of = entrants
            .iter()
            .map(|entrant| {
                names.iter().position(|name| *name == entrant.name).unwrap_or_else(|| {
                    names.push(entrant.name.clone());
                    names.len() - 1
                })
            })
            .collect();
        Self { names, row_of }
    }

    pub(crate) fn count(&self) -> usize {
        self.names.len()
    }

    pub(crate) fn name(&self, row: usize) -> &str {
        &self.names[row]
    }

    /// The row of an entrant.
    pub(crate) fn of_entrant(&self, entrant: usize) -> usize {
        self.row_of[entrant]
    }
}

impl Tally {
    pub(crate) fn new(rows: &Rows) -> Self {
        Self { sums: vec![RowSums::default(); rows.count()] }
    }

    pub(crate) fn add(&mut self, deal: &Deal) {
        for ((sums, row), times) in self.sums.iter_mut().zip(&deal.rows).zip(&deal.times) {
            sums.win_share.add(row.win_share / row.seats);
            sums.points.add(row.points / row.seats);
            sums.lead.add(row.lead / row.seats);
            if !row.exact.is_empty() {
                sums.exact.add(row.exact.iter().sum::<f64>() / row.seats / row.exact.len() as f64);
            }
            sums.exact_by_round.resize(row.exact.len().max(sums.exact_by_round.len()), Mean::default());
            for (mean, exact) in sums.exact_by_round.iter_mut().zip(&row.exact) {
                mean.add(exact / row.seats);
            }
            sums.times.get_or_insert_with(Times::new).merge(times);
        }
    }
}

impl Deal {
    pub(crate) fn new(rows: usize) -> Self {
        Self { rows: vec![DealRow::default(); rows], times: vec![Times::new(); rows] }
    }

    /// Adds a game in which the entrant `at` a seat sat there.
    pub(crate) fn add(&mut self, rows: &Rows, played: &Played, at: impl Fn(Seat) -> usize) {
        let points = played.outcome.points();
        let all: i32 = points.as_slice().iter().sum();
        for (seat, &own) in points.iter() {
            let row = &mut self.rows[rows.of_entrant(at(seat))];
            let others = f64::from(all - own) / (points.len() as f64 - 1.0).max(1.0);
            row.seats += 1.0;
            row.win_share += played.outcome.win_share(seat);
            row.points += f64::from(own);
            row.lead += f64::from(own) - others;
            row.exact.resize(played.exact.len(), 0.0);
            for (sum, round) in row.exact.iter_mut().zip(&played.exact) {
                *sum += f64::from(u8::from(round[seat]));
            }
        }
    }
}
