//! The writer: one task that adds the entries of all tables, as many as wait in one transaction.

use std::collections::HashSet;
use std::time::Instant;

use hosting::Appended;
use sqlx::{AssertSqlSafe, Row as _};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::lent::Database;
use crate::log::find_request;

/// The most entries in one transaction.
const TOGETHER: usize = 256;

/// The most entries in one statement, a power of two. PostgreSQL and SQLite take at most 32,766 values.
const IN_A_STATEMENT: usize = 64;

/// The columns of an entry.
const COLUMNS: usize = 5;

/// What the writer is asked for.
#[derive(Debug)]
pub(crate) enum Job {
    Append(Append),
    /// To end, once all that came before is written.
    End(oneshot::Sender<()>),
}

/// An entry that is to be added.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    pub(crate) number: i64,
    pub(crate) account: Option<String>,
    pub(crate) request: Option<i64>,
    pub(crate) body: String,
    /// Hears what became of it.
    pub(crate) done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Starts the writer, which ends when nobody can ask it any more.
pub(crate) fn start(database: Database) -> mpsc::Sender<Job> {
    // Whoever cannot ask at once waits: what is asked for faster than a disk can write must not pile up.
    let (jobs, asked) = mpsc::channel(4 * TOGETHER);
    tokio::spawn(run(database, asked));
    jobs
}

async fn run(database: Database, mut asked: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(TOGETHER);
    while asked.recv_many(&mut jobs, TOGETHER).await > 0 {
        let (mut appends, mut end) = (Vec::new(), None);
        for job in jobs.drain(..) {
            match job {
                Job::Append(append) => appends.push(append),
                Job::End(done) => end = Some(done),
            }
        }
        write(&database, appends).await;
        if let Some(done) = end {
            // Who asked for the end may be gone.
            let _ = done.send(());
            return;
        }
    }
}

/// Adds entries in one transaction, and tells everybody what became of theirs.
async fn write(database: &Database, mut appends: Vec<Append>) {
    // Always in the same order, so that two servers that write for the same tables do not wait for each other in a circle.
    appends.sort_by(|one, other| (&one.table, one.number).cmp(&(&other.table, other.number)));
    let begun = Instant::now();
    match write_together(database, &appends).await {
        Ok(became) => {
            let written = became.iter().filter(|became| **became == Appended::Written).count() as u64;
            metrics::counter!("conclave_entries_written").increment(written);
            metrics::histogram!("conclave_entries_together").record(appends.len() as f64);
            metrics::histogram!("conclave_write_seconds").record(begun.elapsed());
            for (append, became) in appends.into_iter().zip(became) {
                // Who asked may be gone; what is written is written.
                let _ = append.done.send(Ok(became));
            }
        }
        Err(error) => {
            let reason = error.to_string();
            tracing::warn!(entries = appends.len(), %reason, "entries were not written");
            for append in appends {
                let _ = append.done.send(Err(StoreError::Unavailable(reason.clone())));
            }
        }
    }
}

async fn write_together(database: &Database, appends: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let mut transaction = database.begin().await?;
    let mut written = HashSet::new();
    let mut rest = appends;
    while !rest.is_empty() {
        // Statements of few lengths, so that each is prepared once.
        let count = (1 << rest.len().ilog2()).min(IN_A_STATEMENT);
        let (now, later) = rest.split_at(count);
        let mut query = sqlx::query(AssertSqlSafe(insert(count)));
        for append in now {
            query = query
                .bind(&append.table)
                .bind(append.number)
                .bind(append.account.as_ref())
                .bind(append.request)
                .bind(&append.body);
        }
        for row in transaction.rows(query).await? {
            written.insert((row.try_get::<String, _>(0)?, row.try_get::<i64, _>(1)?));
        }
        rest = later;
    }
    let mut became = Vec::with_capacity(appends.len());
    for append in appends {
        let Append { table, number, account, request, .. } = append;
        // Of two that were to be the same entry, the first is written.
        became.push(if written.remove(&(table.clone(), *number)) {
            Appended::Written
        } else {
            let before = match (account, request) {
                (Some(account), Some(request)) => {
                    find_request(&mut transaction, table, account, *request).await?
                }
                _ => None,
            };
            before.map_or(Appended::Taken, Appended::Twice)
        });
    }
    transaction.commit().await?;
    Ok(became)
}

/// The statement that adds so many entries, but those whose place or request is taken, and answers which it has added.
fn insert(count: usize) -> String {
    let row = |n: usize| {
        let values: Vec<String> = (1..=COLUMNS).map(|column| format!("${}", n * COLUMNS + column)).collect();
        format!("({})", values.join(", "))
    };
    let rows: Vec<String> = (0..count).map(row).collect();
    format!(
        "INSERT INTO entries (table_id, number, account, request, body) VALUES {} \
         ON CONFLICT DO NOTHING RETURNING table_id, number",
        rows.join(", ")
    )
}
