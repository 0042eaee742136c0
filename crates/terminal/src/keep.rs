//! Records in files: written while a game is played, so that nothing is lost whatever happens.

use std::env;
use std::fmt::Display;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A record could not be written.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// There is something under this name already.
    #[error("{} exists already; choose another name, or go on with it by --resume", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The system does not let it be written.
    #[error("cannot write {}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Neither `XDG_DATA_HOME` nor a home folder is set.
    #[error("there is no home folder to keep records in; use --record FILE")]
    NoHome,
}

/// A file that a record is written to, step by step.
#[derive(Debug)]
pub struct RecordFile {
    path: PathBuf,
    file: File,
}

impl RecordFile {
    /// A new file that begins with `record`. What exists already is never overwritten.
    pub fn create(path: &Path, record: &impl Display) -> Result<Self, KeepError> {
        let file = OpenOptions::new().append(true).create_new(true).open(path).map_err(|source| {
            if source.kind() == io::ErrorKind::AlreadyExists {
                KeepError::Exists { path: path.to_owned() }
            } else {
                KeepError::Io { path: path.to_owned(), source }
            }
        })?;
        let mut kept = Self { path: path.to_owned(), file };
        kept.write(&record.to_string())?;
        Ok(kept)
    }

    /// The file of a record that goes on. `text` is what stands in it.
    pub fn go_on(path: &Path, text: &str) -> Result<Self, KeepError> {
        let file = OpenOptions::new()
            .append(true)
            .open(path)
            .map_err(|source| KeepError::Io { path: path.to_owned(), source })?;
        let mut kept = Self { path: path.to_owned(), file };
        if !text.ends_with('\n') {
            kept.write("\n")?;
        }
        Ok(kept)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a step. It is with the system when this returns, so that even a killed program loses nothing.
    pub fn add(&mut self, step: &impl Display) -> Result<(), KeepError> {
        self.write(&format!("{step}\n"))
    }

    fn write(&mut self, text: &str) -> Result<(), KeepError> {
        self.file
            .write_all(text.as_bytes())
            .and_then(|()| self.file.flush())
            .map_err(|source| KeepError::Io { path: self.path.clone(), source })
    }
}

/// The folder for records that nobody named a file for.
pub fn records_folder() -> Result<PathBuf, KeepError> {
    // A relative XDG_DATA_HOME is invalid by its specification, and ignored.
    let data = env::var_os("XDG_DATA_HOME").map(PathBuf::from).filter(|path| path.is_absolute());
    data.or_else(|| env::home_dir().map(|home| home.join(".local").join("share")))
        .map(|data| data.join("conclave").join("records"))
        .ok_or(KeepError::NoHome)
}

/// Writes a record into `folder` under a name of its own, made of the game and the time, and answers where.
pub fn save(folder: &Path, game: &str, record: &impl Display) -> Result<PathBuf, KeepError> {
    fs::create_dir_all(folder).map_err(|source| KeepError::Io { path: folder.to_owned(), source })?;
    let time = jiff::Timestamp::now().strftime("%Y%m%d-%H%M%S");
    let stem = format!("{game}-{time}");
    let mut attempt = 1;
    loop {
        let name = if attempt == 1 { format!("{stem}.txt") } else { format!("{stem}-{attempt}.txt") };
        match RecordFile::create(&folder.join(name), record) {
            Ok(kept) => return Ok(kept.path),
            Err(KeepError::Exists { .. }) => attempt += 1,
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("conclave-keep-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        folder
    }

    #[test]
    fn every_save_has_a_name_of_its_own() {
        let folder = folder("save");
        let paths: Vec<PathBuf> =
            (0..3).map(|n| save(&folder, "wizard", &format!("record {n}\n")).unwrap()).collect();
        for (n, path) in paths.iter().enumerate() {
            assert_eq!(fs::read_to_string(path).unwrap(), format!("record {n}\n"));
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn an_existing_file_is_added_to_but_never_overwritten() {
        let folder = folder("exists");
        let path = save(&folder, "wizard", &"no end of line").unwrap();
        assert!(matches!(RecordFile::create(&path, &"other"), Err(KeepError::Exists { .. })));
        let mut kept = RecordFile::go_on(&path, "no end of line").unwrap();
        kept.add(&"1 predict 0").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "no end of line\n1 predict 0\n");
        fs::remove_dir_all(folder).unwrap();
    }
}
