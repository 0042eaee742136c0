//! Ratings: how well people play, from the places of rated games.

use std::collections::HashSet;

use hosting::Table;
use protocol::calls::Rating;
use protocol::{Phase, TableId};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{Finished, Store, StoreError};

use crate::tables::Failure;

/// From how many rated games on somebody is in the ranking.
pub const RANKED_FROM: u64 = 10;

/// The rating of somebody of whom nothing is known.
pub fn fresh() -> Rating {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    Rating { rating, uncertainty, games: 0 }
}

/// The ratings after a game in which these had these places (Weng–Lin, each a team alone).
pub fn rate(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let known: Vec<[WengLinRating; 1]> = before
        .iter()
        .map(|rating| [WengLinRating { rating: rating.rating, uncertainty: rating.uncertainty }])
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = known
        .iter()
        .zip(places)
        .map(|(rating, place)| (rating.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let rated = |(before, after): (&Rating, Vec<WengLinRating>)| match after.first() {
        Some(WengLinRating { rating, uncertainty }) => {
            Rating { rating: *rating, uncertainty: *uncertainty, games: before.games + 1 }
        }
        None => *before,
    };
    before.iter().zip(after).map(rated).collect()
}

/// The result of a table that counts: a rated game among at least two people that is over. It counts for whoever sat down,
/// whoever decided in the end.
pub(crate) fn result(table: &Table) -> Option<Finished> {
    let (places, people, ended) = (table.outcome()?.places(), table.people(), table.ended()?);
    let counts = table.phase() == Phase::Over && table.opening().rated && people.len() >= 2;
    counts.then(|| Finished {
        table: table.id(),
        game: table.opening().game.clone(),
        ended,
        places: people.into_iter().map(|(account, seat)| (account, places[seat])).collect(),
    })
}

/// Notes the result of a table, if it counts and is not noted yet.
pub(crate) async fn note(store: &Store, finished: Option<Finished>) -> Result<(), StoreError> {
    match finished {
        Some(finished) => store.finish(&finished, fresh(), rate).await.map(|_| ()),
        None => Ok(()),
    }
}

/// Computes all ratings anew from the logs of all tables, in the order in which they ended; answers how many games counted.
///
/// # Errors
/// If something cannot be read or written.
pub async fn rebuild(store: &Store) -> Result<u64, Failure> {
    let over = store.tables_in(Phase::Over, u32::MAX).await?;
    let results = kept_results(store, &over).await?;
    store.forget_ratings().await?;
    let mut counted = finish_all(store, results).await?;
    // Games that have ended meanwhile were noted, and may have been forgotten with the rest.
    let mut later = store.tables_in(Phase::Over, u32::MAX).await?;
    let known: HashSet<TableId> = over.into_iter().collect();
    later.retain(|id| !known.contains(id));
    counted += finish_all(store, kept_results(store, &later).await?).await?;
    Ok(counted)
}

/// The results of these tables that count, in the order in which they ended.
async fn kept_results(store: &Store, tables: &[TableId]) -> Result<Vec<Finished>, Failure> {
    let mut results = Vec::new();
    for id in tables {
        results.extend(kept_result(store, *id).await?);
    }
    results.sort_by_key(|finished| (finished.ended, finished.table));
    Ok(results)
}

async fn finish_all(store: &Store, results: Vec<Finished>) -> Result<u64, Failure> {
    let counted = results.len() as u64;
    for finished in results {
        store.finish(&finished, fresh(), rate).await?;
    }
    Ok(counted)
}

async fn kept_result(store: &Store, id: TableId) -> Result<Option<Finished>, Failure> {
    let Some(kept) = store.table(id, 0).await? else { return Ok(None) };
    Ok(result(&Table::replay(id, kept.secret, kept.log)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_wins_rises_and_who_loses_falls() {
        let after = rate(&[fresh(), fresh(), fresh()], &[2, 1, 3]);
        assert!(after[1].rating > fresh().rating && after[2].rating < fresh().rating, "{after:?}");
        assert!(after[1].rating > after[0].rating && after[0].rating > after[2].rating, "{after:?}");
        assert!(after.iter().all(|rating| rating.games == 1 && rating.uncertainty < fresh().uncertainty));
        let draw = rate(&[fresh(), fresh()], &[1, 1]);
        assert!((draw[0].rating - draw[1].rating).abs() < 1e-9, "{draw:?}");
    }
}
