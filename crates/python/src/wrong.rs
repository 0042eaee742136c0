//! What may be wrong, as Python is told.

use std::fmt;

use pyo3::PyErr;
use pyo3::create_exception;
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use table::{Seats, ToAct};

create_exception!(
    conclave,
    IllegalMove,
    PyValueError,
    "A move, an action or an outcome of chance that the rules forbid now. The state is as it was."
);
create_exception!(
    conclave,
    NotToAct,
    IllegalMove,
    "The game does not wait for this seat, or not for chance."
);
create_exception!(conclave, GameOver, NotToAct, "The game is over: it waits for nobody.");
create_exception!(conclave, InvalidOption, PyValueError, "A game cannot be set up like this.");
create_exception!(conclave, InvalidRecord, PyValueError, "A text is no record of a game.");
create_exception!(
    conclave,
    TooManyActions,
    PyValueError,
    "There are too many legal actions to list them; the text says how one is written."
);
create_exception!(conclave, UnfairDice, PyValueError, "The dice of a record are not what they should be.");
create_exception!(
    conclave,
    NoRecord,
    PyRuntimeError,
    "The position was drawn anew, so nothing led to it that could be recorded."
);

/// What may be wrong.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(crate) enum Wrong {
    #[error("{0}")]
    Illegal(String),
    #[error("{actor} is not to act; {}", waiting(*.to_act))]
    NotToAct { actor: String, to_act: ToAct },
    #[error("chance is to act, not a seat")]
    NoSeatToAct,
    #[error("the game is over")]
    Over,
    #[error("there is no seat {seat} at a table of {seats}; seats are counted from 0 to {}", .seats - 1)]
    NoSeat { seat: isize, seats: usize },
    #[error("{0}")]
    Option(String),
    #[error("{0}")]
    Record(String),
    #[error("{0}")]
    Unfair(String),
    #[error("there are too many legal actions to list them; one is written like this: {form}")]
    TooMany { form: String },
    #[error("a resampled position has no record: only what one seat knows led to it")]
    NoRecord,
    #[error("{0}")]
    Value(String),
    /// Something that cannot happen did; better an exception than the end of the interpreter.
    #[error("this is a fault in conclave: {0}")]
    Fault(String),
}

impl Wrong {
    /// No move of the game has this number.
    pub(crate) fn no_move(number: impl fmt::Display, move_count: usize) -> Self {
        Self::Illegal(format!("there is no move {number}; moves are 0 to {}", move_count - 1))
    }

    /// The game does not wait for this actor.
    pub(crate) fn not_to_act(actor: impl Into<String>, to_act: ToAct) -> Self {
        match to_act {
            ToAct::Nobody => Self::Over,
            to_act => Self::NotToAct { actor: actor.into(), to_act },
        }
    }
}

/// Whom the game waits for, with seats counted as Python counts.
fn waiting(to_act: ToAct) -> String {
    match to_act {
        ToAct::Chance => "chance is to act".to_owned(),
        ToAct::Nobody => "the game is over".to_owned(),
        ToAct::Seats(seats) => format!("to act: {}", listed(seats)),
    }
}

fn listed(seats: Seats) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| format!("seat {}", seat.index())).collect();
    numbers.join(", ")
}

impl From<Wrong> for PyErr {
    fn from(wrong: Wrong) -> Self {
        let text = wrong.to_string();
        match wrong {
            Wrong::Illegal(_) => IllegalMove::new_err(text),
            Wrong::NotToAct { .. } | Wrong::NoSeatToAct => NotToAct::new_err(text),
            Wrong::Over => GameOver::new_err(text),
            Wrong::Option(_) => InvalidOption::new_err(text),
            Wrong::Record(_) => InvalidRecord::new_err(text),
            Wrong::Unfair(_) => UnfairDice::new_err(text),
            Wrong::TooMany { .. } => TooManyActions::new_err(text),
            Wrong::NoRecord => NoRecord::new_err(text),
            Wrong::NoSeat { .. } | Wrong::Value(_) => PyValueError::new_err(text),
            Wrong::Fault(_) => PyRuntimeError::new_err(text),
        }
    }
}
