//! The part of a record before the first step, readable without knowing the game.

use super::bounds::{self, LONGEST_LINE, LONGEST_RECORD, MOST_OPTIONS, MOST_REMARKS};
use super::{InvalidName, Name};
use crate::Seat;
use crate::notation::{excerpt, harmless, number, split_word};

/// The version of the text format that is written, and the newest that is read.
pub const FORMAT: u32 = 1;

/// A header as it stands in the text: not yet checked against a game.
///
/// ```
/// let header = table::Header::read("conclave record 1\ngame wizard\nrules 1\noption seats 4\nseat 2 Ben\n").unwrap();
/// assert_eq!(header.game, "wizard");
/// assert_eq!(header.options[0].value, "4");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options, in their order.
    pub options: Vec<OptionEntry>,
    /// Names of players.
    pub names: Vec<SeatEntry>,
    /// Free remarks: a key and a text.
    pub about: Vec<(String, String)>,
    /// The line that names the game, and the one that gives the version of its rules.
    pub(super) game_line: usize,
    pub(super) rules_line: usize,
    /// The number of lines that belong to the header.
    pub(super) lines: usize,
}

/// One option of a header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionEntry {
    /// The line it stands on, counted from 1.
    pub line: usize,
    /// The option's name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// The name of a player in a header.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatEntry {
    /// The line it stands on, counted from 1.
    pub line: usize,
    /// Whose name it is.
    pub seat: Seat,
    /// The name.
    pub name: Name,
}

/// A header cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct HeaderError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: HeaderProblem,
}

/// What is wrong with a line of a header.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HeaderProblem {
    /// The first line is another one.
    #[error("a record begins with the line \"conclave record {FORMAT}\"")]
    NoRecord,
    /// Written by a later version.
    #[error("this record has format {0}; this program reads formats up to {FORMAT}")]
    NewerFormat(u32),
    /// No line `game NAME`.
    #[error("the header does not name the game (a line such as \"game wizard\")")]
    NoGame,
    /// No line `rules NUMBER`, or no number on it.
    #[error("the header does not give the version of the rules (a line such as \"rules 1\")")]
    NoRules,
    /// Not a version of the rules.
    #[error("{0:?} is not a version of the rules, which are counted from 1")]
    Rules(String),
    /// The same line twice.
    #[error("the header has said that already: {}", harmless(.0))]
    Twice(String),
    /// A remark without a key.
    #[error("a remark needs a key (a line such as \"about place the kitchen table\")")]
    NoKey,
    /// Not a seat.
    #[error("{0:?} is not a seat, 1 to {max}", max = crate::MAX_SEATS)]
    Seat(String),
    /// Not a name.
    #[error(transparent)]
    Name(#[from] InvalidName),
    /// The bytes are no text.
    #[error("this is not UTF-8 text")]
    NotText,
    /// More than any game needs.
    #[error("a record has at most {LONGEST_RECORD} bytes")]
    TooLong,
    /// A line that is longer than any step.
    #[error("a line of a record has at most {LONGEST_LINE} bytes")]
    LineTooLong,
    /// More options than any game has.
    #[error("a record has at most {MOST_OPTIONS} options")]
    TooManyOptions,
    /// More remarks than anybody reads.
    #[error("a record has at most {MOST_REMARKS} remarks")]
    TooManyRemarks,
}

impl Header {
    /// Reads the header of a record, if all of the text stays within the bounds of records.
    pub fn read(text: &str) -> Result<Self, HeaderError> {
        bounds::check(text)?;
        let mut lines = content_lines(text);
        let first = lines.next().unwrap_or((1, ""));
        let format = match first.1.split_whitespace().collect::<Vec<_>>()[..] {
            ["conclave", "record", format] => number::<u32>(format),
            _ => None,
        };
        let at = |line: usize, problem: HeaderProblem| HeaderError { line, problem };
        match format {
            None | Some(0) => return Err(at(first.0, HeaderProblem::NoRecord)),
            Some(newer) if newer > FORMAT => return Err(at(first.0, HeaderProblem::NewerFormat(newer))),
            Some(_) => {}
        }

        let mut game = None;
        let mut rules = None;
        let mut header = Self {
            game: String::new(),
            rules: 0,
            options: Vec::new(),
            names: Vec::new(),
            about: Vec::new(),
            game_line: first.0,
            rules_line: first.0,
            lines: first.0,
        };
        let mut end = first.0;
        for (line, content) in lines {
            let (key, value) = split_word(content);
            let said_twice = || at(line, HeaderProblem::Twice(excerpt(content)));
            match key {
                "game" if !value.is_empty() => {
                    header.game_line = line;
                    if game.replace(value.to_owned()).is_some() {
                        return Err(said_twice());
                    }
                }
                "rules" => {
                    header.rules_line = line;
                    if value.is_empty() {
                        return Err(at(line, HeaderProblem::NoRules));
                    }
                    let version = number(value).filter(|&version: &u32| version > 0);
                    let version = version.ok_or_else(|| at(line, HeaderProblem::Rules(excerpt(value))))?;
                    if rules.replace(version).is_some() {
                        return Err(said_twice());
                    }
                }
                "option" => {
                    let (name, value) = split_word(value);
                    if header.options.len() == MOST_OPTIONS {
                        return Err(at(line, HeaderProblem::TooManyOptions));
                    }
                    header.options.push(OptionEntry { line, name: name.to_owned(), value: value.to_owned() });
                }
                "seat" => {
                    let (seat, name) = split_word(value);
                    let seat = number(seat)
                        .and_then(Seat::from_number)
                        .ok_or_else(|| at(line, HeaderProblem::Seat(excerpt(seat))))?;
                    if header.names.iter().any(|named| named.seat == seat) {
                        return Err(said_twice());
                    }
                    let name = Name::read(name).map_err(|invalid| at(line, invalid.into()))?;
                    header.names.push(SeatEntry { line, seat, name });
                }
                "about" => {
                    let (key, value) = split_word(value);
                    if key.is_empty() {
                        return Err(at(line, HeaderProblem::NoKey));
                    }
                    if header.about.len() == MOST_REMARKS {
                        return Err(at(line, HeaderProblem::TooManyRemarks));
                    }
                    header.about.push((key.to_owned(), value.to_owned()));
                }
                _ => break,
            }
            end = line;
        }
        header.lines = end;
        header.game = game.ok_or_else(|| at(end + 1, HeaderProblem::NoGame))?;
        header.rules = rules.ok_or_else(|| at(end + 1, HeaderProblem::NoRules))?;
        Ok(header)
    }
}

impl Header {
    /// The line that names the game, counted from 1.
    pub fn game_line(&self) -> usize {
        self.game_line
    }

    /// Whether steps follow the header in the text that it was read from.
    pub fn has_steps(&self, text: &str) -> bool {
        content_lines(text).any(|(line, _)| line > self.lines)
    }
}

/// The lines of a record that say something, with their numbers, without comments and the spaces around them.
pub(super) fn content_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| {
            // A byte order mark is what some editors put before the first line.
            let line = if index == 0 { line.trim_start_matches('\u{feff}') } else { line };
            let content = line.split_once('#').map_or(line, |(content, _comment)| content);
            (index + 1, content.trim())
        })
        .filter(|(_, content)| !content.is_empty())
}
