//! What servers that share a database tell each other.
//!
//! The log of a table is the truth, so nothing that is told has to arrive: whoever has missed something reads the log. A bus makes
//! that soon instead of after a while, and tells what is in no log: who is there, and what they say.

#[cfg(feature = "cluster")]
mod nats;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use hosting::Millis;
use protocol::{AccountId, Phrase, TableId};
use serde::{Deserialize, Serialize};
use table::Seat;
use tokio::sync::{broadcast, mpsc};

#[cfg(feature = "cluster")]
pub use nats::{BusAddress, BusError};

/// The most words that wait to be told, and to be heard. What is more is lost, and found again in the logs.
const WAITING: usize = 4096;

/// How long it is waited for room among them.
const BREATH: Duration = Duration::from_millis(10);

/// The number of a server among those that share a database.
pub type Node = u32;

/// The number of a server that has its database alone.
pub(crate) const ALONE: Node = 1;

/// What a server tells the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "word", rename_all = "kebab-case")]
pub enum Word {
    /// The log of a table has grown.
    Grown {
        /// Which one.
        table: TableId,
        /// How many entries it has now.
        entries: u64,
    },
    /// Somebody said something.
    Said {
        /// At which table.
        table: TableId,
        /// In which seat.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// These are there, by this server.
    Here {
        /// At which table.
        table: TableId,
        /// In which seats.
        seats: Vec<Seat>,
    },
    /// Wants to hear who is there by the others.
    WhoIsHere {
        /// At which table; at all of them where none is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<TableId>,
    },
    /// This server could note in the database, a moment ago, that it is there.
    Noted,
    /// The passes of somebody have changed.
    Changed {
        /// Whose.
        account: AccountId,
    },
    /// Somebody wants nothing kept.
    Forgotten {
        /// Who.
        account: AccountId,
    },
}

/// What is heard from the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A server has told something.
    Word(Node, Word),
    /// Something may have been missed.
    Gap,
}

/// Where a server tells things to the others.
#[derive(Clone, Debug)]
pub struct Bus {
    node: Node,
    words: Option<mpsc::Sender<Word>>,
    connection: Connection,
}

/// Whether a bus is there. All who speak of the same one share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Connection(Arc<Since>);

#[derive(Debug, Default)]
struct Since {
    is_there: AtomicBool,
    /// Since when that is known; zero where it is not.
    known: AtomicU64,
}

impl Connection {
    /// From now on it is there, or away.
    pub(crate) fn set(&self, is_there: bool) {
        if self.0.is_there.swap(is_there, Ordering::Relaxed) != is_there {
            self.0.known.store(0, Ordering::Relaxed);
        }
    }

    /// Since when it is there without a break, as far as anybody has asked.
    fn since(&self, now: Millis) -> Option<Millis> {
        if !self.0.is_there.load(Ordering::Relaxed) {
            return None;
        }
        let known = self.0.known.compare_exchange(0, now, Ordering::Relaxed, Ordering::Relaxed);
        Some(known.map_or_else(|known| known, |_| now))
    }
}

/// Where a server hears the others.
#[derive(Debug)]
pub struct Ear(mpsc::Receiver<Heard>);

impl Ear {
    /// What is heard next; nothing when there will be no more.
    pub async fn next(&mut self) -> Option<Heard> {
        self.0.recv().await
    }
}

impl Bus {
    /// No bus: the server is alone.
    pub fn alone() -> Self {
        Self { node: ALONE, words: None, connection: Connection::default() }
    }

    /// A bus within this process.
    pub fn within(line: &broadcast::Sender<(Node, Word)>, node: Node) -> (Self, Ear) {
        let (words, mut told) = mpsc::channel::<Word>(WAITING);
        let (heard, ear) = mpsc::channel(WAITING);
        let (speaker, mut listener) = (line.clone(), line.subscribe());
        tokio::spawn(async move {
            while let Some(word) = told.recv().await {
                // Nobody may listen.
                let _ = speaker.send((node, word));
            }
        });
        tokio::spawn(async move {
            loop {
                let next = match listener.recv().await {
                    Ok((from, _)) if from == node => continue,
                    Ok((from, word)) => Heard::Word(from, word),
                    Err(broadcast::error::RecvError::Lagged(_)) => Heard::Gap,
                    Err(broadcast::error::RecvError::Closed) => return,
                };
                if heard.send(next).await.is_err() {
                    return;
                }
            }
        });
        let bus = Self { node, words: Some(words), connection: Connection::default() };
        bus.set_there(true);
        (bus, Ear(ear))
    }

    /// From now on the bus is there, or away.
    pub fn set_there(&self, is_there: bool) {
        self.connection.set(is_there);
    }

    /// Since when the others are heard without a break; nothing while the bus is away. Who is alone hears all there are.
    pub(crate) fn heard_since(&self, now: Millis) -> Option<Millis> {
        if self.is_alone() { Some(0) } else { self.connection.since(now) }
    }

    /// The number of this server.
    pub(crate) fn node(&self) -> Node {
        self.node
    }

    /// Whether there are no others.
    pub(crate) fn is_alone(&self) -> bool {
        self.words.is_none()
    }

    /// Waits until there is room for much that is not urgent: what is urgent must not be lost because of that.
    pub(crate) async fn has_room(&self) {
        if let Some(words) = &self.words {
            while words.capacity() < WAITING / 2 {
                tokio::time::sleep(BREATH).await;
            }
        }
    }

    /// Tells something to the others, if there are any and the bus can take it.
    pub(crate) fn tell(&self, word: Word) {
        if let Some(words) = &self.words
            && words.try_send(word).is_err()
        {
            metrics::counter!("conclave_bus_untold").increment(1);
        }
    }
}
