//! Requests that are not answered yet.

use std::ops::Add;
use std::time::Duration;

use crate::healing::Pauses;
use crate::{Frame, Request};

/// The requests of a live connection that are not answered yet, in their order. `T` is a moment of a clock that only goes forward,
/// `W` whoever waits for the answer.
#[derive(Debug)]
pub struct Unanswered<T, W> {
    pending: Vec<Pending<T, W>>,
}

/// A request, and whoever waited for its answer.
pub type Asked<W> = (Frame, W);

#[derive(Debug)]
struct Pending<T, W> {
    frame: Frame,
    waiting: W,
    /// When it has failed.
    until: T,
    due: Due<T>,
    pauses: Pauses,
}

/// When a request is sent the next time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due<T> {
    Now,
    At(T),
    /// It was sent.
    Sent,
}

impl<T, W> Pending<T, W> {
    /// Whether it is the same done twice as done once.
    fn is_repeatable(&self) -> bool {
        !matches!(self.frame.request, Request::Say { .. })
    }

    fn asked(self) -> Asked<W> {
        (self.frame, self.waiting)
    }
}

impl<T, W> Default for Unanswered<T, W> {
    fn default() -> Self {
        Self { pending: Vec::new() }
    }
}

impl<T: Copy + Ord + Add<Duration, Output = T>, W> Unanswered<T, W> {
    /// Adds a request, which is to be sent at once and has failed at a moment; pauses are for a server that cannot do it at the moment.
    pub fn add(&mut self, frame: Frame, waiting: W, until: T, pauses: Pauses) {
        self.pending.push(Pending { frame, waiting, until, due: Due::Now, pauses });
    }

    /// The next request that is to be sent now, which then is sent; nothing where there is none.
    pub fn next_due(&mut self, now: T) -> Option<Frame> {
        let is_due = |pending: &&mut Pending<T, W>| match pending.due {
            Due::Now => true,
            Due::At(time) => time <= now,
            Due::Sent => false,
        };
        let pending = self.pending.iter_mut().find(is_due)?;
        pending.due = Due::Sent;
        Some(pending.frame.clone())
    }

    /// When there is something to be done, although nothing is heard.
    pub fn next_time(&self) -> Option<T> {
        let times = self.pending.iter().map(|pending| match pending.due {
            Due::At(time) => time.min(pending.until),
            Due::Now | Due::Sent => pending.until,
        });
        times.min()
    }

    /// The request of this number was answered, for good.
    pub fn answered(&mut self, number: u64) -> Option<Asked<W>> {
        let at = self.position(number)?;
        Some(self.pending.remove(at).asked())
    }

    /// The server cannot do the request of this number at the moment: it is sent again after a pause, by a fraction that is drawn from
    /// 0 to 1.
    pub fn try_again(&mut self, number: u64, now: T, fraction: f64) {
        if let Some(at) = self.position(number) {
            let pending = &mut self.pending[at];
            pending.due = Due::At(now + pending.pauses.next(fraction));
        }
    }

    /// Those requests of which this is true fail at a later moment than was said.
    pub fn prolong(&mut self, until: T, is_prolonged: impl Fn(&Frame, &W) -> bool) {
        for pending in &mut self.pending {
            if is_prolonged(&pending.frame, &pending.waiting) {
                pending.until = pending.until.max(until);
            }
        }
    }

    /// The connection is lost: everything is sent again, but for what was sent and is not to be done twice, which is given up.
    pub fn lose(&mut self) -> Vec<Asked<W>> {
        let given_up = self.take(|pending| !pending.is_repeatable() && pending.due != Due::Now);
        for pending in &mut self.pending {
            pending.due = Due::Now;
        }
        given_up
    }

    /// Gives up what has failed by now.
    pub fn give_up_late(&mut self, now: T) -> Vec<Asked<W>> {
        self.take(|pending| pending.until <= now)
    }

    /// Gives up everything.
    pub fn give_up_all(&mut self) -> Vec<Asked<W>> {
        self.take(|_| true)
    }

    fn position(&self, number: u64) -> Option<usize> {
        self.pending.iter().position(|pending| pending.frame.number == number)
    }

    fn take(&mut self, is_taken: impl FnMut(&mut Pending<T, W>) -> bool) -> Vec<Asked<W>> {
        self.pending.extract_if(.., is_taken).map(Pending::asked).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Command, Phrase};

    const SECOND: Duration = Duration::from_secs(1);

    fn unanswered(requests: impl IntoIterator<Item = Request>) -> Unanswered<Duration, ()> {
        let mut unanswered = Unanswered::default();
        for (number, request) in (1..).zip(requests) {
            let frame = Frame { number, table: None, request };
            unanswered.add(frame, (), 60 * SECOND, Pauses::new(SECOND, 10 * SECOND));
        }
        unanswered
    }

    fn sent(unanswered: &mut Unanswered<Duration, ()>, now: Duration) -> Vec<u64> {
        std::iter::from_fn(|| unanswered.next_due(now)).map(|frame| frame.number).collect()
    }

    fn numbers(asked: &[Asked<()>]) -> Vec<u64> {
        asked.iter().map(|(frame, ())| frame.number).collect()
    }

    #[test]
    fn what_was_not_answered_is_sent_again_but_for_what_is_done_once() {
        let say = || Request::Say { phrase: Phrase::Hello };
        let leave = || Request::Table(Command::Leave);
        let mut unanswered = unanswered([leave(), say(), leave()]);
        assert_eq!(sent(&mut unanswered, SECOND), [1, 2, 3]);
        assert!(sent(&mut unanswered, SECOND).is_empty(), "once");
        assert!(unanswered.answered(1).is_some() && unanswered.answered(1).is_none());
        // It was not sent, so it can be sent now.
        let frame = Frame { number: 4, table: None, request: say() };
        unanswered.add(frame, (), 9 * SECOND, Pauses::new(SECOND, SECOND));
        assert_eq!(numbers(&unanswered.lose()), [2]);
        assert_eq!(sent(&mut unanswered, SECOND), [3, 4]);
        assert_eq!(unanswered.next_time(), Some(9 * SECOND));
        assert_eq!(numbers(&unanswered.give_up_late(9 * SECOND)), [4]);
        assert_eq!(numbers(&unanswered.give_up_all()), [3]);
        assert_eq!(unanswered.next_time(), None);
    }

    #[test]
    fn what_cannot_be_done_at_the_moment_is_sent_again_after_a_pause() {
        let mut unanswered = unanswered([Request::Table(Command::Start)]);
        assert_eq!(sent(&mut unanswered, SECOND), [1]);
        unanswered.try_again(1, SECOND, 1.0);
        assert!(sent(&mut unanswered, SECOND).is_empty());
        assert_eq!(unanswered.next_time(), Some(2 * SECOND));
        assert_eq!(sent(&mut unanswered, 2 * SECOND), [1]);
        unanswered.try_again(1, 2 * SECOND, 1.0);
        assert_eq!(unanswered.next_time(), Some(4 * SECOND), "each pause is longer");
    }

    #[test]
    fn what_is_waited_for_longer_fails_later() {
        let mut unanswered = unanswered([Request::Table(Command::Start), Request::Table(Command::Leave)]);
        unanswered.prolong(90 * SECOND, |frame, ()| frame.number == 2);
        unanswered.prolong(30 * SECOND, |_, ()| true);
        assert_eq!(numbers(&unanswered.give_up_late(60 * SECOND)), [1]);
        assert_eq!(numbers(&unanswered.give_up_late(90 * SECOND)), [2]);
    }
}
