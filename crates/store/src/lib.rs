//! What a server keeps, in SQLite or PostgreSQL.
//!
//! Both understand the same statements, so there is one store; what differs is how it is [opened](Store::open). Everything that is
//! answered as written is on disk: SQLite with `synchronous=FULL`, PostgreSQL with `synchronous_commit=on`. Entries that wait are
//! written together, in one transaction (`writer.rs`), because a disk syncs some hundred times a second and a server is asked
//! for thousands.

mod accounts;
mod address;
mod backup;
mod file_pool;
mod lent;
mod lines;
mod log;
mod many;
mod opening;
mod pen;
mod presence;
mod ratings;
mod trouble;
mod writer;

use tokio::sync::mpsc;
use tokio::time::timeout;

pub use accounts::{Account, NewKey, Redeemed};
pub use address::{AddressError, place_of};
pub use backup::{BackupError, back_up};
pub use hosting::Appended;
pub use log::{NewTable, Noted, Place, TableKept};
pub use opening::OpenError;
pub use presence::Noticed;
pub use ratings::Finished;

use lent::{Database, PATIENCE, late};
use writer::Job;

/// What a server keeps.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
    writer: mpsc::Sender<Job>,
}

/// Where it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    /// A file.
    Sqlite,
    /// A server of its own.
    Postgres,
}

/// Something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database does not answer, or not in time; the same may be tried again.
    #[error("the database cannot be used: {0}")]
    Unavailable(String),
    /// What is kept cannot be understood: a fault of the program or of the disk.
    #[error("what is kept of {what} cannot be read: {reason}")]
    Corrupt {
        /// Of what.
        what: String,
        /// Why not.
        reason: String,
    },
}

impl Backend {
    /// The statement that begins a transaction that will write. SQLite has one writer at a time: who says so at once waits for the
    /// one before, who says so later is refused.
    const fn begins_writing(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Unavailable(plainly(&error))
    }
}

/// What a database or what lies before it says, without how it came here.
fn plainly(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::PoolTimedOut => "no connection was there in time".to_owned(),
        sqlx::Error::Protocol(_) => "what answers there is no PostgreSQL, or no whole one".to_owned(),
        error => error.to_string(),
    }
}

impl StoreError {
    /// Whether the store has said it, or says it soon, to whoever looks after the server.
    pub fn is_told(&self) -> bool {
        matches!(self, Self::Unavailable(_))
    }
}

impl Store {
    /// Where it is kept.
    pub fn backend(&self) -> Backend {
        self.database.backend
    }

    /// Whether the writer and the database answer, and something could be written.
    ///
    /// # Errors
    /// If they do not or it could not.
    pub async fn ping(&self) -> Result<(), StoreError> {
        // The writer has whatever it is asked before in its own time.
        match timeout(PATIENCE, self.written(Job::Look)).await {
            Ok(answered) => answered,
            Err(_) => Err(late()),
        }
    }

    /// Ends all connections, once what waits is written.
    pub async fn close(&self) {
        let (done, written) = tokio::sync::oneshot::channel();
        // A writer that has ended has nothing more to write.
        if self.writer.send(Job::End(done)).await.is_ok() {
            let _ = written.await;
        }
        self.database.close().await;
    }
}
