//! What is seen to from time to time: that the server is there, tables that nobody looks at, tables at which nobody begins.

use std::sync::Arc;
use std::time::Duration;

use hosting::{Millis, Refusal, Table};
use protocol::Phase;
use store::Backend;
use tokio::sync::MutexGuard;

use crate::live::CONNECTIONS;
use crate::nodes::{GONE_AFTER, is_gone};
use crate::shared::Shared;
use crate::tables::{Failure, Tables};
use crate::web::Online;

/// How often a server notes that it is there.
const ALIVE_EVERY: Duration = Duration::from_secs(5);

/// How often it is tidied up.
const TIDY_EVERY: Duration = Duration::from_secs(60);

/// How long a table stays in memory at which nobody looks and nothing goes on.
const IN_MEMORY: Duration = Duration::from_secs(60);

/// How long a table waits for a game to begin while nobody looks at it.
const GATHERING: Duration = Duration::from_secs(24 * 60 * 60);

/// The most tables that are closed at a time.
const CLOSED_AT_ONCE: u32 = 100;

/// For how long a server has noted without a break that it is there. If the database was away nobody has, so nobody is taken for gone
/// because of that.
#[derive(Debug, Default)]
struct Unbroken {
    since: Option<Millis>,
    last: Millis,
}

impl Unbroken {
    /// Notes that it is there now; whether that was so for as long as it takes to tell who is gone.
    fn is_long_enough(&mut self, now: Millis) -> bool {
        let long = GONE_AFTER.as_millis() as Millis;
        let is_broken = now.saturating_sub(self.last) > long;
        self.last = now;
        if is_broken {
            self.since = None;
        }
        let since = *self.since.get_or_insert(now);
        now.saturating_sub(since) >= long
    }
}

impl Online {
    /// Goes on where the last server ended: clocks get back the time in which none was there, bots think. From then on it is seen to
    /// what has to be done from time to time, until the server [closes](Self::close).
    ///
    /// # Errors
    /// If the tables cannot be read.
    pub async fn begin(&self) -> Result<(), Failure> {
        let store = &self.tables.0.store;
        let now = self.tables.now();
        let noticed = store.noticed().await?;
        let since = noticed.iter().map(|noticed| noticed.alive).max().unwrap_or(now);
        let away = Duration::from_millis(now.saturating_sub(since));
        let bus = &self.tables.0.bus;
        if bus.is_alone() || noticed.iter().all(|noticed| is_gone(*noticed, now)) {
            // A file is used by one server. A database may be used by others of which this one knows nothing.
            let is_given_back = store.backend() == Backend::Sqlite || away > GONE_AFTER;
            self.tables.resume(if is_given_back { away } else { Duration::ZERO }, since).await?;
            // Not sooner: should this one not come so far, the next one does.
            for gone in noticed.into_iter().filter(|noticed| noticed.node != bus.node()) {
                store.bury(gone).await?;
            }
        }
        store.note_alive(bus.node(), self.tables.now()).await?;
        metrics::gauge!(CONNECTIONS).set(0);
        tokio::spawn(self.clone().keep_house());
        Ok(())
    }

    async fn keep_house(self) {
        let (mut alive, mut tidy) = (tokio::time::interval(ALIVE_EVERY), tokio::time::interval(TIDY_EVERY));
        let mut closing = self.closing.subscribe();
        let mut there = Unbroken::default();
        loop {
            let noted = tokio::select! {
                _ = alive.tick() => {
                    metrics::gauge!("conclave_tables_in_memory").set(self.tables.in_memory() as f64);
                    self.be_there(&mut there).await
                }
                _ = tidy.tick() => {
                    self.gate.tidy();
                    self.tables.tidy().await
                }
                _ = closing.changed() => return,
            };
            if let Err(error) = noted {
                tracing::warn!(%error, "housekeeping has to wait");
            }
        }
    }

    /// Notes that the server is there, and looks what the others do.
    async fn be_there(&self, there: &mut Unbroken) -> Result<(), Failure> {
        let (tables, store) = (&self.tables, &self.tables.0.store);
        let noticed = if tables.0.bus.is_alone() { Vec::new() } else { store.noticed().await? };
        store.note_alive(tables.0.bus.node(), tables.now()).await?;
        if tables.0.bus.is_alone() {
            return Ok(());
        }
        if there.is_long_enough(tables.now()) {
            tables.look_for_others(noticed).await?;
        }
        tables.catch_up().await
    }
}

impl Tables {
    /// Puts the tables out of memory at which nobody looks and nothing goes on, and closes those at which no game began for a day; those
    /// that were closed a day ago are gone.
    ///
    /// # Errors
    /// If they cannot be read or written; what is left is done the next time.
    pub async fn tidy(&self) -> Result<(), Failure> {
        let now = self.now();
        self.put_away(now);
        let (store, stale) = (&self.0.store, now.saturating_sub(GATHERING.as_millis() as Millis));
        for id in store.unchanged_since(Phase::Gathering, stale, CLOSED_AT_ONCE).await? {
            let Some(shared) = self.find_readable(id).await? else { continue };
            let mut shared = shared.lock().await;
            if !shared.is_quiet() {
                continue;
            }
            match self.change_locked(&mut shared, None, Table::close).await {
                Ok(_) => {}
                // It was begun or closed, and only not noted.
                Err(Failure::Refused(Refusal::NotNow(_))) => self.note(&mut shared, now).await,
                Err(failure) => return Err(failure),
            }
        }
        // Nothing was played there.
        for id in store.unchanged_since(Phase::Closed, stale, CLOSED_AT_ONCE).await? {
            store.discard(id).await?;
            self.0.known().remove(&id);
        }
        Ok(())
    }

    fn put_away(&self, now: Millis) {
        let long_ago = now.saturating_sub(IN_MEMORY.as_millis() as Millis);
        // Whoever looks for a table does so while the map is locked, so that nobody has one that is put away.
        self.0.known().retain(|_, shared| {
            let in_use = |shared: MutexGuard<'_, Shared>| !shared.is_quiet() || shared.quiet_since > long_ago;
            Arc::strong_count(shared) > 1 || shared.try_lock().map_or(true, in_use)
        });
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.0.known().len()
    }
}
