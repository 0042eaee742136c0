//! Servers that share a database: what each does with what it hears of the others, and what it does by itself where nobody tells it.

use std::collections::HashSet;
use std::collections::hash_map::{DefaultHasher, Entry, HashMap};
use std::hash::{BuildHasher as _, BuildHasherDefault};
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use hosting::Millis;
use protocol::{Message, Phase, TableId};
use store::{Noticed, Store, StoreError};
use table::Seats;
use tokio::sync::Mutex;

use crate::bus::{Ear, Heard, Node, Word};
use crate::complaint::complain;
use crate::lasting::keep_doing;
use crate::shared::Shared;
use crate::tables::{Failure, Tables};
use crate::time::Time;
use crate::web::Online;

/// How long a server lets the one that wrote an entry act first: its bots have begun to think, its clocks have run out.
pub(crate) const HEAD_START: Millis = 3_000;

/// After how long without a note of it a server is gone.
pub const GONE_AFTER: Duration = Duration::from_secs(15);

/// How many tables are asked for at once whether they have grown.
const AT_ONCE: usize = 500;

/// How long there is between two times that everybody says who is there, at least. Whoever is too slow to hear it all wants to hear all
/// of it again.
const BREATH: Duration = Duration::from_secs(3);

/// In how many parts it is said anew who is there.
const PARTS: u64 = 5;

impl Online {
    /// Hears the others from now on, as long as they can be heard.
    pub fn listen(&self, ear: Ear) {
        let (online, ear) = (self.clone(), Arc::new(Mutex::new(ear)));
        keep_doing("hearing the others", move || online.clone().hear_all(Arc::clone(&ear)));
        let tables = self.tables.clone();
        keep_doing("answering the others", move || tables.clone().answer_all());
        let tables = self.tables.clone();
        keep_doing("going on with tables of others", move || tables.clone().inherit_all());
    }

    /// Hears everything. Nothing in here waits: what is not heard in time is lost.
    async fn hear_all(self, ear: Arc<Mutex<Ear>>) {
        let mut ear = ear.lock().await;
        while let Some(heard) = ear.next().await {
            match heard {
                // Nobody may be connected.
                Heard::Word(_, Word::Changed { account }) => drop(self.changed.send(account)),
                Heard::Word(from, word) => self.tables.hear(from, word),
                Heard::Gap => self.tables.0.missed.notify_one(),
            }
        }
        tracing::error!("the other servers cannot be heard any more");
    }
}

impl Tables {
    fn hear(&self, from: Node, word: Word) {
        match word {
            Word::Grown { table, entries } => self.may_have_grown(table, entries),
            Word::Said { table, .. } | Word::Here { table, .. } | Word::WhoIsHere { table: Some(table) } => {
                self.hear_of(table, from, word);
            }
            Word::WhoIsHere { table: None } => self.0.asked.notify_one(),
            Word::Noted => self.hear_of_note(),
            Word::Forgotten { account } => {
                let tables = self.clone();
                tokio::spawn(async move { tables.forget_here(account).await });
            }
            // What connections hear, and not tables.
            Word::Changed { .. } => {}
        }
    }

    /// Something is said of a table: it is heard in its order, in a task of its own, because whoever has the table now may wait for the
    /// database.
    fn hear_of(&self, id: TableId, from: Node, word: Word) {
        if self.in_use(id).is_none() {
            return;
        }
        match self.0.unheard().entry(id) {
            Entry::Occupied(mut waiting) => {
                // Who is there is as was said last.
                let is_older = |other: &Word| mem::discriminant(other) == mem::discriminant(&word);
                let is_said = matches!(word, Word::Said { .. });
                waiting.get_mut().retain(|(node, other)| is_said || *node != from || !is_older(other));
                waiting.get_mut().push((from, word));
            }
            Entry::Vacant(nobody) => {
                nobody.insert(vec![(from, word)]);
                tokio::spawn(self.clone().hear_rest(id));
            }
        }
    }

    async fn hear_rest(self, id: TableId) {
        while let Some(words) = self.next_unheard(id) {
            let Some(shared) = self.in_use(id) else { continue };
            let (mut shared, mut has_changed) = (shared.lock().await, false);
            // Who reads it anew asks who is there.
            if shared.is_gone {
                continue;
            }
            for (from, word) in words {
                match word {
                    // A message without a game in it can always be written.
                    Word::Said { table, seat, phrase } => {
                        let _ = shared.tell_all(&Message::Said { table, seat, phrase });
                    }
                    Word::Here { seats, .. } => {
                        has_changed |= shared.note_elsewhere(from, seats.into_iter().collect(), self.now());
                    }
                    Word::WhoIsHere { .. } => shared.announce(),
                    Word::Grown { .. } | Word::Changed { .. } | Word::Forgotten { .. } | Word::Noted => {}
                }
            }
            drop(shared);
            if has_changed {
                let tables = self.clone();
                tokio::spawn(async move { tables.go_on(id).await });
            }
        }
    }

    /// What is to be heard of a table; nothing when that is all.
    fn next_unheard(&self, id: TableId) -> Option<Vec<(Node, Word)>> {
        let mut unheard = self.0.unheard();
        let words = mem::take(unheard.get_mut(&id)?);
        if words.is_empty() {
            unheard.remove(&id);
            return None;
        }
        Some(words)
    }

    /// The table, where it is in memory.
    pub(crate) fn in_use(&self, id: TableId) -> Option<Arc<Mutex<Shared>>> {
        self.0.known().get(&id).cloned()
    }

    /// A table has so many entries elsewhere: whoever looks on here hears of it. In a task of its own, one for each table.
    pub(crate) fn may_have_grown(&self, id: TableId, entries: u64) {
        let Some(shared) = self.in_use(id) else { return };
        if shared.try_lock().is_ok_and(|shared| shared.table.entries() >= entries) {
            return;
        }
        if self.0.unread().insert(id) {
            tokio::spawn(self.clone().read_until_read(id));
        }
    }

    /// Reads on at a table, again and again until that is possible.
    pub(crate) async fn read_until_read(self, id: TableId) {
        loop {
            // Who says from now on that it has grown must be heard.
            self.0.unread().remove(&id);
            match self.has_grown(id).await {
                Ok(()) => return,
                Err(failure) if failure.is_of_the_table() || self.is_stopped() => return,
                // As long as it has to be read it stays in memory.
                Err(_) if !self.0.unread().insert(id) => return,
                Err(_) => {}
            }
            self.pause().await;
        }
    }

    /// Does what the others need who have missed something, here or there.
    async fn answer_all(self) {
        loop {
            tokio::select! {
                () = self.0.missed.notified() => {
                    // The bus was away, or too much was said at once: the logs tell the rest, and everybody says who is there.
                    self.0.bus.tell(Word::WhoIsHere { table: None });
                    tokio::spawn(self.clone().forget_the_gone());
                    if let Err(error) = self.catch_up().await {
                        complain!(error, "what was missed has to wait");
                    }
                }
                () = self.0.asked.notified() => {}
            }
            self.announce_if(|_| true).await;
            tokio::time::sleep(BREATH).await;
        }
    }

    /// Tells the others who is there by this server, at the nth part of the tables: one such word may be lost, and not one after the
    /// other.
    pub async fn announce_part(&self, nth: u64) {
        let part = |id: TableId| BuildHasherDefault::<DefaultHasher>::default().hash_one(id) % PARTS;
        self.announce_if(|id| part(id) == nth % PARTS).await;
    }

    async fn announce_if(&self, is_wanted: impl Fn(TableId) -> bool + Send) {
        let ids: Vec<TableId> = self.0.known().keys().copied().filter(|id| is_wanted(*id)).collect();
        for id in ids {
            self.0.bus.has_room().await;
            let Some(shared) = self.in_use(id) else { continue };
            if let Ok(mut shared) = shared.try_lock() {
                shared.announce();
                continue;
            }
            // Whoever has it now may wait for the database.
            tokio::spawn(async move {
                let mut shared = shared.lock().await;
                if !shared.is_gone {
                    shared.announce();
                }
            });
        }
    }

    /// Looks whether tables in memory have grown without anybody having said so here.
    ///
    /// # Errors
    /// If that cannot be read.
    pub(crate) async fn catch_up(&self) -> Result<(), Failure> {
        let tables: Vec<TableId> = self.0.known().keys().copied().collect();
        for some in tables.chunks(AT_ONCE) {
            let known: Vec<(TableId, Option<u64>)> =
                some.iter().map(|id| (*id, self.known_entries(*id))).collect();
            let kept: HashMap<TableId, u64> = self.0.store.lengths(some).await?.into_iter().collect();
            for (id, known) in known {
                let entries = kept.get(&id).copied().unwrap_or_default();
                match known {
                    Some(known) if known > entries => {
                        tokio::spawn(self.clone().has_shrunk(id));
                    }
                    _ => self.may_have_grown(id, entries),
                }
            }
        }
        Ok(())
    }

    /// How many entries of a table are known here, where nobody is about to add one.
    fn known_entries(&self, id: TableId) -> Option<u64> {
        let shared = self.in_use(id)?;
        let shared = shared.try_lock().ok()?;
        Some(shared.table.entries())
    }

    /// The log of a table has lost what was on disk: there is another database in the place of the one that was there, or the table was
    /// closed long ago and is gone. What it says now is all there is.
    async fn has_shrunk(self, id: TableId) {
        let Some(shared) = self.in_use(id) else { return };
        let mut shared = shared.lock().await;
        if shared.is_gone {
            return;
        }
        if shared.table.phase() == Phase::Closed {
            self.let_go_of(&mut shared);
        } else {
            self.let_go(&mut shared, &"its log is shorter than it was");
        }
    }

    /// Looks which of the other servers are there. Whoever was there by one that is gone is not there any more; and one of those that
    /// are left goes on with its tables.
    pub(crate) async fn look_for_others(&self, noticed: Vec<Noticed>) -> Result<(), Failure> {
        let (now, own) = (self.now(), self.0.bus.node());
        if noticed.iter().all(|noticed| noticed.node != own) {
            // The others take this one for gone, or have never seen it.
            self.0.asked.notify_one();
        }
        let (gone, there): (Vec<Noticed>, Vec<Noticed>) = noticed
            .into_iter()
            .filter(|noticed| noticed.node != own)
            .partition(|noticed| is_gone(*noticed, now));
        let there: HashSet<Node> = there.into_iter().map(|noticed| noticed.node).collect();
        let tables: Vec<Arc<Mutex<Shared>>> = self.0.known().values().cloned().collect();
        for shared in tables {
            // Whoever has it now may wait for the database; it is looked at again the next time.
            let Ok(mut shared) = shared.try_lock() else { continue };
            if shared.keep_elsewhere(&there, now) {
                let (tables, id) = (self.clone(), shared.table.id());
                tokio::spawn(async move { tables.go_on(id).await });
            }
        }
        metrics::gauge!("conclave_servers").set(there.len() as f64 + 1.0);
        let mut all = Ok(());
        for gone in gone {
            match self.0.store.bury(gone).await {
                Ok(false) => {}
                Ok(true) => {
                    if gone.has_ended {
                        tracing::info!("another server has ended; its tables go on here");
                    } else {
                        tracing::warn!("another server is gone; its tables go on here");
                    }
                    self.0.inherits.notify_one();
                }
                // It may be struck out all the same, and then nobody else goes on with its tables.
                Err(error) => {
                    self.0.inherits.notify_one();
                    all = Err(error.into());
                }
            }
        }
        all
    }
}

/// How many servers use a store.
///
/// # Errors
/// If that cannot be read.
pub async fn servers(store: &Store) -> Result<usize, StoreError> {
    let now = Time::System.now();
    Ok(store.noticed().await?.into_iter().filter(|noticed| !is_gone(*noticed, now)).count())
}

/// Whether a server has ended, or has noted nothing for so long that it is gone.
pub(crate) fn is_gone(noticed: Noticed, now: Millis) -> bool {
    noticed.has_ended || noticed.alive.saturating_add(GONE_AFTER.as_millis() as Millis) < now
}

/// Who is there by other servers.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere(Vec<(Node, Seats)>);

impl Elsewhere {
    /// Everybody who is there by any of them.
    pub(crate) fn seats(&self) -> Seats {
        self.0.iter().flat_map(|(_, seats)| seats.iter()).collect()
    }

    pub(crate) fn is_nobody(&self) -> bool {
        self.0.is_empty()
    }

    /// These are there by a server.
    pub(crate) fn set(&mut self, node: Node, seats: Seats) {
        self.0.retain(|(other, _)| *other != node);
        if !seats.is_empty() {
            self.0.push((node, seats));
        }
    }

    /// Only these servers are there.
    pub(crate) fn keep(&mut self, there: &HashSet<Node>) {
        self.0.retain(|(node, _)| there.contains(node));
    }
}
