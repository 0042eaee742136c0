//! How a store is opened: connections, and a database of the right shape.

use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, AnyPool, Connection as _, Executor as _, SqlSafeStr as _};

use crate::lent::Database;
use crate::{Backend, Store, writer};

/// How long a connection may be waited for.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most connections that read.
const CONNECTIONS: u32 = 8;

/// What every connection to SQLite is told: what is committed is on disk, readers do not wait for the writer, who waits for a
/// lock waits a little, what was written is put in its place every 32 MB, and what takes back half a statement is kept in memory.
const SQLITE: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; \
    PRAGMA busy_timeout = 5000; PRAGMA wal_autocheckpoint = 8192; PRAGMA temp_store = MEMORY;";

/// What every connection to PostgreSQL is told: what is committed is on disk; and whoever was cut off in the middle of a transaction
/// keeps nobody waiting for long.
const POSTGRES: &str = "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = 5000; \
    SET lock_timeout = 4000; SET statement_timeout = 30000; SET tcp_user_timeout = 10000";

/// The database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is of no database that is known here.
    #[error("{0:?} is no database; there are sqlite:FILE and postgres://USER@HOST/NAME")]
    Address(String),
    /// It cannot be reached, or is none.
    #[error("the database cannot be opened: {0}")]
    Unreachable(#[source] sqlx::Error),
    /// It was made by a newer program.
    #[error(
        "the database was changed by a newer version of this program (step {0}); use that one, or a backup of before"
    )]
    Newer(i64),
    /// It cannot be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[source] MigrateError),
}

/// A step towards the shape of a database that is used now: its number, what it is about, and what is done.
type Step = (i64, &'static str, &'static str);

/// The steps that lead from an empty database to that shape; steps are added, never changed.
const STEPS: [Step; 3] = [
    (1, "tables", include_str!("../migrations/0001-tables.sql")),
    (2, "portraits", include_str!("../migrations/0002-portraits.sql")),
    (3, "one key", include_str!("../migrations/0003-one-key.sql")),
];

impl Store {
    /// Opens a database, makes it if it is a file that is not there, and brings it up to date. The address is `sqlite:FILE` or
    /// `postgres://USER@HOST/NAME`.
    ///
    /// # Errors
    /// If it cannot be reached or used.
    pub async fn open(address: &str) -> Result<Self, OpenError> {
        sqlx::any::install_default_drivers();
        let backend = match address.split_once(':').map(|(scheme, _)| scheme) {
            Some("sqlite") => Backend::Sqlite,
            Some("postgres" | "postgresql") => Backend::Postgres,
            _ => return Err(OpenError::Address(without_password(address))),
        };
        let address = match backend {
            // Makes the file if it is not there.
            Backend::Sqlite if !address.contains('?') => format!("{address}?mode=rwc"),
            _ => address.to_owned(),
        };
        let pool = connect(&address, backend).await.map_err(OpenError::Unreachable)?;
        migrate(&pool).await?;
        let database = Database::new(pool, backend);
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

/// The address of the database in a file. What means something in an address is no part of a name.
pub(crate) fn address_of(path: &Path) -> Result<String, OpenError> {
    let text = path.to_str().ok_or_else(|| OpenError::Address(path.display().to_string()))?;
    Ok(format!("sqlite:{}", text.replace('%', "%25").replace('?', "%3F").replace('#', "%23")))
}

pub(crate) async fn connect(address: &str, backend: Backend) -> Result<AnyPool, sqlx::Error> {
    let told = match backend {
        Backend::Sqlite => SQLITE,
        Backend::Postgres => POSTGRES,
    };
    // A pool says only that it has waited in vain; one connection says why.
    let mut first = AnyConnection::connect(address).await?;
    first.execute(sqlx::raw_sql(told)).await?;
    first.close().await?;
    AnyPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(PATIENCE)
        .after_connect(move |connection, _| {
            Box::pin(async move { connection.execute(sqlx::raw_sql(told)).await.map(|_| ()) })
        })
        // A transaction that failed may have left the connection in the middle of it (SQLite ends some by itself): then it is no good.
        .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }))
        .connect(address)
        .await
}

async fn migrate(pool: &AnyPool) -> Result<(), OpenError> {
    let step = |(version, about, sql): Step| {
        Migration::new(version, Cow::Borrowed(about), MigrationType::Simple, sql.into_sql_str(), false)
    };
    let migrator = Migrator::with_migrations(STEPS.map(step).into());
    migrator.run(pool).await.map_err(|error| match error {
        MigrateError::VersionMissing(version) => OpenError::Newer(version),
        error => OpenError::Migration(error),
    })
}

/// An address as it may be shown: what stands between the user and the host is nobody's business.
pub fn without_password(address: &str) -> String {
    match (address.split_once("://"), address.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}://…@{host}"),
        (None, Some((_, host))) => format!("…@{host}"),
        (_, None) => address.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_shown_a_password() {
        for (address, shown) in [
            ("postgres://u:p@ss@db/x", "postgres://…@db/x"),
            ("u:pw@bus", "…@bus"),
            ("nats://bus:4222", "nats://bus:4222"),
            ("nonsense", "nonsense"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}
