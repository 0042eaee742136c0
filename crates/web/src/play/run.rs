//! How a table goes on: chance, bots and scripts in their turns, until somebody is asked.

use std::rc::Rc;

use locale::t;
use markup::prelude::*;
use table::{Seat, Viewer};
use wasm_bindgen_futures::spawn_local;

use super::game_table::GameTable;
use super::host::Turn;
use crate::browser::now;
use crate::worker::Advice;

impl dyn GameTable {
    /// Lets the game go on until somebody is asked.
    pub(crate) fn go_on(self: Rc<Self>) {
        if let Some(turn) = self.core().begin_turn() {
            spawn_local(self.run(turn));
        }
    }

    /// Goes on after what happened has been looked at.
    fn go_on_after_look(self: Rc<Self>) {
        let core = self.core();
        let Some(turn) = core.begin_turn() else { return };
        spawn_local(async move {
            core.look().await;
            if core.is_now(turn) {
                self.run(turn).await;
            }
        });
    }

    /// Something is heard of that is to be shown: at once, or after what is going on.
    pub(crate) fn hear(self: Rc<Self>) {
        if self.core().is_idle() {
            self.go_on();
        }
    }

    async fn run(self: Rc<Self>, turn: u32) {
        let core = self.core();
        self.run_to_end(turn).await;
        core.end_turn(turn);
    }

    async fn run_to_end(self: Rc<Self>, turn: u32) {
        let core = self.core();
        loop {
            let Some(next) = core.next_turn() else { return };
            if core.waits_for_reader(next) {
                self.show();
                return;
            }
            let is_done = match next {
                Turn::Over | Turn::Elsewhere => {
                    self.show();
                    return;
                }
                Turn::Person(seat) => {
                    self.ask_for(seat);
                    return;
                }
                Turn::Ready { is_decision } => {
                    if is_decision {
                        core.rest(self.thinking()).await;
                    }
                    core.is_now(turn).then(|| core.with_game_mut(|game| game.advance())).flatten()
                }
                Turn::Bot(seat, level) => {
                    let begun = now();
                    let Some(Some((record, seed))) = core.with_game(|game| game.question(seat)) else {
                        return;
                    };
                    let advice = core.thinker.ask(record, seat, level, seed).await;
                    if !core.is_now(turn) {
                        return;
                    }
                    core.rest(self.thinking().saturating_sub((now() - begun) as u32)).await;
                    core.is_now(turn).then(|| self.let_bot_decide(seat, advice.as_ref()))
                }
            };
            match is_done {
                // What was going on counts no more.
                None => return,
                Some(true) => self.stepped(),
                Some(false) => {
                    // Chance, a script and what was checked just now are legal: who comes here has found a fault of the page.
                    core.refuse(untrack(|| t!(core.words, "play-stuck")));
                    return;
                }
            }
            core.look().await;
            if !core.is_now(turn) {
                return;
            }
        }
    }

    /// A bot does what it says, if that is legal, and otherwise what one would do that thinks here and at once.
    fn let_bot_decide(&self, seat: Seat, advice: Option<&Advice>) -> bool {
        let core = self.core();
        let said = |advice: &Advice| core.with_game_mut(|game| game.decide_as(seat, &advice.action));
        if advice.and_then(said) == Some(true) {
            return true;
        }
        if advice.is_some() {
            core.thinker.restart();
        }
        let name = untrack(|| self.player(seat));
        core.refuse(untrack(|| t!(core.words, "play-stand-in", name = name)));
        core.with_game_mut(|game| game.stand_in(seat)).unwrap_or(false)
    }

    /// A person at this device is asked; if another one looks at the screen, the device changes hands first.
    fn ask_for(&self, seat: Seat) {
        let core = self.core();
        if core.viewer() != Some(Viewer::Seat(seat)) {
            // Nothing of the last player's is left to see while the device changes hands.
            core.look_with(Some(Viewer::Spectator));
            core.curtain.set(Some(seat));
        }
        self.show();
    }

    /// Somebody says to be the one who is asked.
    pub(crate) fn take_device(&self, seat: Seat) {
        let core = self.core();
        core.look_with(Some(Viewer::Seat(seat)));
        core.curtain.set(None);
        self.show();
    }

    /// Keeps and shows what a step brought.
    fn stepped(&self) {
        self.core().keep();
        self.show();
    }

    /// The one at the screen has decided.
    pub(super) fn decided(self: Rc<Self>) {
        self.core().refusal.set(None);
        self.stepped();
        self.go_on_after_look();
    }

    /// Takes the last own decision back, and all that followed.
    pub(crate) fn undo(&self) {
        let core = self.core();
        if core.with_game_mut(|game| game.undo()) == Some(true) {
            core.begin_turn();
            core.refusal.set(None);
            self.stepped();
        }
    }

    /// The reader of a guided game has read.
    pub(crate) fn read_on(self: Rc<Self>) {
        self.core().has_read();
        self.show();
        self.go_on();
    }
}
