//! Connections to a file, which are kept for the next who needs one.
//!
//! sqlx' pool asks a connection whether it is still good before it is used and after: a server may be gone, a file is there. For SQLite
//! each such question is a way to another thread and back, which costs as much as most lookups.

use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{AnyConnection, Connection as _};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::lent::{PATIENCE, late};
use crate::opening::{CONNECTIONS, connect};
use crate::{Backend, StoreError};

/// Connections to a file that nobody uses now, and how many more there may be.
#[derive(Debug)]
pub(crate) struct FilePool {
    address: String,
    idle: Mutex<Vec<AnyConnection>>,
    places: Arc<Semaphore>,
}

impl FilePool {
    pub(crate) fn new(address: &str) -> Self {
        let places = Arc::new(Semaphore::new(CONNECTIONS as usize));
        Self { address: address.to_owned(), idle: Mutex::default(), places }
    }

    /// The address of the database.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// A connection that nobody else uses.
    pub(crate) async fn lend(self: &Arc<Self>) -> Result<FileConnection, StoreError> {
        let place = timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await.map_err(|_| late())?;
        let place = place.map_err(|_| StoreError::Unavailable("it is closed".to_owned()))?;
        let idle = self.idle().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => connect(&self.address, Backend::Sqlite)
                .await
                .map_err(|error| StoreError::Unavailable(error.to_string()))?,
        };
        Ok(FileConnection { connection, pool: Arc::clone(self), _place: place })
    }

    /// Ends all that nobody uses, and lends no more.
    pub(crate) async fn close(&self) {
        self.places.close();
        let idle = std::mem::take(&mut *self.idle());
        for connection in idle {
            // What is written is written.
            let _ = connection.close().await;
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<AnyConnection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection to a file that is lent. It ends unless it is given back.
#[derive(Debug)]
pub(crate) struct FileConnection {
    pub(crate) connection: AnyConnection,
    pool: Arc<FilePool>,
    _place: OwnedSemaphorePermit,
}

impl FileConnection {
    /// Keeps it for somebody else.
    pub(crate) fn give_back(self) {
        if !self.pool.places.is_closed() {
            self.pool.idle().push(self.connection);
        }
    }
}
