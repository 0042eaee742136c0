//! Bots of the server: so many think at a time, apart from the threads that answer requests, and none for ever.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hosting::Thought;
use protocol::AccountId;
use tokio::sync::Semaphore;

/// Those who think.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    /// One for each that may think at the same time.
    permits: Arc<Semaphore>,
    /// One for each host: the tables of one wait for each other before they wait for those of others.
    hosts: Arc<Mutex<HashMap<AccountId, Arc<Semaphore>>>>,
    budget: Duration,
}

impl Thinkers {
    pub(crate) fn new(at_once: usize, budget: Duration) -> Self {
        Self { permits: Arc::new(Semaphore::new(at_once)), hosts: Arc::default(), budget }
    }

    /// A decision, in the notation of records; nothing where none was found, whatever went wrong.
    pub(crate) async fn think(&self, host: AccountId, thought: Thought) -> Option<String> {
        let begun = Instant::now();
        let own = Arc::clone(self.hosts().entry(host).or_insert_with(|| Arc::new(Semaphore::new(1))));
        // The semaphores are never closed.
        let own_permit = own.acquire().await.ok()?;
        let permit = self.permits.acquire().await.ok()?;
        let end = Instant::now() + self.budget;
        let thinking = tokio::task::spawn_blocking(move || thought(&|| Instant::now() >= end));
        let thought = thinking.await;
        drop((permit, own_permit));
        let mut hosts = self.hosts();
        // The map's and our own.
        if Arc::strong_count(&own) == 2 {
            hosts.remove(&host);
        }
        drop(hosts);
        metrics::histogram!("conclave_thinking_seconds").record(begun.elapsed());
        match thought {
            Ok(step) => step,
            Err(error) => {
                tracing::error!(%error, "a bot has failed");
                None
            }
        }
    }

    fn hosts(&self) -> MutexGuard<'_, HashMap<AccountId, Arc<Semaphore>>> {
        self.hosts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
