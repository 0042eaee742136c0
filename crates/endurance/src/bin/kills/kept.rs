//! The logs, and the ratings that follow from them, read from the database itself.

use std::collections::{BTreeMap, BTreeSet};

use online::rebuild;
use protocol::calls::{Counted, Ratings};
use protocol::{AccountId, Phase, TableId};
use store::{Store, StoreError};

use crate::checking::{Kept, Logs, Verdict, check};
use crate::notes::Notes;

/// Compares what the clients have noted with what the database at an address has; `wrong` is what went wrong before. Ratings are compared
/// after `settle`, which notes the results that nobody could note yet, and may go on at tables; it answers what went wrong there.
pub(crate) async fn judge(
    database: &str,
    notes: &Notes,
    mut wrong: Vec<String>,
    settle: impl FnOnce() -> Vec<String>,
) -> Verdict {
    if notes.stale() > 0 {
        wrong.push(format!("{} times a client was shown less than it knew", notes.stale()));
    }
    let evidence = notes.close();
    let mut verdict = Verdict::default();
    match read(database).await {
        Ok((logs, unreadable)) => {
            verdict = check(&evidence, &logs);
            wrong.extend(unreadable);
            wrong.extend(settle());
            let ratings = compare_ratings(database, &logs).await;
            wrong.extend(ratings.unwrap_or_else(|why| vec![format!("ratings cannot be compared: {why}")]));
            if verdict.records == 0 {
                wrong.push("no game came to its end".to_owned());
            }
        }
        Err(why) => wrong.push(format!("the logs cannot be read, and were compared with nothing: {why}")),
    }
    for what in &wrong {
        verdict.diverge(what);
    }
    // What went wrong comes first: much of the rest may follow from it.
    verdict.faults.rotate_right(wrong.len());
    verdict
}

/// All tables of the database at an address, and those that cannot be read, with the reason.
async fn read(database: &str) -> Result<(Logs, Vec<String>), String> {
    let store = open(database).await?;
    let read = read_from(&store).await;
    store.close().await;
    read.map_err(|error| error.to_string())
}

async fn open(database: &str) -> Result<Store, String> {
    Store::open(database).await.map_err(|error| error.to_string())
}

async fn read_from(store: &Store) -> Result<(Logs, Vec<String>), StoreError> {
    let (mut logs, mut unreadable) = (Logs::new(), Vec::new());
    for phase in [Phase::Gathering, Phase::Playing, Phase::Over, Phase::Closed] {
        for id in store.tables_in(phase, u32::MAX).await? {
            match store.table(id, 0).await {
                Ok(Some(kept)) => drop(logs.insert(id, Kept { secret: kept.secret, log: kept.log })),
                Ok(None) => unreadable.push(format!("table {id} is noted, and not there")),
                Err(StoreError::Corrupt { what, reason }) => {
                    unreadable.push(format!("{what}, {id}: {reason}"));
                }
                Err(error) => return Err(error),
            }
        }
    }
    Ok((logs, unreadable))
}

/// The results and ratings of everybody.
type Everybody = BTreeMap<AccountId, Ratings>;

/// Computes all results and ratings anew from the logs, and answers what is other than it was. The new ones are kept.
async fn compare_ratings(database: &str, logs: &Logs) -> Result<Vec<String>, String> {
    let people: BTreeSet<AccountId> = logs.values().flat_map(Kept::people).collect();
    let store = open(database).await?;
    let before = rated(&store, &people).await?;
    rebuild(&store).await.map_err(|failure| failure.to_string())?;
    let after = rated(&store, &people).await?;
    store.close().await;
    Ok(different(&before, &after))
}

async fn rated(store: &Store, people: &BTreeSet<AccountId>) -> Result<Everybody, String> {
    let mut rated = Everybody::new();
    for account in people {
        let ratings = store.ratings_of(*account).await.map_err(|error| error.to_string())?;
        rated.insert(*account, ratings);
    }
    Ok(rated)
}

/// What is other than it follows from the logs. Ratings depend on the order in which games counted: a server that was ended between the
/// end of a game and its result leaves that to the next one, and then places alone are compared.
fn different(before: &Everybody, after: &Everybody) -> Vec<String> {
    let tables =
        |ratings: &Ratings| -> Vec<TableId> { ratings.games.iter().map(|game| game.table).collect() };
    let is_in_order = before.iter().all(|(who, then)| after.get(who).map(tables) == Some(tables(then)));
    let mut different = Vec::new();
    for (account, then) in before {
        let Some(now) = after.get(account) else { continue };
        let (was, is) = (places(&then.games), places(&now.games));
        if was != is {
            let (was, is): (Vec<_>, Vec<_>) = (was.difference(&is).collect(), is.difference(&was).collect());
            different.push(format!("{account} has results {was:?} that should be {is:?}"));
        } else if is_in_order && (&then.ratings, steps(&then.games)) != (&now.ratings, steps(&now.games)) {
            different
                .push(format!("{account} has ratings {:?} that should be {:?}", then.ratings, now.ratings));
        }
    }
    different
}

/// How a rating has changed, game by game.
fn steps(games: &[Counted]) -> Vec<(TableId, f64, f64)> {
    games.iter().map(|game| (game.table, game.before, game.after)).collect()
}

fn places(games: &[Counted]) -> BTreeSet<(TableId, &str, u8)> {
    games.iter().map(|game| (game.table, game.game.as_str(), game.place)).collect()
}

#[cfg(test)]
mod tests {
    use protocol::calls::{Rated, Rating};

    use super::*;

    const ANNA: AccountId = AccountId::new(1);

    /// Somebody who had these places at these tables, and this rating.
    fn rated(games: &[(u64, u8)], rating: f64) -> Everybody {
        let game = "shazamm".to_owned();
        let counted = |(table, place): &(u64, u8)| Counted {
            table: TableId::new(*table),
            game: game.clone(),
            ended: 1,
            place: *place,
            before: 25.0,
            after: 26.0,
        };
        let games: Vec<Counted> = games.iter().map(counted).collect();
        let rating = Rating { rating, uncertainty: 8.0, games: games.len() as u64 };
        Everybody::from([(ANNA, Ratings { ratings: vec![Rated { game, rating }], games })])
    }

    #[test]
    fn results_and_ratings_are_those_of_the_logs() {
        let kept = rated(&[(1, 1), (2, 2)], 27.0);
        assert_eq!(different(&kept, &kept), [""; 0]);
        let count = |other: &Everybody| different(&kept, other).len();
        assert_eq!(count(&rated(&[(1, 1), (2, 2)], 28.0)), 1, "another rating");
        assert_eq!(count(&rated(&[(1, 1), (2, 1)], 27.0)), 1, "another place");
        assert_eq!(count(&rated(&[(1, 1), (2, 2), (3, 1)], 27.0)), 1, "a game that was forgotten");
        assert_eq!(count(&rated(&[(1, 1)], 27.0)), 1, "a game that was not played");
        assert_eq!(count(&rated(&[(2, 2), (1, 1)], 28.0)), 0, "another order, and so other ratings");
    }
}
