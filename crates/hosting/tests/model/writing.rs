//! What happens on the way to the store and in it, and what must be so when an entry is written.

use hosting::{Appended, Entry, Mover, Origin, Refusal, What};
use protocol::Phase;
use table::Seat;

use crate::laws::Law;
use crate::node::Operation;
use crate::store::{Answered, Asked};
use crate::world::{Event, World};

impl World {
    /// Sends something to the store; answers whether nothing more can come of it but an answer.
    pub(crate) fn send_to_store(&mut self, mut operation: Operation) -> bool {
        let at = self.now + self.delay();
        let fails = self.is_stormy() && self.chance.per_mille(self.weather.fails);
        if !fails {
            self.plan(at, Event::Landed { operation: Box::new(operation), is_answered: true });
            return false;
        }
        self.counts.failures += 1;
        let Operation { node, life, table, by, .. } = operation;
        match self.chance.below(3) {
            // Before it was written.
            0 => {
                self.plan(at, Event::Came { node, life, table, answer: None });
                true
            }
            // After it was written.
            1 => {
                self.plan(at, Event::Landed { operation: Box::new(operation), is_answered: false });
                false
            }
            // Before, and it is written after all.
            _ => {
                self.plan(at, Event::Came { node, life, table, answer: None });
                operation.is_late = true;
                if let Some(by) = by {
                    *self.copies.entry(by).or_default() += 1;
                }
                let later = at + self.chance.between(1, 5000);
                self.plan(later, Event::Landed { operation: Box::new(operation), is_answered: false });
                true
            }
        }
    }

    /// Something that was asked of the store is done.
    pub(crate) fn land(&mut self, operation: &Operation, is_answered: bool) {
        let Operation { node, life, table, is_late, by, .. } = *operation;
        let is_away = self.store_away_until > self.now;
        let answered = (!is_away).then(|| self.act_in_store(operation));
        if is_late || !self.is_alive(node, life) {
            if let Some(by) = by {
                self.settle(by);
            }
            return;
        }
        self.has_landed(node, table);
        let answer = answered.filter(|_| is_answered);
        let at = self.now + self.delay();
        self.plan(at, Event::Came { node, life, table, answer });
    }

    fn act_in_store(&mut self, operation: &Operation) -> Answered {
        let Operation { table, asked, node, .. } = operation;
        let was_done = operation.by.is_some_and(|by| self.store[*table].requests.contains_key(&by));
        let answered = self.store[*table].act(asked, self.fault);
        if let (Asked::Append { number, entry }, Answered::Appended(became)) = (asked, &answered) {
            self.note(|| format!("node {node}, table {table}, entry {number}: {became:?} {:?}", entry.what));
            let (entries, is_new) = (self.store[*table].entries(), *became == Appended::Written);
            if *number > entries || is_new && *number + 1 != entries {
                self.breach(Law::Readable, format!("entry {number} of table {table} is not in its place"));
            }
            match became {
                Appended::Written => self.is_written(operation, entry, was_done),
                Appended::Taken => self.counts.taken += 1,
            }
        }
        answered
    }

    /// An entry is on disk.
    fn is_written(&mut self, operation: &Operation, entry: &Entry, was_done: bool) {
        self.counts.entries += 1;
        let table = operation.table;
        if let Some(by) = entry.by {
            if was_done {
                self.breach(Law::Once, format!("{by:?} has another entry"));
            }
            if self.refused.contains(&by) {
                self.is_refused_and_done(by);
            }
            self.look_whether_it_strays(table, by);
        }
        let is_over = self.store[table].table.phase() == Phase::Over;
        match &entry.what {
            What::Moved { seat, mover, .. } => {
                self.look_at_hours(table, entry.at);
                if entry.by.is_none() {
                    self.is_decided_by_a_bot(operation, entry, *seat, *mover);
                }
            }
            What::Paused { .. } => self.counts.paused += 1,
            _ => {}
        }
        let kept = &mut self.store[table];
        if let Err(corrupt) = kept.table.apply(entry) {
            return self.breach(Law::Readable, format!("table {table}: {corrupt}"));
        }
        kept.hours.follow(entry, kept.table.owing());
        // What was given back now must not be too much; whether it is enough is seen at the next decision.
        self.look_at_hours(table, 0);
        self.counts.over += u64::from(!is_over && self.store[table].table.phase() == Phase::Over);
    }

    fn is_decided_by_a_bot(&mut self, operation: &Operation, entry: &Entry, seat: Seat, mover: Mover) {
        let before = &self.store[operation.table].table;
        let is_asked = operation.made == Some((seat, before.decisions(seat)));
        let is_in_time = self.store[operation.table].hours.may_decide(seat, mover, entry.at);
        match mover {
            Mover::Sitter => self.counts.by_bots += 1,
            Mover::StandIn => self.counts.stood_in += 1,
        }
        if !is_asked || !is_in_time {
            let what = format!("{mover:?} of {seat}: asked {is_asked}, in time {is_in_time}");
            self.breach(Law::InTheirPlace, what);
        }
    }

    /// Whether a step was meant for another decision than the one that it made.
    fn look_whether_it_strays(&mut self, table: usize, by: Origin) {
        let client = self.clients.iter().find(|client| client.asker.account == by.account);
        let Some((seen, own)) = client.and_then(|client| client.decided_at.get(&by.number)) else { return };
        let log = &self.store[table].log;
        let since = &log[*seen as usize..log.len() - 1];
        let is_stood_in = |entry: &Entry| matches!(&entry.what, What::Moved { seat, mover: Mover::StandIn, .. } if seat == own);
        if since.iter().any(is_stood_in) {
            self.breach(Law::InTheirPlace, format!("request {} answers what was asked before", by.number));
        }
    }

    /// A node says something about an entry: it must be on disk.
    pub(crate) fn has_written(&mut self, table: usize, number: u64, entry: &Entry) {
        if self.store[table].log.get(number as usize) != Some(entry) {
            self.breach(Law::Committed, format!("entry {number} of table {table} is not on disk: {entry:?}"));
        }
    }

    /// A node refuses a request: it must not be in the log, unless another copy of it is on its way, too.
    pub(crate) fn is_refused(&mut self, by: Origin, refusal: &Refusal) {
        if self.copies.get(&by).is_some_and(|copies| *copies > 0) {
            self.doubtful.insert(by);
        } else if self.is_in_log(by) {
            self.breach(Law::Once, format!("{by:?} was done, and is refused: {refusal}"));
        }
    }

    /// A client hears that a request is refused, and does not send it again: it will not be in the log.
    pub(crate) fn stays_refused(&mut self, by: Origin) {
        self.refused.insert(by);
        if self.is_in_log(by) {
            self.is_refused_and_done(by);
        }
    }

    fn is_refused_and_done(&mut self, by: Origin) {
        self.counts.refused_and_done += 1;
        if !self.doubtful.contains(&by) {
            self.breach(Law::Once, format!("{by:?} was refused, and is done"));
        }
    }

    fn is_in_log(&self, by: Origin) -> bool {
        self.store.iter().any(|kept| kept.requests.contains_key(&by))
    }
}
