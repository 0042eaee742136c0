//! Servers that share a database: what each does with what it hears of the others, and what it does by itself where nobody tells it.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use hosting::Millis;
use protocol::{Message, TableId};
use store::Noticed;
use table::Seats;
use tokio::sync::Mutex;

use crate::bus::{Ear, Heard, Node, Word};
use crate::shared::Shared;
use crate::tables::{Failure, Tables};
use crate::web::Online;

/// How long a server lets the one that wrote an entry act first: its bots have begun to think, its clocks have run out.
pub(crate) const HEAD_START: Millis = 3_000;

/// After how long without a note of it a server is gone.
pub(crate) const GONE_AFTER: Duration = Duration::from_secs(15);

/// How many tables are asked for at once whether they have grown.
const AT_ONCE: usize = 500;

impl Online {
    /// Hears the others from now on, as long as they can be heard.
    pub fn listen(&self, mut ear: Ear) {
        let online = self.clone();
        tokio::spawn(async move {
            while let Some(heard) = ear.next().await {
                match heard {
                    // Nobody may be connected.
                    Heard::Word(_, Word::Changed { account }) => drop(online.changed.send(account)),
                    Heard::Word(node, word) => online.tables.hear(node, word).await,
                    Heard::Gap => online.tables.heard_too_little(),
                }
            }
        });
    }
}

impl Tables {
    async fn hear(&self, from: Node, word: Word) {
        match word {
            Word::Grown { table, entries } => self.may_have_grown(table, entries),
            Word::Said { table, seat, phrase } => {
                if let Some(shared) = self.in_use(table) {
                    // A message without a game in it can always be written.
                    let _ = shared.lock().await.tell_all(&Message::Said { table, seat, phrase });
                }
            }
            Word::Here { table, seats } => {
                if let Some(shared) = self.in_use(table) {
                    shared.lock().await.note_elsewhere(from, seats.into_iter().collect(), self.now());
                    self.go_on(table).await;
                }
            }
            Word::WhoIsHere { table: Some(table) } => {
                if let Some(shared) = self.in_use(table) {
                    shared.lock().await.announce();
                }
            }
            Word::WhoIsHere { table: None } => self.announce_all(),
            Word::Forgotten { account } => self.forget_here(account).await,
            // What connections hear, and not tables.
            Word::Changed { .. } => {}
        }
    }

    fn in_use(&self, id: TableId) -> Option<Arc<Mutex<Shared>>> {
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
                Ok(()) | Err(Failure::NoSuchTable) => return,
                Err(_) if self.is_stopped() => return,
                Err(_) => {}
            }
            self.pause().await;
            if !self.0.unread().insert(id) {
                return;
            }
        }
    }

    /// The bus was away, or too much was said at once: the logs tell the rest, and everybody says who is there.
    fn heard_too_little(&self) {
        self.announce_all();
        self.0.bus.tell(Word::WhoIsHere { table: None });
        let tables = self.clone();
        tokio::spawn(async move {
            if let Err(error) = tables.catch_up().await {
                tracing::warn!(%error, "what was missed has to wait");
            }
        });
    }

    /// Tells the others who is there by this server, at every table.
    fn announce_all(&self) {
        for shared in self.0.known().values() {
            // Whoever has it now announces it when that changes.
            if let Ok(mut shared) = shared.try_lock() {
                shared.announce();
            }
        }
    }

    /// Looks whether tables in memory have grown without anybody having said so here.
    ///
    /// # Errors
    /// If that cannot be read.
    pub(crate) async fn catch_up(&self) -> Result<(), Failure> {
        let tables: Vec<TableId> = self.0.known().keys().copied().collect();
        for some in tables.chunks(AT_ONCE) {
            for (id, entries) in self.0.store.lengths(some).await? {
                self.may_have_grown(id, entries);
            }
        }
        Ok(())
    }

    /// Looks which of the other servers are there. Whoever was there by one that is gone is not there any more; and one of those that
    /// are left goes on with its tables.
    pub(crate) async fn look_for_others(&self, noticed: Vec<Noticed>) -> Result<(), Failure> {
        let (now, own) = (self.now(), self.0.bus.node());
        if noticed.iter().all(|noticed| noticed.node != own) {
            // The others take this one for gone, or have never seen it.
            self.announce_all();
        }
        let (gone, there): (Vec<Noticed>, Vec<Noticed>) = noticed
            .into_iter()
            .filter(|noticed| noticed.node != own)
            .partition(|noticed| is_gone(*noticed, now));
        let there: HashSet<Node> = there.into_iter().map(|noticed| noticed.node).collect();
        let tables: Vec<Arc<Mutex<Shared>>> = self.0.known().values().cloned().collect();
        for shared in tables {
            shared.lock().await.keep_elsewhere(&there, now);
        }
        let mut is_heir = false;
        for gone in gone {
            is_heir |= self.0.store.bury(gone).await?;
        }
        if is_heir {
            tracing::info!("another server has ended or is gone; its tables go on here");
            let tables = self.clone();
            tokio::spawn(async move {
                if let Err(error) = tables.resume(Duration::ZERO, 0).await {
                    tracing::error!(%error, "tables of a server that is gone have to wait");
                }
            });
        }
        Ok(())
    }
}

/// Whether a server has noted nothing for so long that it is gone.
pub(crate) fn is_gone(noticed: Noticed, now: Millis) -> bool {
    noticed.alive.saturating_add(GONE_AFTER.as_millis() as Millis) < now
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
