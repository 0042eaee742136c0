//! What tables do by themselves at a node: bots and stand-ins think, clocks run, those who want to play again do.

use hosting::Mover;
use protocol::TableId;
use table::Seat;

use crate::job::Job;
use crate::laws::Fault;
use crate::node::Room;
use crate::world::{Event, Millis, World};

impl World {
    /// Lets a table do what it does by itself: bots and stand-ins think, clocks are watched.
    pub(crate) fn act(&mut self, node: usize, table: usize) {
        let now = self.clock(node);
        if self.now >= self.end || self.nodes[node].rooms[table].table.is_none() {
            return;
        }
        let known = self.known(node, table);
        let thoughts = known.thoughts().into_iter().map(|(seat, mover, _)| (seat, mover, false));
        let mut thoughts: Vec<(Seat, Mover, bool)> = thoughts.collect();
        let ends = self.ends(node, table);
        // Who could not decide because nothing can be written gets that time back first.
        let is_over = |end: Millis| end <= now && !self.time_stands_still(node);
        for (seat, end) in ends.iter().filter(|(_, end)| is_over(*end)) {
            let is_away = known.deadlines().iter().any(|one| one.seat == *seat && one.reserve > *end);
            thoughts.push((*seat, Mover::StandIn, is_away));
        }
        for (seat, mover, is_away) in thoughts {
            let made = self.known(node, table).decisions(seat);
            let room = self.room(node, table);
            if room.thinking.contains(seat) {
                continue;
            }
            room.thinking.insert(seat);
            let (life, at) = (self.nodes[node].life, self.now + self.chance.between(5, 800));
            let job = Job::Decide { seat, made, mover, is_away };
            self.plan(at, Event::Thought { node, life, table, job });
        }
        self.set_alarm(node, table, ends.iter().map(|(_, end)| *end).filter(|end| *end > now).min());
        if self.known(node, table).wants_again() {
            let next = TableId::new(1000 + self.chance.below(1 << 20) as u64);
            self.enqueue(node, table, Job::PlayAgain { next });
        }
    }

    /// When a bot decides for each seat that is to decide, at a table with a clock.
    fn ends(&self, node: usize, table: usize) -> Vec<(Seat, Millis)> {
        let Room { watchers, since, .. } = &self.nodes[node].rooms[table];
        let known = self.known(node, table);
        let is_here = |seat: Seat| watchers.iter().any(|one| known.seat_of(one.account) == Some(seat));
        let end = |deadline: protocol::Deadline| {
            let is_away = self.fault == Some(Fault::SeesOnlyItsOwn) && !is_here(deadline.seat);
            let away_since = (is_away && !watchers.is_empty()).then_some(*since);
            Some((deadline.seat, known.stands_in_at(deadline.seat, away_since)?))
        };
        known.deadlines().into_iter().filter_map(end).collect()
    }

    fn set_alarm(&mut self, node: usize, table: usize, next: Option<Millis>) {
        let (life, ahead) = (self.nodes[node].life, self.nodes[node].ahead);
        if self.room(node, table).alarm == next {
            return;
        }
        self.room(node, table).alarm = next;
        if let Some(moment) = next {
            let at = moment.saturating_sub(ahead).max(self.now);
            self.plan(at, Event::Alarm { node, life, table, moment });
        }
    }

    pub(crate) fn alarm(&mut self, node: usize, table: usize, moment: Millis) {
        let room = self.room(node, table);
        if room.alarm == Some(moment) {
            room.alarm = None;
            self.act(node, table);
        }
    }

    /// A bot has thought.
    pub(crate) fn thought(&mut self, node: usize, table: usize, job: Job) {
        if let Job::Decide { seat, .. } = job {
            self.room(node, table).thinking.remove(seat);
        }
        self.enqueue(node, table, job);
    }
}
