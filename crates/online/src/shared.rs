//! A table in memory, and those who look on.

use std::cell::LazyCell;
use std::collections::{HashMap, HashSet};
use std::time::Duration;

use hosting::{Corrupt, Entry, Millis, Table, What};
use protocol::{Happened, Message, TableId};
use serde_json::value::RawValue;
use table::{Seat, Seats, Viewer};
use tokio::task::AbortHandle;

use crate::bus::{Bus, Node, Word};
use crate::nodes::Elsewhere;
use crate::onlooker::Onlooker;
use crate::outbox::{Outbox, Told, Watcher, WatcherId};

/// A table in memory, with all that is not in its log: who looks on, who is there, who is thinking.
#[derive(Debug)]
pub(crate) struct Shared {
    pub(crate) table: Table,
    /// Whether it was let go: whoever has waited for it looks for the table again.
    pub(crate) is_gone: bool,
    bus: Bus,
    watchers: Vec<Watcher>,
    /// Who looks on at other servers.
    elsewhere: Elsewhere,
    /// Whether the last entry was written here: then this server goes on with it first.
    pub(crate) leads: bool,
    /// Since when nobody in a seat looks on.
    away: HashMap<Seat, Millis>,
    /// The seats of those of whom the log alone tells, here, that they are there by another server.
    acts_elsewhere: Seats,
    /// The seats of those of whom everybody has heard that they are there.
    told_here: Seats,
    /// The seats of those of whom the other servers have heard that they are there by this one; nothing where they have never heard
    /// of anybody.
    announced: Option<Seats>,
    /// When somebody in a seat said something last.
    said: HashMap<Seat, Millis>,
    /// Since when it is as it is.
    pub(crate) quiet_since: Millis,
    /// Since when nobody looks on.
    unwatched_since: Option<Millis>,
    /// The seats for which a bot thinks now.
    pub(crate) thinking: Seats,
    /// What waits for the moment at which somebody will be out of time.
    pub(crate) alarm: Option<Alarm>,
}

/// A task that waits for a moment. It ends with this, so that a table never has more than one.
#[derive(Debug)]
pub(crate) struct Alarm {
    pub(crate) at: Millis,
    pub(crate) task: AbortHandle,
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Shared {
    pub(crate) fn new(table: Table, bus: Bus, now: Millis) -> Self {
        let mut shared = Self {
            table,
            is_gone: false,
            leads: bus.is_alone(),
            bus,
            elsewhere: Elsewhere::default(),
            watchers: Vec::new(),
            away: HashMap::new(),
            acts_elsewhere: Seats::NONE,
            told_here: Seats::NONE,
            announced: None,
            said: HashMap::new(),
            quiet_since: now,
            unwatched_since: Some(now),
            thinking: Seats::NONE,
            alarm: None,
        };
        shared.note_presence(now);
        shared
    }

    /// Applies an entry that is on disk, and tells everybody who looks on.
    pub(crate) fn publish(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        let viewers: Vec<Option<Viewer>> =
            self.watchers.iter().map(|watcher| watcher.onlooker.viewer(&self.table)).collect();
        let mut different: Vec<Viewer> = Vec::new();
        for viewer in viewers.iter().flatten() {
            if !different.contains(viewer) {
                different.push(*viewer);
            }
        }
        let happened = self.table.tell(entry, &different)?;
        self.quiet_since = entry.at;
        self.note_sign_of_life(entry);
        let (table, entries) = (self.table.id(), self.table.entries());
        let mut told = Vec::with_capacity(different.len());
        for what in happened {
            told.push(written(&Message::Entry { table, entries, at: entry.at, what })?);
        }
        let unwatched = LazyCell::new(|| written(&Message::Unwatched { table }));
        let mut viewers = viewers.into_iter();
        self.watchers.retain(|watcher| {
            let viewer = viewers.next().flatten();
            let message = viewer.and_then(|viewer| different.iter().position(|other| *other == viewer));
            match message.filter(|_| watcher.onlooker.viewer(&self.table).is_some()) {
                // Who reads too slowly hears no more.
                Some(message) => watcher.outbox.put(Told::clone(&told[message])),
                // Who may not look on any more hears that, and nothing of what happened.
                None => {
                    if let Ok(unwatched) = &*unwatched {
                        watcher.outbox.put(Told::clone(unwatched));
                    }
                    false
                }
            }
        });
        Ok(())
    }

    /// Whoever asks for something was there then, by whichever server; and for nobody counts a time in which no server was there.
    fn note_sign_of_life(&mut self, entry: &Entry) {
        let of = entry.by.and_then(|by| self.table.seat_of(by.account));
        let is_pause = matches!(entry.what, What::Paused { .. });
        for (seat, since) in &mut self.away {
            if is_pause || of == Some(*seat) {
                *since = entry.at.max(*since);
            }
        }
    }

    /// These entries were asked for at other servers, or at this one.
    pub(crate) fn note_asked(&mut self, entries: &[Entry], elsewhere: bool) {
        for by in entries.iter().filter_map(|entry| entry.by) {
            match self.table.seat_of(by.account) {
                Some(seat) if elsewhere && !self.here_by_us().contains(seat) => {
                    self.acts_elsewhere.insert(seat);
                }
                Some(seat) => self.acts_elsewhere.remove(seat),
                None => {}
            }
        }
    }

    /// Lets somebody look on, in the place of an earlier watcher of the same connection; answers who it is now.
    pub(crate) fn add(
        &mut self,
        onlooker: Onlooker,
        outbox: Outbox,
        before: Option<WatcherId>,
        now: Millis,
    ) -> WatcherId {
        let watcher = Watcher::new(onlooker, outbox);
        let id = watcher.id;
        self.watchers.retain(|watcher| Some(watcher.id) != before);
        self.watchers.push(watcher);
        self.note_presence(now);
        id
    }

    /// The seats of those who are there.
    pub(crate) fn here(&self) -> Seats {
        self.here_by_us().iter().chain(self.elsewhere.seats().iter()).collect()
    }

    /// The seats of those who look on by this server.
    fn here_by_us(&self) -> Seats {
        self.watchers.iter().filter_map(|watcher| watcher.onlooker.seat(&self.table)).collect()
    }

    /// Tells the other servers who is there by this one. Also where nobody is any more: they may not have heard it.
    pub(crate) fn announce(&mut self) {
        let here = self.here_by_us();
        if !here.is_empty() || self.announced.is_some() {
            self.announced = Some(here);
            self.bus.tell(Word::Here { table: self.table.id(), seats: here.iter().collect() });
        }
    }

    /// These are there by another server; whether that was not known.
    pub(crate) fn note_elsewhere(&mut self, node: Node, seats: Seats, now: Millis) -> bool {
        self.change_elsewhere(|elsewhere| elsewhere.set(node, seats), now)
    }

    /// Whoever was there by other servers than these is not there any more; whether there was anybody.
    pub(crate) fn keep_elsewhere(&mut self, there: &HashSet<Node>, now: Millis) -> bool {
        self.change_elsewhere(|elsewhere| elsewhere.keep(there), now)
    }

    fn change_elsewhere(&mut self, change: impl FnOnce(&mut Elsewhere), now: Millis) -> bool {
        let were_there = self.elsewhere.seats();
        change(&mut self.elsewhere);
        let has_changed = self.elsewhere.seats() != were_there;
        if has_changed {
            self.note_presence(now);
        }
        has_changed
    }

    /// Somebody looks on no more.
    pub(crate) fn remove(&mut self, id: WatcherId, now: Millis) {
        self.quiet_since = now;
        self.watchers.retain(|watcher| watcher.id != id);
        self.note_presence(now);
    }

    /// Ends the connections of all who look on.
    pub(crate) fn send_away(&mut self) {
        for watcher in self.watchers.drain(..) {
            watcher.outbox.end();
        }
    }

    /// Whether nobody looks on and nothing goes on.
    pub(crate) fn is_quiet(&self) -> bool {
        self.watchers.is_empty() && self.thinking.is_empty() && self.alarm.is_none()
    }

    /// Since when nobody looks on.
    pub(crate) fn unwatched_since(&self) -> Option<Millis> {
        self.unwatched_since
    }

    /// Whether somebody in a seat may say something, and then does: not all the time.
    pub(crate) fn may_speak(&mut self, seat: Seat, now: Millis, pause: Duration) -> bool {
        let earliest = self.said.get(&seat).map_or(0, |said| said + pause.as_millis() as Millis);
        let may = now >= earliest;
        if may {
            self.said.insert(seat, now);
        }
        may
    }

    /// How many look on with a spectator's eyes, besides one of them.
    pub(crate) fn spectators_besides(&self, one: Option<WatcherId>) -> usize {
        let others = self.watchers.iter().filter(|watcher| Some(watcher.id) != one);
        others.filter(|watcher| watcher.onlooker.seat(&self.table).is_none()).count()
    }

    /// Tells everybody a message that is the same for all.
    pub(crate) fn tell_all(&mut self, message: &Message<Box<RawValue>>) -> Result<(), Corrupt> {
        let told = written(message)?;
        self.watchers.retain(|watcher| watcher.outbox.put(Told::clone(&told)));
        Ok(())
    }

    /// Notes who is there, and tells everybody where that has changed.
    pub(crate) fn note_presence(&mut self, now: Millis) {
        let here = self.here();
        self.acts_elsewhere = self.acts_elsewhere.without(self.here_by_us());
        if self.here_by_us() != self.announced.unwrap_or(Seats::NONE) {
            self.announce();
        }
        let is_unwatched = self.watchers.is_empty() && self.elsewhere.is_nobody();
        self.unwatched_since = is_unwatched.then(|| self.unwatched_since.unwrap_or(now));
        let (table, was_told) = (self.table.id(), self.told_here);
        let people: Vec<Seat> = self.table.people().into_iter().map(|(_, seat)| seat).collect();
        // Whoever sits down is not there until that is told: they may have looked on before, or another server said so sooner.
        self.told_here = people.iter().copied().filter(|seat| here.contains(*seat)).collect();
        for seat in people {
            let here = here.contains(seat);
            if here {
                self.away.remove(&seat);
            } else {
                self.away.entry(seat).or_insert(now);
            }
            if was_told.contains(seat) != here {
                // A message without a game in it can always be written.
                let _ = self.tell_all(&Message::Present { table, seat, here });
            }
        }
    }

    /// Since when it is known that nobody in a seat looks on; nothing while the other servers, by which somebody may, are not heard.
    pub(crate) fn away_since(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let heard_since = self.bus.heard_since(now)?;
        self.away.get(&seat).map(|since| heard_since.max(*since))
    }

    /// Whether somebody in a seat may look on by a server that says nothing to this one: it has no bus, and asked for something there.
    pub(crate) fn may_be_elsewhere(&self, seat: Seat) -> bool {
        self.bus.is_alone() && self.acts_elsewhere.contains(seat)
    }
}

/// The table as somebody sees it now, as a message.
pub(crate) fn snapshot(table: &Table, viewer: Viewer, here: Seats) -> Result<Told, Corrupt> {
    written(&Message::Table { table: table.id(), here: here.iter().collect(), seen: table.seen(viewer)? })
}

/// What somebody hears of an entry that comes next, as a message; the entry is applied.
pub(crate) fn next_entry(table: &mut Table, entry: &Entry, viewer: Viewer) -> Result<Option<Told>, Corrupt> {
    let what: Option<Happened<Box<RawValue>>> = table.tell(entry, &[viewer])?.pop();
    let (table, entries): (TableId, u64) = (table.id(), table.entries());
    what.map(|what| written(&Message::Entry { table, entries, at: entry.at, what })).transpose()
}

/// Whether somebody in a seat is there, as a message.
pub(crate) fn presence(table: TableId, seat: Seat, here: bool) -> Result<Told, Corrupt> {
    written(&Message::Present { table, seat, here })
}

fn written(message: &Message<Box<RawValue>>) -> Result<Told, Corrupt> {
    serde_json::to_string(message).map(Told::from).map_err(|error| Corrupt::Json(error.to_string()))
}
