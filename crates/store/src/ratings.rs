//! Results of rated games, and the ratings that follow from them.

use hosting::Millis;
use protocol::calls::{Counted, Ranked, Rated, Rating, Ratings};
use protocol::{AccountId, TableId};
use sqlx::Row as _;
use sqlx::any::AnyRow;

use crate::lent::Lent;
use crate::log::{kept_number, table_id};
use crate::{Store, StoreError};

/// A rated game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended.
    pub ended: Millis,
    /// The place of each person, from 1; those who share a place have the same.
    pub places: Vec<(AccountId, u8)>,
}

/// How often a result is written again because another one came in between.
const TRIES: usize = 20;

impl Store {
    /// Notes how a rated game ended and changes the ratings by it, once for each table: `rate` says how, from ratings and places;
    /// `fresh` is the rating of somebody without one. Whether it was not noted before.
    ///
    /// # Errors
    /// If it cannot be written; then nothing of it is.
    pub async fn finish(
        &self,
        finished: &Finished,
        fresh: Rating,
        rate: impl Fn(&[Rating], &[u8]) -> Vec<Rating>,
    ) -> Result<bool, StoreError> {
        for _ in 0..TRIES {
            // Where another result has got the same number, the next one is free.
            if let Some(is_new) = self.try_to_finish(finished, fresh, &rate).await? {
                return Ok(is_new);
            }
        }
        Err(StoreError::Unavailable("others were faster, again and again".to_owned()))
    }

    /// Whether it was not noted before; nothing where another result came in between.
    async fn try_to_finish(
        &self,
        finished: &Finished,
        fresh: Rating,
        rate: impl Fn(&[Rating], &[u8]) -> Vec<Rating>,
    ) -> Result<Option<bool>, StoreError> {
        let (table, game) = (finished.table.to_string(), &finished.game);
        let mut transaction = self.database.begin().await?;
        let noted =
            transaction.row(sqlx::query("SELECT nth FROM results WHERE table_id = $1").bind(&table)).await?;
        if noted.is_some() {
            transaction.roll_back().await?;
            return Ok(Some(false));
        }
        let is_written = transaction
            .execute(
                sqlx::query(
                    "INSERT INTO results (table_id, nth, game, ended) \
             SELECT $1, COALESCE(MAX(nth), 0) + 1, $2, $3 FROM results \
             WHERE true ON CONFLICT DO NOTHING",
                )
                .bind(&table)
                .bind(game)
                .bind(kept_number(finished.ended)),
            )
            .await?;
        if is_written == 0 {
            transaction.roll_back().await?;
            return Ok(None);
        }
        let mut before = Vec::with_capacity(finished.places.len());
        for (account, _) in &finished.places {
            before.push(rating_of(&mut transaction, *account, game).await?.unwrap_or(fresh));
        }
        let places: Vec<u8> = finished.places.iter().map(|(_, place)| *place).collect();
        let after = rate(&before, &places);
        for ((account, place), (before, after)) in finished.places.iter().zip(before.iter().zip(&after)) {
            transaction
                .execute(
                    sqlx::query(
                        "INSERT INTO standings (table_id, account, place, mean_before, mean_after) \
                 VALUES ($1, $2, $3, $4, $5)",
                    )
                    .bind(&table)
                    .bind(account.to_string())
                    .bind(i64::from(*place))
                    .bind(before.rating)
                    .bind(after.rating),
                )
                .await?;
            transaction.execute(sqlx::query(
                "INSERT INTO ratings (account, game, mean, deviation, games) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (account, game) DO UPDATE SET \
                 mean = excluded.mean, deviation = excluded.deviation, games = excluded.games",
            )
            .bind(account.to_string())
            .bind(game)
            .bind(after.rating)
            .bind(after.uncertainty)
            .bind(kept_number(after.games))).await?;
        }
        transaction.commit().await?;
        Ok(Some(true))
    }

    /// The rating of somebody in a game, if there is one.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn rating(&self, account: AccountId, game: &str) -> Result<Option<Rating>, StoreError> {
        let mut lent = self.database.lend().await?;
        let rating = rating_of(&mut lent, account, game).await?;
        lent.give_back();
        Ok(rating)
    }

    /// The ratings of somebody, and the rated games from which they follow.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn ratings_of(&self, account: AccountId) -> Result<Ratings, StoreError> {
        let ratings = self
            .database
            .rows(
                sqlx::query(
                    "SELECT mean, deviation, games, game FROM ratings WHERE account = $1 ORDER BY game",
                )
                .bind(account.to_string()),
            )
            .await?;
        let rated = |row| Ok(Rated { game: AnyRow::try_get(row, 3)?, rating: read_rating(row)? });
        let games = self.database.rows(sqlx::query(
            "SELECT results.table_id, results.game, results.ended, standings.place, standings.mean_before, \
             standings.mean_after FROM standings JOIN results ON results.table_id = standings.table_id \
             WHERE standings.account = $1 ORDER BY results.nth",
        )
        .bind(account.to_string())).await?;
        let counted = |row: &AnyRow| {
            Ok(Counted {
                table: table_id(row, 0)?,
                game: row.try_get(1)?,
                ended: row.try_get::<i64, _>(2)?.unsigned_abs(),
                place: row.try_get::<i64, _>(3)?.try_into().unwrap_or(u8::MAX),
                before: row.try_get(4)?,
                after: row.try_get(5)?,
            })
        };
        Ok(Ratings {
            ratings: ratings.iter().map(rated).collect::<Result<_, StoreError>>()?,
            games: games.iter().map(counted).collect::<Result<_, StoreError>>()?,
        })
    }

    /// Those who play a game best, of all with enough games; at most so many. Who has no name any more is left out.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn ranking(&self, game: &str, games: u64, most: u32) -> Result<Vec<Ranked>, StoreError> {
        let rows = self.database.rows(sqlx::query(
            "SELECT ratings.mean, ratings.deviation, ratings.games, accounts.id, accounts.name FROM ratings \
             JOIN accounts ON accounts.id = ratings.account \
             WHERE ratings.game = $1 AND ratings.games >= $2 AND accounts.name <> '' \
             ORDER BY ratings.mean DESC, accounts.id LIMIT $3",
        )
        .bind(game)
        .bind(kept_number(games))
        .bind(i64::from(most))).await?;
        let ranked = |row: &AnyRow| {
            let (rating, account) = (read_rating(row)?, crate::accounts::id(row, 3)?);
            Ok(Ranked { account, name: row.try_get(4)?, rating })
        };
        rows.iter().map(ranked).collect()
    }

    /// Forgets all results and ratings, so that they can be noted anew.
    ///
    /// # Errors
    /// If they cannot be deleted; then they are as they were.
    pub async fn forget_ratings(&self) -> Result<(), StoreError> {
        let mut transaction = self.database.begin().await?;
        for statement in ["DELETE FROM standings", "DELETE FROM results", "DELETE FROM ratings"] {
            transaction.execute(sqlx::query(statement)).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

async fn rating_of(
    connection: &mut Lent,
    account: AccountId,
    game: &str,
) -> Result<Option<Rating>, StoreError> {
    let found = connection
        .row(
            sqlx::query("SELECT mean, deviation, games FROM ratings WHERE account = $1 AND game = $2")
                .bind(account.to_string())
                .bind(game),
        )
        .await?;
    found.as_ref().map(read_rating).transpose()
}

/// A rating in the first three columns.
fn read_rating(row: &AnyRow) -> Result<Rating, StoreError> {
    let games = row.try_get::<i64, _>(2)?.unsigned_abs();
    Ok(Rating { rating: row.try_get(0)?, uncertainty: row.try_get(1)?, games })
}
