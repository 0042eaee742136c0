//! A guided game: what is said on the way of a game that is known beforehand.

use locale::Message;
use markup::prelude::*;

use super::core::Core;
use super::host::Turn;

/// Something that is explained in a guided game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lesson {
    /// After how many steps.
    pub(crate) at: usize,
    /// What is said.
    pub(crate) text: Message,
    /// A selector of what it speaks of, to be pointed at; nothing if it is empty.
    pub(crate) points: &'static str,
}

/// Where the reader of a guided game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Place {
    /// After how many steps of the game.
    pub(crate) steps: usize,
    /// How many lessons have been read.
    pub(crate) read: usize,
}

/// What a guided game says on its way; nothing where a game is simply played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Guide {
    lessons: Vec<Lesson>,
    /// How many lessons have been read.
    read: usize,
}

impl Guide {
    pub(super) fn new(lessons: Vec<Lesson>, read: usize) -> Self {
        Self { read: read.min(lessons.len()), lessons }
    }

    /// What is to be read after so many steps.
    fn lesson(&self, steps: usize) -> Option<Lesson> {
        self.lessons.get(self.read).copied().filter(|lesson| lesson.at <= steps)
    }

    /// Whether something is to be read before the game goes on. If a decision of the reader follows at once, reading and
    /// deciding are one.
    fn holds(&self, steps: usize, turn: Turn) -> bool {
        let follows = self.lessons.get(self.read + 1).is_some_and(|lesson| lesson.at <= steps);
        self.lesson(steps).is_some() && (follows || !matches!(turn, Turn::Person(_)))
    }

    /// Who decides has read what there was to read.
    pub(super) fn decided(&mut self, steps: usize) {
        if self.lesson(steps).is_some() {
            self.read += 1;
        }
    }
}

impl Core {
    /// Whether the game waits for its reader, who says when to go on.
    pub(super) fn waits_for_reader(self, turn: Turn) -> bool {
        let steps = self.length();
        self.guide.try_with_value(|guide| guide.holds(steps, turn)).unwrap_or(false)
    }

    /// What a guided game says now. It speaks of what has been shown.
    pub(crate) fn lesson(self) -> Option<Lesson> {
        let steps = self.steps();
        if self.is_unfolding() { None } else { self.guide.with_value(|guide| guide.lesson(steps)) }
    }

    /// Whether a guided game goes on when the reader says so, and not with a decision.
    pub(crate) fn is_reading(self) -> bool {
        self.now.track();
        !self.is_unfolding() && self.next_turn().is_some_and(|turn| self.waits_for_reader(turn))
    }

    /// Whether a guided game has been told to its end.
    pub(crate) fn is_told(self) -> bool {
        self.now.track();
        let is_over = |turn| turn == Turn::Over && !self.waits_for_reader(turn);
        !self.is_unfolding() && self.progress().1 > 0 && self.next_turn().is_some_and(is_over)
    }

    /// Where the reader of a guided game is.
    pub(crate) fn place(self) -> Place {
        Place { steps: self.steps(), read: self.progress().0 }
    }

    /// How far a guided game is, and how long.
    pub(crate) fn progress(self) -> (usize, usize) {
        self.now.track();
        self.guide.with_value(|guide| (guide.read, guide.lessons.len()))
    }

    /// The reader has read.
    pub(super) fn has_read(self) {
        self.guide.update_value(|guide| guide.read += 1);
    }
}
