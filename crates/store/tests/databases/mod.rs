//! Databases to try: each is empty, of its own, and gone afterwards.
#![allow(dead_code, reason = "every test uses some of it")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use sqlx::Connection as _;
use store::Store;

#[cfg(feature = "in-postgres")]
mod postgres;

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

    async fn execute(&self, sql: &'static str) {
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
