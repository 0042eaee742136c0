//! How a table changes: found in memory or read from its log, decided, written, applied, told.

use std::fmt;
use std::sync::Arc;

use hosting::{Appended, Change, Entry, Millis, Next, Origin, Refusal, Table, What};
use protocol::TableId;
use store::{NewTable, StoreError};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::task::JoinError;

use crate::bus::Word;
use crate::shared::Shared;
use crate::tables::{Failure, Tables};
use crate::{random, ratings};

impl Tables {
    /// The table, locked; nothing where it cannot be read, which keeps nobody from the others.
    pub(crate) async fn lock_readable(
        &self,
        id: TableId,
    ) -> Result<Option<OwnedMutexGuard<Shared>>, Failure> {
        match self.lock(id).await {
            Ok(shared) => Ok(Some(shared)),
            Err(error) if error.is_of_the_table() => {
                tracing::error!(table = random::in_logs(id), %error, "a table cannot be read");
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// The table in memory, or from its log, locked. One that was let go while it was waited for is read anew.
    pub(crate) async fn lock(&self, id: TableId) -> Result<OwnedMutexGuard<Shared>, Failure> {
        loop {
            let shared = self.find(id).await?.lock_owned().await;
            if !shared.is_gone {
                return Ok(shared);
            }
        }
    }

    /// The table in memory, or from its log. It may be let go before it is locked.
    async fn find(&self, id: TableId) -> Result<Arc<Mutex<Shared>>, Failure> {
        if let Some(shared) = self.0.known().get(&id) {
            return Ok(Arc::clone(shared));
        }
        let kept = self.0.store.table(id, 0).await?.ok_or(Failure::NoSuchTable)?;
        // A log at which the program fails is one that cannot be read, and keeps nobody from other tables.
        let replay = tokio::spawn(async move { Table::replay(id, kept.secret, kept.log) });
        let failed =
            |fault: JoinError| StoreError::Corrupt { what: "a table".to_owned(), reason: fault.to_string() };
        Ok(self.remember(replay.await.map_err(failed)??))
    }

    /// Puts a table into memory, unless somebody was faster.
    pub(crate) fn remember(&self, table: Table) -> Arc<Mutex<Shared>> {
        let id = table.id();
        let shared = || Arc::new(Mutex::new(Shared::new(table, self.0.bus.clone(), self.0.time.now())));
        let shared = Arc::clone(self.0.known().entry(id).or_insert_with(shared));
        if !self.0.bus.is_alone() {
            // What others said of it until now was not heard.
            self.0.bus.tell(Word::WhoIsHere { table: Some(id) });
            self.may_have_grown(id, u64::MAX);
        }
        shared
    }

    /// Adds the entry that `decide` makes, applies it, tells everybody, and lets the table go on by itself.
    pub(crate) async fn change(
        &self,
        id: TableId,
        by: Option<Origin>,
        decide: impl Fn(&Table) -> Result<What, Refusal>,
    ) -> Result<u64, Failure> {
        let mut locked = self.lock(id).await?;
        let done = self.change_locked(&mut locked, by, decide).await;
        drop(locked);
        if let Err(Failure::Store(StoreError::Unavailable(_))) = &done {
            self.read_on_later(id);
        } else {
            self.go_on(id).await;
        }
        done
    }

    /// The same at a table that is locked, and that somebody else lets go on.
    pub(crate) async fn change_locked(
        &self,
        shared: &mut Shared,
        by: Option<Origin>,
        decide: impl Fn(&Table) -> Result<What, Refusal>,
    ) -> Result<u64, Failure> {
        self.change_opening(shared, by, decide, None).await
    }

    /// The same with an entry that speaks of another table, which is made with it.
    pub(crate) async fn change_opening(
        &self,
        shared: &mut Shared,
        by: Option<Origin>,
        decide: impl Fn(&Table) -> Result<What, Refusal>,
        opens: Option<&NewTable>,
    ) -> Result<u64, Failure> {
        // A decision stops a clock: who could not make it sooner gets that time back before, or it would be lost with the reserve.
        self.give_back_first(shared).await?;
        self.write(shared, by, decide, opens).await
    }

    /// The same, whether time stands still or not.
    pub(crate) async fn write(
        &self,
        shared: &mut Shared,
        by: Option<Origin>,
        decide: impl Fn(&Table) -> Result<What, Refusal>,
        opens: Option<&NewTable>,
    ) -> Result<u64, Failure> {
        let (store, id) = (&self.0.store, shared.table.id());
        let mut change = Change::new(by, decide);
        let mut next = change.begin(&shared.table, self.now());
        loop {
            next = match next {
                Next::Append(entry) => {
                    let became = store.append_opening(id, shared.table.entries(), &entry, opens).await?;
                    if became == Appended::Written {
                        shared.leads = true;
                        shared.note_asked(std::slice::from_ref(&entry), false);
                        self.apply(shared, &[entry]).await?;
                        self.0.bus.tell(Word::Grown { table: id, entries: shared.table.entries() });
                    }
                    change.appended(became, &shared.table)
                }
                Next::ReadOn => {
                    let grew = self.read_on(shared).await?;
                    change.has_read(grew, &shared.table, self.now())
                }
                Next::Done(entries) => return Ok(entries),
                Next::Refused(refusal) => {
                    if let Refusal::Corrupt(corrupt) = &refusal {
                        self.let_go(shared, corrupt);
                    }
                    return Err(refusal.into());
                }
                Next::GaveUp => {
                    let reason = "others were faster, again and again".to_owned();
                    return Err(StoreError::Unavailable(reason).into());
                }
            }
        }
    }

    /// Notes what a table is found by. The log says it all, so it is no failure of a request where that cannot be written.
    pub(crate) async fn note(&self, shared: &mut Shared, at: Millis) {
        let (id, phase, people) = (shared.table.id(), shared.table.phase(), shared.table.people());
        let result = ratings::result(&shared.table, at);
        // The result first: a table that is not noted as over is looked at again after a restart.
        let noted = match ratings::note(&self.0.store, result).await {
            Ok(()) => self.0.store.note(id, phase, &people, at).await,
            Err(error) => Err(error),
        };
        if let Err(error) = noted {
            tracing::warn!(table = random::in_logs(id), %error, "a table could not be noted");
        }
    }

    /// Applies what others have added to the log of a table; whether there was anything.
    pub(crate) async fn read_on(&self, shared: &mut Shared) -> Result<bool, Failure> {
        let (id, from) = (shared.table.id(), shared.table.entries());
        match self.0.store.entries(id, from).await {
            Ok(log) if log.is_empty() => Ok(false),
            Ok(log) => {
                shared.leads = self.0.bus.is_alone();
                self.apply(shared, &log).await?;
                shared.note_asked(&log, true);
                Ok(true)
            }
            Err(error) => {
                if let StoreError::Corrupt { .. } = error {
                    self.let_go(shared, &error);
                }
                Err(error.into())
            }
        }
    }

    /// Lets go of a table that is not as its log says, or of which the log cannot be read: it is read anew the next time. Whoever looks
    /// on comes back to that.
    pub(crate) fn let_go(&self, shared: &mut Shared, why: &dyn fmt::Display) {
        let id = shared.table.id();
        tracing::error!(table = random::in_logs(id), error = %why, "a table is read anew");
        self.let_go_of(shared);
        shared.send_away();
    }

    /// Puts a table out of memory that somebody may wait for.
    pub(crate) fn let_go_of(&self, shared: &mut Shared) {
        if !shared.is_gone {
            shared.is_gone = true;
            self.0.known().remove(&shared.table.id());
        }
    }

    /// Applies entries that are on disk, tells everybody, and notes what the table is found by.
    async fn apply(&self, shared: &mut Shared, entries: &[Entry]) -> Result<(), Failure> {
        let before = (shared.table.phase(), shared.table.people());
        for entry in entries {
            if let Err(corrupt) = shared.publish(entry) {
                self.let_go(shared, &corrupt);
                return Err(corrupt.into());
            }
        }
        if before != (shared.table.phase(), shared.table.people()) {
            let at = entries.last().map_or_else(|| self.now(), |entry| entry.at);
            shared.note_presence(at);
            self.note(shared, at).await;
        }
        Ok(())
    }

    /// Others have added to the log of a table: whoever looks on here hears of it.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn has_grown(&self, id: TableId) -> Result<(), Failure> {
        let known = self.0.known().get(&id).cloned();
        if let Some(shared) = known {
            let mut shared = shared.lock_owned().await;
            if !shared.is_gone {
                self.read_on(&mut shared).await?;
            }
            drop(shared);
            self.go_on(id).await;
        }
        Ok(())
    }
}
