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
#[derive(Debug, Clone, thiserror::Error)]
pub enum Problem<G: Game> {
    /// The header is not one.
    #[error(transparent)]
    Header(HeaderProblem),
    /// The record is of another game.
    #[error("this is a record of {found:?}, not of {:?}", G::NAME)]
    OtherGame {
        /// The game it names.
        found: String,
    },
    /// The record follows later rules.
    #[error(
        "this record follows version {found} of the rules; this program knows versions up to {}",
        G::RULES
    )]
    NewerRules {
        /// The version it names.
        found: u32,
    },
    /// An option, or the options together, cannot be.
    #[error("{}", harmless(&.0.to_string()))]
    Options(InvalidFor<G>),
    /// A name for a seat that the table does not have.
    #[error("there is no seat {seat} at a table of {seats}")]
    NoSuchSeat {
        /// The seat that was named.
        seat: Seat,
        /// How many the table has.
        seats: usize,
    },
    /// The line begins with no actor.
    #[error("{0:?} is neither a seat nor \"chance\"")]
    Actor(String),
    /// The line has an actor, but no action that can be read.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The action is against the rules.
    #[error(transparent)]
    Refused(Refused<G::Refusal>),
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
        /// More than this many suggestions help nobody.
        const MOST: usize = 24;
        write!(f, "line {}: {}", self.line, self.problem)?;
        if !self.expected.is_empty() {
            write!(f, "; expected one of: {}", self.expected[..self.expected.len().min(MOST)].join(", "))?;
            if self.expected.len() > MOST {
                write!(f, " and {} more", self.expected.len() - MOST)?;
            }
        }
        Ok(())
    }
}

impl<G: Game> std::error::Error for RecordError<G> {}
