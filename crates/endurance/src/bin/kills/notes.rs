//! What the clients asked for, what they were told, and what they know.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use hosting::Origin;
use protocol::{AccountId, Command, TableId};

use crate::digest::Digest;

/// What somebody has asked for.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Asked {
    /// At which table; nothing where it was to be opened.
    pub(crate) table: Option<TableId>,
    /// What; nothing where a table was to be opened.
    pub(crate) command: Option<Command>,
    pub(crate) answer: Answer,
}

/// What somebody was told of a request.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answer {
    /// Nothing yet, or nothing in time: it may have been done.
    None,
    /// It is on disk, and the table has so many entries with it.
    Done { table: TableId, entries: u64 },
    /// It was refused, and changed nothing.
    Refused(String),
}

/// A table as a client knew it at some moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub(crate) table: TableId,
    /// Who; nobody where somebody looked on.
    pub(crate) account: Option<AccountId>,
    /// How many entries it knew.
    pub(crate) entries: u64,
    pub(crate) digest: Digest,
    /// Whether it went then: nothing more was to come.
    pub(crate) is_last: bool,
}

/// All that is known besides the log.
#[derive(Debug, Default)]
pub(crate) struct Evidence {
    pub(crate) asked: HashMap<Origin, Asked>,
    pub(crate) known: Vec<Known>,
    /// Those who go in the middle of games.
    pub(crate) absent: HashSet<AccountId>,
}

/// What a client that plays is about: whether it waits, and how much it has heard.
#[derive(Debug)]
pub(crate) struct Pulse {
    pub(crate) table: TableId,
    pub(crate) entries: AtomicU64,
    pub(crate) waits: AtomicBool,
    is_there: AtomicBool,
}

impl Pulse {
    /// This client is gone.
    pub(crate) fn stop(&self) {
        self.is_there.store(false, Ordering::Relaxed);
    }
}

/// How far a circle is.
#[derive(Debug)]
pub(crate) struct Pace {
    /// What it plays.
    game: &'static str,
    table: Mutex<Option<TableId>>,
    acknowledged: AtomicU64,
}

impl Pace {
    /// That of a circle that has not begun.
    pub(crate) fn of(game: &'static str) -> Arc<Self> {
        Arc::new(Self { game, table: Mutex::default(), acknowledged: AtomicU64::new(0) })
    }

    /// It plays at this table now.
    pub(crate) fn come_to(&self, table: TableId) {
        *self.table.lock().unwrap_or_else(PoisonError::into_inner) = Some(table);
    }

    /// One more of its requests is acknowledged.
    pub(crate) fn count(&self) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
    }

    /// How many of its requests were acknowledged.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.acknowledged.load(Ordering::Relaxed)
    }

    /// Where it is, in words.
    pub(crate) fn place(&self) -> String {
        let table = *self.table.lock().unwrap_or_else(PoisonError::into_inner);
        table.map_or_else(|| self.game.to_owned(), |table| format!("{} at table {table}", self.game))
    }
}

/// The notebook of all clients.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes(Arc<Inner>);

#[derive(Debug, Default)]
struct Inner {
    evidence: Mutex<Evidence>,
    pulses: Mutex<Vec<Arc<Pulse>>>,
    acknowledged: AtomicU64,
    over: AtomicU64,
    stale: AtomicU64,
}

impl Notes {
    fn evidence(&self) -> MutexGuard<'_, Evidence> {
        self.0.evidence.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pulses(&self) -> MutexGuard<'_, Vec<Arc<Pulse>>> {
        self.0.pulses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody asks for something.
    pub(crate) fn ask(&self, by: Origin, table: Option<TableId>, command: Option<Command>) {
        self.evidence().asked.insert(by, Asked { table, command, answer: Answer::None });
    }

    /// Somebody was answered.
    pub(crate) fn answer(&self, by: Origin, answer: Answer) {
        if matches!(answer, Answer::Done { .. }) {
            self.0.acknowledged.fetch_add(1, Ordering::Relaxed);
        }
        if let Some(asked) = self.evidence().asked.get_mut(&by) {
            asked.answer = answer;
        }
    }

    /// This is what a client knows now.
    pub(crate) fn know(&self, known: Known) {
        self.evidence().known.push(known);
    }

    /// A client comes.
    pub(crate) fn pulse(&self, table: TableId) -> Arc<Pulse> {
        let pulse = Arc::new(Pulse {
            table,
            entries: AtomicU64::new(0),
            waits: AtomicBool::new(false),
            is_there: AtomicBool::new(true),
        });
        let mut pulses = self.pulses();
        pulses.retain(|pulse| pulse.is_there.load(Ordering::Relaxed));
        pulses.push(Arc::clone(&pulse));
        pulse
    }

    /// The clients that play.
    pub(crate) fn clients(&self) -> Vec<Arc<Pulse>> {
        let pulses = self.pulses();
        pulses.iter().filter(|pulse| pulse.is_there.load(Ordering::Relaxed)).cloned().collect()
    }

    /// Somebody goes in the middle of games.
    pub(crate) fn note_absent(&self, account: AccountId) {
        self.evidence().absent.insert(account);
    }

    /// A client has seen the end of a game.
    pub(crate) fn note_over(&self) {
        self.0.over.fetch_add(1, Ordering::Relaxed);
    }

    /// How often that was so.
    pub(crate) fn over(&self) -> u64 {
        self.0.over.load(Ordering::Relaxed)
    }

    /// A client was shown a table as it was before what the client knows.
    pub(crate) fn note_stale(&self) {
        self.0.stale.fetch_add(1, Ordering::Relaxed);
    }

    /// How often that was so.
    pub(crate) fn stale(&self) -> u64 {
        self.0.stale.load(Ordering::Relaxed)
    }

    /// How many requests were acknowledged.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.0.acknowledged.load(Ordering::Relaxed)
    }

    /// All that is known; nobody notes anything more.
    pub(crate) fn close(&self) -> Evidence {
        std::mem::take(&mut self.evidence())
    }
}
