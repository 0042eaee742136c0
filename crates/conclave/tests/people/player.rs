//! Somebody who plays by what is heard, over connections that may be lost at any moment.

use std::collections::HashSet;

use serde_json::{Value, json};
use table::{Game, Legal as _, Seat, dice};

use crate::client::Client;
use crate::server::{Server, number};

/// A moment at which a connection may be lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Boundary {
    /// Before a request is sent.
    Before(u64),
    /// After a request was sent, before anything is heard.
    After(u64),
    /// After an entry was heard.
    Heard(u64),
    /// Before and after the first requests of a connection.
    Hello,
    Greeted,
    Watching,
    Watched,
}

/// When connections are lost.
pub(crate) enum Losses {
    Never,
    /// At every moment once, until the table has so many entries.
    Everywhere {
        until: u64,
        before: HashSet<Boundary>,
    },
}

impl Losses {
    fn strikes(&mut self, at: Boundary, entries: u64) -> bool {
        match self {
            Self::Never => false,
            Self::Everywhere { until, before } => entries < *until && before.insert(at),
        }
    }
}

/// Somebody who plays.
pub(crate) struct Player<'a, G: Game> {
    pub(crate) server: &'a Server,
    pub(crate) pass: &'a str,
    pub(crate) table: &'a str,
    pub(crate) game: G,
    pub(crate) own: Seat,
    pub(crate) losses: Losses,
    connection: Option<Client>,
    /// How many entries were seen; nothing before the first snapshot.
    seen: Option<u64>,
    /// The request that waits for its answer.
    pending: Option<Value>,
    /// From which entry on what is told knows of the own decision.
    decided: u64,
    pub(crate) decisions: usize,
    pub(crate) lost: usize,
}

/// A connection is lost.
struct Lost;

impl<'a, G: Game> Player<'a, G> {
    pub(crate) fn new(server: &'a Server, pass: &'a str, table: &'a str, game: G, own: Seat) -> Self {
        let (losses, connection, seen, pending) = (Losses::Never, None, None, None);
        let (decided, decisions, lost) = (0, 0, 0);
        Self { server, pass, table, game, own, losses, connection, seen, pending, decided, decisions, lost }
    }

    #[must_use]
    pub(crate) fn losing(self, until: u64) -> Self {
        Self { losses: Losses::Everywhere { until, before: HashSet::new() }, ..self }
    }

    /// Plays to the end, and answers how it ended.
    pub(crate) async fn play(&mut self) -> Value {
        let mut dice = dice::fast(self.own.index() as u64);
        loop {
            let Ok(heard) = self.hear().await else {
                self.lost += 1;
                self.connection = None;
                continue;
            };
            let Some(heard) = heard else { continue };
            let seen = if heard["say"] == "table" { &heard["game"] } else { &heard };
            if !seen["outcome"].is_null() {
                assert!(!seen["dice"].is_null(), "{heard}");
                return seen["outcome"].clone();
            }
            let is_old = heard["entries"].as_u64().is_none_or(|entries| entries < self.decided);
            if is_old || self.pending.is_some() || seen["view"].is_null() {
                continue;
            }
            let view = serde_json::from_value(seen["view"].clone()).unwrap();
            let state = self.game.resample(&view, &mut dice);
            if !self.game.to_act(&state).seats().contains(self.own) {
                continue;
            }
            if let Some(action) = self.game.legal(&state, self.own).choose(&mut dice) {
                let step = self.game.show_action(action).to_string();
                let request = json!({ "number": number(), "table": self.table, "do": "step", "step": step });
                self.pending = Some(request);
                self.decisions += 1;
                if self.send_pending().await.is_err() {
                    self.lost += 1;
                    self.connection = None;
                }
            }
        }
    }

    /// The next message about the table; nothing where it is another.
    async fn hear(&mut self) -> Result<Option<Value>, Lost> {
        if self.connection.is_none() {
            self.connect().await?;
            self.send_pending().await?;
        }
        let connection = self.connection.as_mut().ok_or(Lost)?;
        let heard = connection.next().await.ok_or(Lost)?;
        if let Some(pending) = &self.pending
            && heard["number"] == pending["number"]
        {
            self.decided = heard["entries"].as_u64().unwrap_or_else(|| panic!("{pending} {heard}"));
            self.pending = None;
            // Whatever is to be decided next may have been told before this was answered.
            return if self.told_before() { Err(Lost) } else { Ok(None) };
        }
        match heard["say"].as_str() {
            Some("table") => self.seen = heard["entries"].as_u64(),
            Some("entry") => {
                let entries = heard["entries"].as_u64().unwrap();
                assert_eq!(Some(entries), self.seen.map(|seen| seen + 1), "a gap: {heard}");
                self.seen = Some(entries);
                if self.losses.strikes(Boundary::Heard(entries), entries) {
                    self.lost += 1;
                    self.connection = None;
                }
            }
            Some("refused") => panic!("{heard}"),
            _ => return Ok(None),
        }
        Ok(Some(heard))
    }

    /// Whether all that is known by now was told before: then a snapshot is asked for.
    fn told_before(&mut self) -> bool {
        let told = self.seen.is_some_and(|seen| seen >= self.decided);
        if told {
            self.seen = None;
        }
        told
    }

    async fn connect(&mut self) -> Result<(), Lost> {
        let mut connection = Client::connect(self.server, Some(self.pass)).await;
        self.survive(Boundary::Hello)?;
        connection.send(&json!({ "number": number(), "do": "hello", "protocol": 1 })).await;
        self.survive(Boundary::Greeted)?;
        let hello = connection.next().await.ok_or(Lost)?;
        assert_eq!(hello["say"], "hello", "{hello}");
        self.survive(Boundary::Watching)?;
        let watch = json!({ "number": number(), "table": self.table, "do": "watch", "seen": self.seen });
        connection.send(&watch).await;
        self.survive(Boundary::Watched)?;
        self.connection = Some(connection);
        Ok(())
    }

    async fn send_pending(&mut self) -> Result<(), Lost> {
        let Some(pending) = self.pending.clone() else { return Ok(()) };
        let number = pending["number"].as_u64().unwrap();
        self.survive(Boundary::Before(number))?;
        self.connection.as_mut().ok_or(Lost)?.send(&pending).await;
        self.survive(Boundary::After(number))
    }

    fn survive(&mut self, at: Boundary) -> Result<(), Lost> {
        if self.losses.strikes(at, self.seen.unwrap_or_default()) { Err(Lost) } else { Ok(()) }
    }
}
