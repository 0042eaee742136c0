//! Tables and their logs.

use std::time::Duration;

use hosting::{Appended, Entry, Millis};
use protocol::fair::Secret;
use protocol::{AccountId, Phase, TableId};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row as _};
use table::Seat;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::lent::late;
use crate::lines::{Line, Making};
use crate::writer::{Append, Create, Job, Note};
use crate::{Store, StoreError};

/// How long it may take until something is written. A transaction has several answers to wait for.
const WRITING: Duration = Duration::from_secs(15);

/// A table that is made, with the first entries of its log.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// What it is called by.
    pub id: TableId,
    /// What its dice are made of.
    pub secret: Secret,
    /// What the dice of the game after it are made of.
    pub next_secret: Secret,
    /// The first entries.
    pub log: Vec<Entry>,
    /// What is noted of it.
    pub noted: Noted,
    /// Who sits where.
    pub seats: Vec<(AccountId, Seat)>,
}

impl NewTable {
    /// When it is opened, by its first entry.
    pub(crate) fn opened(&self) -> Millis {
        self.log.first().map_or(0, |entry| entry.at)
    }
}

/// A place in the log of a table. Entries lie in the order of these, so those of tables that were opened at about the same time, which
/// are played at now, lie beside each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// When the table was opened, by its first entry.
    pub opened: Millis,
    /// The table.
    pub table: TableId,
    /// How many entries come before.
    pub number: u64,
}

/// What is noted of a table besides its log, to find it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noted {
    /// The game.
    pub game: String,
    /// How far it is.
    pub phase: Phase,
    /// Whether the lobby shows it.
    pub listed: bool,
}

/// A table that is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct TableKept {
    /// What its dice are made of.
    pub secret: Secret,
    /// Its log, or the part of it that was asked for.
    pub log: Vec<Entry>,
}

/// A number that a database holds.
pub(crate) fn kept_number(number: u64) -> i64 {
    // Numbers of clients are below 2⁵³, logs are shorter, and moments are of this era.
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn name_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Closed => "closed",
    }
}

impl Store {
    /// Makes a table, and answers its id; twice is once: where the same request has made one before, it is that one. Nothing where its
    /// host has opened `most` tables already at which no game is over.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn create(&self, table: &NewTable, most: u32) -> Result<Option<TableId>, StoreError> {
        let making = Making::new(table.clone())?;
        self.written(|done| Job::Create(Create { making, most, done })).await
    }

    /// A table with its log from an entry on, if there is one of that id.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn table(&self, id: TableId, from: u64) -> Result<Option<TableKept>, StoreError> {
        let kept = sqlx::query("SELECT secret FROM tables WHERE id = $1").bind(id.to_string());
        let Some(kept) = self.database.row(kept).await? else { return Ok(None) };
        let secret = kept.try_get::<String, _>(0)?.parse();
        let secret = secret.map_err(|error| corrupt(format!("{error}")))?;
        Ok(Some(TableKept { secret, log: self.entries(id, from).await? }))
    }

    /// What the dice of the game after this one are made of, where the table was made with that.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn next_secret(&self, id: TableId) -> Result<Option<Secret>, StoreError> {
        let kept = sqlx::query("SELECT next_secret FROM tables WHERE id = $1").bind(id.to_string());
        let Some(kept) = self.database.row(kept).await? else { return Ok(None) };
        let secret = kept.try_get::<Option<String>, _>(0)?.map(|secret| secret.parse());
        secret.transpose().map_err(|error| corrupt(format!("{error}")))
    }

    /// The log of a table from an entry on.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn entries(&self, table: TableId, from: u64) -> Result<Vec<Entry>, StoreError> {
        let log = sqlx::query(
            "SELECT number, body FROM entries \
             WHERE opened = (SELECT opened FROM tables WHERE id = $1) AND table_id = $1 AND number >= $2 \
             ORDER BY number",
        );
        let rows = self.database.rows(log.bind(table.to_string()).bind(kept_number(from))).await?;
        let read = |(number, row): (u64, AnyRow)| {
            if row.try_get::<i64, _>(0)? != kept_number(number) {
                return Err(corrupt(format!("entry {number} is missing")));
            }
            let body: String = row.try_get(1)?;
            // Not what is in it: that is written down, and nobody may know it as long as the game is played.
            serde_json::from_str(&body).map_err(|error| {
                let (kind, column) = (error.classify(), error.column());
                corrupt(format!("entry {number} is none: {kind:?} at {column}"))
            })
        };
        (from..).zip(rows).map(read).collect()
    }

    /// How many entries the logs of these tables have, of those that are there.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn lengths(&self, tables: &[TableId]) -> Result<Vec<(TableId, u64)>, StoreError> {
        if tables.is_empty() {
            return Ok(Vec::new());
        }
        let wanted: Vec<String> = (1..=tables.len()).map(|n| format!("${n}")).collect();
        // One line of the index for each table, and not all of its entries.
        let sql = format!(
            "SELECT id, (SELECT MAX(number) + 1 FROM entries WHERE opened = tables.opened AND table_id = id) \
             FROM tables WHERE id IN ({})",
            wanted.join(", ")
        );
        let mut lengths = sqlx::query(AssertSqlSafe(sql)).persistent(false);
        for table in tables {
            lengths = lengths.bind(table.to_string());
        }
        let length = |row: &AnyRow| {
            let entries: Option<i64> = row.try_get(1)?;
            Ok((table_id(row, 0)?, entries.unwrap_or_default().unsigned_abs()))
        };
        self.database.rows(lengths).await?.iter().map(length).collect()
    }

    /// Adds an entry to the log of a table; answers when it is on disk.
    ///
    /// # Errors
    /// If it cannot be told whether it was written. The same may be tried again: it is not written twice.
    pub async fn append(&self, place: Place, entry: &Entry) -> Result<Appended, StoreError> {
        self.append_opening(place, entry, None).await
    }

    /// The same with an entry that may speak of another table: that is made with it, or not at all.
    ///
    /// # Errors
    /// As for [`append`](Self::append).
    pub async fn append_opening(
        &self,
        place: Place,
        entry: &Entry,
        opens: Option<&NewTable>,
    ) -> Result<Appended, StoreError> {
        let line = Line::new(place, entry)?;
        let opens = opens.cloned().map(Making::new).transpose()?;
        self.written(|done| Job::Append(Append { line, opens, done })).await
    }

    /// Gives the writer something to write, and answers when it is on disk.
    pub(crate) async fn written<T>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> Job,
    ) -> Result<T, StoreError> {
        let (done, written) = oneshot::channel();
        let gone = || StoreError::Unavailable("the writer has ended".to_owned());
        let asking = async {
            self.writer.send(job(done)).await.map_err(|_| gone())?;
            written.await.map_err(|_| gone())?
        };
        // A disk that says nothing keeps the writer for as long as it does, but nobody else.
        timeout(WRITING, asking).await.unwrap_or_else(|_| Err(late()))
    }

    /// Notes how far a table is and who sits there, to find it; its log says so, too.
    ///
    /// # Errors
    /// If it cannot be written.
    pub async fn note(
        &self,
        table: TableId,
        phase: Phase,
        seats: &[(AccountId, Seat)],
        at: Millis,
    ) -> Result<(), StoreError> {
        let (table, phase) = (table.to_string(), name_of(phase));
        let (seats, at) = (seats.to_vec(), kept_number(at));
        self.written(|done| Job::Note(Note { table, phase, seats, at, done })).await
    }

    /// Removes a table that nobody has used.
    ///
    /// # Errors
    /// If it cannot be removed; then it stays as it is.
    pub async fn discard(&self, table: TableId) -> Result<(), StoreError> {
        let id = table.to_string();
        let mut transaction = self.database.begin().await?;
        for statement in [
            "DELETE FROM seats WHERE table_id = $1",
            "DELETE FROM entries WHERE opened = (SELECT opened FROM tables WHERE id = $1) AND table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            transaction.execute(sqlx::query(statement).bind(&id)).await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    /// The tables of a phase, those that changed last first, at most so many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn tables_in(&self, phase: Phase, most: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE phase = $1 ORDER BY changed DESC, id LIMIT $2";
        self.tables_by(sql, phase, most).await
    }

    /// The same, of those that the lobby shows: at most three of each host.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn listed_in(&self, phase: Phase, most: u32) -> Result<Vec<TableId>, StoreError> {
        // Some of each host, so that nobody fills the lobby alone.
        let sql = "SELECT id FROM (SELECT id, changed, ROW_NUMBER() OVER (PARTITION BY COALESCE(host, id) \
            ORDER BY changed DESC, id) AS nth FROM tables WHERE phase = $1 AND listed = 1) AS listed \
            WHERE nth <= 3 ORDER BY changed DESC, id LIMIT $2";
        self.tables_by(sql, phase, most).await
    }

    /// The tables of a phase that did not change since a moment, those that changed first first, at most so many.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn unchanged_since(
        &self,
        phase: Phase,
        moment: Millis,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query(
            "SELECT id FROM tables WHERE phase = $1 AND changed < $2 ORDER BY changed, id LIMIT $3",
        )
        .bind(name_of(phase))
        .bind(kept_number(moment))
        .bind(i64::from(most));
        self.database.rows(query).await?.iter().map(|row| table_id(row, 0)).collect()
    }

    async fn tables_by(
        &self,
        sql: &'static str,
        phase: Phase,
        most: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let query = sqlx::query(sql).bind(name_of(phase)).bind(i64::from(most));
        self.database.rows(query).await?.iter().map(|row| table_id(row, 0)).collect()
    }
}

fn corrupt(reason: String) -> StoreError {
    StoreError::Corrupt { what: "a table".to_owned(), reason }
}

pub(crate) fn table_id(row: &AnyRow, column: usize) -> Result<TableId, StoreError> {
    read_table(&row.try_get::<String, _>(column)?)
}

pub(crate) fn read_table(text: &str) -> Result<TableId, StoreError> {
    text.parse()
        .map_err(|_| StoreError::Corrupt { what: "a table".to_owned(), reason: "its id is none".to_owned() })
}

pub(crate) fn written(entry: &Entry) -> Result<String, StoreError> {
    serde_json::to_string(entry)
        .map_err(|error| StoreError::Corrupt { what: "an entry".to_owned(), reason: error.to_string() })
}
