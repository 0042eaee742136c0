//! Who is not there: nothing is said of anybody who is back in a moment.

use std::collections::BTreeMap;
use std::io::{self, Write};

use bots::HasBots;
use locale::t;
use protocol::{Phase, Sitter};
use table::Seat;
use tabletop::Tabletop;
use tokio::time::Instant;

use super::visit::{LULL, Visit};

/// The seats of those who are not there, and when that is said; nothing where it was.
#[derive(Debug, Default)]
pub(super) struct Absent(BTreeMap<Seat, Option<Instant>>);

impl Absent {
    /// Somebody is not there.
    fn add(&mut self, seat: Seat, now: Instant) {
        self.0.entry(seat).or_insert(Some(now + LULL));
    }

    /// Somebody is there, or sits there no more. Answers whether it was said that they were not there.
    pub(super) fn remove(&mut self, seat: Seat) -> bool {
        self.0.remove(&seat) == Some(None)
    }

    /// When the next absence is said.
    pub(super) fn lull(&self) -> Option<Instant> {
        self.0.values().flatten().min().copied()
    }

    /// Those of whom it is to be said now.
    fn overdue(&mut self, now: Instant) -> Vec<Seat> {
        let overdue = self.0.iter_mut().filter(|(_, until)| until.is_some_and(|until| until <= now));
        overdue.map(|(seat, until)| (*seat, *until = None).0).collect()
    }

    /// There was no connection: who is not there may be coming back just as we do.
    pub(super) fn wait_anew(&mut self, now: Instant) {
        self.0.values_mut().flatten().for_each(|until| *until = now + LULL);
    }
}

impl<G: Tabletop + HasBots> Visit<'_, G> {
    /// Somebody is there, or is not.
    pub(super) fn note_presence(&mut self, seat: Seat, here: bool, out: &mut impl Write) -> io::Result<()> {
        if here {
            let was_missed = self.absent.remove(seat);
            return if was_missed { self.tell_presence(seat, here, out) } else { Ok(()) };
        }
        self.absent.add(seat, Instant::now());
        Ok(())
    }

    /// Says who has not been there for a while.
    pub(super) fn tell_absent(&mut self, out: &mut impl Write) -> io::Result<()> {
        let overdue = self.absent.overdue(Instant::now());
        overdue.into_iter().try_for_each(|seat| self.tell_presence(seat, false, out))
    }

    fn tell_presence(&mut self, seat: Seat, here: bool, out: &mut impl Write) -> io::Result<()> {
        // That one is there oneself, one knows; and that somebody has left, everybody.
        let is_player = matches!(self.seen.seats.get(seat.index()), Some(Sitter::Person { left: false, .. }));
        if seat == self.person.setting.you || !is_player || self.seen.phase == Phase::Over {
            return Ok(());
        }
        let here = if here { "yes" } else { "no" };
        let said =
            t!(self.guest.texts, "join-present", name = self.person.names.who(seat).name(), here = here);
        self.murmur(&said, out)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn who_is_back_in_a_moment_was_not_missed() {
        let (anna, ben, now) = (Seat::new(0), Seat::new(1), Instant::now());
        let moment = Duration::from_millis(10);
        let mut absent = Absent::default();
        absent.add(anna, now);
        absent.add(ben, now + moment);
        assert!(absent.overdue(now + moment).is_empty());
        assert!(!absent.remove(anna));
        assert_eq!(absent.lull(), Some(now + moment + LULL));
        assert_eq!(absent.overdue(now + moment + LULL), [ben]);
        // It is said once, however often it is heard.
        absent.add(ben, now + moment);
        assert_eq!(absent.lull(), None);
        assert!(absent.overdue(now + 2 * LULL).is_empty());
        assert!(absent.remove(ben) && !absent.remove(ben));
    }

    #[test]
    fn after_a_lost_connection_everybody_has_as_long_to_come_back() {
        let (ben, now) = (Seat::new(1), Instant::now());
        let mut absent = Absent::default();
        absent.add(ben, now);
        absent.wait_anew(now + LULL);
        assert!(absent.overdue(now + LULL).is_empty());
        assert_eq!(absent.overdue(now + 2 * LULL), [ben]);
        absent.wait_anew(now + 2 * LULL);
        assert!(absent.overdue(now + 4 * LULL).is_empty());
    }
}
