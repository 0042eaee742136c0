//! The game at a table elsewhere.

use std::cell::RefCell;
use std::rc::Rc;

use markup::prelude::*;
use protocol::calls::Story;
use protocol::{GameSeen, Reason, Sitter, Snapshot};
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Match, Seat, settled};
use wasm_bindgen_futures::spawn_local;

use super::after::After;
use super::calling;
use super::others::Others;
use super::server::{self, refusal};
use super::visit::{By, Feed, Visit};
use crate::board::Board;
use crate::play::{AnyTable, HeardStep, Remote, Table};
use crate::screens::play::play;

/// The table at which the game is shown that is known of; nothing where this page does not understand it.
pub(super) fn open<G: Board>(visit: Visit) -> Option<AnyTable> {
    let known = visit.known.get_untracked()?;
    let game: G = settled(&known.opening.options, known.rules).ok()?;
    let seen = known.game.as_ref()?;
    let at = (read(&seen.view)?, seen.steps, known.entries);
    let send = Rc::new(move |step| visit.decide(step));
    let own = known.you.filter(|_| !visit.is_spectator);
    let remote = Rc::new(RefCell::new(Remote::new(game, own, known.seats.clone(), at, send)));
    let after = After::new(visit);
    let table = Table::<G>::elsewhere(remote.clone(), Rc::new(Others::new(visit, after)));
    let told = Told { visit, table, remote, after };
    if seen.steps > 0 {
        told.ask_for_story();
    }
    if seen.outcome.is_some() {
        told.conclude();
    }
    visit.tell(Rc::new(told));
    Some(table.into())
}

/// The screen of the game.
pub(super) fn screen(visit: Visit, table: AnyTable) -> Markup {
    calling::call_back(visit, table);
    play(table)
}

/// Reads what the game itself says.
fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    T::deserialize(value).ok()
}

fn read_all<T: DeserializeOwned>(values: &[Value]) -> Option<Vec<T>> {
    values.iter().map(read).collect()
}

/// What the server tells of the game, told to its table.
struct Told<G: Board> {
    visit: Visit,
    table: Table<G>,
    remote: Rc<RefCell<Remote<G>>>,
    after: After,
}

impl<G: Board> Clone for Told<G> {
    fn clone(&self) -> Self {
        Self { remote: Rc::clone(&self.remote), ..*self }
    }
}

impl<G: Board> Told<G> {
    fn go_on(&self) {
        AnyTable::from(self.table).now().hear();
    }

    /// Asks what happened before one came.
    fn ask_for_story(&self) {
        let told = self.clone();
        let as_spectator = if self.visit.is_spectator { "?as=spectator" } else { "" };
        let path = format!("tables/{}/story{as_spectator}", self.visit.id);
        spawn_local(async move {
            // Without it there is less to tell, and the game goes on.
            let Ok(story) = server::get::<Story<Value>>(&path).await else { return };
            let facts: Option<Vec<Vec<G::Fact>>> = story.facts.iter().map(|facts| read_all(facts)).collect();
            if let Some(facts) = facts
                && told.visit.known.try_get_untracked().is_some()
            {
                told.remote.borrow_mut().remember(facts);
                told.table.show();
            }
        });
    }

    /// The game is over: asks for all of it, keeps it, and checks its dice.
    fn conclude(&self) {
        let told = self.clone();
        spawn_local(async move {
            let Some(record) = told.after.record().await else { return };
            let Ok(whole) = Match::<G>::read(&record) else { return };
            told.after.check(whole.record());
            told.remote.borrow_mut().is_told(whole);
            if told
                .visit
                .known
                .try_with_untracked(|known| known.as_ref().and_then(|known| known.you))
                .flatten()
                .is_some()
                && !told.visit.is_spectator
            {
                told.after.keep(told.table.core);
            }
            told.table.show();
        });
    }
}

impl<G: Board> Feed for Told<G> {
    fn look(&self, seen: &Snapshot<Value>) -> bool {
        let Some(game) = &seen.game else { return true };
        let Some(view) = read(&game.view) else { return false };
        let before = self.table.core.length();
        self.remote.borrow_mut().look(seen.seats.clone(), (view, game.steps, seen.entries));
        if game.steps > before {
            self.ask_for_story();
        }
        if game.outcome.is_some() {
            self.conclude();
        }
        self.table.show();
        self.go_on();
        true
    }

    fn hear(
        &self,
        entries: u64,
        by: By,
        facts: &[Vec<Value>],
        between: &[Value],
        game: &GameSeen<Value>,
    ) -> bool {
        let views = between.iter().chain(std::iter::once(&game.view));
        let has_clock = !game.deadlines.is_empty();
        let steps = facts.iter().zip(views).enumerate().map(|(n, (facts, view))| {
            Some(HeardStep {
                view: read(view)?,
                facts: read_all(facts)?,
                // Where a clock runs, nobody waits for the show.
                is_by_bot: by.is_bot && n == 0 && !has_clock,
            })
        });
        let Some(steps) = steps.collect::<Option<Vec<_>>>() else { return false };
        self.remote.borrow_mut().take_in(by.seat, steps, entries);
        if game.outcome.is_some() {
            self.conclude();
        }
        self.go_on();
        true
    }

    fn seat(&self, seat: Seat, sitter: &Sitter, entries: u64) {
        self.remote.borrow_mut().seat(seat, sitter.clone(), entries);
        self.table.show();
    }

    fn answered(&self, answer: Result<Option<u64>, Reason>) {
        match answer {
            Ok(entries) => self.remote.borrow_mut().done(entries),
            Err(reason) => {
                self.remote.borrow_mut().refused();
                self.table.core.refuse(untrack(|| refusal(self.table.core.words(), reason)));
                self.table.show();
            }
        }
        self.go_on();
    }
}
