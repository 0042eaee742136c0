//! Tables that go on: those of servers that are gone, and all of them after a time in which no server was there or none could write.

use std::mem;
use std::sync::atomic::Ordering;
use std::time::Duration;

use hosting::{Millis, Refusal, Table};
use protocol::healing::Pauses;
use protocol::{Phase, TableId};
use tokio::task::JoinSet;

use crate::complaint::complain;
use crate::housekeeping::last;
use crate::random;
use crate::shared::Shared;
use crate::tables::{Failure, Tables};

/// How many tables are gone on with at the same time: as many as are written together.
const AT_ONCE: usize = 256;

/// So many tables that cannot be read or written are not the fault of these tables.
const MOST_FAILURES: usize = 8;

/// How long it is waited before a table is tried again.
const PAUSES: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(60));

/// For how long a server may have noted nothing before time stands still: no bot stands in for anybody, and whoever was to decide gets
/// that time back.
pub(crate) const STANDS_STILL_AFTER: Duration = Duration::from_secs(10);

/// How long a server may take to note that it is there once others can: until it tries again, and until it is answered.
const CATCHES_UP_IN: Duration = Duration::from_secs(10);

/// That other servers note that they are there.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OthersNote {
    /// Since when they do so, without a gap.
    since: Millis,
    last: Millis,
}

impl OthersNote {
    /// One of them has; for how long they do so.
    fn hear(&mut self, now: Millis) -> Millis {
        if stands_still(self.last, now) {
            self.since = now;
        }
        self.last = now;
        now.saturating_sub(self.since)
    }
}

impl Tables {
    /// Goes on with the tables that are played: bots think, clocks run. If no server was there since a moment, whoever was to decide
    /// gets that time back; once, also where several servers do this. A table with which that is not possible now is tried again.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn resume(&self, since: Option<Millis>) -> Result<(), Failure> {
        let mut left = self.noted_in(Phase::Playing).await?;
        // What was noted may be older than the log.
        left.extend(self.noted_in(Phase::Gathering).await?);
        let mut left = left.into_iter();
        let (mut under_way, mut failures) = (JoinSet::new(), 0);
        loop {
            let free = AT_ONCE - under_way.len();
            for (id, noted) in left.by_ref().take(free) {
                let tables = self.clone();
                under_way.spawn(async move {
                    let done = tables.resume_table(id, noted, since).await;
                    done.map_err(|failure| (id, noted, failure))
                });
            }
            let Some(done) = under_way.join_next().await else { return Ok(()) };
            match done {
                Ok(Ok(())) => {}
                Ok(Err((id, noted, failure))) => {
                    failures += 1;
                    if failures == MOST_FAILURES {
                        // What is written must be told.
                        under_way.detach_all();
                        return Err(failure);
                    }
                    complain!(failure, table = random::in_logs(id), "a table has to wait");
                    tokio::spawn(self.clone().resume_later(id, noted, since));
                }
                Err(fault) => tracing::error!(%fault, "a table cannot be gone on with"),
            }
        }
    }

    async fn noted_in(&self, phase: Phase) -> Result<Vec<(TableId, Phase)>, Failure> {
        let tables = self.0.store.tables_in(phase, u32::MAX).await?;
        Ok(tables.into_iter().map(|id| (id, phase)).collect())
    }

    /// Goes on with a table that is noted to be in a phase.
    async fn resume_table(&self, id: TableId, noted: Phase, since: Option<Millis>) -> Result<(), Failure> {
        // The others are asked who is there; what is more urgent must not be lost because of that.
        self.0.bus.has_room().await;
        let Some(mut shared) = self.lock_readable(id).await? else { return Ok(()) };
        if shared.table.phase() != noted {
            self.note(&mut shared, self.now()).await;
        }
        if shared.table.phase() != Phase::Playing {
            return Ok(());
        }
        if let Some(since) = since.filter(|_| !shared.table.deadlines().is_empty()) {
            self.give_back(&mut shared, since).await?;
        }
        drop(shared);
        self.go_on(id).await;
        Ok(())
    }

    /// Whoever is to decide at a table gets the time since a moment back, unless another server was faster.
    async fn give_back(&self, shared: &mut Shared, since: Millis) -> Result<(), Failure> {
        // Until now, and not until this was begun: with many tables it takes a while.
        let pause = |table: &Table| table.pause(self.now().saturating_sub(since), since);
        match self.write(shared, None, pause, None).await {
            Ok(_) | Err(Failure::Refused(Refusal::Already | Refusal::NotNow(_))) => Ok(()),
            Err(failure) => Err(failure),
        }
    }

    /// Gives that time back at a table that is about to change, if time stands still: the change may come before this server has
    /// noticed that something can be written again.
    pub(crate) async fn give_back_first(&self, shared: &mut Shared) -> Result<(), Failure> {
        if !self.time_stands_still(self.now()) {
            return Ok(());
        }
        self.read_on(shared).await?;
        if shared.table.deadlines().is_empty() {
            return Ok(());
        }
        // If only this server could write nothing, nobody has lost any time by that.
        let last = last(&self.0.store.noticed().await?);
        match last.filter(|since| stands_still(*since, self.now())) {
            Some(since) => self.give_back(shared, since).await,
            None => Ok(()),
        }
    }

    async fn resume_later(self, id: TableId, noted: Phase, since: Option<Millis>) {
        let mut pauses = Pauses::new(PAUSES.0, PAUSES.1);
        while !self.is_stopped() {
            tokio::time::sleep(pauses.next(1.0)).await;
            if self.resume_table(id, noted, since).await.is_ok() {
                return;
            }
        }
    }

    /// Goes on with the tables of servers that are gone, whenever there are some.
    pub(crate) async fn inherit_all(self) {
        loop {
            self.0.inherits.notified().await;
            self.inherit().await;
        }
    }

    /// Goes on with the tables of servers that are gone. Nobody else does, so it is tried until it is done.
    async fn inherit(&self) {
        while let Err(error) = self.resume(None).await {
            if self.is_stopped() {
                return;
            }
            complain!(error, "tables of a server that is gone have to wait");
            self.pause().await;
        }
    }

    /// This server has noted that it is there. If it could not for a while, time stood still at its tables.
    pub(crate) fn has_noted(&self, now: Millis) {
        let before = self.0.noted.swap(now, Ordering::Relaxed);
        if self.0.cut_off.send_if_modified(mem::take) {
            tracing::warn!("this server can write again");
        }
        if before != 0 && stands_still(before, now) {
            self.go_on_with_all();
        }
    }

    /// Lets all tables in memory do what they do by themselves.
    pub(crate) fn go_on_with_all(&self) {
        let tables: Vec<TableId> = self.0.known().keys().copied().collect();
        for id in tables {
            let tables = self.clone();
            tokio::spawn(async move { tables.go_on(id).await });
        }
    }

    /// Another server has noted that it is there. Where this one cannot, people come back to another: their time runs. Where nobody could,
    /// one is the first.
    pub(crate) fn hear_of_note(&self) {
        let now = self.now();
        let for_so_long = self.0.others_note().hear(now);
        if self.time_stands_still(now) && for_so_long >= CATCHES_UP_IN.as_millis() as Millis {
            self.cut_off();
        }
    }

    /// This server could not note that it is there. If it does not hear others that know of it either, they may be well.
    pub(crate) fn may_be_cut_off(&self) {
        let (now, has_others) = (self.now(), self.0.has_others.load(Ordering::Relaxed));
        if has_others && self.0.bus.heard_since(now).is_none() && self.time_stands_still(now) {
            self.cut_off();
        }
    }

    /// Nobody is connected to this server any more, until it can note again that it is there.
    fn cut_off(&self) {
        if !self.0.cut_off.send_replace(true) {
            tracing::warn!(
                "this server alone cannot write; live connections are sent to others until it can"
            );
        }
    }

    /// Whether this server could not note for a while that it is there, so that nobody's time is up. One that has never done so does not
    /// know.
    pub(crate) fn time_stands_still(&self, now: Millis) -> bool {
        let noted = self.0.noted.load(Ordering::Relaxed);
        noted != 0 && stands_still(noted, now)
    }
}

/// Whether so much time has passed since something was noted that none counts.
pub(crate) fn stands_still(noted: Millis, now: Millis) -> bool {
    now.saturating_sub(noted) > STANDS_STILL_AFTER.as_millis() as Millis
}
