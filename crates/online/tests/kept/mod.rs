//! A folder with a database, gone afterwards.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

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
}

impl Drop for Kept {
    fn drop(&mut self) {
        // It lies in the temporary folder: who cannot remove it need not.
        let _ = fs::remove_dir_all(&self.0);
    }
}
