//! The writer: one task that adds the entries of all tables, makes tables and notes what they are found by; as much as waits in one
//! transaction.

use std::collections::HashSet;
use std::time::Instant;

use hosting::Appended;
use protocol::{AccountId, TableId};
use sqlx::{AssertSqlSafe, Row as _};
use table::Seat;
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::lent::{Database, Lent, Question};
use crate::log::{self, NewTable};

/// The most entries in one transaction. With more of them everybody waits for everybody: while some are written, others are decided.
const TOGETHER: usize = 256;

/// The most entries in one statement, a power of two. PostgreSQL and SQLite take at most 32,766 values.
const IN_A_STATEMENT: usize = 64;

/// The columns of an entry.
const COLUMNS: usize = 3;

/// What the writer is asked for.
#[derive(Debug)]
pub(crate) enum Job {
    Append(Append),
    Create(Create),
    Note(Note),
    /// To end, once all that came before is written.
    End(oneshot::Sender<()>),
}

/// Who hears what became of something.
type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// An entry that is to be added.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) body: String,
    /// The table that it speaks of, which is made with it or not at all.
    pub(crate) opens: Option<NewTable>,
    pub(crate) done: Done<Appended>,
}

/// A table that is to be made, unless its host has too many.
#[derive(Debug)]
pub(crate) struct Create {
    pub(crate) table: NewTable,
    pub(crate) most: u32,
    pub(crate) done: Done<Option<TableId>>,
}

/// What a table is found by, and from when it is.
#[derive(Debug)]
pub(crate) struct Note {
    pub(crate) table: String,
    pub(crate) phase: &'static str,
    pub(crate) seats: Vec<(AccountId, Seat)>,
    pub(crate) at: i64,
    pub(crate) done: Done<()>,
}

/// What is written in one transaction.
#[derive(Debug, Default)]
struct Batch {
    appends: Vec<Append>,
    creates: Vec<Create>,
    notes: Vec<Note>,
}

/// Starts the writer, which ends when nobody can ask it any more.
pub(crate) fn start(database: Database) -> mpsc::Sender<Job> {
    // Whoever cannot ask at once waits: what is asked for faster than a disk can write must not pile up.
    let (jobs, asked) = mpsc::channel(4 * TOGETHER);
    tokio::spawn(run(database, asked));
    jobs
}

/// What the writer writes with: a connection of its own, for as long as nothing goes wrong on it. So what it has read of the database
/// stays known.
struct Pen {
    database: Database,
    lent: Option<Lent>,
}

impl Pen {
    /// A connection on which a transaction has begun. It is [kept](Self::lent) by whoever ends that well.
    async fn begin(&mut self) -> Result<Lent, StoreError> {
        let backend = self.database.backend;
        if let Some(mut lent) = self.lent.take() {
            // The database may have been away since.
            if lent.say(backend.begins_writing()).await.is_ok() {
                return Ok(lent);
            }
        }
        let mut lent = self.database.lend().await?;
        if let Some(setting) = backend.writes_much() {
            lent.say(setting).await?;
        }
        lent.say(backend.begins_writing()).await?;
        Ok(lent)
    }
}

async fn run(database: Database, mut asked: mpsc::Receiver<Job>) {
    let (mut jobs, mut pen) = (Vec::with_capacity(TOGETHER), Pen { database, lent: None });
    while asked.recv_many(&mut jobs, TOGETHER).await > 0 {
        let (mut batch, mut end) = (Batch::default(), None);
        for job in jobs.drain(..) {
            match job {
                Job::Append(append) => batch.appends.push(append),
                Job::Create(create) => batch.creates.push(create),
                Job::Note(note) => batch.notes.push(note),
                Job::End(done) => end = Some(done),
            }
        }
        batch.write(&mut pen).await;
        if let Some(done) = end {
            // Who asked for the end may be gone.
            let _ = done.send(());
            return;
        }
    }
}

impl Batch {
    /// Writes everything in one transaction, and tells everybody what became of theirs.
    async fn write(mut self, pen: &mut Pen) {
        // Always in the same order, so that two servers that write for the same tables do not wait for each other in a circle.
        self.appends.sort_by(|one, other| (&one.table, one.number).cmp(&(&other.table, other.number)));
        self.notes.sort_by(|one, other| (&one.table, one.at).cmp(&(&other.table, other.at)));
        let begun = Instant::now();
        match self.write_together(pen).await {
            Ok((appended, created)) => {
                let written = appended.iter().filter(|became| **became == Appended::Written).count() as u64;
                metrics::counter!("conclave_entries_written").increment(written);
                metrics::histogram!("conclave_entries_together").record(appended.len() as f64);
                metrics::histogram!("conclave_write_seconds").record(begun.elapsed());
                self.answer(appended, created);
            }
            Err(error) => {
                let reason = match error {
                    StoreError::Unavailable(reason) => reason,
                    corrupt @ StoreError::Corrupt { .. } => corrupt.to_string(),
                };
                tracing::warn!(entries = self.appends.len(), %reason, "entries were not written");
                self.fail(&reason);
            }
        }
    }

    async fn write_together(
        &self,
        pen: &mut Pen,
    ) -> Result<(Vec<Appended>, Vec<Option<TableId>>), StoreError> {
        let _turn = pen.database.turn().await;
        let mut transaction = pen.begin().await?;
        let appended = if append_all(&mut transaction, &self.appends).await? {
            vec![Appended::Written; self.appends.len()]
        } else {
            transaction.say("ROLLBACK").await?;
            transaction.say(pen.database.backend.begins_writing()).await?;
            append(&mut transaction, &self.appends).await?
        };
        for (append, became) in self.appends.iter().zip(&appended) {
            if let (Appended::Written, Some(table)) = (became, &append.opens) {
                log::create(&mut transaction, table, u32::MAX).await?;
            }
        }
        let mut created = Vec::with_capacity(self.creates.len());
        for Create { table, most, .. } in &self.creates {
            created.push(log::create(&mut transaction, table, *most).await?);
        }
        for note in &self.notes {
            log::note(&mut transaction, note).await?;
        }
        transaction.say("COMMIT").await?;
        pen.lent = Some(transaction);
        Ok((appended, created))
    }

    /// Tells everybody what became of theirs. Whoever asked may be gone; what is written is written.
    fn answer(self, appended: Vec<Appended>, created: Vec<Option<TableId>>) {
        for (append, became) in self.appends.into_iter().zip(appended) {
            let _ = append.done.send(Ok(became));
        }
        for (create, became) in self.creates.into_iter().zip(created) {
            let _ = create.done.send(Ok(became));
        }
        for note in self.notes {
            let _ = note.done.send(Ok(()));
        }
    }

    /// Tells everybody that nothing is known of theirs.
    fn fail(self, reason: &str) {
        let unavailable = || StoreError::Unavailable(reason.to_owned());
        for append in self.appends {
            let _ = append.done.send(Err(unavailable()));
        }
        for create in self.creates {
            let _ = create.done.send(Err(unavailable()));
        }
        for note in self.notes {
            let _ = note.done.send(Err(unavailable()));
        }
    }
}

/// Adds entries whose places nobody else wants, as it almost always is; whether that was so. If not, not all are there.
async fn append_all(transaction: &mut Lent, appends: &[Append]) -> Result<bool, StoreError> {
    for some in in_statements(appends) {
        if transaction.execute(filled(insert(some.len()), some)).await? < some.len() as u64 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Adds entries of which some places may be taken, and answers what became of each.
async fn append(transaction: &mut Lent, appends: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let mut written = HashSet::new();
    for some in in_statements(appends) {
        let query = filled(insert(some.len()) + " RETURNING table_id, number", some);
        for row in transaction.rows(query).await? {
            written.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
        }
    }
    // Of two that were to be the same entry, the first is written.
    let mut became = |append: &Append| match written.remove(&(append.table.clone(), append.number)) {
        true => Appended::Written,
        false => Appended::Taken,
    };
    Ok(appends.iter().map(&mut became).collect())
}

/// As many entries at a time as one statement adds: of few lengths, so that each statement is prepared once.
fn in_statements(appends: &[Append]) -> impl Iterator<Item = &[Append]> {
    let mut rest = appends;
    std::iter::from_fn(move || {
        let count = (1 << rest.len().checked_ilog2()?).min(IN_A_STATEMENT);
        let (now, later) = rest.split_at(count);
        rest = later;
        Some(now)
    })
}

/// A statement with the entries that it adds.
fn filled(statement: String, appends: &[Append]) -> Question<'_> {
    let mut query = sqlx::query(AssertSqlSafe(statement));
    for append in appends {
        query = query.bind(&append.table).bind(append.number).bind(&append.body);
    }
    query
}

/// The statement that adds so many entries, but those whose place is taken.
fn insert(count: usize) -> String {
    let row = |n: usize| {
        let values: Vec<String> = (1..=COLUMNS).map(|column| format!("${}", n * COLUMNS + column)).collect();
        format!("({})", values.join(", "))
    };
    let rows: Vec<String> = (0..count).map(row).collect();
    format!("INSERT INTO entries (table_id, number, body) VALUES {} ON CONFLICT DO NOTHING", rows.join(", "))
}
