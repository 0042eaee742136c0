//! The games that are kept without being asked for, in the user's data folder.

use std::env;
use std::fmt::Display;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::record_file::{KeepError, RecordFile};

/// The folder of the games that are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Library {
    folder: PathBuf,
}

/// A game that is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its record.
    pub path: PathBuf,
    /// When it was played last.
    pub played: SystemTime,
    /// Whether it is being played now.
    pub is_open: bool,
}

impl Library {
    /// The variable that names another folder.
    pub const VARIABLE: &str = "CONCLAVE_RECORDS";

    /// How many games the library keeps before it removes those that are over.
    pub const ROOM: usize = 200;

    /// The user's library: the folder that `CONCLAVE_RECORDS` names, or `conclave/records` where data of users belongs.
    pub fn of_user() -> Result<Self, KeepError> {
        if let Some(folder) = env::var_os(Self::VARIABLE).filter(|folder| !folder.is_empty()) {
            return Ok(Self { folder: folder.into() });
        }
        Ok(Self { folder: user_folder()?.join("records") })
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Begins a record under a name of its own, made of the game and the time.
    pub fn begin(&self, game: &str, record: &impl Display) -> Result<RecordFile, KeepError> {
        fs::create_dir_all(&self.folder)
            .map_err(|source| KeepError::Io { path: self.folder.clone(), source })?;
        let time = jiff::Timestamp::now().strftime("%Y%m%d-%H%M%S");
        let stem = format!("{game}-{time}");
        let mut attempt = 1;
        loop {
            let name = if attempt == 1 { format!("{stem}.txt") } else { format!("{stem}-{attempt}.txt") };
            match RecordFile::create(&self.folder.join(name), record) {
                Err(KeepError::Exists { .. } | KeepError::InUse { .. } | KeepError::NoFile { .. }) => {
                    attempt += 1;
                }
                begun => return begun,
            }
        }
    }

    /// The games that are kept, the last one played first. What has another kind of name is none of them.
    pub fn games(&self) -> Result<Vec<Kept>, KeepError> {
        let unreadable = |source| KeepError::Io { path: self.folder.clone(), source };
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(unreadable(error)),
        };
        let mut games = Vec::new();
        for entry in entries {
            let path = entry.map_err(unreadable)?.path();
            let is_ours = path.file_name().and_then(|name| name.to_str()).is_some_and(is_name);
            let Ok(about) = fs::symlink_metadata(&path) else { continue };
            if is_ours && about.is_file() && about.len() > 0 {
                let played = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                games.push(Kept { is_open: is_open(&path), path, played });
            }
        }
        games.sort_by(|one, other| (other.played, &other.path).cmp(&(one.played, &one.path)));
        Ok(games)
    }

    /// Makes room: of the games before the last [`Self::ROOM`], those that are over are removed. Nothing that can
    /// go on ever is.
    pub fn tidy(&self, is_over: impl Fn(&Path) -> bool) {
        let games = self.games().unwrap_or_default();
        for old in games.iter().skip(Self::ROOM).filter(|old| !old.is_open && is_over(&old.path)) {
            // Another time, then.
            let _ = fs::remove_file(&old.path);
        }
    }
}

/// The folder of our data of the user.
pub(crate) fn user_folder() -> Result<PathBuf, KeepError> {
    command_line::data_folder().ok_or(KeepError::NoHome)
}

/// Whether a file has a name as [`Library::begin`] makes them: the game, the day and the time, perhaps a number.
fn is_name(name: &str) -> bool {
    let Some(stem) = name.strip_suffix(".txt") else { return false };
    let parts: Vec<&str> = stem.split('-').collect();
    let is_number = |text: &str, digits: Option<usize>| {
        digits.is_none_or(|digits| text.len() == digits)
            && !text.is_empty()
            && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    match parts[..] {
        [game, day, time] => !game.is_empty() && is_number(day, Some(8)) && is_number(time, Some(6)),
        [game, day, time, number] => {
            !game.is_empty() && is_number(day, Some(8)) && is_number(time, Some(6)) && is_number(number, None)
        }
        _ => false,
    }
}

/// Whether somebody has locked the file.
fn is_open(path: &Path) -> bool {
    // A shared lock is enough to ask, and gone with the file.
    File::open(path).is_ok_and(|file| matches!(file.try_lock_shared(), Err(fs::TryLockError::WouldBlock)))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn library(name: &str) -> Library {
        let folder = env::temp_dir().join(format!("conclave-library-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Library { folder }
    }

    #[test]
    fn every_game_has_a_name_of_its_own() {
        let library = library("names");
        assert_eq!(library.games().unwrap(), []);
        let files: Vec<RecordFile> =
            (0..3).map(|n| library.begin("wizard", &format!("record {n}\n")).unwrap()).collect();
        for (n, file) in files.iter().enumerate() {
            assert_eq!(fs::read_to_string(file.path()).unwrap(), format!("record {n}\n"));
        }
        fs::write(library.folder.join("notes.txt"), "mine").unwrap();
        fs::write(library.folder.join("wizard-20260101-120000.txt"), "").unwrap();
        let games = library.games().unwrap();
        assert_eq!(games.len(), 3, "{games:?}");
        assert!(games.iter().all(|game| game.is_open));
        drop(files);
        assert!(library.games().unwrap().iter().all(|game| !game.is_open));
        fs::remove_dir_all(library.folder).unwrap();
    }

    #[test]
    fn only_old_games_that_are_over_are_removed() {
        let library = library("tidy");
        fs::create_dir_all(&library.folder).unwrap();
        let old = SystemTime::now() - Duration::from_secs(1_000_000);
        let count = Library::ROOM + 20;
        for n in 0..count {
            let path = library.folder.join(format!("wizard-20260101-120000-{n}.txt"));
            fs::write(&path, if n % 2 == 0 { "over" } else { "going on" }).unwrap();
            let time = old + Duration::from_secs(n as u64);
            File::options().append(true).open(&path).unwrap().set_modified(time).unwrap();
        }
        let notes = library.folder.join("notes.txt");
        fs::write(&notes, "over").unwrap();
        File::options().append(true).open(&notes).unwrap().set_modified(old).unwrap();
        library.tidy(|path| fs::read_to_string(path).unwrap() == "over");
        let left = library.games().unwrap();
        assert_eq!(left.len(), count - 10, "ten of the twenty oldest are over");
        assert!(notes.exists());
        fs::remove_dir_all(library.folder).unwrap();
    }

    #[test]
    fn names_of_others_are_not_ours() {
        for (name, ours) in [
            ("wizard-20260101-120000.txt", true),
            ("maginor-20260101-120000-12.txt", true),
            ("wizard.txt", false),
            ("wizard-20260101-120000", false),
            ("wizard-20260101-12000.txt", false),
            ("wizard-20260101-120000-a.txt", false),
            ("-20260101-120000.txt", false),
        ] {
            assert_eq!(is_name(name), ours, "{name}");
        }
    }
}
