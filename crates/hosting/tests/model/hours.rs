//! What the world itself knows of time: when nobody could write, and how long everybody has thought. It asks no node and no table: clocks
//! are computed here once more, from what is in the logs.

use hosting::{Entry, Mover, What};
use protocol::Clock;
use table::{Seat, Seats};

use crate::laws::Law;
use crate::world::{Millis, World};

/// Of a clock that is brisk: what a decision may take, and what is in reserve.
const DECISION: Millis = 30_000;
const RESERVE: Millis = 60_000;

/// A time in which nobody could write, and which is longer than this, is given back. A server that begins takes others for being there for
/// 15 seconds, and one that is there looks for a pause after ten.
const LONG: Millis = 16_000;

/// By how much what is given back may miss what was lost: clocks of servers differ, and less than a second is not given back at all.
const SLACK: Millis = 2_000;

/// How far the clock of a server may be ahead.
pub(crate) const AHEAD: Millis = 300;

/// How long a server may have noted nothing when a time begins in which nobody can write.
const NOTED: Millis = 7_000;

/// How long a server that has begun to give back may be at it, while another one has done so and noted that it is there: it gives back
/// until now.
const LATE: Millis = 10_000;

/// From one moment to another.
type Span = (Millis, Millis);

/// When nobody could write.
#[derive(Debug, Default)]
pub(crate) struct Outages {
    /// In the order of their ends; they may overlap.
    over: Vec<Span>,
    /// Since when there is no server.
    deserted: Option<Millis>,
    /// When a server has noted that it is there.
    noted: Vec<Millis>,
}

impl Outages {
    /// The store is away from one moment to another.
    pub(crate) fn store_is_away(&mut self, from: Millis, until: Millis) {
        self.over.push((from, until));
    }

    /// It is there from now on, whatever was said before.
    pub(crate) fn store_is_there(&mut self, now: Millis) {
        self.over.iter_mut().for_each(|(_, until)| *until = now.min(*until));
    }

    /// Whether any server is there.
    pub(crate) fn is_served(&mut self, is_served: bool, now: Millis) {
        if !is_served {
            self.deserted.get_or_insert(now);
        } else if let Some(from) = self.deserted.take() {
            self.over.push((from, now));
        }
    }

    pub(crate) fn has_noted(&mut self, now: Millis) {
        self.noted.push(now);
    }

    /// All times until now in which nobody could write; no two of them touch.
    fn spans(&self, now: Millis) -> Vec<Span> {
        let deserted = self.deserted.map(|from| (from, now));
        let past = self.over.iter().copied().chain(deserted).filter(|(from, _)| *from < now);
        union(past.map(|(from, until)| (from, until.min(now))))
    }

    /// What somebody who is asked since a moment must have got back.
    fn must(&self, asked: Millis, now: Millis) -> Millis {
        let spans = self.spans(now).into_iter();
        let long = spans.filter(|(from, until)| until - from >= LONG && until + AHEAD <= now);
        long.map(|span| within(span, (asked, now)).saturating_sub(SLACK)).sum()
    }

    /// What somebody who is asked since a moment may have got back: all that lies between two notes and a little more, if there was a time
    /// between them in which nobody could write.
    fn may(&self, asked: Millis, now: Millis) -> Millis {
        let around = |(from, until): Span| {
            let before = self.noted.iter().copied().filter(|noted| *noted <= from).max().unwrap_or_default();
            let after = self.noted.iter().copied().filter(|noted| *noted >= until).min().unwrap_or(now);
            (before.max(from.saturating_sub(NOTED)), (after + LATE).min(now))
        };
        let spans = union(self.spans(now).into_iter().map(around));
        spans.into_iter().map(|span| within(span, (asked, now))).sum()
    }
}

/// The same, in order, and each moment in one of them at most.
fn union(spans: impl IntoIterator<Item = Span>) -> Vec<Span> {
    let mut spans: Vec<Span> = spans.into_iter().collect();
    spans.sort_unstable();
    let mut apart: Vec<Span> = Vec::new();
    for (from, until) in spans {
        match apart.last_mut() {
            Some((_, last)) if from <= *last => *last = until.max(*last),
            _ => apart.push((from, until)),
        }
    }
    apart
}

/// How much of one of them lies in the other.
fn within((from, until): Span, (since, now): Span) -> Millis {
    until.min(now).saturating_sub(from.max(since))
}

/// The clocks of a table, and who is there at it, by its log.
#[derive(Debug)]
pub(crate) struct Hours {
    has_clock: bool,
    /// Since when each seat is to decide.
    asked: Vec<Option<Millis>>,
    /// What each has in reserve.
    reserve: Vec<Millis>,
    /// What was given back.
    pauses: Vec<Span>,
    /// Who has left, and for whom a bot decides.
    has_left: Seats,
    bots: Seats,
}

impl Hours {
    pub(crate) fn new(clock: Clock) -> Self {
        let seats = table::MAX_SEATS;
        Self {
            has_clock: clock != Clock::None,
            asked: vec![None; seats],
            reserve: vec![RESERVE; seats],
            pauses: Vec::new(),
            has_left: Seats::NONE,
            bots: Seats::NONE,
        }
    }

    /// How much of the time since a seat is asked was given back.
    fn given(&self, asked: Millis, now: Millis) -> Millis {
        union(self.pauses.iter().copied()).into_iter().map(|span| within(span, (asked, now))).sum()
    }

    /// Until when those who are asked may decide.
    fn ends(&self) -> Vec<(Seat, Millis)> {
        let end = |(seat, asked): (usize, &Option<Millis>)| {
            let asked = asked.filter(|_| self.has_clock)?;
            Some((Seat::new(seat), asked + DECISION + self.reserve[seat] + self.given(asked, Millis::MAX)))
        };
        self.asked.iter().enumerate().filter_map(end).collect()
    }

    /// Whether a decision for a seat is that of who may make it.
    pub(crate) fn may_decide(&self, seat: Seat, mover: Mover, at: Millis) -> bool {
        match mover {
            Mover::Sitter => self.bots.contains(seat),
            Mover::StandIn => {
                self.has_left.contains(seat)
                    || self.ends().into_iter().any(|(other, end)| other == seat && end <= at)
            }
        }
    }

    /// An entry is in the log, after which these seats are to decide.
    pub(crate) fn follow(&mut self, entry: &Entry, owing: Seats) {
        match &entry.what {
            What::Sat { seat, .. } => {
                self.has_left.remove(*seat);
                self.bots.remove(*seat);
            }
            What::Filled { seat, .. } => {
                self.has_left.remove(*seat);
                self.bots.insert(*seat);
            }
            What::Left { seat } => {
                self.has_left.insert(*seat);
                self.bots.remove(*seat);
            }
            What::Moved { seat, .. } => {
                if let Some(asked) = self.asked[seat.index()].take() {
                    let used = entry.at.saturating_sub(asked).saturating_sub(self.given(asked, entry.at));
                    let reserve = &mut self.reserve[seat.index()];
                    *reserve = reserve.saturating_sub(used.saturating_sub(DECISION));
                }
            }
            What::Paused { away, since } => self.pauses.push((*since, since + away)),
            _ => {}
        }
        for (seat, asked) in self.asked.iter_mut().enumerate() {
            let is_asked = owing.contains(Seat::new(seat));
            *asked = is_asked.then(|| asked.unwrap_or(entry.at));
        }
    }
}

impl World {
    /// Whether there is a server has perhaps changed.
    pub(crate) fn look_whether_it_is_served(&mut self) {
        let is_served = self.nodes.iter().any(|node| node.is_up);
        self.outages.is_served(is_served, self.now);
    }

    /// Everybody who is asked at a table, until a moment at which somebody decides, has got back the time in which nobody could write, and
    /// no more.
    pub(crate) fn look_at_hours(&mut self, table: usize, until: Millis) {
        let hours = &self.store[table].hours;
        let ends: Vec<(Seat, Millis)> = {
            let deadlines = self.store[table].table.deadlines();
            deadlines.into_iter().map(|deadline| (deadline.seat, deadline.reserve)).collect()
        };
        if ends != hours.ends() {
            let what = format!("the time at table {table} ends at {ends:?}, and not at {:?}", hours.ends());
            return self.breach(Law::TimeIsGivenBack, what);
        }
        for (seat, _) in ends {
            let Some(asked) = hours.asked[seat.index()] else { continue };
            let given = hours.given(asked, Millis::MAX);
            let (must, may) = (self.outages.must(asked, until), self.outages.may(asked, self.now));
            if given < must || given > may + SLACK {
                let what = format!(
                    "seat {seat} of table {table}, asked at {asked}, has got {given} ms back at {until}: at least {must}, at most {may}"
                );
                return self.breach(Law::TimeIsGivenBack, what);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_lost_lies_between_notes() {
        let mut outages = Outages::default();
        outages.has_noted(100_000);
        outages.has_noted(105_000);
        outages.store_is_away(106_000, 126_000);
        outages.store_is_away(120_000, 130_000);
        outages.has_noted(131_000);
        outages.has_noted(136_000);
        assert_eq!(outages.spans(200_000), [(106_000, 130_000)]);
        assert_eq!((outages.must(50_000, 200_000), outages.may(50_000, 200_000)), (22_000, 36_000));
        assert_eq!((outages.must(120_000, 200_000), outages.may(120_000, 200_000)), (8_000, 21_000));
        assert_eq!((outages.must(141_000, 200_000), outages.may(141_000, 200_000)), (0, 0));
        // It was not over.
        assert_eq!(outages.must(50_000, 125_000), 0);
    }

    #[test]
    fn a_time_without_servers_is_one_as_well() {
        let mut outages = Outages::default();
        outages.is_served(false, 10_000);
        outages.is_served(false, 20_000);
        assert_eq!(outages.spans(30_000), [(10_000, 30_000)]);
        outages.is_served(true, 40_000);
        outages.store_is_away(40_000, 90_000);
        outages.store_is_there(50_000);
        assert_eq!(outages.spans(60_000), [(10_000, 50_000)]);
    }
}
