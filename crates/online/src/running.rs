//! What tables do by themselves: bots and stand-ins think, clocks run, those who want to play again get a table.

use std::pin::Pin;
use std::time::Duration;

use hosting::{Answer, Entry, Millis, Mover, Refusal, STAND_IN_AFTER, Table, Thought, What};
use protocol::fair::{Commitment, Secret};
use protocol::{AccountId, Clock, Opening, Phase, TableId};
use store::StoreError;
use table::Seat;

use crate::complaint::complain;
use crate::nodes::HEAD_START;
use crate::random;
use crate::shared::{Alarm, Shared};
use crate::tables::{Failure, Tables, new_table};

/// How long it is waited after something could not be written.
const PAUSE: Duration = Duration::from_secs(1);

impl Tables {
    /// Lets a table do what it does by itself: bots and stand-ins think, clocks are watched.
    ///
    /// What follows changes the table, which lets it go on again: such a circle of futures needs one with a name.
    pub(crate) fn go_on(&self, id: TableId) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(self.act(id))
    }

    async fn act(&self, id: TableId) {
        if self.is_stopped() {
            return;
        }
        let Ok(mut shared) = self.lock(id).await else { return };
        let now = self.0.time.now();
        // Whoever wrote the last entry goes on with it; the others are there if nothing comes of that.
        let patience = if shared.leads { 0 } else { HEAD_START };
        let begins = shared.quiet_since.saturating_add(patience);
        let mut thoughts = if is_asleep(&shared, now) { Vec::new() } else { shared.table.thoughts() };
        let waits = patience > 0 && now < begins && (!thoughts.is_empty() || shared.table.wants_again());
        if waits {
            thoughts.clear();
        }
        // Who could not decide because nothing can be written gets that time back first.
        if !self.time_stands_still(now) {
            for seat in out_of_time(&shared, now, patience) {
                if let Some(thought) = shared.table.stand_in(seat) {
                    thoughts.push((seat, Mover::StandIn, thought));
                }
            }
        }
        for (seat, mover, thought) in thoughts {
            if !shared.thinking.contains(seat) {
                shared.thinking.insert(seat);
                let made = shared.table.decisions(seat);
                let host = shared.table.host();
                tokio::spawn(self.clone().decide_for(id, (seat, made), mover, host, thought));
            }
        }
        for seat in shared.table.asked_again() {
            if answers_until(&shared, seat, now).is_some_and(|end| end.saturating_add(patience) <= now)
                && let Err(error) = self.change_locked(&mut shared, None, |table| table.give_up(seat)).await
            {
                complain!(error, table = random::in_logs(id), "somebody is waited for who is gone");
                self.read_on_later(id);
            }
        }
        if shared.table.phase() == Phase::Over && shared.table.wants_again() && !waits {
            tokio::spawn(self.clone().play_again(id));
        }
        let next = next_end(&shared, now).map(|end| end.saturating_add(patience));
        let next = next.into_iter().chain(waits.then_some(begins)).filter(|next| *next > now).min();
        if next != shared.alarm.as_ref().map(|alarm| alarm.at) {
            shared.alarm =
                next.map(|at| Alarm { at, task: tokio::spawn(self.clone().wake_up(id, at)).abort_handle() });
        }
    }

    /// Lets a bot think and decide for a seat that has `made` so many decisions.
    async fn decide_for(
        self,
        id: TableId,
        (seat, made): (Seat, u32),
        mover: Mover,
        host: AccountId,
        thought: Thought,
    ) {
        let step = self.0.thinkers.think(host, thought).await;
        let mut is_away = false;
        if let Ok(mut shared) = self.lock(id).await {
            shared.thinking.remove(seat);
            let now = self.now();
            is_away = away_until(&shared, seat, now).is_some_and(|end| end <= now);
        }
        let answer = Answer { seat, made, mover, step };
        let decide = |table: &Table| table.take_answer(&answer, is_away, self.now());
        match self.change(id, None, decide).await {
            Ok(_) | Err(Failure::Refused(Refusal::Game(_) | Refusal::NotNow(_))) => {}
            Err(error) => {
                complain!(error, table = random::in_logs(id), %seat, "a bot could not decide");
            }
        }
    }

    /// Opens the table at which they play again, and says so in the log of the one before. Where another server was faster,
    /// its table counts.
    async fn play_again(self, id: TableId) {
        if let Err(error) = self.open_next(id).await {
            complain!(error, table = random::in_logs(id), "they cannot play again");
            self.read_on_later(id);
        }
    }

    async fn open_next(&self, id: TableId) -> Result<(), Failure> {
        let mut shared = self.lock(id).await?;
        if !shared.table.wants_again() {
            return Ok(());
        }
        // Whoever had the account deleted since plays with nobody any more.
        let people: Vec<AccountId> = shared.table.people().into_iter().map(|(account, _)| account).collect();
        for gone in self.0.store.gone_of(&people).await? {
            match self.change_locked(&mut shared, None, |table| table.take_leave_of(gone)).await {
                Ok(_) | Err(Failure::Refused(Refusal::Already | Refusal::NotSeated)) => {}
                Err(failure) => return Err(failure),
            }
        }
        let promised = shared.table.next_commitment();
        let (next, secret) = (TableId::new(random::number()?), self.promised_secret(id, promised).await?);
        let after_next = Secret::new(random::bytes()?);
        let Some(entries) = shared.table.again(&secret, &after_next) else { return Ok(()) };
        let (at, opening) = (self.0.time.now(), shared.table.opening().clone());
        let log: Vec<Entry> = entries.iter().map(|what| Entry { at, by: None, what: what.clone() }).collect();
        let opened = Table::replay(next, secret, log.iter().cloned())?;
        let opens = new_table(next, (secret, after_next), &opening, log, opened.people());
        let says_so = |table: &Table| match table.again(&secret, &after_next) {
            Some(now) if now == entries => Ok(What::Next { table: next }),
            _ => Err(Refusal::NotNow(Phase::Over)),
        };
        match self.change_opening(&mut shared, None, says_so, Some(&opens)).await {
            // Everybody who plays asks for it now, and would read its log. Should somebody's account have been deleted meanwhile, the
            // word of that, before or after, takes the name from here as well.
            Ok(_) => {
                self.remember(opened);
                Ok(())
            }
            // Another table was first, or somebody wants otherwise now.
            Err(Failure::Refused(_)) => {
                self.read_on_later(id);
                Ok(())
            }
            Err(failure) => Err(failure),
        }
    }

    /// The secret of the game after this one, which was drawn and committed to when the table was made: so whoever has added to the
    /// dice in the meantime knows that nobody could choose it by that. A table of before has none, and it is drawn now.
    async fn promised_secret(&self, id: TableId, promised: Option<Commitment>) -> Result<Secret, Failure> {
        let Some(promised) = promised else { return Ok(Secret::new(random::bytes()?)) };
        let kept = self.0.store.next_secret(id).await?;
        kept.filter(|secret| secret.commitment() == promised).ok_or_else(|| {
            let reason = "the secret that was committed to for the next game is not there".to_owned();
            StoreError::Corrupt { what: "a table".to_owned(), reason }.into()
        })
    }

    /// Something could not be written, or may be written all the same: reads on at the table after a pause, and lets it go on.
    pub(crate) fn read_on_later(&self, id: TableId) {
        if self.0.unread().insert(id) {
            let tables = self.clone();
            tokio::spawn(async move {
                tables.pause().await;
                tables.read_until_read(id).await;
            });
        }
    }

    /// Waits a little, after something could not be done.
    pub(crate) async fn pause(&self) {
        tokio::time::sleep(PAUSE).await;
    }

    /// Lets a table go on at a moment; in a task of its own, which does not end with the alarm.
    async fn wake_up(self, id: TableId, moment: Millis) {
        self.0.time.wait_until(moment).await;
        tokio::spawn(async move {
            // It has rung: should the clock be set back now, the same moment is waited for anew.
            if let Ok(mut shared) = self.lock(id).await {
                shared.alarm = None;
            }
            self.go_on(id).await;
        });
    }
}

/// Whether something is to be done at a table, by somebody whose time runs or by a bot.
pub(crate) fn goes_on(shared: &Shared, now: Millis) -> bool {
    !shared.table.deadlines().is_empty() || !is_asleep(shared, now) && shared.table.waits_for_bots()
}

/// Whether bots rest: nobody looks on, and nobody waits for the result.
fn is_asleep(shared: &Shared, now: Millis) -> bool {
    let Opening { clock, rated, .. } = shared.table.opening();
    let is_waited_for = *clock != Clock::None || *rated;
    !is_waited_for
        && shared.unwatched_since().is_some_and(|since| since.saturating_add(STAND_IN_AFTER) <= now)
}

/// Until when somebody who is gone is waited for, who was asked to play again.
fn answers_until(shared: &Shared, seat: Seat, now: Millis) -> Option<Millis> {
    shared.away_since(seat, now).map(|since| since.saturating_add(STAND_IN_AFTER))
}

/// The people who are to decide and for whom a bot stands in: their time is up, or they are away for too long; with patience.
fn out_of_time(shared: &Shared, now: Millis, patience: Millis) -> Vec<Seat> {
    let is_late =
        |seat: &Seat| ends(shared, *seat, now).is_some_and(|end| end.saturating_add(patience) <= now);
    shared.table.deadlines().iter().map(|deadline| deadline.seat).filter(is_late).collect()
}

/// The next moment at which somebody is out of time.
fn next_end(shared: &Shared, now: Millis) -> Option<Millis> {
    let ends = |deadline: &protocol::Deadline| ends(shared, deadline.seat, now);
    let again = shared.table.asked_again().into_iter().filter_map(|seat| answers_until(shared, seat, now));
    shared.table.deadlines().iter().filter_map(ends).chain(again).min()
}

/// When a bot decides for a seat that is to decide, at a table with a clock.
fn ends(shared: &Shared, seat: Seat, now: Millis) -> Option<Millis> {
    shared.table.stands_in_at(seat, away_since(shared, seat, now))
}

/// Since when somebody is waited for who is away, by others who are there.
fn away_since(shared: &Shared, seat: Seat, now: Millis) -> Option<Millis> {
    let is_waited_for = !shared.here().is_empty() && !shared.may_be_elsewhere(seat);
    shared.away_since(seat, now).filter(|_| is_waited_for)
}

/// Until when they wait.
fn away_until(shared: &Shared, seat: Seat, now: Millis) -> Option<Millis> {
    away_since(shared, seat, now).map(|since| since.saturating_add(STAND_IN_AFTER))
}
