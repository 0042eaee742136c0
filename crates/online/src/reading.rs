//! What whole logs tell: records, what was heard, and the story of a game so far.

use hosting::Table;
use protocol::calls::Story;
use protocol::{AccountId, TableId};
use serde_json::value::RawValue;
use store::StoreError;
use table::{Seats, Viewer};

use crate::onlooker::Onlooker;
use crate::shared;
use crate::tables::{Failure, Tables};

/// How many logs are replayed at the same time, for those who want to read them.
pub(crate) const REPLAYS: usize = 2;

impl Tables {
    /// The record of a table whose game is over, for whoever may look at it.
    ///
    /// # Errors
    /// If there is no such table, it takes no spectators, or it cannot be read.
    pub async fn record(&self, id: TableId, account: Option<AccountId>) -> Result<Option<String>, Failure> {
        self.viewer(id, account.into()).await?;
        // Not from memory: the game may have ended at another server that this one has not heard of yet.
        let kept = self.0.store.table(id, 0).await?.ok_or(Failure::NoSuchTable)?;
        self.replayed(move || {
            let table = Table::replay(id, kept.secret, kept.log.iter().cloned())?;
            Ok(table.record(&kept.log)?)
        })
        .await
    }

    /// The record of a table at which somebody sits, once its game is over; nothing where the log cannot be read. The table does not
    /// come into memory by that, because it may be one of thousands.
    pub(crate) async fn record_of_own(
        &self,
        id: TableId,
        account: AccountId,
    ) -> Result<Option<String>, Failure> {
        let record = async {
            let Some(kept) = self.0.store.table(id, 0).await? else { return Ok(None) };
            self.replayed(move || {
                let table = Table::replay(id, kept.secret, kept.log.iter().cloned())?;
                let sits = table.seat_of(account).is_some();
                Ok(if sits { table.record(&kept.log)? } else { None })
            })
            .await
        };
        match record.await {
            Err(failure) if failure.is_of_the_table() => Ok(None),
            record => record,
        }
    }

    /// What is made of a whole log: that takes a while, so it is done apart from the threads that answer requests, few at a time.
    async fn replayed<T: Send + 'static>(
        &self,
        make: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        // The semaphore is never closed.
        let _permit = self.0.replays.acquire().await;
        let made = tokio::task::spawn_blocking(make).await;
        made.unwrap_or_else(|fault| Err(StoreError::Unavailable(fault.to_string()).into()))
    }

    /// Everything that somebody has heard of a table until now, entry by entry, as a JSON array of messages.
    ///
    /// # Errors
    /// If there is no such table, it takes no spectators, or it cannot be read.
    pub async fn heard(&self, id: TableId, account: Option<AccountId>) -> Result<String, Failure> {
        let kept = self.0.store.table(id, 0).await?.ok_or(Failure::NoSuchTable)?;
        let viewer = self.viewer(id, account.into()).await?;
        self.replayed(move || {
            let (opened, later) = kept.log.split_at(kept.log.len().min(1));
            let mut then = Table::replay(id, kept.secret, opened.iter().cloned())?;
            let mut told = Vec::with_capacity(kept.log.len());
            told.push(shared::snapshot(&then, viewer, Seats::NONE)?.to_string());
            for entry in later {
                told.extend(shared::next_entry(&mut then, entry, viewer)?.map(|told| told.to_string()));
            }
            Ok(format!("[{}]", told.join(",")))
        })
        .await
    }

    /// What happened in the game at a table so far, step by step, as far as an onlooker may know it.
    ///
    /// # Errors
    /// If there is no such table, it may not be looked at, or it cannot be read.
    pub async fn story(&self, id: TableId, onlooker: Onlooker) -> Result<Story<Box<RawValue>>, Failure> {
        let kept = self.0.store.table(id, 0).await?.ok_or(Failure::NoSuchTable)?;
        let viewer = self.viewer(id, onlooker).await?;
        self.replayed(move || Ok(Table::story(id, kept.secret, kept.log, viewer)?)).await
    }

    /// In whose eyes somebody sees a table.
    async fn viewer(&self, id: TableId, onlooker: Onlooker) -> Result<Viewer, Failure> {
        let shared = self.lock(id).await?;
        onlooker.viewer(&shared.table).ok_or(Failure::NoSuchTable)
    }
}
