//! Those who look on at a node: what they hear of entries, and what they get who come, or come back.

use std::rc::Rc;

use hosting::{Entry, Table};
use protocol::{AccountId, Message};
use table::Viewer;

use crate::job::Job;
use crate::laws::{Fault, Law};
use crate::node::{Doing, Failed, Waits};
use crate::store::Asked;
use crate::world::World;

/// Somebody who looks on.
#[derive(Debug)]
pub(crate) struct Watcher {
    pub(crate) connection: usize,
    pub(crate) account: AccountId,
    is_spectator: bool,
}

impl Watcher {
    fn viewer(&self, table: &Table) -> Option<Viewer> {
        let viewer = table.viewer(Some(self.account))?;
        Some(if self.is_spectator { Viewer::Spectator } else { viewer })
    }
}

impl World {
    /// Applies entries that are on disk, and tells everybody who looks on.
    pub(crate) fn apply(&mut self, node: usize, table: usize, entries: &[Entry]) {
        for entry in entries {
            self.publish(node, table, entry);
        }
    }

    fn publish(&mut self, node: usize, table: usize, entry: &Entry) {
        let number = self.known(node, table).entries();
        self.has_written(table, number, entry);
        let (id, room) = (self.ids[table], &mut self.nodes[node].rooms[table]);
        let known = room.table.as_mut().unwrap();
        let mut viewers: Vec<_> = room.watchers.iter().map(|watcher| watcher.viewer(known)).collect();
        if self.fault == Some(Fault::TellsAllTheSame) {
            viewers.fill(Some(Viewer::Spectator));
        }
        let mut different: Vec<Viewer> = Vec::new();
        for viewer in viewers.iter().flatten() {
            if !different.contains(viewer) {
                different.push(*viewer);
            }
        }
        let happened = match known.tell(entry, &different) {
            Ok(happened) => happened,
            Err(corrupt) => return self.breach(Law::Readable, format!("node {node}: {corrupt}")),
        };
        let entries = known.entries();
        let message = |what| Rc::new(Message::Entry { table: id, entries, at: entry.at, what });
        let told: Vec<_> = happened.into_iter().map(message).collect();
        let unwatched = Rc::new(Message::Unwatched { table: id });
        let mut tells = Vec::new();
        let mut viewers = viewers.into_iter();
        room.watchers.retain(|watcher| {
            let viewer = viewers.next().flatten().filter(|_| watcher.viewer(known).is_some());
            let message = viewer.and_then(|viewer| different.iter().position(|other| *other == viewer));
            let message = message.map(|nth| Rc::clone(&told[nth]));
            tells.push((watcher.connection, message.clone().unwrap_or_else(|| Rc::clone(&unwatched))));
            message.is_some()
        });
        for (connection, message) in tells {
            self.tell(connection, message);
        }
    }

    /// Lets somebody look on: from the entries on that it has seen, or from a snapshot on.
    pub(crate) fn let_watch(&mut self, node: usize, table: usize, doing: Doing) {
        let Job::Watch { connection, seen, spectator, .. } = doing.job else { return };
        let client = self.connections[connection].client;
        let account = self.clients[client].asker.account;
        let watcher = Watcher { connection, account, is_spectator: spectator };
        let known = self.known(node, table);
        let now = known.entries();
        let Some(viewer) = watcher.viewer(known) else {
            return self.finish(node, table, &doing.job, Err(Failed::NoSuchTable));
        };
        match seen {
            Some(seen)
                if seen > now && self.fault != Some(Fault::GoesBack) && doing.waits != Waits::ToCatchUp =>
            {
                let asked = Asked::Read { from: now };
                return self.ask_store(node, table, doing, asked, Waits::ToCatchUp);
            }
            Some(seen) if seen < now && self.fault != Some(Fault::ForgetsWhatWasMissed) => {
                return self.ask_store(node, table, doing, Asked::Read { from: 0 }, Waits::ForMissed);
            }
            Some(seen) if seen <= now => {}
            Some(_) | None => {
                let seen = known.seen(viewer).unwrap();
                let message = Message::Table { table: self.ids[table], here: Vec::new(), seen };
                self.tell(connection, Rc::new(message));
            }
        }
        self.add_watcher(node, table, watcher);
        self.finish(node, table, &doing.job, Ok(0));
    }

    pub(crate) fn tell_missed(&mut self, node: usize, table: usize, doing: &Doing, log: &[Entry]) {
        let Job::Watch { connection, seen: Some(seen), spectator, .. } = doing.job else { return };
        let account = self.clients[self.connections[connection].client].asker.account;
        let watcher = Watcher { connection, account, is_spectator: spectator };
        let (id, secret, known) = (self.ids[table], self.store[table].secret, self.known(node, table));
        let (now, viewer) = (known.entries(), watcher.viewer(known).unwrap());
        let mut then = Table::replay(id, secret, log.iter().take(seen as usize).cloned()).unwrap();
        self.counts.missed += now - seen;
        for entry in &log[seen as usize..now as usize] {
            let what = then.tell(entry, &[viewer]).unwrap().pop().unwrap();
            let entries = then.entries();
            self.tell(connection, Rc::new(Message::Entry { table: id, entries, at: entry.at, what }));
        }
        self.add_watcher(node, table, watcher);
        self.finish(node, table, &doing.job, Ok(0));
    }

    fn add_watcher(&mut self, node: usize, table: usize, watcher: Watcher) {
        let is_served = self.is_served(watcher.connection);
        let watchers = &mut self.room(node, table).watchers;
        watchers.retain(|other| other.connection != watcher.connection);
        if is_served {
            watchers.push(watcher);
        }
    }
}
