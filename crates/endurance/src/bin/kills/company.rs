//! All circles together.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use client::{Address, Server};
use protocol::TableId;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::circle::{CIRCLES, Circle, PATIENCE};
use crate::notes::{Notes, Pace};
use crate::player::Wish;

/// How long clients may take to come to rest, and to go.
const REST: Duration = Duration::from_secs(60);

/// How often it is looked whether anything has changed.
const LOOK: Duration = Duration::from_millis(50);

/// All who play.
pub(crate) struct Company {
    notes: Notes,
    wish: watch::Sender<Wish>,
    playing: JoinSet<Result<(), String>>,
    /// How far each circle is.
    paces: Vec<Arc<Pace>>,
}

impl Company {
    /// All of them get their accounts and begin to play; and so many of those besides for whom bots decide.
    pub(crate) async fn gather(
        address: &Address,
        notes: &Notes,
        seed: u64,
        stood_in: usize,
    ) -> Result<Self, String> {
        let (wish, wished) = watch::channel(Wish::Play);
        let (mut playing, mut paces) = (JoinSet::new(), Vec::new());
        for number in 0..CIRCLES.len() + stood_in {
            let circle = Circle::gather(number, address, notes, wished.clone(), seed).await?;
            // Nobody waits for those who decide seldom.
            if number < CIRCLES.len() {
                paces.push(circle.pace());
            }
            playing.spawn(circle.play());
        }
        Ok(Self { notes: notes.clone(), wish, playing, paces })
    }

    /// Whether nobody had to give up.
    pub(crate) fn is_well(&mut self) -> Result<(), String> {
        match self.playing.try_join_next() {
            None => Ok(()),
            Some(Ok(Ok(()))) => Err("a circle stopped to play".to_owned()),
            Some(Ok(Err(why))) => Err(why),
            Some(Err(fault)) => Err(format!("a circle failed: {fault}")),
        }
    }

    /// Waits until every circle has done so many things more, which are acknowledged.
    pub(crate) async fn has_gone_on(&mut self, things: u64, within: Duration) -> Result<(), String> {
        let wanted: Vec<u64> = self.paces.iter().map(|pace| pace.acknowledged() + things).collect();
        let mut behind = Vec::new();
        for _ in 0..looks(within, LOOK) {
            self.is_well()?;
            let is_behind = |(pace, wanted): &(&Arc<Pace>, &u64)| pace.acknowledged() < **wanted;
            behind = self.paces.iter().zip(&wanted).filter(is_behind).map(|(pace, _)| pace.place()).collect();
            if behind.is_empty() {
                return Ok(());
            }
            sleep(LOOK).await;
        }
        Err(format!("nothing is acknowledged any more, for {within:?}: {}", behind.join(", ")))
    }

    /// Waits until somebody has seen the end of a game.
    pub(crate) async fn has_ended_a_game(&mut self, within: Duration) -> Result<(), String> {
        for _ in 0..looks(within, LOOK) {
            self.is_well()?;
            if self.notes.over() > 0 {
                return Ok(());
            }
            sleep(LOOK).await;
        }
        Err(format!("no game comes to its end, for {within:?}"))
    }

    /// Nobody asks for anything more; waits until everybody has heard everything.
    async fn come_to_rest(&mut self, address: &Address) -> Result<(), String> {
        // Nobody may be listening any more.
        let _ = self.wish.send(Wish::Listen);
        let server = Server::new(address.clone(), None).with_patience(PATIENCE);
        let (mut rested, mut restless) = (0, Vec::new());
        for _ in 0..looks(REST, 2 * LOOK) {
            restless = self.restless(&server).await?;
            rested = if restless.is_empty() { rested + 1 } else { 0 };
            if rested == 3 {
                return Ok(());
            }
            sleep(2 * LOOK).await;
        }
        Err(format!("clients do not come to rest within {REST:?}: {}", restless.join(", ")))
    }

    /// The clients that wait for something, or have not heard what others know.
    async fn restless(&self, server: &Server) -> Result<Vec<String>, String> {
        let (mut restless, mut tables): (_, HashMap<TableId, u64>) = (Vec::new(), HashMap::new());
        for client in self.notes.clients() {
            let entries = match tables.get(&client.table) {
                Some(entries) => *entries,
                None => {
                    let seen = server.look(client.table).await;
                    let entries = seen.map_err(|failed| format!("a table cannot be seen: {failed}"))?.entries;
                    tables.insert(client.table, entries);
                    entries
                }
            };
            let (knows, waits) =
                (client.entries.load(Ordering::Relaxed), client.waits.load(Ordering::Relaxed));
            if waits || knows != entries {
                let waits = if waits { " and waits" } else { "" };
                restless.push(format!("one knows {knows} of {entries} entries of {}{waits}", client.table));
            }
        }
        Ok(restless)
    }

    /// Everybody comes to rest and goes; answers all that went wrong.
    pub(crate) async fn end(mut self, address: &Address, played: Result<(), String>) -> Vec<String> {
        let rested = self.come_to_rest(address).await;
        let gone = self.go().await;
        [played, rested, gone].into_iter().filter_map(Result::err).collect()
    }

    /// Everybody goes, and notes what is known.
    async fn go(mut self) -> Result<(), String> {
        let _ = self.wish.send(Wish::Go);
        let mut gone = Ok(());
        let going = async {
            while let Some(circle) = self.playing.join_next().await {
                gone = match circle {
                    Ok(ended) => std::mem::replace(&mut gone, Ok(())).and(ended),
                    Err(fault) => Err(format!("a circle failed: {fault}")),
                };
            }
        };
        timeout(REST, going).await.map_err(|_| format!("clients do not go within {REST:?}"))?;
        gone
    }
}

/// How often one looks within a time. It is counted, and not read from a clock, because a machine may stand still for a minute.
fn looks(within: Duration, every: Duration) -> u128 {
    within.as_millis() / every.as_millis().max(1)
}
