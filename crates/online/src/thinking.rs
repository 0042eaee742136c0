//! Bots of the server: so many think at a time, apart from the threads that answer requests, and none for ever.

use std::sync::Arc;
use std::time::{Duration, Instant};

use hosting::Thought;
use tokio::sync::Semaphore;

/// Those who think.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    /// One for each that may think at the same time.
    permits: Arc<Semaphore>,
    budget: Duration,
}

impl Thinkers {
    pub(crate) fn new(at_once: usize, budget: Duration) -> Self {
        Self { permits: Arc::new(Semaphore::new(at_once)), budget }
    }

    /// A decision, in the notation of records; nothing where none was found, whatever went wrong.
    pub(crate) async fn think(&self, thought: Thought) -> Option<String> {
        let begun = Instant::now();
        // The semaphore is never closed.
        let _permit = self.permits.acquire().await.ok()?;
        let end = Instant::now() + self.budget;
        let thinking = tokio::task::spawn_blocking(move || thought(&|| Instant::now() >= end));
        let thought = thinking.await;
        metrics::histogram!("conclave_thinking_seconds").record(begun.elapsed());
        match thought {
            Ok(step) => step,
            Err(error) => {
                tracing::error!(%error, "a bot has failed");
                None
            }
        }
    }
}
