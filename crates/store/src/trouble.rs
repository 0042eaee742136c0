//! What is said of a database that is away: once why, and once that it is back.
//!
//! Whoever asks a database that is away hears that it did not answer in time, or that a connection was lost. So somebody looks, for
//! all, what a new connection is answered.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::Connection as _;
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::time::timeout;

use crate::opening::{OpenError, connect, told_to};
use crate::{Backend, StoreError, plainly};

/// How often it is looked whether the database is back.
const PAUSE: Duration = Duration::from_secs(1);

/// How long it is looked whether it is there, after somebody could not use it.
const MOMENT: Duration = Duration::from_secs(1);

/// How long nothing more is said of a database that is there: who was kept waiting, or has a connection of before, hears of it late.
const QUIET: Duration = Duration::from_secs(10);

/// Changes nothing, because nobody has this number; but a database that can only be read refuses it.
pub(crate) const LOOK: &str = "DELETE FROM presence WHERE one = 0";

/// Where those who could not use the database say so, until it is not to be used any more.
#[derive(Clone, Debug)]
pub(crate) struct Trouble(Arc<Mutex<Option<Sender<String>>>>);

impl Trouble {
    /// Whatever is noted, and where it comes out.
    pub(crate) fn new() -> (Self, Receiver<String>) {
        let (noted, news) = mpsc::channel(1);
        (Self(Arc::new(Mutex::new(Some(noted)))), news)
    }

    /// What was answered; if that was that the database cannot be used, it is noted.
    pub(crate) fn noting<T>(&self, answered: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(StoreError::Unavailable(reason)) = &answered {
            self.note(reason);
        }
        answered
    }

    /// Notes that the database could not be used.
    pub(crate) fn note(&self, reason: &str) {
        if let Some(noted) = self.noted().as_ref() {
            // Of many who say so at once, one is enough.
            let _ = noted.try_send(reason.to_owned());
        }
    }

    /// From now on there is nothing to say of the database.
    pub(crate) fn end(&self) {
        *self.noted() = None;
    }

    fn noted(&self) -> MutexGuard<'_, Option<Sender<String>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says what there is to say of a database, until nobody uses it any more.
pub(crate) async fn tell(mut news: Receiver<String>, address: String, backend: Backend) {
    while let Some(reason) = news.recv().await {
        let begun = Instant::now();
        let found = timeout(MOMENT, look(&address, backend)).await;
        if let Err(reason) = found.unwrap_or_else(|_| Err("it does not answer".to_owned())) {
            tracing::warn!(%reason, "the database cannot be used; it is looked for until it can");
            while look(&address, backend).await.is_err() {
                tokio::time::sleep(PAUSE).await;
                if news.is_closed() {
                    return;
                }
            }
            tracing::warn!(seconds = begun.elapsed().as_secs(), "the database can be used again");
        } else {
            tracing::warn!(%reason, "the database did not do what it was asked for; it is there");
        }
        tokio::time::sleep(QUIET).await;
        // What was said meanwhile was of this.
        let _ = news.try_recv();
    }
}

/// Whether somebody who connects now can write.
async fn look(address: &str, backend: Backend) -> Result<(), String> {
    let looking = async {
        let mut connection = connect(address, backend).await?;
        told_to(&mut connection, backend, LOOK).await?;
        // Whatever becomes of it now, it could.
        drop(connection.close().await);
        Ok(())
    };
    looking.await.map_err(|error| match error {
        OpenError::Unreachable(error) => plainly(&error),
        error => error.to_string(),
    })
}
