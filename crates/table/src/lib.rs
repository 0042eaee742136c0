//! The contract between a game and everybody who plays, watches, stores or studies it.
//!
//! A [`Game`] is rules with settled [`Options`]. Positions are its `State`; players' decisions are its `Action`s, and
//! chance is an actor like they are. What a [`Viewer`] may know of a position is a `View`; what it may know of
//! what happened is decided [event](Event) by event. A [`Match`] is a game in progress together with its [`Record`],
//! which is text that a person can read and write.
//!
//! The crate knows no game. Games know this crate and nothing else of the workspace.
//!
//! A complete small game that keeps the contract is the crate `pennies`.

mod choices;
#[cfg(feature = "conformance")]
pub mod conformance;
mod counted_bits;
mod course;
pub mod dice;
mod event;
mod game;
mod glance;
mod legal;
pub mod notation;
mod options;
mod outcome;
mod playout;
mod record;
#[cfg(feature = "schema")]
mod schema;
mod seat;
mod seed;
mod sort_few;

// What macros of this crate write names it.
#[doc(hidden)]
pub use serde;

pub use choices::Choices;
pub use counted_bits::{CountedBits, set_bits};
pub use course::{ChanceSource, Course, Next, NextOf, OtherOutcome};
pub use event::{Audience, Event, Listener, Silent};
pub use game::{Actor, Game, Refused, ToAct};
pub use legal::Legal;
pub use notation::NotationError;
pub use options::{
    ALL, ChoiceError, Invalid, InvalidFor, Limit, OptionKind, OptionSpec, OptionValue, Options, SEATS,
    Schema, Switch, Unsettled, UnsettledFor, one_of, settled,
};
pub use outcome::{Outcome, Stake};
pub use playout::{Playout, random_playout, random_playout_with};
pub use record::{
    CutShort, FORMAT, Header, HeaderError, HeaderProblem, InvalidName, InvalidRemark, LONGEST_LINE,
    LONGEST_RECORD, MOST_OPTIONS, MOST_REMARKS, Match, Name, OptionEntry, Problem, Record, RecordError,
    RecordText, SeatEntry, Step, StepOf,
};
pub use seat::{Eyes, MAX_SEATS, NoSuchSeat, PerSeat, Seat, Seats, Viewer};
pub use seed::{InvalidSeed, Seed};
pub use sort_few::sort_few;
