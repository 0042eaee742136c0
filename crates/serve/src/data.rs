//! Where a server keeps what it keeps.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use command_line::data_folder;
use store::{BackupError, OpenError, Store};

/// The name of the database in a folder, and of the file that says that a server uses it.
const DATABASE: &str = "conclave.db";
const LOCK: &str = "in-use";

/// Where accounts and tables are kept.
#[derive(Args, Debug)]
pub struct DataArgs {
    /// The folder in which accounts and tables are kept [default: ~/.local/share/conclave/server]
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    pub data: Option<PathBuf>,
    /// Keep them in this database instead, for example `postgres://conclave@db/conclave`
    #[arg(long, value_name = "URL", env = "CONCLAVE_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
}

/// What a server keeps cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// There is no place for data of users.
    #[error("there is no place for data of users on this system; name a folder with --data")]
    NoPlace,
    /// Something in the folder cannot be written.
    #[error("cannot keep anything in {}: {source}", path.display())]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// Another server uses the folder.
    #[error("another server keeps its tables in {}; name another folder with --data", .0.display())]
    InUse(PathBuf),
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// A file is named as if it were a server.
    #[error("--data FOLDER keeps everything in a file; --database is for PostgreSQL")]
    File,
    /// What is kept is no file.
    #[error("PostgreSQL copies its databases itself: pg_dump")]
    NotAFile,
    /// It cannot be copied.
    #[error(transparent)]
    Backup(#[from] BackupError),
}

/// A store that nobody else uses; where it is a file, for as long as this lives.
#[derive(Debug)]
pub(crate) struct Data {
    pub(crate) store: Store,
    /// The folder that it is in, where it is a file.
    pub(crate) folder: Option<PathBuf>,
    _lock: Option<File>,
}

impl DataArgs {
    /// Whether it was said where.
    pub(crate) fn is_named(&self) -> bool {
        self.data.is_some() || self.database.is_some()
    }

    /// The folder, where it is one.
    fn folder(&self) -> Result<PathBuf, DataError> {
        let usual = || data_folder().map(|folder| folder.join("server"));
        self.data.clone().or_else(usual).ok_or(DataError::NoPlace)
    }

    /// The file of the database; nothing where it is kept elsewhere.
    ///
    /// # Errors
    /// If there is no place for one.
    pub fn file(&self) -> Result<Option<PathBuf>, DataError> {
        match &self.database {
            Some(_) => Ok(None),
            None => Ok(Some(self.folder()?.join(DATABASE))),
        }
    }

    /// Opens what is kept, for one server alone where it is a file.
    pub(crate) async fn open(&self) -> Result<Data, DataError> {
        if let Some(address) = &self.database {
            if address.starts_with("sqlite:") {
                return Err(DataError::File);
            }
            return Ok(Data { store: Store::open(address).await?, folder: None, _lock: None });
        }
        let folder = self.folder()?;
        let lock = locked(&folder)?;
        keep_private(&folder.join(DATABASE))?;
        let store = Store::open_file(&folder.join(DATABASE)).await?;
        Ok(Data { store, folder: Some(folder), _lock: Some(lock) })
    }

    /// Opens what is kept, whoever else uses it.
    ///
    /// # Errors
    /// If it cannot be used.
    pub async fn open_shared(&self) -> Result<Store, DataError> {
        match (&self.database, self.file()?) {
            (Some(address), _) => Ok(Store::open(address).await?),
            (None, Some(file)) if file.is_file() => Ok(Store::open_file(&file).await?),
            (None, file) => Err(BackupError::Nothing(file.unwrap_or_default()).into()),
        }
    }
}

/// Makes the file of the database, if it is not there, for nobody else's eyes: it holds the secrets of games that are played. What
/// SQLite puts beside it is as private.
fn keep_private(path: &Path) -> Result<(), DataError> {
    let mut file = File::options();
    file.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    let made = file.open(path).map(|_| ());
    made.map_err(|source| DataError::Folder { path: path.to_path_buf(), source })
}

/// Says that a server uses the folder, which is made if it is not there, and readable for nobody else.
fn locked(folder: &Path) -> Result<File, DataError> {
    let failed = |source| DataError::Folder { path: folder.to_path_buf(), source };
    if !folder.is_dir() {
        fs::create_dir_all(folder).map_err(failed)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).map_err(failed)?;
        }
    }
    let lock = File::options().create(true).truncate(false).write(true).open(folder.join(LOCK));
    let lock = lock.map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(DataError::InUse(folder.to_path_buf())),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}
