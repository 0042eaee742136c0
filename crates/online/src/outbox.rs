//! What is told to somebody who looks on, on its way.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use crate::onlooker::Onlooker;

/// The most messages that wait for somebody who reads slowly. Who falls further behind hears no more, comes back, and says what
/// it has seen.
const WAITING: usize = 256;

/// A message as it goes over the wire: one JSON object. All who hear the same share it.
pub type Told = Utf8Bytes;

/// Somebody who looks on: one connection at one table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WatcherId(u64);

/// Where messages for somebody arrive. It ends when its reader is too slow.
#[derive(Debug)]
pub struct Inbox {
    /// Nothing is the end.
    messages: mpsc::Receiver<Option<Told>>,
    has_ended: Arc<AtomicBool>,
}

impl Inbox {
    /// The next message; nothing when there will be no more.
    pub async fn next(&mut self) -> Option<Told> {
        if self.has_ended.load(Ordering::Acquire) {
            return None;
        }
        self.messages.recv().await.flatten()
    }

    /// The next message, if one is there now.
    pub(crate) fn now(&mut self) -> Option<Told> {
        self.messages.try_recv().ok().flatten()
    }
}

/// Where messages for somebody are put: all tables that one connection looks at share it.
#[derive(Clone, Debug)]
pub struct Outbox {
    messages: mpsc::Sender<Option<Told>>,
    has_ended: Arc<AtomicBool>,
}

impl Outbox {
    /// An outbox and the inbox at its other end.
    pub fn new() -> (Self, Inbox) {
        let (messages, inbox) = mpsc::channel(WAITING);
        let has_ended = Arc::new(AtomicBool::new(false));
        (Self { messages, has_ended: Arc::clone(&has_ended) }, Inbox { messages: inbox, has_ended })
    }

    /// Puts a message in; whether its reader is still there, and fast enough.
    pub fn put(&self, message: Told) -> bool {
        let is_in = self.messages.try_send(Some(message)).is_ok();
        if !is_in {
            self.end();
        }
        is_in
    }

    /// Lets the inbox end.
    pub(crate) fn end(&self) {
        self.has_ended.store(true, Ordering::Release);
        // Whoever waits has read everything, so there is room for the end; whoever does not looks before the next message.
        let _ = self.messages.try_send(None);
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
