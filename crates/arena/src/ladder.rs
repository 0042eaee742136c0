//! Ratings: everybody against everybody, in mixed company.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use table::{Outcome, Seat, Seed, dice};

use crate::in_order::deal_by_deal;
use crate::play::play;
use crate::{Entrant, Plan, Progress, Statistics};

/// Ratings after a number of games, best first.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ladder {
    /// The name of the game.
    pub game: &'static str,
    /// How many games were played.
    pub games: u64,
    /// Where all chance came from.
    pub seed: u64,
    /// The bots with their ratings.
    pub rungs: Vec<Rung>,
}

/// The rating of one bot (Weng-Lin: 25 with an uncertainty of 8⅓ at the start).
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// Its name.
    pub bot: String,
    /// Its rating.
    pub rating: f64,
    /// How uncertain that is.
    pub uncertainty: f64,
    /// Its share of the victories for each seat it had; mixed company, so not the same for all.
    pub win_share: f64,
}

/// One game: who sat where, and how it ended.
struct Mixed {
    sat: Vec<usize>,
    outcome: Outcome,
}

/// Plays games in mixed company, with all `entrants` at the table as evenly as it has seats, and rates them.
pub fn ladder<G: Statistics>(
    game: &G,
    entrants: &[Entrant<G>],
    plan: Plan,
    progress: &(dyn Fn(Progress) + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Ladder {
    let mut ratings = vec![WengLinRating::new(); entrants.len()];
    let mut shares = vec![(0.0, 0.0); entrants.len()];
    let games = deal_by_deal(
        plan.threads,
        plan.games,
        stop,
        |deal| {
            let seed = plan.seed_of(deal);
            let sat = company(entrants.len(), game.seats(), seed);
            let seated = |seat: Seat| &entrants[sat[seat.index()]];
            let played = play(game, &seated, seed, &mut |_, _| {}, stop)?;
            Some(Mixed { sat, outcome: played.outcome })
        },
        &|played| progress(Progress { played, games: plan.games }),
        &mut |mixed| {
            rate(&mut ratings, &mixed);
            for (seat, &entrant) in mixed.sat.iter().enumerate() {
                shares[entrant].0 += mixed.outcome.win_share(Seat::new(seat));
                shares[entrant].1 += 1.0;
            }
        },
    );
    let mut rungs: Vec<Rung> = entrants
        .iter()
        .zip(ratings)
        .zip(shares)
        .map(|((entrant, rating), (won, sat))| Rung {
            bot: entrant.name.clone(),
            rating: rating.rating,
            uncertainty: rating.uncertainty,
            win_share: if sat > 0.0 { won / sat } else { 0.0 },
        })
        .collect();
    rungs.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    Ladder { game: G::NAME, games, seed: plan.seed, rungs }
}

/// Who sits where: everyone as often as it goes, the rest drawn, in random order.
fn company(entrants: usize, seats: usize, seed: Seed) -> Vec<usize> {
    let mut dice = seed.dice();
    let mut order: Vec<usize> = (0..entrants).collect();
    dice::shuffle(&mut dice, &mut order);
    let mut sat: Vec<usize> = order.into_iter().cycle().take(seats).collect();
    dice::shuffle(&mut dice, &mut sat);
    sat
}

/// Every seat is rated by itself; who had several seats takes the mean of what they did.
fn rate(ratings: &mut [WengLinRating], mixed: &Mixed) {
    let alone: Vec<[WengLinRating; 1]> = mixed.sat.iter().map(|&entrant| [ratings[entrant]]).collect();
    let places = mixed.outcome.places();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = alone
        .iter()
        .zip(places.as_slice())
        .map(|(team, &place)| (team.as_slice(), MultiTeamOutcome::new(usize::from(place))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (entrant, rating) in ratings.iter_mut().enumerate() {
        let own: Vec<WengLinRating> = mixed
            .sat
            .iter()
            .zip(&after)
            .filter(|&(&sat, _)| sat == entrant)
            .filter_map(|(_, team)| team.first().copied())
            .collect();
        if !own.is_empty() {
            let count = own.len() as f64;
            rating.rating = own.iter().map(|one| one.rating).sum::<f64>() / count;
            rating.uncertainty = own.iter().map(|one| one.uncertainty).sum::<f64>() / count;
        }
    }
}
