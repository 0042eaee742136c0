//! The file of a record while a game is played: opened, locked, added to and synced here and nowhere else.

use std::fmt::{self, Display};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use table::notation::harmless;
use table::{CutShort, Header, HeaderError, LONGEST_RECORD, RecordText};

/// A record could not be kept.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// There is something under this name already.
    #[error("{} exists already; choose another name, or go on with it by --resume", path.display())]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// Somebody else plays this game.
    #[error("{} is being played by another conclave; finish that one first", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// A pipe, a device or a folder, to which no record can be added.
    #[error("{} is not a file that a record can be added to", path.display())]
    NoFile {
        /// Where it is.
        path: PathBuf,
    },
    /// What stands in the file is no text of a record.
    #[error("{}: {error}", path.display())]
    NoRecord {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: HeaderError,
    },
    /// The header of a record was cut short, so nobody knows what was to be played.
    #[error("{}: {cut_short}", path.display())]
    NoHeader {
        /// The file.
        path: PathBuf,
        /// The line that was cut short.
        cut_short: CutShort,
    },
    /// The system does not let it be written.
    #[error("cannot write {}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Neither `CONCLAVE_RECORDS` nor `XDG_DATA_HOME` nor a home folder is set.
    #[error("there is no home folder to keep records in; use --record FILE")]
    NoHome,
}

/// A file that a record is written to, step by step, by nobody else at the same time.
///
/// It always ends with a whole line: what could be written only in part is taken away again. `Debug` shows nothing of the record.
pub struct RecordFile {
    path: PathBuf,
    file: File,
    /// How many bytes of it are whole lines.
    end: u64,
    /// What is written there before the next line: the line break that a last comment lacks, or a last line that was cut short, as a
    /// comment.
    before: String,
}

impl fmt::Debug for RecordFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, end) = (&self.path, &self.end);
        f.debug_struct("RecordFile").field("path", path).field("end", end).finish_non_exhaustive()
    }
}

/// A record that goes on. `Debug` shows nothing that was hidden.
pub struct Continued {
    /// Its file.
    pub file: RecordFile,
    /// What stands in it.
    pub text: String,
    /// The last line that had no end. It becomes a comment when the next step is added; until then nothing is changed.
    pub dropped: Option<CutShort>,
}

impl fmt::Debug for Continued {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Continued")
            .field("file", &self.file)
            .field("lines", &self.text.lines().count())
            .field("is_cut_short", &self.dropped.is_some())
            .finish_non_exhaustive()
    }
}

impl RecordFile {
    /// A new file that begins with `record`. What exists already is never overwritten, unless it is empty.
    pub fn create(path: &Path, record: &impl Display) -> Result<Self, KeepError> {
        let existed = path.exists();
        let mut kept = Self::open(path, OpenOptions::new().create(true))?;
        if kept.end > 0 {
            return Err(KeepError::Exists { path: path.to_owned() });
        }
        if let Err(error) = kept.write(&record.to_string()) {
            if !existed {
                let _ = fs::remove_file(path);
            }
            return Err(error);
        }
        sync_folder(path);
        Ok(kept)
    }

    /// The file of a record that goes on. A last line without its end may be half a step, and is not taken for one.
    pub fn go_on(path: &Path) -> Result<Continued, KeepError> {
        let mut file = Self::open(path, &mut OpenOptions::new())?;
        let mut bytes = Vec::new();
        let limit = LONGEST_RECORD as u64 + 1;
        (&file.file).take(limit).read_to_end(&mut bytes).map_err(file.fault())?;
        let no_record = |error| KeepError::NoRecord { path: path.to_owned(), error };
        let RecordText { whole, cut_short } = RecordText::read(&bytes).map_err(no_record)?;
        match cut_short {
            Some(cut_short) if !is_header_whole(whole) => {
                return Err(KeepError::NoHeader { path: path.to_owned(), cut_short });
            }
            Some(ref cut) => file.before = format!("# {}\n", harmless(&cut.begun)),
            None if !whole.is_empty() && !whole.ends_with('\n') => file.before = "\n".to_owned(),
            None => {}
        }
        file.end = whole.len() as u64;
        Ok(Continued { file, text: whole.to_owned(), dropped: cut_short })
    }

    /// Opens and locks a file that can be added to.
    fn open(path: &Path, options: &mut OpenOptions) -> Result<Self, KeepError> {
        let fault = |source| KeepError::Io { path: path.to_owned(), source };
        // Looked at first, because opening a pipe may wait for ever.
        if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
            return Err(KeepError::NoFile { path: path.to_owned() });
        }
        let file = options.read(true).append(true).open(path).map_err(fault)?;
        match lock(&file) {
            Err(TryLockError::WouldBlock) => return Err(KeepError::InUse { path: path.to_owned() }),
            // Some file systems know no locks; a game can be played on them all the same.
            Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => {
                return Err(fault(error));
            }
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let end = file.metadata().map_err(fault)?.len();
        Ok(Self { path: path.to_owned(), file, end, before: String::new() })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a step. It is on the disk when this returns, so that even a power cut loses nothing.
    pub fn add(&mut self, step: &impl Display) -> Result<(), KeepError> {
        self.write(&format!("{step}\n"))
    }

    fn write(&mut self, text: &str) -> Result<(), KeepError> {
        if !self.before.is_empty() {
            self.file.set_len(self.end).map_err(self.fault())?;
        }
        let text = format!("{}{text}", self.before);
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data());
        if let Err(error) = written {
            // Part of it may be there, and half a line may be a valid one. The first error is the one to tell.
            let _ = self.file.set_len(self.end).and_then(|()| self.file.sync_data());
            return Err(self.fault()(error));
        }
        self.end += text.len() as u64;
        self.before.clear();
        Ok(())
    }

    fn fault(&self) -> impl FnOnce(io::Error) -> KeepError + use<> {
        let path = self.path.clone();
        |source| KeepError::Io { path, source }
    }
}

/// Locks a file, unless somebody plays with it. Whoever only asks whether it is locked has gone after a moment.
fn lock(file: &File) -> Result<(), TryLockError> {
    const TRIES: u32 = 3;
    const MOMENT: Duration = Duration::from_millis(20);
    for _ in 1..TRIES {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::sleep(MOMENT),
            locked => return locked,
        }
    }
    file.try_lock()
}

/// Whether these lines are more than a part of a header: an empty line ends it, or a step.
fn is_header_whole(lines: &str) -> bool {
    lines.ends_with("\n\n") || Header::read(lines).is_ok_and(|header| header.has_steps(lines))
}

/// Makes sure that the name of a new file survives a power cut, where the system can do that.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if cfg!(unix) {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

#[cfg(test)]
mod tests {
    use std::env;

    use super::*;

    const HEADER: &str = "conclave record 1\ngame wizard\nrules 1\n\n";

    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("conclave-keep-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        folder
    }

    #[test]
    fn an_existing_file_is_added_to_but_never_overwritten() {
        let folder = folder("exists");
        let path = folder.join("game.txt");
        drop(RecordFile::create(&path, &HEADER).unwrap());
        assert!(matches!(RecordFile::create(&path, &"other"), Err(KeepError::Exists { .. })));
        let mut continued = RecordFile::go_on(&path).unwrap();
        assert_eq!((continued.text.as_str(), continued.dropped), (HEADER, None));
        continued.file.add(&"chance dealer 1").unwrap();
        drop(continued.file);
        let shown = format!("{:?}", RecordFile::go_on(&path).unwrap());
        assert!(shown.contains("is_cut_short: false") && !shown.contains("chance"), "{shown}");
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{HEADER}chance dealer 1\n"));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_file_has_one_writer() {
        let folder = folder("lock");
        let path = folder.join("game.txt");
        let kept = RecordFile::create(&path, &HEADER).unwrap();
        assert!(matches!(RecordFile::go_on(&path), Err(KeepError::InUse { .. })));
        assert!(matches!(RecordFile::create(&path, &HEADER), Err(KeepError::InUse { .. })));
        drop(kept);
        assert!(RecordFile::go_on(&path).is_ok());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_line_without_its_end_becomes_a_comment_but_a_header_is_not_guessed() {
        let folder = folder("cut");
        let path = folder.join("game.txt");
        fs::write(&path, format!("{HEADER}chance dealer 1\nchance de")).unwrap();
        let mut continued = RecordFile::go_on(&path).unwrap();
        let shown = format!("{continued:?}");
        assert!(shown.contains("is_cut_short: true") && !shown.contains("chance"), "{shown}");
        assert_eq!(continued.dropped.unwrap().begun, "chance de");
        assert_eq!(continued.text, format!("{HEADER}chance dealer 1\n"));
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{HEADER}chance dealer 1\nchance de"));
        continued.file.add(&"chance deal").unwrap();
        continued.file.add(&"more").unwrap();
        let mended = format!("{HEADER}chance dealer 1\n# chance de\nchance deal\nmore\n");
        assert_eq!(fs::read_to_string(&path).unwrap(), mended);
        drop(continued.file);

        fs::write(&path, format!("{HEADER}chance dealer 1 # me")).unwrap();
        RecordFile::go_on(&path).unwrap().file.add(&"more").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{HEADER}chance dealer 1 # me\nmore\n"));

        for text in ["conclave rec", "conclave record 1\ngame wizard\nrules 1\noption sea"] {
            fs::write(&path, text).unwrap();
            assert!(matches!(RecordFile::go_on(&path), Err(KeepError::NoHeader { .. })), "{text}");
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_no_file_is_refused_at_once() {
        let folder = folder("folder");
        assert!(matches!(RecordFile::go_on(&folder), Err(KeepError::NoFile { .. })));
        assert!(matches!(RecordFile::create(&folder, &HEADER), Err(KeepError::NoFile { .. })));
        fs::remove_dir_all(folder).unwrap();
    }
}
