//! What is told to somebody who looks on, on its way.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{Notify, mpsc};

use crate::onlooker::Onlooker;

/// The most messages that wait for somebody who reads slowly. Who falls further behind hears no more, comes back, and says what
/// it has seen.
const WAITING: usize = 256;

/// A message as it goes over the wire: one JSON object.
pub type Told = Arc<str>;

/// Somebody who looks on: one connection at one table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WatcherId(u64);

/// Where messages for somebody arrive. It ends when its reader is too slow.
#[derive(Debug)]
pub struct Inbox {
    messages: mpsc::Receiver<Told>,
    ended: Arc<Notify>,
}

impl Inbox {
    /// The next message; nothing when there will be no more.
    pub async fn next(&mut self) -> Option<Told> {
        tokio::select! {
            biased;
            () = self.ended.notified() => None,
            message = self.messages.recv() => message,
        }
    }

    /// The next message, if one is there now.
    pub(crate) fn now(&mut self) -> Option<Told> {
        self.messages.try_recv().ok()
    }
}

/// Where messages for somebody are put: all tables that one connection looks at share it.
#[derive(Clone, Debug)]
pub struct Outbox {
    messages: mpsc::Sender<Told>,
    ended: Arc<Notify>,
}

impl Outbox {
    /// An outbox and the inbox at its other end.
    pub fn new() -> (Self, Inbox) {
        let (messages, inbox) = mpsc::channel(WAITING);
        let ended = Arc::new(Notify::new());
        (Self { messages, ended: Arc::clone(&ended) }, Inbox { messages: inbox, ended })
    }

    /// Puts a message in; whether its reader is still there, and fast enough.
    pub fn put(&self, message: Told) -> bool {
        let is_in = self.messages.try_send(message).is_ok();
        if !is_in {
            self.end();
        }
        is_in
    }

    /// Lets the inbox end.
    pub(crate) fn end(&self) {
        self.ended.notify_one();
    }
}

/// Somebody who looks on at a table.
#[derive(Debug)]
pub(crate) struct Watcher {
    pub(crate) id: WatcherId,
    pub(crate) onlooker: Onlooker,
    pub(crate) outbox: Outbox,
}

impl Watcher {
    pub(crate) fn new(onlooker: Onlooker, outbox: Outbox) -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self { id: WatcherId(NEXT.fetch_add(1, Ordering::Relaxed)), onlooker, outbox }
    }
}
