//! How a table changes: found in memory or read from its log, decided, written, applied, told.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use hosting::{Appended, Change, Entry, Millis, Next, Origin, Refusal, Table, What};
use protocol::TableId;
use protocol::healing::Pauses;
use store::{NewTable, Place, StoreError};
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::task::JoinError;

use crate::bus::Word;
use crate::complaint::complain;
use crate::shared::Shared;
use crate::tables::{Failure, Tables};
use crate::{random, ratings};

/// How long it is waited before it is tried again to note what a table is found by.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(60));

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
    pub(crate) fn remember(&self, mut table: Table) -> Arc<Mutex<Shared>> {
        let id = table.id();
        let mut known = self.0.known();
        let shared = || {
            // Under the lock: whoever forgets somebody does so at all tables that are in memory, and this one is there from now on.
            self.forget_lately_forgotten(&mut table);
            Arc::new(Mutex::new(Shared::new(table, self.0.bus.clone(), self.0.time.now())))
        };
        let shared = Arc::clone(known.entry(id).or_insert_with(shared));
        drop(known);
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
                    let place =
                        Place { table: id, opened: shared.table.opened(), number: shared.table.entries() };
                    let became = store.append_opening(place, &entry, opens).await?;
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

    /// Notes what a table is found by, and its result. The log says it all, so it is no failure of a request where that cannot be
    /// written: it is tried again until it can.
    pub(crate) async fn note(&self, shared: &mut Shared, at: Millis) {
        if let Err(error) = self.try_to_note(shared, at).await {
            let id = shared.table.id();
            complain!(error, table = random::in_logs(id), "a table could not be noted; it is tried again");
            if self.0.unnoted().insert(id) {
                tokio::spawn(self.clone().note_until_noted(id));
            }
        }
    }

    async fn try_to_note(&self, shared: &mut Shared, at: Millis) -> Result<(), StoreError> {
        let (id, phase, people) = (shared.table.id(), shared.table.phase(), shared.table.people());
        // The result first: a table that is not noted as over is looked at again after a restart.
        ratings::note(&self.0.store, ratings::result(&shared.table)).await?;
        self.0.store.note(id, phase, &people, at).await
    }

    /// Notes what a table is found by, again and again until that is possible. When the server ends before that, the next one does it.
    async fn note_until_noted(self, id: TableId) {
        let mut pauses = Pauses::new(PAUSES.0, PAUSES.1);
        loop {
            // Several servers that could not write do not come back together.
            let fraction = random::bytes().map_or(1.0, |[byte]| f64::from(byte) / 255.0);
            tokio::time::sleep(pauses.next(fraction)).await;
            if self.is_stopped() {
                return;
            }
            // What changes from now on, and cannot be noted, must be tried again.
            self.0.unnoted().remove(&id);
            match self.note_now(id).await {
                Ok(()) => return,
                Err(failure) if failure.is_of_the_table() => return,
                Err(_) if !self.0.unnoted().insert(id) => return,
                Err(_) => {}
            }
        }
    }

    async fn note_now(&self, id: TableId) -> Result<(), Failure> {
        let shared = self.find(id).await?;
        let mut shared = shared.lock().await;
        let latest = shared.table.latest();
        Ok(self.try_to_note(&mut shared, latest).await?)
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
        self.forget_lately_forgotten(&mut shared.table);
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

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::{env, fs, process};

    use protocol::AccountId;
    use protocol::fair::Secret;
    use store::Store;
    use table::Seat;

    use super::*;
    use crate::Settings;

    /// A log that was read before an account was deleted is a table in memory only after that.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_name_does_not_come_back_with_a_log_that_was_read_before() {
        let folder = env::temp_dir().join(format!("conclave-remember-{}", process::id()));
        fs::create_dir_all(&folder).unwrap();
        let store = Store::open_file(&folder.join("conclave.db")).await.unwrap();
        let tables = Tables::new(store, Settings::default());
        let (anna, secret) = (AccountId::new(1), Secret::new([1; 32]));
        let opening = serde_json::from_str("{\"game\": \"shazamm\"}").unwrap();
        let sat = What::Sat {
            seat: Seat::new(0),
            account: anna,
            name: "Anna".to_owned(),
            portrait: 3,
            program: false,
            salt: None,
        };
        let log = [Table::open(opening, anna, &secret, &secret).unwrap(), sat];
        let log = log.map(|what| Entry { at: 0, by: None, what });
        let read = Table::replay(TableId::new(1), secret, log).unwrap();
        assert!(format!("{:?}", read.sitters()).contains("Anna"));
        tables.forget_here(anna).await;
        let shared = tables.remember(read);
        assert!(!format!("{:?}", shared.lock().await.table.sitters()).contains("Anna"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
