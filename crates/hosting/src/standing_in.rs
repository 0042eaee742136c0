//! When a bot decides in the place of somebody, and what becomes of its answer.

use protocol::Deadline;
use table::Seat;

use crate::place::Place;
use crate::{Millis, Mover, NotPossible, Refusal, STAND_IN, STAND_IN_AFTER, Table, Thought, What};

/// What a bot has thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// For whom.
    pub seat: Seat,
    /// How many decisions were made for that seat when it was asked.
    pub made: u32,
    /// Whether it sits there, or decides for somebody else.
    pub mover: Mover,
    /// What it decides; nothing where it has failed.
    pub step: Option<String>,
}

impl Table {
    /// When a bot decides for a seat that is to decide, at a table with a clock: when the time is up, and sooner where others are there
    /// who wait for somebody who is away since a moment.
    pub fn stands_in_at(&self, seat: Seat, away_since: Option<Millis>) -> Option<Millis> {
        let deadline = self.deadlines().into_iter().find(|deadline| deadline.seat == seat)?;
        let away = away_since.map(|since| since.saturating_add(STAND_IN_AFTER));
        Some(away.map_or(deadline.reserve, |away| away.min(deadline.reserve)))
    }

    /// Whether a bot may decide in the place of whoever sits in a seat: they have left, or their time is up.
    pub fn may_stand_in(&self, seat: Seat, now: Millis) -> bool {
        let is_late = |deadline: &Deadline| deadline.seat == seat && deadline.reserve <= now;
        self.places.get(seat.index()).is_some_and(Place::has_left) || self.deadlines().iter().any(is_late)
    }

    /// What a stand-in has to think about who decides for a seat that is out of time.
    pub fn stand_in(&self, seat: Seat) -> Option<Thought> {
        let seed = self.seed.filter(|_| self.owing().contains(seat))?;
        Some(self.game.thought(seat, STAND_IN, seed))
    }

    /// What the answer of a bot adds to the log, now or after it was asked; for somebody who was away for long enough, or not.
    ///
    /// # Errors
    /// If it is not asked for any more.
    pub fn take_answer(&self, answer: &Answer, is_away: bool, now: Millis) -> Result<What, Refusal> {
        let Answer { seat, made, mover, step } = answer;
        // Whoever sits there has decided meanwhile, or another server: this is no answer to what is asked now.
        if self.decisions(*seat) != *made {
            return Err(NotPossible::NotToAct.into());
        }
        // Whoever sits there has got time back, or is back.
        if *mover == Mover::StandIn && !is_away && !self.may_stand_in(*seat, now) {
            return Err(NotPossible::NotToAct.into());
        }
        match step {
            Some(step) => self.step(*seat, *mover, step),
            // A bot that fails never stops a table.
            None => self.any_step(*seat, *mover),
        }
    }
}
