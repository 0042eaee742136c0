//! Files that are read: records and tiles, also from the standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use games::GameName;
use games::maginor::OracleSet;
use table::notation::excerpt;
use table::{CutShort, Header, HeaderError, LONGEST_RECORD, Match, RecordText, Seat};

use crate::failure::Failure;
use crate::offered::Offered;

/// What stands in a file, with the name that it is called by.
pub(crate) struct Source {
    pub(crate) name: String,
    bytes: Vec<u8>,
}

impl Source {
    /// Reads a record; `-` is the standard input. Of a file that is too long for one, no more is read than shows it.
    pub(crate) fn record(path: &Path) -> Result<Self, Failure> {
        Self::read(path, LONGEST_RECORD)
    }

    /// Reads a file of tiles, in the same way.
    pub(crate) fn tiles(path: &Path) -> Result<Self, Failure> {
        Self::read(path, OracleSet::LONGEST_FILE)
    }

    fn read(path: &Path, most: usize) -> Result<Self, Failure> {
        let is_stdin = path.as_os_str() == "-";
        let bytes = if is_stdin {
            read_at_most(io::stdin().lock(), most)
        } else {
            File::open(path).and_then(|file| read_at_most(file, most))
        };
        let bytes = bytes.map_err(|source| Failure::Read { path: path.to_owned(), source })?;
        Ok(Self {
            name: if is_stdin { "standard input".to_owned() } else { path.display().to_string() },
            bytes,
        })
    }

    /// The text of a record.
    pub(crate) fn text(&self) -> Result<RecordText<'_>, HeaderError> {
        RecordText::read(&self.bytes)
    }

    /// The text of a file that is no record.
    pub(crate) fn plain_text(&self) -> Result<&str, Failure> {
        str::from_utf8(&self.bytes)
            .map_err(|_| Failure::Usage(format!("{}: this is not UTF-8 text", self.name)))
    }

    /// The text of a record whose last line is whole.
    pub(crate) fn whole_text(&self) -> Result<&str, Failure> {
        match self.text() {
            Ok(RecordText { whole, cut_short: None }) => Ok(whole),
            Ok(RecordText { cut_short: Some(cut_short), .. }) => Err(self.cut_short(&cut_short)),
            Err(error) => Err(invalid(&self.name, &error.to_string())),
        }
    }

    fn cut_short(&self, cut_short: &CutShort) -> Failure {
        invalid(&self.name, &cut_short.to_string())
    }
}

fn read_at_most(file: impl Read, most: usize) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(most as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The game that a record is of, or the line that does not say so, and why.
pub(crate) fn game_of(text: &str) -> Result<GameName, (usize, String)> {
    let header = Header::read(text).map_err(|error| (error.line, error.problem.to_string()))?;
    GameName::read(&header.game).ok_or_else(|| {
        let found = excerpt(&header.game);
        (header.game_line(), format!("there is no game {found:?} here; there are: {}", GameName::list()))
    })
}

/// The game that the record in `file` is of, or the failure to name it.
pub(crate) fn known_game(file: &str, text: &str) -> Result<GameName, Failure> {
    game_of(text).map_err(|(line, reason)| invalid(file, &format!("line {line}: {reason}")))
}

/// Plays the record in `file` through.
pub(crate) fn played<G: Offered>(file: &str, text: &str) -> Result<Match<G>, Failure> {
    Match::read(text).map_err(|error| invalid(file, &error.to_string()))
}

/// The seat of a number, counted from 1, if the table of a game has it.
pub(crate) fn seat_at<G: Offered>(played: &Match<G>, number: u8) -> Result<Seat, Failure> {
    let seats = played.game().seats();
    Seat::from_number(number).filter(|seat| seat.index() < seats).ok_or_else(|| {
        Failure::Usage(format!(
            "there is no seat {number} at this table of {seats}; choose --as 1 to {seats}"
        ))
    })
}

fn invalid(file: &str, reason: &str) -> Failure {
    Failure::Record { file: file.to_owned(), reason: reason.to_owned() }
}
