//! A change of a table on its way into the log: what is to be done with the log next, until it is clear what became of it.
//!
//! Whoever keeps the log does what is asked for and says what came of it. So the same conversation is held with a database and with
//! a simulated one that fails, and nothing in here waits.
//!
//! The place in the log decides. Whoever adds an entry knows all that come before it, and so whether the same request is among them;
//! should another one be faster, the place is taken, and the log is read on. So what is asked for twice is done once, without another
//! key than the place.

use std::fmt;

use crate::{Entry, Millis, Origin, Refusal, Table, What};

/// How often an entry is decided again because another one was written first.
const TRIES: usize = 20;

/// What became of an entry that was to be added to a log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// It is on disk.
    Written,
    /// Another entry was there first: whoever wants to add one reads on, and decides again.
    Taken,
}

/// What is to be done next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Add this entry to the log in the place that follows those that are known; if it was written, apply it. Then
    /// [say](Change::appended) what became of it.
    Append(Entry),
    /// Apply what others have added to the log, and [say](Change::has_read) whether there was anything.
    ReadOn,
    /// It is in the log, which has so many entries with it.
    Done(u64),
    /// It changed nothing.
    Refused(Refusal),
    /// Others were faster, again and again. It may be tried again.
    GaveUp,
}

/// A change of a table on its way into the log.
pub struct Change<D> {
    by: Option<Origin>,
    decide: D,
    tries: usize,
    /// Why it was refused, perhaps because more has happened than is known.
    refusal: Option<Refusal>,
}

impl<D> fmt::Debug for Change<D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Change").field("by", &self.by).field("tries", &self.tries).finish_non_exhaustive()
    }
}

impl<D: Fn(&Table) -> Result<What, Refusal>> Change<D> {
    /// A change that somebody asks for, or nobody, and that `decide` makes of the table as it is.
    pub fn new(by: Option<Origin>, decide: D) -> Self {
        Self { by, decide, tries: 0, refusal: None }
    }

    /// What is to be done first, or after it must be decided again.
    pub fn begin(&mut self, table: &Table, now: Millis) -> Next {
        if let Some(number) = self.by.and_then(|by| table.made_by(by)) {
            return Next::Done(number + 1);
        }
        if self.tries == TRIES {
            return Next::GaveUp;
        }
        self.tries += 1;
        match (self.decide)(table) {
            // Clocks of several servers differ a little; the log never goes back in time.
            Ok(what) => Next::Append(Entry { at: now.max(table.latest()), by: self.by, what }),
            Err(refusal) => {
                self.refusal = Some(refusal);
                Next::ReadOn
            }
        }
    }

    /// What is to be done after it is known what became of an entry.
    pub fn appended(&mut self, became: Appended, table: &Table) -> Next {
        match became {
            Appended::Written => Next::Done(table.entries()),
            Appended::Taken => Next::ReadOn,
        }
    }

    /// What is to be done after the log was read on, in which there was something more or nothing.
    pub fn has_read(&mut self, grew: bool, table: &Table, now: Millis) -> Next {
        match self.refusal.take() {
            Some(refusal) if !grew => Next::Refused(refusal),
            _ => self.begin(table, now),
        }
    }
}
