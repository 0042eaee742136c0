//! What may be wrong with a record.

use std::fmt;

use super::{HeaderError, HeaderProblem, Match};
use crate::notation::harmless;
use crate::{Game, InvalidFor, NotationError, Refused, Seat};

/// A record cannot be read: where, why, and what could have stood there.
#[derive(Debug, Clone)]
pub struct RecordError<G: Game> {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem<G>,
    /// What could have stood there, line by line; empty where the problem has nothing to do with the position.
    pub expected: Vec<String>,
    /// The game up to the line before, if it got as far as a game.
    pub so_far: Option<Box<Match<G>>>,
}

/// What is wrong with a line of a record.
#[derive(Debug, Clone)]
pub enum Problem<G: Game> {
    /// The header is not one.
    Header(HeaderProblem),
    /// The record is of another game.
    OtherGame {
        /// The game it names.
        found: String,
    },
    /// The record follows later rules.
    NewerRules {
        /// The version it names.
        found: u32,
    },
    /// An option, or the options together, cannot be.
    Options(InvalidFor<G>),
    /// A name for a seat that the table does not have.
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many the table has.
        seats: usize,
    },
    /// The line begins with no actor.
    Actor(String),
    /// The line has an actor, but no action that can be read.
    Notation(NotationError),
    /// The action is against the rules.
    Refused(Refused<G::Refusal>),
}

impl<G: Game> std::error::Error for Problem<G> {}

impl<G: Game> From<NotationError> for Problem<G> {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl<G: Game> fmt::Display for Problem<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Header(problem) => problem.fmt(f),
            Self::OtherGame { found } => write_pair(f, "this is a record of ", found, ", not of ", G::NAME),
            Self::NewerRules { found } => write_newer(f, *found, G::RULES),
            Self::Options(invalid) => f.write_str(&harmless(&invalid.to_string())),
            Self::NoSuchSeat { seat, seats } => write_no_seat(f, *seat, *seats),
            Self::Actor(found) => write_pair(f, "", found, " is neither a seat nor ", "chance"),
            Self::Notation(error) => error.fmt(f),
            Self::Refused(refused) => refused.fmt(f),
        }
    }
}

// These are compiled once for all games.

fn write_pair(f: &mut fmt::Formatter<'_>, first: &str, one: &str, second: &str, other: &str) -> fmt::Result {
    write!(f, "{first}{one:?}{second}{other:?}")
}

fn write_newer(f: &mut fmt::Formatter<'_>, found: u32, known: u32) -> fmt::Result {
    write!(f, "this record follows version {found} of the rules; this program knows versions up to {known}")
}

fn write_no_seat(f: &mut fmt::Formatter<'_>, seat: Seat, seats: usize) -> fmt::Result {
    write!(f, "there is no seat {seat} at a table of {seats}")
}

impl<G: Game> RecordError<G> {
    pub(super) fn bare(line: usize, problem: Problem<G>) -> Self {
        Self { line, problem, expected: Vec::new(), so_far: None }
    }
}

impl<G: Game> From<HeaderError> for RecordError<G> {
    fn from(error: HeaderError) -> Self {
        Self::bare(error.line, Problem::Header(error.problem))
    }
}

impl<G: Game> fmt::Display for RecordError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_error(f, self.line, &self.problem, &self.expected)
    }
}

/// Compiled once for all games.
fn write_error(
    f: &mut fmt::Formatter<'_>,
    line: usize,
    problem: &dyn fmt::Display,
    expected: &[String],
) -> fmt::Result {
    /// More than this many suggestions help nobody.
    const MOST: usize = 24;
    write!(f, "line {line}: {problem}")?;
    if !expected.is_empty() {
        write!(f, "; expected one of: {}", expected[..expected.len().min(MOST)].join(", "))?;
        if expected.len() > MOST {
            write!(f, " and {} more", expected.len() - MOST)?;
        }
    }
    Ok(())
}

impl<G: Game> std::error::Error for RecordError<G> {}
