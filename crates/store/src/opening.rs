//! How a store is opened: connections, and a database of the right shape.

use std::borrow::Cow;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migrate as _, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _, SqlSafeStr as _};
use tokio::time::timeout;

use crate::address::{AddressError, address_of, backend_of, place_of};
use crate::file_pool::FilePool;
use crate::lent::{Connections, Database};
use crate::trouble::{self, Trouble};
use crate::{Backend, Store, StoreError, plainly, writer};

/// How long a connection may be waited for, and a server to let one begin.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most connections that read.
pub(crate) const CONNECTIONS: u32 = 8;

/// What every connection to SQLite is told: what is committed is on disk, readers do not wait for the writer, who waits for a
/// lock waits a little, what was written is put in its place every 32 MB, and what takes back half a statement is kept in memory.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
    PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 8192; PRAGMA temp_store = MEMORY;";

/// What every connection to PostgreSQL is told: what is committed is on disk; and whoever was cut off in the middle of a transaction
/// keeps nobody waiting for long.
const POSTGRES: &str = "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = 5000; \
    SET lock_timeout = 4000; SET statement_timeout = 30000; SET tcp_user_timeout = 10000";

/// What a connection to PostgreSQL is told that brings the database up to date: that takes as long as it takes.
const POSTGRES_AT_LEISURE: &str = "SET lock_timeout = 0; SET statement_timeout = 0";

/// The database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is none.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// It cannot be reached, or is none.
    #[error("the database cannot be opened: {}", plainly(.0))]
    Unreachable(#[from] sqlx::Error),
    /// The server that it is at cannot be reached, or is none.
    #[error("the database at {place} cannot be opened: {}", plainly(.error))]
    Away {
        /// Where that is.
        place: String,
        /// Why not.
        error: sqlx::Error,
    },
    /// It was made by a newer program.
    #[error(
        "the database was changed by a newer version of this program (step {0}); use that one, or a backup of before"
    )]
    Newer(i64),
    /// It cannot be brought up to date.
    #[error("the database cannot be brought up to date: {}", of_migration(.0))]
    Migration(#[source] MigrateError),
}

impl From<MigrateError> for OpenError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(version) => Self::Newer(version),
            error => Self::Migration(error),
        }
    }
}

/// Why a database cannot be brought up to date: whoever opens it must be allowed to change it.
fn of_migration(error: &MigrateError) -> String {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => plainly(error),
        error => error.to_string(),
    }
}

/// A step towards the shape of a database that is used now: its number, what it is about, and what is done.
type Step = (i64, &'static str, &'static str);

/// The steps that lead from an empty database to that shape; steps are added, never changed.
const STEPS: [Step; 5] = [
    (1, "tables", include_str!("../migrations/0001-tables.sql")),
    (2, "portraits", include_str!("../migrations/0002-portraits.sql")),
    (3, "one key", include_str!("../migrations/0003-one-key.sql")),
    (4, "next secret", include_str!("../migrations/0004-next-secret.sql")),
    (5, "order", include_str!("../migrations/0005-order.sql")),
];

impl Store {
    /// Opens a database, makes it if it is a file that is not there, and brings it up to date. The address is `sqlite:FILE` or
    /// `postgres://USER@HOST/NAME`.
    ///
    /// # Errors
    /// If it cannot be reached or used.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        let backend = backend_of(address)?;
        Self::open_at(address, backend).await.map_err(|error| match (error, place_of(address)) {
            (OpenError::Unreachable(error), Some(place)) => OpenError::Away { place, error },
            (error, _) => error,
        })
    }

    async fn open_at(address: &str, backend: Backend) -> Result<Self, OpenError> {
        sqlx::any::install_default_drivers();
        let address = match backend {
            // Makes the file if it is not there.
            Backend::Sqlite if !address.contains('?') => format!("{address}?mode=rwc"),
            _ => address.to_owned(),
        };
        let mut first = connect(&address, backend).await?;
        migrate(&mut first, backend).await?;
        // Whatever it has locked is free with its end.
        answered(backend, first.close()).await?;
        let connections = match backend {
            Backend::Sqlite => Connections::File(Arc::new(FilePool::new(&address))),
            Backend::Postgres => Connections::Server(pool(&address).await?),
        };
        let (trouble, news) = Trouble::new();
        tokio::spawn(trouble::tell(news, address, backend));
        let database = Database::new(connections, trouble);
        let writer = writer::start(database.clone()).map_err(|error| OpenError::Unreachable(error.into()))?;
        Ok(Self { database, writer })
    }

    /// Opens the database in a file.
    ///
    /// # Errors
    /// As for [`open`](Self::open).
    pub async fn open_file(path: &Path) -> Result<Self, OpenError> {
        Self::open(&address_of(path)?).await
    }
}

/// The file of a database, by its address.
pub(crate) fn file_of(address: &str) -> Result<PathBuf, StoreError> {
    Ok(SqliteConnectOptions::from_str(address)?.get_filename().to_path_buf())
}

/// What every connection is told.
pub(crate) const fn told(backend: Backend) -> &'static str {
    match backend {
        Backend::Sqlite => SQLITE,
        Backend::Postgres => POSTGRES,
    }
}

/// One connection. It says why there is none, where a pool says only that it has waited in vain.
pub(crate) async fn connect(address: &str, backend: Backend) -> Result<AnyConnection, OpenError> {
    let connecting = async {
        let mut connection = AnyConnection::connect(address).await?;
        connection.execute(sqlx::raw_sql(told(backend))).await?;
        Ok::<_, sqlx::Error>(connection)
    };
    answered(backend, connecting).await
}

/// Says something on a connection of somebody who begins.
pub(crate) async fn told_to(
    connection: &mut AnyConnection,
    backend: Backend,
    statement: &'static str,
) -> Result<(), OpenError> {
    answered(backend, connection.execute(statement)).await.map(drop)
}

/// Waits for an answer while somebody begins. A server may never give one; a file does, but may need long after a fault.
async fn answered<T, E: Into<OpenError>>(
    backend: Backend,
    answer: impl Future<Output = Result<T, E>>,
) -> Result<T, OpenError> {
    let in_time = match backend {
        Backend::Sqlite => Ok(answer.await),
        Backend::Postgres => timeout(PATIENCE, answer).await,
    };
    match in_time {
        Ok(answered) => answered.map_err(Into::into),
        Err(_) => Err(sqlx::Error::Io(io::Error::new(io::ErrorKind::TimedOut, "it does not answer")).into()),
    }
}

async fn pool(address: &str) -> Result<AnyPool, sqlx::Error> {
    AnyPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .after_connect(|connection, _| {
            Box::pin(async move { connection.execute(sqlx::raw_sql(POSTGRES)).await.map(drop) })
        })
        .connect(address)
        .await
}

async fn migrate(connection: &mut AnyConnection, backend: Backend) -> Result<(), OpenError> {
    let step = |(version, about, sql): Step| {
        Migration::new(version, Cow::Borrowed(about), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let mut migrator = Migrator::with_migrations(STEPS.map(step).into());
    // One server at a time does this. The others wait a little, and begin anew.
    answered(backend, connection.lock()).await?;
    migrator.set_locking(false);
    if backend == Backend::Postgres {
        answered(backend, connection.execute(sqlx::raw_sql(POSTGRES_AT_LEISURE))).await?;
    }
    // `run` would borrow the connection in a way that keeps the future from being sent to another thread.
    migrator.run_direct(None, connection, false).await?;
    Ok(())
}
