//! What a match came to.

use std::fmt;

use bots::Mean;
use serde::Serialize;
use table::Game;

use crate::tally::{Rows, Tally};

/// The result of a match. Standard errors are those of means over deals.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// How many games were played.
    pub games: u64,
    /// Where all chance came from.
    pub seed: u64,
    /// A row for each bot.
    pub seats: Vec<Row>,
}

/// The result of one bot: means over all seats that it had.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Its name.
    pub bot: String,
    /// Its share of the victories; those who share first place share the victory.
    pub win_share: f64,
    /// The standard error of that.
    pub win_share_se: f64,
    /// Points a game.
    pub mean_points: f64,
    /// The standard error of that.
    pub mean_points_se: f64,
    /// Points above the mean of the other seats.
    pub mean_lead: f64,
    /// The standard error of that.
    pub mean_lead_se: f64,
    /// How many of its predictions came true, where the game has any.
    pub exact_rate: Option<f64>,
    /// The standard error of that.
    pub exact_rate_se: Option<f64>,
    /// The same, round by round.
    pub exact_by_round: Vec<f64>,
    /// Half of the decisions took no longer.
    pub decision_ms_median: f64,
    /// All but a hundredth of the decisions took no longer.
    pub decision_ms_p99: f64,
}

/// The standard error of a mean; of a single deal, 0.
fn error(mean: Mean) -> f64 {
    mean.error().unwrap_or(0.0)
}

impl Report {
    pub(crate) fn new<G: Game>(rows: &Rows, tally: &Tally, games: u64, seed: u64) -> Self {
        let seats = tally
            .sums
            .iter()
            .enumerate()
            .map(|(row, sums)| Row {
                bot: rows.name(row).to_owned(),
                win_share: sums.win_share.value(),
                win_share_se: error(sums.win_share),
                mean_points: sums.points.value(),
                mean_points_se: error(sums.points),
                mean_lead: sums.lead.value(),
                mean_lead_se: error(sums.lead),
                exact_rate: (sums.exact.count() > 0).then(|| sums.exact.value()),
                exact_rate_se: (sums.exact.count() > 0).then(|| error(sums.exact)),
                exact_by_round: sums.exact_by_round.iter().map(Mean::value).collect(),
                decision_ms_median: sums.times.as_ref().map_or(0.0, |times| times.quantile_ms(0.5)),
                decision_ms_p99: sums.times.as_ref().map_or(0.0, |times| times.quantile_ms(0.99)),
            })
            .collect();
        Self { game: G::NAME, games, seed, seats }
    }

    /// The report without the times, which are never twice the same.
    #[must_use]
    pub fn without_times(mut self) -> Self {
        for row in &mut self.seats {
            (row.decision_ms_median, row.decision_ms_p99) = (0.0, 0.0);
        }
        self
    }
}

impl fmt::Display for Report {
    /// A table for people.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, games, seed, seats } = self;
        writeln!(f, "{games} games of {game}, seed {seed}; ± is the standard error")?;
        writeln!(f)?;
        writeln!(
            f,
            "{:<12}{:>16}{:>18}{:>18}{:>18}{:>14}",
            "bot", "win share", "points", "lead", "exact", "ms (p99)"
        )?;
        for row in seats {
            let exact = match (row.exact_rate, row.exact_rate_se) {
                (Some(rate), Some(error)) => format!("{rate:.3} ± {error:.3}"),
                _ => String::new(),
            };
            writeln!(
                f,
                "{:<12}{:>16}{:>18}{:>18}{exact:>18}{:>14}",
                row.bot,
                format!("{:.3} ± {:.3}", row.win_share, row.win_share_se),
                format!("{:.1} ± {:.1}", row.mean_points, row.mean_points_se),
                format!("{:+.1} ± {:.1}", row.mean_lead, row.mean_lead_se),
                format!("{:.3} ({:.1})", row.decision_ms_median, row.decision_ms_p99),
            )?;
        }
        Ok(())
    }
}
