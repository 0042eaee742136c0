//! Databases to try: each is empty, of its own, and gone afterwards.
#![allow(dead_code, unused_imports, unused_macros, reason = "every test uses some of it")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use sqlx::Connection as _;
use store::Store;

#[cfg(feature = "in-postgres")]
mod network;
#[cfg(feature = "in-postgres")]
mod postgres;

#[cfg(feature = "in-postgres")]
pub(crate) use network::Network;

/// Runs tests on every kind of database.
macro_rules! on_every_database {
    ($($name:ident)*) => {
        mod in_sqlite {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(&super::Database::sqlite()).await;
            })*
        }
        #[cfg(feature = "in-postgres")]
        mod in_postgres {
            $(#[tokio::test(flavor = "multi_thread")]
            async fn $name() {
                super::$name(&super::Database::postgres().await).await;
            })*
        }
    };
}
pub(crate) use on_every_database;

/// A database that is empty at first.
pub(crate) struct Database {
    pub(crate) address: String,
    _folder: Option<Folder>,
}

impl Database {
    pub(crate) fn sqlite() -> Self {
        let folder = Folder::new();
        Self { address: format!("sqlite:{}", folder.0.join("conclave.db").display()), _folder: Some(folder) }
    }

    #[cfg(feature = "in-postgres")]
    pub(crate) async fn postgres() -> Self {
        Self { address: postgres::fresh_database().await, _folder: None }
    }

    /// One that is reached through a network.
    #[cfg(feature = "in-postgres")]
    pub(crate) fn through(network: &Network) -> Self {
        Self { address: network.address.clone(), _folder: None }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address).await.unwrap()
    }

    /// Notes a step that no program knows yet.
    pub(crate) async fn pretend_to_be_newer(&self) {
        self.execute(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
             SELECT 999, 'later', success, checksum, 0 FROM _sqlx_migrations WHERE version = 1",
        )
        .await;
    }

    /// Makes it one of before the step that added portraits.
    pub(crate) async fn take_back_portraits(&self) {
        self.execute(
            "ALTER TABLE accounts DROP COLUMN portrait; DELETE FROM _sqlx_migrations WHERE version = 2",
        )
        .await;
    }

    /// Makes it one of before the step that put entries in order.
    pub(crate) async fn take_back_order(&self) {
        self.execute(
            "CREATE TABLE before (table_id TEXT NOT NULL, number BIGINT NOT NULL, body TEXT NOT NULL, \
             PRIMARY KEY (table_id, number)); \
             INSERT INTO before SELECT table_id, number, body FROM entries; \
             DROP TABLE entries; ALTER TABLE before RENAME TO entries; \
             DELETE FROM _sqlx_migrations WHERE version = 5",
        )
        .await;
    }

    /// Lets nobody change the log of the table with the id 2.
    pub(crate) async fn refuse_to_change_table_2(&self) {
        self.execute(if self.address.starts_with("sqlite:") {
            "CREATE TRIGGER refused BEFORE UPDATE ON entries WHEN NEW.table_id = '0000000000002' \
             BEGIN SELECT RAISE(ABORT, 'refused'); END"
        } else {
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS \
             $$ BEGIN RAISE EXCEPTION 'refused'; END $$; \
             CREATE TRIGGER refused BEFORE UPDATE ON entries FOR EACH ROW \
             WHEN (NEW.table_id = '0000000000002') EXECUTE FUNCTION refuse()"
        })
        .await;
    }

    /// Lets everybody change it.
    pub(crate) async fn refuse_nothing(&self) {
        self.execute(if self.address.starts_with("sqlite:") {
            "DROP TRIGGER refused"
        } else {
            "DROP TRIGGER refused ON entries"
        })
        .await;
    }

    /// The number that is the answer to a question.
    pub(crate) async fn number(&self, sql: &'static str) -> i64 {
        let mut connection = sqlx::AnyConnection::connect(&self.address).await.unwrap();
        let number = sqlx::query_scalar(sql).fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        number
    }

    pub(crate) async fn execute(&self, sql: &'static str) {
        let mut connection = sqlx::AnyConnection::connect(&self.address).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

/// A folder that is gone afterwards.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("conclave-store-{}-{number}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // It lies in the temporary folder: who cannot remove it need not.
        let _ = fs::remove_dir_all(&self.0);
    }
}
