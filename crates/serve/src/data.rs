//! Where a server keeps what it keeps.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::{env, io};

use clap::Args;
use command_line::data_folder;
use store::{BackupError, OpenError, Store, StoreError};

/// The name of the database in a folder, and of the file that says that a server uses it.
const DATABASE: &str = "conclave.db";
const LOCK: &str = "in-use";

/// Where accounts and tables are kept.
#[derive(Args, Debug)]
pub struct DataArgs {
    /// The folder of accounts and tables [default: ~/.local/share/conclave/server]
    #[arg(long, value_name = "FOLDER", conflicts_with = "database")]
    pub data: Option<PathBuf>,
    /// Their database, where it is no file, for example `postgres://conclave@db/conclave` [env: `CONCLAVE_DATABASE`]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

/// The environment says the same as `--database`, to fewer eyes.
const DATABASE_VARIABLE: &str = "CONCLAVE_DATABASE";

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
    #[error("a server that is running keeps its tables in {}; end it, or name another folder with --data", .0.display())]
    InUse(PathBuf),
    /// The database cannot be used.
    #[error(transparent)]
    Database(#[from] OpenError),
    /// Two places are named, one of them by the environment.
    #[error("--data names a folder, and {DATABASE_VARIABLE} a database; leave out one of them")]
    Two,
    /// A file is named as if it were a server.
    #[error(
        "--data FOLDER keeps everything in a file; --database is for PostgreSQL, postgres://USER:PASSWORD@HOST/NAME"
    )]
    File,
    /// Servers use the database.
    #[error("servers that are running use the database: {0}; end them before (one that was killed counts for {after} seconds)", after = online::GONE_AFTER.as_secs())]
    Running(usize),
    /// What is kept is no file.
    #[error("PostgreSQL copies its databases itself: pg_dump --format=custom --file=FILE DATABASE")]
    NotAFile,
    /// It cannot be copied.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// It does not answer any more.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A store that nobody else uses; where it is a file, for as long as this lives.
#[derive(Debug)]
pub(crate) struct Data {
    pub(crate) store: Store,
    /// The folder that it is in, where it is a file.
    pub(crate) folder: Option<PathBuf>,
    /// Where it is, for whoever looks after it.
    pub(crate) place: String,
    _lock: Option<File>,
}

impl DataArgs {
    /// Whether it was said where.
    pub(crate) fn is_named(&self) -> bool {
        self.data.is_some() || !matches!(self.database(), Ok(None))
    }

    /// The address of the database, where it is no file.
    pub(crate) fn database(&self) -> Result<Option<String>, DataError> {
        let named = match (&self.database, from_environment(DATABASE_VARIABLE)) {
            (Some(named), _) => Some(named.clone()),
            (None, Some(_)) if self.data.is_some() => return Err(DataError::Two),
            (None, named) => named,
        };
        match named {
            Some(address) if address.starts_with("sqlite:") => Err(DataError::File),
            named => Ok(named),
        }
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
        match self.database()? {
            Some(_) => Ok(None),
            None => Ok(Some(self.folder()?.join(DATABASE))),
        }
    }

    /// Opens what is kept, for one server alone where it is a file.
    pub(crate) async fn open(&self) -> Result<Data, DataError> {
        if let Some(address) = self.database()? {
            let store = Store::open(&address).await?;
            let place = store::place_of(&address).unwrap_or_else(|| "localhost".to_owned());
            return Ok(Data { store, folder: None, place: format!("PostgreSQL at {place}"), _lock: None });
        }
        let folder = self.folder()?;
        let lock = locked(&folder)?;
        keep_private(&folder.join(DATABASE))?;
        let store = Store::open_file(&folder.join(DATABASE)).await?;
        let place = folder.display().to_string();
        Ok(Data { store, folder: Some(folder), place, _lock: Some(lock) })
    }

    /// Opens what servers have kept, while none of them runs.
    pub(crate) async fn open_alone(&self) -> Result<Data, DataError> {
        if let Some(file) = self.file()?.filter(|file| !file.is_file()) {
            return Err(BackupError::Nothing(file).into());
        }
        let data = self.open().await?;
        // Whoever holds the folder knows that none does.
        let running = if data.folder.is_some() { 0 } else { online::servers(&data.store).await? };
        if running > 0 {
            return Err(DataError::Running(running));
        }
        Ok(data)
    }
}

/// What a variable of the environment says. One that is set to nothing is not set.
pub(crate) fn from_environment(name: &str) -> Option<String> {
    env::var_os(name).map(|value| value.to_string_lossy().into_owned()).filter(|value| !value.is_empty())
}

/// Makes the file of the database, if it is not there, for nobody else's eyes: it holds the secrets of games that are played. What
/// SQLite puts beside it is as private.
fn keep_private(path: &Path) -> Result<(), DataError> {
    let made = private().open(path).map(drop);
    made.map_err(|source| DataError::Folder { path: path.to_path_buf(), source })
}

/// How a file is opened, or made, that nobody else may read.
fn private() -> OpenOptions {
    let mut options = File::options();
    options.create(true).truncate(false).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Says that a server uses the folder, which is made if it is not there, and readable for nobody else.
fn locked(folder: &Path) -> Result<File, DataError> {
    let failed = |source| DataError::Folder { path: folder.to_path_buf(), source };
    if folder.exists() && !folder.is_dir() {
        return Err(failed(io::Error::new(io::ErrorKind::NotADirectory, "it is no folder")));
    }
    if !folder.is_dir() {
        fs::create_dir_all(folder).map_err(failed)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).map_err(failed)?;
        }
    }
    let lock = private().open(folder.join(LOCK)).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(DataError::InUse(folder.to_path_buf())),
        Err(TryLockError::Error(source)) => Err(failed(source)),
    }
}
