//! Records from files or the standard input.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use games::GameName;
use table::{Header, Match};

use crate::failure::Failure;
use crate::offered::Offered;

/// The text of a record, with the name that it is called by.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
}

impl Source {
    /// Reads a file; `-` is the standard input.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let is_stdin = path.as_os_str() == "-";
        let bytes = if is_stdin {
            let mut bytes = Vec::new();
            io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
        } else {
            fs::read(path)
        };
        let bytes = bytes.map_err(|source| Failure::Read { path: path.to_owned(), source })?;
        Ok(Self {
            name: if is_stdin { "standard input".to_owned() } else { path.display().to_string() },
            // What is no text is no record either; the reader says where.
            text: String::from_utf8_lossy(&bytes).into_owned(),
        })
    }

    /// The game that the record is of.
    pub(crate) fn game(&self) -> Result<GameName, (usize, String)> {
        let header = Header::read(&self.text).map_err(|error| (error.line, error.problem.to_string()))?;
        GameName::read(&header.game).ok_or_else(|| {
            let line = self
                .text
                .lines()
                .position(|line| line.trim_start().starts_with("game"))
                .map_or(1, |at| at + 1);
            (line, format!("there is no game {:?} here; there are: {}", header.game, GameName::list()))
        })
    }

    /// The game that the record is of, or the failure to name it.
    pub(crate) fn known_game(&self) -> Result<GameName, Failure> {
        self.game().map_err(|(line, reason)| self.invalid(&format!("line {line}: {reason}")))
    }

    /// Plays the record through.
    pub(crate) fn played<G: Offered>(&self) -> Result<Match<G>, Failure> {
        Match::read(&self.text).map_err(|error| self.invalid(&error.to_string()))
    }

    fn invalid(&self, reason: &str) -> Failure {
        Failure::Record { file: self.name.clone(), reason: reason.to_owned() }
    }
}
