//! A copy of a database that is in use.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::Connection as _;

use crate::address::{AddressError, address_of};
use crate::opening::{OpenError, connect};
use crate::{Backend, StoreError};

/// No copy was made.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// There is nothing to copy.
    #[error("there is no database {}", .0.display())]
    Nothing(PathBuf),
    /// A copy never takes the place of something else.
    #[error("{} is there already; a backup is a new file", .0.display())]
    Exists(PathBuf),
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database cannot be read, or the copy not be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The copy may not be on disk.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// The copy.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
}

/// Copies the database in a file, as it is at this moment, into a new file, while a server may go on using it. A copy that could not
/// be finished is removed.
///
/// # Errors
/// If there is none, the copy is there already, or something cannot be read or written.
pub async fn back_up(database: &Path, copy: &Path) -> Result<(), BackupError> {
    if !database.is_file() {
        return Err(BackupError::Nothing(database.to_path_buf()));
    }
    let unwritten = |source| BackupError::Write { path: copy.to_path_buf(), source };
    // It is taken, so that nobody else can have it, and for nobody else's eyes; SQLite writes into a file that is empty.
    let mut new = File::options();
    new.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut new, 0o600);
    match new.open(copy) {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            return Err(BackupError::Exists(copy.to_path_buf()));
        }
        Err(error) => return Err(unwritten(error)),
    }
    let copied = copy_into(database, copy).await;
    let synced = copied.and_then(|()| File::open(copy).and_then(|file| file.sync_all()).map_err(unwritten));
    if synced.is_err() {
        // It is of no use, and its name may be wanted again.
        let _ = std::fs::remove_file(copy);
    }
    synced
}

async fn copy_into(database: &Path, copy: &Path) -> Result<(), BackupError> {
    sqlx::any::install_default_drivers();
    let mut connection =
        connect(&format!("{}?mode=rw", address_of(database).map_err(OpenError::from)?), Backend::Sqlite)
            .await?;
    let target = copy.to_str().ok_or(OpenError::Address(AddressError::Name))?;
    sqlx::query("VACUUM INTO $1").bind(target).execute(&mut connection).await.map_err(StoreError::from)?;
    connection.close().await.map_err(StoreError::from)?;
    Ok(())
}
