//! Connections to the database, lent for a while.
//!
//! Whatever is asked has to be answered in time: a database may be cut off in the middle of an answer, and then nobody says so. A
//! connection of which it is not known how its last question ended is closed, and never used again.

use std::sync::Arc;
use std::time::Duration;

use sqlx::any::{AnyArguments, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, Executor as _};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::time::timeout;

use crate::file_pool::{FileConnection, FilePool};
use crate::trouble::Trouble;
use crate::{Backend, StoreError};

/// How long an answer may take.
pub(crate) const PATIENCE: Duration = Duration::from_secs(5);

/// A question, and what belongs into it.
pub(crate) type Question<'q> = Query<'q, Any, AnyArguments>;

/// A connection that is lent. It is closed, unless it is given back.
#[derive(Debug)]
pub(crate) struct Lent {
    connection: Connection,
    /// That nobody else writes, where one may at a time.
    turn: Option<OwnedMutexGuard<()>>,
    trouble: Trouble,
}

/// A connection, and where it goes back to.
#[derive(Debug)]
enum Connection {
    /// To a server, which may be gone.
    Server(ServerConnection),
    /// To a file, which is there.
    File(FileConnection),
}

/// A connection to a server.
#[derive(Debug)]
struct ServerConnection {
    connection: PoolConnection<Any>,
    is_good: bool,
}

impl Drop for ServerConnection {
    fn drop(&mut self) {
        if self.is_good {
            // It is asked once more, and may have been cut off since: then its place in the pool must not be lost with it.
            tokio::spawn(timeout(PATIENCE, self.connection.return_to_pool()));
        } else {
            // It is not waited for longer than a moment.
            self.connection.close_on_drop();
        }
    }
}

impl Lent {
    /// All lines of an answer.
    pub(crate) async fn rows(&mut self, question: Question<'_>) -> Result<Vec<AnyRow>, StoreError> {
        let answered = in_time(question.fetch_all(self.connection())).await;
        self.trouble.noting(answered)
    }

    /// The first line of an answer, if it has one.
    pub(crate) async fn row(&mut self, question: Question<'_>) -> Result<Option<AnyRow>, StoreError> {
        let answered = in_time(question.fetch_optional(self.connection())).await;
        self.trouble.noting(answered)
    }

    /// Changes something; how many lines of a table.
    pub(crate) async fn execute(&mut self, question: Question<'_>) -> Result<u64, StoreError> {
        let answered = in_time(question.execute(self.connection())).await;
        Ok(self.trouble.noting(answered)?.rows_affected())
    }

    /// Gives it back, for others to use.
    pub(crate) fn give_back(self) {
        match self.connection {
            Connection::Server(mut lent) => lent.is_good = true,
            Connection::File(lent) => lent.give_back(),
        }
    }

    /// Lets everything that was written since the transaction [began](Database::begin) count, and gives it back. Without this nothing of
    /// it counts.
    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        self.end("COMMIT").await
    }

    /// Takes everything back that was written since the transaction began, and gives it back.
    pub(crate) async fn roll_back(self) -> Result<(), StoreError> {
        self.end("ROLLBACK").await
    }

    async fn end(mut self, statement: &'static str) -> Result<(), StoreError> {
        self.say(statement).await?;
        self.give_back();
        Ok(())
    }

    fn connection(&mut self) -> &mut AnyConnection {
        match &mut self.connection {
            Connection::Server(lent) => &mut lent.connection,
            Connection::File(lent) => &mut lent.connection,
        }
    }

    /// Says something to which there is no answer.
    pub(crate) async fn say(&mut self, statement: &'static str) -> Result<(), StoreError> {
        let said = self.try_to_say(statement).await;
        self.trouble.noting(said)
    }

    /// The same on a connection that may be one of before: that it is lost says nothing of the database.
    pub(crate) async fn try_to_say(&mut self, statement: &'static str) -> Result<(), StoreError> {
        in_time(self.connection().execute(statement)).await.map(drop)
    }
}

/// A database to which there are connections.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    connections: Connections,
    pub(crate) backend: Backend,
    /// SQLite has one writer at a time: whoever wants to write waits here in a queue, and not there, by luck.
    turn: Arc<Mutex<()>>,
    pub(crate) trouble: Trouble,
}

/// Where connections come from.
#[derive(Clone, Debug)]
pub(crate) enum Connections {
    /// To a server.
    Server(AnyPool),
    /// To a file.
    File(Arc<FilePool>),
}

impl Database {
    pub(crate) fn new(connections: Connections, trouble: Trouble) -> Self {
        let backend = match connections {
            Connections::Server(_) => Backend::Postgres,
            Connections::File(_) => Backend::Sqlite,
        };
        Self { connections, backend, turn: Arc::default(), trouble }
    }

    /// Where connections come from.
    pub(crate) fn connections(&self) -> &Connections {
        &self.connections
    }

    /// A connection.
    pub(crate) async fn lend(&self) -> Result<Lent, StoreError> {
        let connection = self.trouble.noting(self.connect().await)?;
        Ok(Lent { connection, turn: None, trouble: self.trouble.clone() })
    }

    async fn connect(&self) -> Result<Connection, StoreError> {
        Ok(match &self.connections {
            Connections::Server(pool) => {
                Connection::Server(ServerConnection { connection: pool.acquire().await?, is_good: false })
            }
            Connections::File(pool) => Connection::File(pool.lend().await?),
        })
    }

    /// Ends all connections, and lends no more.
    pub(crate) async fn close(&self) {
        self.trouble.end();
        match &self.connections {
            Connections::Server(pool) => pool.close().await,
            Connections::File(pool) => pool.close().await,
        }
    }

    /// A connection on which something will be written.
    async fn lend_for_writing(&self) -> Result<Lent, StoreError> {
        let turn = self.turn().await;
        let mut lent = self.lend().await?;
        lent.turn = turn;
        Ok(lent)
    }

    /// That nobody else writes, where one may at a time.
    pub(crate) async fn turn(&self) -> Option<OwnedMutexGuard<()>> {
        match self.backend {
            Backend::Sqlite => Some(Arc::clone(&self.turn).lock_owned().await),
            Backend::Postgres => None,
        }
    }

    /// Begins a transaction that will write.
    pub(crate) async fn begin(&self) -> Result<Lent, StoreError> {
        let mut lent = self.lend_for_writing().await?;
        lent.say(self.backend.begins_writing()).await?;
        Ok(lent)
    }

    /// All lines of an answer.
    pub(crate) async fn rows(&self, question: Question<'_>) -> Result<Vec<AnyRow>, StoreError> {
        let mut lent = self.lend().await?;
        let rows = lent.rows(question).await?;
        lent.give_back();
        Ok(rows)
    }

    /// The first line of an answer, if it has one.
    pub(crate) async fn row(&self, question: Question<'_>) -> Result<Option<AnyRow>, StoreError> {
        let mut lent = self.lend().await?;
        let row = lent.row(question).await?;
        lent.give_back();
        Ok(row)
    }

    /// Changes something with one statement; how many lines of a table.
    pub(crate) async fn execute(&self, question: Question<'_>) -> Result<u64, StoreError> {
        let mut lent = self.lend_for_writing().await?;
        let changed = lent.execute(question).await?;
        lent.give_back();
        Ok(changed)
    }
}

async fn in_time<T>(answer: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, StoreError> {
    match timeout(PATIENCE, answer).await {
        Ok(answered) => Ok(answered?),
        Err(_) => Err(late()),
    }
}

/// What is said of an answer that was waited for in vain.
pub(crate) fn late() -> StoreError {
    StoreError::Unavailable("it did not answer in time".to_owned())
}
