//! How long each seat has thought, and until when it may.

use protocol::{Clock, Deadline, Times};
use table::{PerSeat, Seat, Seats};

use crate::entry::Millis;

/// The clocks of a table: one for each seat, since several may decide at once.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    times: Option<Times>,
    /// What is left in reserve.
    reserve: PerSeat<Millis>,
    /// Since when a seat is to decide.
    since: PerSeat<Option<Millis>>,
}

const fn millis(duration: std::time::Duration) -> Millis {
    duration.as_millis() as Millis
}

impl Clocks {
    pub(crate) fn new(clock: Clock, seats: usize) -> Self {
        let times = clock.times();
        let reserve = times.map_or(0, |times| millis(times.reserve));
        Self { times, reserve: PerSeat::new(seats, reserve), since: PerSeat::new(seats, None) }
    }

    /// A seat has decided: what it took beyond its time comes out of the reserve.
    pub(crate) fn stop(&mut self, seat: Seat, at: Millis) {
        if let (Some(times), Some(since)) = (self.times, self.since[seat].take()) {
            let beyond = at.saturating_sub(since).saturating_sub(millis(times.decision));
            self.reserve[seat] = self.reserve[seat].saturating_sub(beyond);
        }
    }

    /// These seats are to decide now: the clocks of those that were not begin.
    pub(crate) fn run(&mut self, owing: Seats, at: Millis) {
        for seat in Seat::all(self.since.len()) {
            if !owing.contains(seat) {
                self.since[seat] = None;
            } else if self.since[seat].is_none() {
                self.since[seat] = Some(at);
            }
        }
    }

    /// Those who are to decide get back what they have lost of the time between two moments.
    pub(crate) fn give_back(&mut self, from: Millis, until: Millis) {
        for seat in Seat::all(self.since.len()) {
            let lost = |since: Millis| until.saturating_sub(from.max(since));
            self.since[seat] = self.since[seat].map(|since| since.saturating_add(lost(since)));
        }
    }

    /// Until when those who are to decide may do so.
    pub(crate) fn deadlines(&self) -> Vec<Deadline> {
        let Some(times) = self.times else { return Vec::new() };
        let deadline = |seat| {
            let decision = self.since[seat]?.saturating_add(millis(times.decision));
            Some(Deadline { seat, decision, reserve: decision.saturating_add(self.reserve[seat]) })
        };
        Seat::all(self.since.len()).filter_map(deadline).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat::new(0);
    const BEN: Seat = Seat::new(1);

    #[test]
    fn what_is_thought_beyond_the_time_comes_out_of_the_reserve() {
        let mut clocks = Clocks::new(Clock::Brisk, 2);
        clocks.run(Seats::all(2), 1_000);
        clocks.stop(ANNA, 41_000);
        clocks.run(Seats::only(BEN), 41_000);
        assert_eq!(clocks.deadlines(), [Deadline { seat: BEN, decision: 31_000, reserve: 91_000 }]);
        clocks.stop(BEN, 42_000);
        clocks.run(Seats::only(ANNA), 42_000);
        // Ten seconds of the minute are gone.
        assert_eq!(clocks.deadlines(), [Deadline { seat: ANNA, decision: 72_000, reserve: 122_000 }]);
        clocks.give_back(50_000, 55_000);
        assert_eq!(clocks.deadlines(), [Deadline { seat: ANNA, decision: 77_000, reserve: 127_000 }]);
    }

    #[test]
    fn nobody_gets_time_back_that_nobody_has_lost() {
        let mut clocks = Clocks::new(Clock::Brisk, 2);
        clocks.run(Seats::only(ANNA), 1_000);
        clocks.run(Seats::all(2), 9_000);
        clocks.give_back(5_000, 10_000);
        let decision = |seat, decision| Deadline { seat, decision, reserve: decision + 60_000 };
        assert_eq!(clocks.deadlines(), [decision(ANNA, 36_000), decision(BEN, 40_000)]);
        clocks.give_back(2_000, 3_000);
        assert_eq!(clocks.deadlines(), [decision(ANNA, 36_000), decision(BEN, 40_000)]);
    }

    #[test]
    fn without_a_clock_nobody_has_to_hurry() {
        let mut clocks = Clocks::new(Clock::None, 2);
        clocks.run(Seats::all(2), 0);
        clocks.stop(ANNA, u64::MAX);
        assert!(clocks.deadlines().is_empty());
    }
}
