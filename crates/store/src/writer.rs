//! The writer: one task that adds the entries of all tables, makes tables and notes what they are found by; as much as waits in one
//! transaction.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;
use std::{io, thread};

use hosting::Appended;
use protocol::{AccountId, TableId};
use table::Seat;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::{mpsc, oneshot};

use crate::StoreError;
use crate::lent::Database;
use crate::lines::{self, Line, Making};
use crate::pen::{Pen, Transaction};
use crate::trouble::LOOK;

/// The most entries in one transaction. With more of them everybody waits for everybody: while some are written, others are decided.
const TOGETHER: usize = 256;

/// What the writer is asked for.
#[derive(Debug)]
pub(crate) enum Job {
    Append(Append),
    Create(Create),
    Note(Note),
    /// To write nothing, and to say whether it could have written.
    Look(Done<()>),
    /// To end, once all that came before is written.
    End(oneshot::Sender<()>),
}

/// Who hears what became of something.
type Done<T> = oneshot::Sender<Result<T, StoreError>>;

/// An entry that is to be added.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) line: Line,
    /// The table that it speaks of, which is made with it or not at all.
    pub(crate) opens: Option<Making>,
    pub(crate) done: Done<Appended>,
}

/// A table that is to be made, unless its host has too many.
#[derive(Debug)]
pub(crate) struct Create {
    pub(crate) making: Making,
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
    looks: Vec<Done<()>>,
}

/// Starts the writer, which ends when nobody can ask it any more.
///
/// It has a thread of its own: everybody waits for it, and among thousands of tasks it would wait for its turn after every answer of
/// the database.
pub(crate) fn start(database: Database) -> io::Result<mpsc::Sender<Job>> {
    // Whoever cannot ask at once waits: what is asked for faster than a disk can write must not pile up.
    let (jobs, asked) = mpsc::channel(4 * TOGETHER);
    let runtime = Builder::new_current_thread().enable_all().build()?;
    thread::Builder::new().name("writer".to_owned()).spawn(move || write(&runtime, &database, asked))?;
    Ok(jobs)
}

/// Writes until the end. After a fault the writer begins anew, with another connection: whoever waited hears that nothing is known
/// of theirs, as if the database had been away.
fn write(runtime: &Runtime, database: &Database, mut asked: mpsc::Receiver<Job>) {
    let mut run = || runtime.block_on(run(database.clone(), &mut asked));
    // A fault leaves nothing half done that is used again: not the connection, and of those who ask only the queue.
    while catch_unwind(AssertUnwindSafe(&mut run)).is_err() {
        tracing::error!("a fault of the program while entries were written; the writer begins anew");
    }
}

async fn run(database: Database, asked: &mut mpsc::Receiver<Job>) {
    let (mut jobs, mut pen) = (Vec::with_capacity(TOGETHER), Pen::new(database));
    while asked.recv_many(&mut jobs, TOGETHER).await > 0 {
        let (mut batch, mut end) = (Batch::default(), None);
        for job in jobs.drain(..) {
            match job {
                Job::Append(append) => batch.appends.push(append),
                Job::Create(create) => batch.creates.push(create),
                Job::Note(note) => batch.notes.push(note),
                Job::Look(look) => batch.looks.push(look),
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
        self.appends.sort_by(|one, other| one.line.place().cmp(&other.line.place()));
        self.notes.sort_by(|one, other| (&one.table, one.at).cmp(&(&other.table, other.at)));
        let begun = Instant::now();
        match self.write_together(pen).await {
            Ok((appended, created)) => {
                if !self.only_looks() {
                    let written = appended.iter().filter(|became| **became == Appended::Written).count();
                    metrics::counter!("conclave_entries_written").increment(written as u64);
                    metrics::histogram!("conclave_entries_together").record(appended.len() as f64);
                    metrics::histogram!("conclave_write_seconds").record(begun.elapsed());
                }
                self.answer(appended, created);
            }
            Err(error) => {
                let reason = match error {
                    StoreError::Unavailable(reason) => reason,
                    corrupt @ StoreError::Corrupt { .. } => corrupt.to_string(),
                };
                pen.database.trouble.note(&reason);
                tracing::debug!(entries = self.appends.len(), %reason, "entries were not written");
                self.fail(&reason);
            }
        }
    }

    /// Whether there is nothing to write.
    fn only_looks(&self) -> bool {
        self.appends.is_empty() && self.creates.is_empty() && self.notes.is_empty()
    }

    async fn write_together(
        &mut self,
        pen: &mut Pen,
    ) -> Result<(Vec<Appended>, Vec<Option<TableId>>), StoreError> {
        let _turn = pen.database.turn().await;
        let mut transaction = pen.begin().await?;
        lines::leave_names_out(&mut transaction, &mut self.named()).await?;
        let appended = if append_all(&mut transaction, &self.appends).await? {
            vec![Appended::Written; self.appends.len()]
        } else {
            transaction.say("ROLLBACK").await?;
            transaction.say(pen.database.backend.begins_writing()).await?;
            lines::leave_names_out(&mut transaction, &mut self.named()).await?;
            append(&mut transaction, &self.appends).await?
        };
        let mut created = Vec::with_capacity(self.creates.len());
        for Create { making, most, .. } in &self.creates {
            created.push(lines::create(&mut transaction, making, *most).await?);
        }
        let written = self.appends.iter().zip(&appended).filter(|(_, became)| **became == Appended::Written);
        let written: Vec<&Append> = written.map(|(append, _)| append).collect();
        let opened: Vec<&Making> = written.iter().filter_map(|append| append.opens.as_ref()).collect();
        lines::make(&mut transaction, &opened).await?;
        let added: Vec<&Line> = written.iter().map(|append| &append.line).collect();
        lines::note_names(&mut transaction, &added).await?;
        lines::note(&mut transaction, &self.notes).await?;
        if !self.looks.is_empty() {
            transaction.say(LOOK).await?;
        }
        transaction.say("COMMIT").await?;
        pen.keep(transaction);
        Ok((appended, created))
    }

    /// The entries that may have names in them.
    fn named(&mut self) -> Vec<&mut Line> {
        let appended = self.appends.iter_mut().flat_map(|Append { line, opens, .. }| {
            std::iter::once(line).chain(opens.iter_mut().flat_map(Making::log))
        });
        appended.chain(self.creates.iter_mut().flat_map(|create| create.making.log())).collect()
    }

    /// Tells everybody what became of theirs. Whoever asked may be gone; what is written is written.
    fn answer(self, appended: Vec<Appended>, created: Vec<Option<TableId>>) {
        for (append, became) in self.appends.into_iter().zip(appended) {
            let _ = append.done.send(Ok(became));
        }
        for (create, became) in self.creates.into_iter().zip(created) {
            let _ = create.done.send(Ok(became));
        }
        for done in self.notes.into_iter().map(|note| note.done).chain(self.looks) {
            let _ = done.send(Ok(()));
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
        for done in self.notes.into_iter().map(|note| note.done).chain(self.looks) {
            let _ = done.send(Err(unavailable()));
        }
    }
}

/// Adds entries whose places nobody else wants, as it almost always is; whether that was so. If not, not all are there.
async fn append_all(transaction: &mut Transaction, appends: &[Append]) -> Result<bool, StoreError> {
    Ok(lines::add(transaction, &entries(appends)).await? == appends.len() as u64)
}

/// Adds entries of which some places may be taken, and answers what became of each.
async fn append(transaction: &mut Transaction, appends: &[Append]) -> Result<Vec<Appended>, StoreError> {
    let entries = entries(appends);
    let mut written = lines::add_where_free(transaction, &entries).await?;
    // Of two that were to be the same entry, the first is written.
    let mut became = |line: &&Line| match written.remove(&(line.table.clone(), line.number)) {
        true => Appended::Written,
        false => Appended::Taken,
    };
    Ok(entries.iter().map(&mut became).collect())
}

fn entries(appends: &[Append]) -> Vec<&Line> {
    appends.iter().map(|append| &append.line).collect()
}
