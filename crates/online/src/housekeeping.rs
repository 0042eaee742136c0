//! What is seen to from time to time: that the server is there, tables that nobody looks at, tables at which nobody begins.

use std::collections::HashSet;
use std::mem;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use hosting::{Millis, Refusal, Table};
use protocol::Phase;
use store::{Backend, Noticed};
use tokio::sync::{MutexGuard, watch};
use tokio::time::MissedTickBehavior;

use crate::bus::Word;
use crate::complaint::complain;
use crate::lasting::keep_doing;
use crate::live::{CONNECTIONS, end_of};
use crate::nodes::{GONE_AFTER, is_gone};
use crate::resuming::stands_still;
use crate::running::goes_on;
use crate::shared::Shared;
use crate::tables::{Failure, Tables};
use crate::web::Online;

/// How often a server notes that it is there.
const ALIVE_EVERY: Duration = Duration::from_secs(5);

/// How far the clocks of servers may be apart before that is said.
const CLOCKS_DIFFER: Duration = Duration::from_secs(3);

/// How often it is tidied up.
const TIDY_EVERY: Duration = Duration::from_secs(60);

/// How long a table stays in memory at which nobody looks and nothing goes on.
const IN_MEMORY: Duration = Duration::from_secs(60);

/// How long a table waits for a game to begin while nobody looks at it.
const GATHERING: Duration = Duration::from_secs(24 * 60 * 60);

/// For how long it is known which accounts were deleted: longer than a log takes to be read.
const LATELY: Duration = Duration::from_secs(10 * 60);

/// For how long nobody may have looked at such a table before it is closed: by then it is heard who looks on by another server.
const UNWATCHED: Duration = Duration::from_secs(60);

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

/// What a server has found, one time after the other.
#[derive(Debug, Default)]
struct Found {
    there: Unbroken,
    /// Whether it hears the others.
    hears: bool,
    /// The servers whose clock is ahead of its own.
    ahead: HashSet<u32>,
}

impl Found {
    /// The servers that have noted something in the future, of which that was not known.
    fn newly_ahead(&mut self, noticed: &[Noticed], now: Millis) -> Vec<u32> {
        let latest = now.saturating_add(CLOCKS_DIFFER.as_millis() as Millis);
        let ahead = noticed.iter().filter(|noticed| noticed.alive > latest).map(|noticed| noticed.node);
        ahead.filter(|node| self.ahead.insert(*node)).collect()
    }
}

impl Online {
    /// Goes on where the last server ended: clocks get back the time in which none was there, bots think. From then on it is seen to
    /// what has to be done from time to time, until the server [closes](Self::close).
    ///
    /// # Errors
    /// If the tables cannot be read.
    pub async fn begin(&self) -> Result<(), Failure> {
        let (tables, bus, store) = (&self.tables, &self.tables.0.bus, &self.tables.0.store);
        let (mut noticed, now) = (store.noticed().await?, tables.now());
        // Who has no bus knows of no others.
        if bus.is_alone() || noticed.iter().all(|noticed| is_gone(*noticed, now)) {
            tables.resume(last(&noticed)).await?;
            // Not sooner: should this one not come so far, the next one does. The last of them is known for longest.
            noticed.sort_by_key(|noticed| noticed.alive);
            for gone in noticed.into_iter().filter(|noticed| noticed.node != bus.node()) {
                store.bury(gone).await?;
            }
        }
        store.note_alive(bus.node(), tables.now()).await?;
        tables.has_noted(tables.now());
        metrics::gauge!(CONNECTIONS).set(0);
        let online = self.clone();
        keep_doing("noting that the server is there", move || {
            online.clone().stay(online.closing.subscribe())
        });
        let online = self.clone();
        keep_doing("tidying up", move || online.clone().keep_tidy(online.closing.subscribe()));
        Ok(())
    }

    /// Notes that the server is there, until it ends.
    async fn stay(self, mut closing: watch::Receiver<bool>) {
        let (mut alive, mut found) = (tokio::time::interval(ALIVE_EVERY), Found::default());
        alive.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut closing = pin!(end_of(&mut closing));
        for nth in 0.. {
            tokio::select! {
                _ = alive.tick() => {}
                () = &mut closing => break,
            }
            metrics::gauge!("conclave_tables_in_memory").set(self.tables.in_memory() as f64);
            if let Err(error) = self.be_there(&mut found, nth).await {
                complain!(error, "this server could not note that it is there");
                self.tables.may_be_cut_off();
            }
        }
        // Others need not wait until it is gone, and whoever comes next knows since when no server was there.
        let (bus, store) = (&self.tables.0.bus, &self.tables.0.store);
        if let Err(error) = store.note_end(bus.node(), self.tables.now()).await {
            complain!(error, "this server could not note that it ends");
        }
    }

    /// Notes for the nth time that the server is there, and looks what the others do.
    async fn be_there(&self, found: &mut Found, nth: u64) -> Result<(), Failure> {
        let (tables, bus, store) = (&self.tables, &self.tables.0.bus, &self.tables.0.store);
        let hears = bus.heard_since(tables.now()).is_some();
        let did_hear = mem::replace(&mut found.hears, hears);
        if hears && !did_hear {
            // From now on the minute counts for which somebody may be away.
            tables.go_on_with_all();
        }
        let (noticed, now) = (store.noticed().await?, tables.now());
        if !found.newly_ahead(&noticed, now).is_empty() {
            tracing::warn!(
                "the clock of another server is ahead of this one's, or was; who is there and until when somebody may decide is told \
                 by clocks that have to agree"
            );
        }
        if let Some(since) = last(&noticed).filter(|since| stands_still(*since, now)) {
            let seconds = now.saturating_sub(since) / 1_000;
            tracing::warn!(seconds, "nothing could be written; whoever was to decide gets that time back");
            tables.resume(Some(since)).await?;
        }
        // Not sooner: should this one not come so far, the next one gives it back.
        store.note_alive(bus.node(), tables.now()).await?;
        tables.has_noted(tables.now());
        bus.tell(Word::Noted);
        if !bus.is_alone() {
            let is_there = |noticed: &Noticed| noticed.node != bus.node() && !is_gone(*noticed, now);
            tables.0.has_others.store(noticed.iter().any(is_there), Ordering::Relaxed);
            if found.there.is_long_enough(tables.now()) {
                tables.look_for_others(noticed).await?;
            }
            // Not in here: a bus that is slow must not look like a server that is gone.
            let tables = tables.clone();
            tokio::spawn(async move { tables.announce_part(nth).await });
        }
        // A file is used by this server alone.
        if store.backend() == Backend::Postgres || !bus.is_alone() {
            tables.catch_up().await?;
        }
        Ok(())
    }

    /// Tidies up, until the server ends.
    async fn keep_tidy(self, mut closing: watch::Receiver<bool>) {
        let mut tidy = tokio::time::interval(TIDY_EVERY);
        let mut closing = pin!(end_of(&mut closing));
        loop {
            tokio::select! {
                _ = tidy.tick() => {}
                () = &mut closing => return,
            }
            self.gate.tidy();
            if let Err(error) = self.tables.tidy().await {
                complain!(error, "tidying up has to wait");
            }
        }
    }
}

/// When a server was there last.
pub(crate) fn last(noticed: &[Noticed]) -> Option<Millis> {
    noticed.iter().map(|noticed| noticed.alive).max()
}

impl Tables {
    /// Puts the tables out of memory at which nobody looks and nothing goes on, and closes those at which no game began for a day; those
    /// that were closed a day ago are gone.
    ///
    /// # Errors
    /// If they cannot be read or written; what is left is done the next time.
    pub async fn tidy(&self) -> Result<(), Failure> {
        let closed = self.close_stale().await;
        let long_ago = self.now().saturating_sub(LATELY.as_millis() as Millis);
        self.0.forgotten().retain(|_, when| *when > long_ago);
        // Not sooner: a table that is to be closed has to be in memory for a while.
        self.put_away(self.now());
        closed
    }

    async fn close_stale(&self) -> Result<(), Failure> {
        let now = self.now();
        let (store, stale) = (&self.0.store, now.saturating_sub(GATHERING.as_millis() as Millis));
        for id in store.unchanged_since(Phase::Gathering, stale, CLOSED_AT_ONCE).await? {
            let Some(mut shared) = self.lock_readable(id).await? else { continue };
            match shared.unwatched_since() {
                Some(since) if since.saturating_add(UNWATCHED.as_millis() as Millis) <= now => {}
                // Who looks on by another server says so in the meantime.
                Some(_) => continue,
                // It waits for another day, and others are looked at before it.
                None => {
                    self.note(&mut shared, now).await;
                    continue;
                }
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
            if let Some(shared) = self.in_use(id) {
                self.let_go_of(&mut *shared.lock().await);
            }
        }
        Ok(())
    }

    fn put_away(&self, now: Millis) {
        let long_ago = now.saturating_sub(IN_MEMORY.as_millis() as Millis);
        let unread = self.0.unread().clone();
        // Whoever looks for a table does so while the map is locked, so that nobody has one that is put away.
        self.0.known().retain(|id, shared| {
            let in_use = |shared: MutexGuard<'_, Shared>| {
                !shared.is_quiet() || shared.quiet_since > long_ago || goes_on(&shared, now)
            };
            let is_had = Arc::strong_count(shared) > 1 || unread.contains(id);
            is_had || shared.try_lock().map_or(true, in_use)
        });
    }

    /// How many tables are in memory.
    pub fn in_memory(&self) -> usize {
        self.0.known().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_once_of_each_server_that_its_clock_is_ahead() {
        let noticed =
            [1, 2, 3].map(|node| Noticed { node, alive: 10_000 * u64::from(node), has_ended: false });
        let mut found = Found::default();
        assert_eq!(found.newly_ahead(&noticed, 18_000), [3]);
        assert_eq!(found.newly_ahead(&noticed, 12_000), [2]);
        assert_eq!(found.newly_ahead(&noticed, 12_000), [0; 0]);
    }
}
