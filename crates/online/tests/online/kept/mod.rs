//! A folder with a database, gone afterwards.
#![allow(dead_code, reason = "every test uses some of it")]

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

use sqlx::{AssertSqlSafe, Connection as _, Executor as _, SqliteConnection};
use store::Store;

pub(crate) struct Kept(PathBuf);

impl Kept {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("conclave-online-{}-{number}", process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) async fn store(&self) -> Store {
        Store::open_file(&self.0.join("conclave.db")).await.unwrap()
    }

    /// Does something to the database behind the back of all servers.
    pub(crate) async fn harm(&self, sql: &str) {
        let mut connection = self.connection().await;
        connection.execute(AssertSqlSafe(sql)).await.unwrap();
        connection.close().await.unwrap();
    }

    pub(crate) async fn connection(&self) -> SqliteConnection {
        let path = self.0.join("conclave.db");
        SqliteConnection::connect(&format!("sqlite:{}", path.display())).await.unwrap()
    }

    /// Nothing can be written any more, until [it can be again](Self::come_back).
    pub(crate) async fn go_away(&self) {
        self.harm("ALTER TABLE entries RENAME TO entries_away; ALTER TABLE presence RENAME TO presence_away")
            .await;
    }

    pub(crate) async fn come_back(&self) {
        self.harm("ALTER TABLE entries_away RENAME TO entries; ALTER TABLE presence_away RENAME TO presence")
            .await;
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // It lies in the temporary folder: who cannot remove it need not.
        let _ = fs::remove_dir_all(&self.0);
    }
}
