//! A table as it is known, brought up to date by what happens.

use std::ops::Deref;

use protocol::{AccountId, Happened, Phase, Sitter, Snapshot};
use serde_json::Value;

/// A table as somebody knows it: a snapshot, and everything that has happened since.
#[derive(Clone, Debug)]
pub struct Seen {
    snapshot: Snapshot<Value>,
    /// Who knows it.
    account: Option<AccountId>,
}

impl Seen {
    /// A table as this account sees it now.
    pub fn new(snapshot: Snapshot<Value>, account: Option<AccountId>) -> Self {
        Self { snapshot, account }
    }

    /// Something has happened.
    pub fn apply(&mut self, entries: u64, happened: &Happened<Value>) {
        let table = &mut self.snapshot;
        table.entries = entries;
        match happened {
            Happened::Seat { seat, sitter, host, phase } => {
                if let Some(place) = table.seats.get_mut(seat.index()) {
                    place.clone_from(sitter);
                }
                (table.host, table.phase) = (*host, *phase);
                let is_own =
                    matches!(sitter, Sitter::Person { account, .. } if Some(*account) == self.account);
                if is_own {
                    table.you = Some(*seat);
                } else if table.you == Some(*seat) {
                    table.you = None;
                }
            }
            Happened::Game { game, .. } => {
                table.phase = if game.outcome.is_some() { Phase::Over } else { Phase::Playing };
                table.game = Some(game.clone());
            }
            Happened::Paused { deadlines } => {
                if let Some(game) = &mut table.game {
                    game.deadlines.clone_from(deadlines);
                }
            }
            Happened::Again { seat } => {
                if !table.again.contains(seat) {
                    table.again.push(*seat);
                }
            }
            Happened::Closed => table.phase = Phase::Closed,
            Happened::Next { next } => table.next = Some(*next),
        }
    }

    /// Whether it is the table of whoever sees it.
    pub fn is_host(&self) -> bool {
        self.account == Some(self.snapshot.host)
    }
}

impl Deref for Seen {
    type Target = Snapshot<Value>;

    fn deref(&self) -> &Snapshot<Value> {
        &self.snapshot
    }
}
