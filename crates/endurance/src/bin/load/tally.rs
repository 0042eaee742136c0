//! What was counted.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use hdrhistogram::Histogram;

use crate::fault::Fault;

/// The longest time that is told apart, in microseconds: two minutes.
const LONGEST: u64 = 120_000_000;

/// What was counted since it was last asked for.
#[derive(Debug)]
pub(crate) struct Tally {
    /// From the writing of a step to the reading of its answer, in microseconds.
    pub(crate) acknowledged: Histogram<u64>,
    /// Games that came to their end, as each who played saw it.
    pub(crate) ended: u64,
    /// Steps that the server could not take at the moment.
    pub(crate) tried_again: u64,
}

impl Tally {
    pub(crate) fn new() -> Result<Self, Fault> {
        let acknowledged =
            Histogram::new_with_bounds(1, LONGEST, 3).map_err(|error| Fault::Other(error.to_string()))?;
        Ok(Self { acknowledged, ended: 0, tried_again: 0 })
    }

    pub(crate) fn add(&mut self, other: &Self) {
        // Both have the same bounds.
        let _ = self.acknowledged.add(&other.acknowledged);
        self.ended += other.ended;
        self.tried_again += other.tried_again;
    }

    /// A share of all answers came within so many milliseconds.
    pub(crate) fn within(&self, share: f64) -> f64 {
        self.acknowledged.value_at_quantile(share) as f64 / 1000.0
    }
}

/// A tally that a thread counts in, and another reads.
#[derive(Debug)]
pub(crate) struct Counting(Mutex<(Tally, Option<Fault>)>);

impl Counting {
    pub(crate) fn new() -> Result<Self, Fault> {
        Ok(Self(Mutex::new((Tally::new()?, None))))
    }

    pub(crate) fn acknowledge(&self, after: Duration) {
        let micros = u64::try_from(after.as_micros()).unwrap_or(LONGEST);
        self.change(|(tally, _)| tally.acknowledged.saturating_record(micros));
    }

    pub(crate) fn end_a_game(&self) {
        self.change(|(tally, _)| tally.ended += 1);
    }

    pub(crate) fn try_again(&self) {
        self.change(|(tally, _)| tally.tried_again += 1);
    }

    /// The first fault is kept: others follow from it.
    pub(crate) fn fail(&self, fault: Fault) {
        self.change(|(_, kept)| {
            kept.get_or_insert(fault);
        });
    }

    /// What was counted so far; from now on it begins anew.
    pub(crate) fn take(&self) -> Result<Tally, Fault> {
        let new = Tally::new()?;
        self.change(|(tally, fault)| match fault.take() {
            Some(fault) => Err(fault),
            None => Ok(std::mem::replace(tally, new)),
        })
    }

    /// How many steps were acknowledged so far, unless something went wrong.
    pub(crate) fn steps(&self) -> Result<u64, Fault> {
        self.change(|(tally, fault)| match fault.take() {
            Some(fault) => Err(fault),
            None => Ok(tally.acknowledged.len()),
        })
    }

    fn change<T>(&self, change: impl FnOnce(&mut (Tally, Option<Fault>)) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// When something was acknowledged last at each table.
#[derive(Debug)]
pub(crate) struct Pulses {
    begun: Instant,
    /// In milliseconds since it was begun; 0 where nothing ever was.
    last: Vec<AtomicU64>,
}

impl Pulses {
    pub(crate) fn of(tables: usize) -> Self {
        Self { begun: Instant::now(), last: (0..tables).map(|_| AtomicU64::new(0)).collect() }
    }

    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Something is acknowledged at a table.
    pub(crate) fn beat(&self, table: usize) {
        self.last[table].store(self.now(), Ordering::Relaxed);
    }

    /// At how many tables nothing was acknowledged for so long.
    pub(crate) fn still(&self, time: Duration) -> usize {
        let long_ago = self.begun.elapsed().saturating_sub(time).as_millis();
        self.last.iter().filter(|last| u128::from(last.load(Ordering::Relaxed)) < long_ago).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_that_stand_still_are_counted() {
        let pulses = Pulses { begun: Instant::now() - Duration::from_secs(60), ..Pulses::of(3) };
        assert_eq!((pulses.still(Duration::from_secs(90)), pulses.still(Duration::from_secs(30))), (0, 3));
        pulses.beat(1);
        assert_eq!(pulses.still(Duration::from_secs(30)), 2);
    }
}
