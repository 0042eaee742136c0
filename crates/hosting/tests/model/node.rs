//! Nodes: what they do with the log of a table, one thing at a time for each table, as a server does. All that they know is lost with
//! them.

use std::collections::VecDeque;
use std::rc::Rc;

use hosting::{Appended, Change, Entry, Next, Origin, Refusal, Table};
use protocol::{Frame, Message, Phase, Reason, Request};
use table::{Seat, Seats};

use crate::job::{Decide, Job, decide, made, origin};
use crate::laws::Fault;
use crate::network::Connection;
use crate::store::{Answer, Answered, Asked};
use crate::watching::Watcher;
use crate::world::{Event, Millis, NOTED_EVERY, World};

/// For how long a node may have noted nothing before time stands still, and before it is gone.
const STANDS_STILL_AFTER: Millis = 10_000;
const GONE_AFTER: Millis = 15_000;

/// A server.
#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) is_up: bool,
    /// How often it was started.
    pub(crate) life: u32,
    /// How far its clock is ahead.
    pub(crate) ahead: Millis,
    /// When it has noted last that it is there, by its clock; nothing before it has.
    pub(crate) noted: Option<Millis>,
    /// At how many tables it is about to give back time, before it notes that it is there.
    giving_back: Option<usize>,
    /// What it knows of each table.
    pub(crate) rooms: Vec<Room>,
}

/// What a node knows of a table.
#[derive(Debug, Default)]
pub(crate) struct Room {
    /// The table, where it is in memory.
    pub(crate) table: Option<Table>,
    /// Since when.
    pub(crate) since: Millis,
    pub(crate) watchers: Vec<Watcher>,
    /// The seats for which a bot thinks.
    pub(crate) thinking: Seats,
    pub(crate) alarm: Option<Millis>,
    /// Whether something is being done, which may wait for the store.
    pub(crate) is_locked: bool,
    doing: Option<Doing>,
    /// What is done after time is given back, because that must come first.
    after: Option<Job>,
    pub(crate) queue: VecDeque<Job>,
}

/// Something that waits for the store.
#[derive(Debug)]
pub(crate) struct Doing {
    pub(crate) job: Job,
    change: Option<Change<Decide>>,
    /// The entry that is being written.
    entry: Option<Entry>,
    pub(crate) waits: Waits,
    /// Whether the store has done what it was asked for.
    has_landed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Waits {
    ForTable,
    ForChange,
    ForMissed,
    ToCatchUp,
    ForRest,
}

/// Something that is asked of the store.
#[derive(Debug)]
pub(crate) struct Operation {
    pub(crate) node: usize,
    pub(crate) life: u32,
    pub(crate) table: usize,
    pub(crate) asked: Asked,
    /// Whose request it is for.
    pub(crate) by: Option<Origin>,
    /// For which decision of a seat it is.
    pub(crate) made: Option<(Seat, u32)>,
    /// Whether whoever asked has heard already that it cannot be told what became of it.
    pub(crate) is_late: bool,
}

/// Why something was not done.
pub(crate) enum Failed {
    Refused(Refusal),
    NoSuchTable,
    /// The store does not answer.
    Away,
}

impl Node {
    pub(crate) fn new(tables: usize, ahead: Millis) -> Self {
        Self { is_up: true, life: 0, ahead, noted: None, giving_back: None, rooms: rooms(tables) }
    }
}

fn rooms(tables: usize) -> Vec<Room> {
    (0..tables).map(|_| Room::default()).collect()
}

impl World {
    pub(crate) fn room(&mut self, node: usize, table: usize) -> &mut Room {
        &mut self.nodes[node].rooms[table]
    }

    pub(crate) fn is_alive(&self, node: usize, life: u32) -> bool {
        self.nodes[node].is_up && self.nodes[node].life == life
    }

    /// What time it is by the clock of a node.
    pub(crate) fn clock(&self, node: usize) -> Millis {
        self.now + self.nodes[node].ahead
    }

    /// A node is no more, with all that it knew; what it has asked of the store may still be done.
    pub(crate) fn crash(&mut self, node: usize) {
        if !self.nodes[node].is_up {
            return;
        }
        self.note(|| format!("node {node} crashes"));
        self.counts.crashes += 1;
        self.nodes[node].is_up = false;
        (self.nodes[node].noted, self.nodes[node].giving_back) = (None, None);
        let empty = rooms(self.tables());
        for room in std::mem::replace(&mut self.nodes[node].rooms, empty) {
            let begun = room.doing.filter(|doing| doing.has_landed).map(|doing| doing.job);
            for job in room.queue.into_iter().chain(begun).chain(room.after) {
                if let Some(by) = origin(&job) {
                    self.settle(by);
                }
            }
        }
        for connection in 0..self.connections.len() {
            let Connection { node: of, is_open, .. } = &self.connections[connection];
            if *of == node && *is_open {
                let (here, there) = (self.delay(), 0);
                self.lose(connection, here, there);
            }
        }
        let back = self.now + self.chance.between(100, 30_000);
        let latest = self.now.max(self.calm) + 1000;
        self.plan(back.min(latest), Event::Start { node });
    }

    /// A node starts, and goes on with the tables that are played.
    pub(crate) fn start(&mut self, node: usize) {
        if self.store_away_until > self.now {
            return self.plan(self.now + 1000, Event::Start { node });
        }
        self.note(|| format!("node {node} starts"));
        let there = &mut self.nodes[node];
        there.is_up = true;
        there.life += 1;
        let away = self.clock(node).saturating_sub(self.alive);
        // Of several, the others are there unless they have noted nothing for a while.
        if self.nodes.len() == 1 || away > GONE_AFTER {
            let since = self.alive;
            if self.fault == Some(Fault::NotesFirst) {
                self.note_that_it_is_there(node);
            }
            self.give_back_everywhere(node, since);
        } else {
            self.note_that_it_is_there(node);
        }
    }

    /// A node notes in the store that it is there.
    pub(crate) fn note_that_it_is_there(&mut self, node: usize) {
        let now = self.clock(node);
        (self.nodes[node].noted, self.alive) = (Some(now), self.alive.max(now));
        self.outages.has_noted(self.now);
    }

    /// Gives back the time since a moment at all tables; then the node notes that it is there, and not sooner: should it not come so far,
    /// the next one does it.
    fn give_back_everywhere(&mut self, node: usize, since: Millis) {
        self.nodes[node].giving_back = Some(self.tables());
        for table in 0..self.tables() {
            self.enqueue(node, table, Job::GiveBack { since, by_itself: true });
        }
    }

    /// That is done at one more table, or was not possible.
    fn has_given_back(&mut self, node: usize, is_done: bool) {
        let there = &mut self.nodes[node];
        there.giving_back = there.giving_back.filter(|_| is_done).map(|left| left - 1);
        if there.giving_back == Some(0) {
            there.giving_back = None;
            if self.store_away_until <= self.now {
                self.note_that_it_is_there(node);
            }
        }
    }

    /// Whether a node could note nothing for so long that nobody's time is up. One that has never done so does not know.
    pub(crate) fn time_stands_still(&self, node: usize) -> bool {
        self.nodes[node]
            .noted
            .is_some_and(|noted| self.clock(node).saturating_sub(noted) > STANDS_STILL_AFTER)
    }

    /// What a node does from time to time: it notes that it is there, reads on, and puts away what nobody looks at.
    pub(crate) fn poll(&mut self, node: usize) {
        let Node { is_up, giving_back, .. } = self.nodes[node];
        if is_up {
            if self.store_away_until <= self.now && giving_back.is_none() {
                if self.clock(node).saturating_sub(self.alive) > STANDS_STILL_AFTER {
                    self.give_back_everywhere(node, self.alive);
                } else {
                    self.note_that_it_is_there(node);
                }
            }
            for table in 0..self.tables() {
                self.put_away(node, table);
                self.read_on(node, table);
            }
        }
        let at = self.now + NOTED_EVERY + self.chance.between(0, 500);
        self.plan(at, Event::Poll { node });
    }

    fn put_away(&mut self, node: usize, table: usize) {
        let is_chosen = self.chance.one_in(4);
        let room = self.room(node, table);
        let is_quiet = room.watchers.is_empty() && room.thinking.is_empty() && room.alarm.is_none();
        if is_quiet && !room.is_locked && is_chosen {
            room.table = None;
        }
    }

    /// The log of a table may have grown.
    pub(crate) fn read_on(&mut self, node: usize, table: usize) {
        let room = self.room(node, table);
        let is_planned = room.queue.iter().any(|job| matches!(job, Job::ReadOn));
        if room.table.is_some() && !is_planned && self.fault != Some(Fault::NeverReadsOn) {
            self.enqueue(node, table, Job::ReadOn);
        }
    }

    /// A request of a client.
    pub(crate) fn take(&mut self, connection: usize, frame: Frame) {
        let (node, client) = (self.connections[connection].node, self.connections[connection].client);
        let Frame { number, table, request } = frame;
        let table = self.index(table.unwrap());
        let asker = self.clients[client].asker.clone();
        let job = match request {
            Request::Watch { seen, spectator } => Job::Watch { connection, number, seen, spectator },
            Request::Table(command) => Job::Ask { connection, number, asker, command },
            _ => return,
        };
        self.enqueue(node, table, job);
    }

    pub(crate) fn enqueue(&mut self, node: usize, table: usize, job: Job) {
        self.room(node, table).queue.push_back(job);
        self.begin(node, table);
    }

    /// Begins with what is to be done next, when nothing is being done.
    fn begin(&mut self, node: usize, table: usize) {
        let room = self.room(node, table);
        if room.is_locked {
            return;
        }
        let Some(job) = room.queue.pop_front() else { return };
        room.is_locked = true;
        self.begin_with(node, table, job);
    }

    fn begin_with(&mut self, node: usize, table: usize, job: Job) {
        let is_change = matches!(job, Job::Ask { .. } | Job::Decide { .. });
        if is_change && self.time_stands_still(node) && self.fault != Some(Fault::DecidesFirst) {
            // A decision stops a clock: who could not make it sooner gets that time back before.
            if self.store_away_until > self.now {
                return self.finish(node, table, &job, Err(Failed::Away));
            }
            let since = self.alive;
            if self.clock(node).saturating_sub(since) > STANDS_STILL_AFTER {
                self.room(node, table).after = Some(job);
                return self.do_now(node, table, Job::GiveBack { since, by_itself: false });
            }
        }
        self.do_now(node, table, job);
    }

    fn do_now(&mut self, node: usize, table: usize, job: Job) {
        let waits = Waits::ForTable;
        let doing = Doing { job, change: None, entry: None, waits, has_landed: false };
        if self.room(node, table).table.is_some() {
            self.perform(node, table, doing);
        } else {
            self.ask_store(node, table, doing, Asked::Read { from: 0 }, Waits::ForTable);
        }
    }

    pub(crate) fn ask_store(
        &mut self,
        node: usize,
        table: usize,
        mut doing: Doing,
        asked: Asked,
        waits: Waits,
    ) {
        doing.waits = waits;
        let (by, made) = (origin(&doing.job), made(&doing.job));
        let life = self.nodes[node].life;
        let operation = Operation { node, life, table, asked, by, made, is_late: false };
        doing.has_landed = self.send_to_store(operation);
        self.room(node, table).doing = Some(doing);
    }

    /// The store has done what a node wants, which hears of it some time later.
    pub(crate) fn has_landed(&mut self, node: usize, table: usize) {
        if let Some(doing) = &mut self.room(node, table).doing {
            doing.has_landed = true;
        }
    }

    /// Does what can be done at a table that is in memory.
    fn perform(&mut self, node: usize, table: usize, mut doing: Doing) {
        let now = self.clock(node);
        match &doing.job {
            Job::Watch { .. } => return self.let_watch(node, table, doing),
            Job::ReadOn => {
                let from = self.known(node, table).entries();
                return self.ask_store(node, table, doing, Asked::Read { from }, Waits::ForRest);
            }
            Job::GiveBack { .. } => {
                let known = self.known(node, table);
                let has_clock = known.phase() == Phase::Playing && !known.deadlines().is_empty();
                if !has_clock || self.fault == Some(Fault::GivesNothingBack) {
                    return self.finish(node, table, &doing.job, Ok(0));
                }
            }
            Job::Ask { .. } | Job::Decide { .. } | Job::PlayAgain { .. } => {}
        }
        let by = origin(&doing.job).filter(|_| self.fault != Some(Fault::ForgetsRequests));
        let mut change = Change::new(by, decide(&doing.job, now, self.fault));
        let next = change.begin(self.known(node, table), now);
        self.counts.twice += u64::from(matches!(next, Next::Done(_)));
        doing.change = Some(change);
        self.pursue(node, table, doing, next);
    }

    pub(crate) fn known(&self, node: usize, table: usize) -> &Table {
        self.nodes[node].rooms[table].table.as_ref().unwrap()
    }

    /// Does what a change wants to be done next.
    fn pursue(&mut self, node: usize, table: usize, mut doing: Doing, mut next: Next) {
        loop {
            let waits = Waits::ForChange;
            next = match next {
                Next::Append(entry) => {
                    // A node that does not look for requests writes them down all the same.
                    let is_forgetful = self.fault == Some(Fault::ForgetsRequests);
                    let entry = if is_forgetful { Entry { by: origin(&doing.job), ..entry } } else { entry };
                    let number = self.known(node, table).entries();
                    self.break_laws_before(node, table, &doing.job, &entry);
                    doing.entry = Some(entry.clone());
                    return self.ask_store(node, table, doing, Asked::Append { number, entry }, waits);
                }
                Next::ReadOn => {
                    if let Some(refusal) = self.refuses_at_once(node, table, &doing) {
                        return self.finish(node, table, &doing.job, Err(Failed::Refused(refusal)));
                    }
                    let (from, now) = (self.known(node, table).entries(), self.clock(node));
                    if self.fault != Some(Fault::NeverReadsOn) {
                        return self.ask_store(node, table, doing, Asked::Read { from }, waits);
                    }
                    let change = doing.change.as_mut().unwrap();
                    change.has_read(false, self.nodes[node].rooms[table].table.as_ref().unwrap(), now)
                }
                Next::Done(entries) => {
                    let refusal = self.refuses_at_once(node, table, &doing);
                    if let Some(refusal) = refusal.filter(|_| doing.entry.is_none()) {
                        return self.finish(node, table, &doing.job, Err(Failed::Refused(refusal)));
                    }
                    return self.finish(node, table, &doing.job, Ok(entries));
                }
                Next::Refused(refusal) => {
                    return self.finish(node, table, &doing.job, Err(Failed::Refused(refusal)));
                }
                Next::GaveUp => return self.finish(node, table, &doing.job, Err(Failed::Away)),
            }
        }
    }

    fn break_laws_before(&mut self, node: usize, table: usize, job: &Job, entry: &Entry) {
        let entries = self.known(node, table).entries() + 1;
        match (self.fault, job) {
            (Some(Fault::AcknowledgesFirst), Job::Ask { connection, number, .. }) => {
                let done = Message::Done { number: *number, entries: Some(entries) };
                let at = self.now;
                self.plan(at, Event::Message { connection: *connection, message: Rc::new(done) });
            }
            (Some(Fault::TellsFirst), _) => self.has_written(table, entries - 1, entry),
            _ => {}
        }
    }

    fn refuses_at_once(&self, node: usize, table: usize, doing: &Doing) -> Option<Refusal> {
        if self.fault != Some(Fault::RefusesAtOnce) {
            return None;
        }
        decide(&doing.job, self.clock(node), self.fault)(self.known(node, table)).err()
    }

    /// The store answers.
    pub(crate) fn came(&mut self, node: usize, table: usize, answer: Answer) {
        let Some(mut doing) = self.room(node, table).doing.take() else { return };
        let Some(answered) = answer else {
            return self.finish(node, table, &doing.job, Err(Failed::Away));
        };
        let now = self.clock(node);
        match (doing.waits, answered) {
            (Waits::ForTable, Answered::Entries(log)) => {
                let (id, secret, since) = (self.ids[table], self.store[table].secret, self.now);
                let room = self.room(node, table);
                room.table = Table::replay(id, secret, log).ok();
                room.since = since;
                self.perform(node, table, doing);
            }
            (Waits::ForChange, Answered::Appended(became)) => {
                if let (Appended::Written, Some(entry)) = (became, doing.entry.take()) {
                    self.apply(node, table, &[entry]);
                    self.say_that_it_has_grown(node, table);
                }
                let change = doing.change.as_mut().unwrap();
                let next = change.appended(became, self.nodes[node].rooms[table].table.as_ref().unwrap());
                self.pursue(node, table, doing, next);
            }
            (Waits::ForChange, Answered::Entries(log)) => {
                self.apply(node, table, &log);
                let change = doing.change.as_mut().unwrap();
                let known = self.nodes[node].rooms[table].table.as_ref().unwrap();
                let next = change.has_read(!log.is_empty(), known, now);
                self.pursue(node, table, doing, next);
            }
            (Waits::ForMissed, Answered::Entries(log)) => self.tell_missed(node, table, &doing, &log),
            (Waits::ToCatchUp, Answered::Entries(log)) => {
                self.apply(node, table, &log);
                self.let_watch(node, table, doing);
            }
            (Waits::ForRest, Answered::Entries(log)) => {
                self.apply(node, table, &log);
                self.finish(node, table, &doing.job, Ok(0));
            }
            _ => self.finish(node, table, &doing.job, Err(Failed::Away)),
        }
    }

    /// Something is done, or not: whoever has asked hears of it, and the table goes on.
    pub(crate) fn finish(&mut self, node: usize, table: usize, job: &Job, done: Result<u64, Failed>) {
        let is_away = matches!(done, Err(Failed::Away));
        if let Job::GiveBack { by_itself, .. } = job {
            if let Some(after) = self.room(node, table).after.take() {
                // It is done now, or not, as the other was.
                return match done {
                    Err(Failed::Away) => self.finish(node, table, &after, done),
                    _ => self.do_now(node, table, after),
                };
            }
            let begins = self.nodes[node].noted.is_none();
            if is_away && begins {
                return self.crash(node);
            }
            if *by_itself {
                self.has_given_back(node, !is_away);
            }
        }
        self.room(node, table).is_locked = false;
        match job {
            Job::Ask { connection, number, .. } => self.answer_to(*connection, *number, job, done),
            Job::Watch { connection, number, .. } => {
                let message = match done {
                    Ok(_) => Message::Done { number: *number, entries: None },
                    Err(Failed::Away) => refused(*number, Reason::TryAgain),
                    Err(_) => refused(*number, Reason::NoSuchTable),
                };
                self.answer(*connection, message);
            }
            Job::ReadOn | Job::Decide { .. } | Job::GiveBack { .. } | Job::PlayAgain { .. } => {}
        }
        if is_away {
            let life = self.nodes[node].life;
            self.plan(self.now + 1000, Event::GoOn { node, life, table });
        } else {
            self.act(node, table);
        }
        self.begin(node, table);
    }

    fn answer_to(&mut self, connection: usize, number: u64, job: &Job, done: Result<u64, Failed>) {
        let by = origin(job).unwrap();
        self.settle(by);
        let message = match done {
            Ok(entries) => Message::Done { number, entries: Some(entries) },
            Err(Failed::Away) => refused(number, Reason::TryAgain),
            Err(Failed::NoSuchTable) => refused(number, Reason::NoSuchTable),
            Err(Failed::Refused(refusal)) => {
                self.is_refused(by, &refusal);
                refused(number, Reason::NotNow)
            }
        };
        self.answer(connection, message);
    }
}

fn refused(number: u64, reason: Reason) -> Message<Box<serde_json::value::RawValue>> {
    Message::Refused { number: Some(number), reason, text: String::new() }
}
