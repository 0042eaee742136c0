//! A guided game: one that is known beforehand, with what is said on its way.

use locale::Message;
use markup::prelude::*;
use table::{Match, Seats, Step, StepOf};

use super::Table;
use super::inner::Next;
use crate::board::Board;

/// A game that is known beforehand, with what is said about it on the way.
pub(super) struct Script<G: Board> {
    pub(super) steps: Vec<StepOf<G>>,
    pub(super) lessons: Vec<Lesson>,
    /// How many lessons have been read.
    pub(super) read: usize,
}

/// Something that is explained in a guided game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lesson {
    /// After how many steps.
    pub(crate) at: usize,
    /// What is said.
    pub(crate) text: Message,
}

impl<G: Board> Script<G> {
    /// What is to be read after so many steps, and the decision that follows at once.
    pub(super) fn lesson(&self, steps: usize) -> Option<Lesson> {
        self.lessons.get(self.read).copied().filter(|lesson| lesson.at <= steps)
    }

    /// Whether a decision follows that the reader makes: then reading and deciding are one.
    pub(super) fn asks(&self, steps: usize, people: Seats) -> bool {
        let follows = self.lessons.get(self.read + 1).is_some_and(|lesson| lesson.at <= steps);
        !follows && matches!(self.steps.get(steps), Some(Step::Seat(seat, _)) if people.contains(*seat))
    }
}

impl<G: Board> Table<G> {
    /// A table at which a game is told that is known beforehand.
    pub(crate) fn guided(script: &Match<G>, lessons: Vec<Lesson>) -> Self {
        let table = Self::new(script.rewound(0), None);
        let steps = script.record().steps().to_vec();
        table.inner.update_value(|inner| inner.script = Some(Script { steps, lessons, read: 0 }));
        table.show();
        table
    }

    /// What a guided game says now. It speaks of what has been shown.
    pub(crate) fn lesson(&self) -> Option<Lesson> {
        let steps = self.seen.with(|seen| seen.steps);
        if self.is_unfolding() {
            return None;
        }
        self.inner.with_value(|inner| inner.script.as_ref().and_then(|script| script.lesson(steps)))
    }

    /// Whether a guided game goes on when the reader says so, and not with a decision.
    pub(crate) fn is_reading(&self) -> bool {
        self.seen.track();
        !self.is_unfolding() && self.inner.with_value(|inner| matches!(inner.next(), Next::Reading))
    }

    /// Whether a guided game has been told to its end.
    pub(crate) fn is_told(&self) -> bool {
        self.seen.track();
        !self.is_unfolding()
            && self.inner.with_value(|inner| inner.script.is_some() && matches!(inner.next(), Next::Over))
    }

    /// The reader has read.
    pub(crate) fn read_on(self) {
        self.inner.update_value(|inner| {
            if let Some(script) = &mut inner.script {
                script.read += 1;
            }
        });
        self.show();
        self.go_on();
    }

    /// How far a guided game is, and how long.
    pub(crate) fn progress(&self) -> (usize, usize) {
        self.seen.track();
        self.inner.with_value(|inner| {
            inner.script.as_ref().map_or((0, 0), |script| (script.read, script.lessons.len()))
        })
    }

    /// The decision that a guided game waits for.
    pub(crate) fn expected(&self) -> Option<G::Action> {
        self.inner.with_value(|inner| {
            let steps = inner.played.record().steps().len();
            match inner.script.as_ref()?.steps.get(steps)? {
                Step::Seat(seat, action) if inner.players.people().contains(*seat) => Some(*action),
                _ => None,
            }
        })
    }
}
