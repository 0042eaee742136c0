//! What a match came to.

use serde::Serialize;
use table::Game;

use crate::tally::Tally;

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

impl Report {
    pub(crate) fn new<G: Game>(tally: &Tally, games: u64, seed: u64) -> Self {
        let seats = tally
            .sums
            .iter()
            .enumerate()
            .map(|(row, sums)| Row {
                bot: tally.name(row).to_owned(),
                win_share: sums.win_share.value(),
                win_share_se: sums.win_share.error(),
                mean_points: sums.points.value(),
                mean_points_se: sums.points.error(),
                mean_lead: sums.lead.value(),
                mean_lead_se: sums.lead.error(),
                exact_rate: (!sums.exact.is_empty()).then(|| sums.exact.value()),
                exact_rate_se: (!sums.exact.is_empty()).then(|| sums.exact.error()),
                exact_by_round: sums.exact_by_round.iter().map(|mean| mean.value()).collect(),
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
