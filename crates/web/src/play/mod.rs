//! A table on the page: the game, its players, and what the one at the screen sees of it.

mod any;
mod guided;
mod inner;
mod told;
mod unfolding;

use bots::strongest;
use locale::t;
use markup::prelude::*;
use table::{Match, Refused, Seat, Step, Viewer};
use wasm_bindgen_futures::spawn_local;
use web_worker::Advice;

pub(crate) use self::any::{AnyTable, Told};
pub(crate) use self::guided::Lesson;
use self::inner::{Inner, Next};
pub(crate) use self::told::Export;
use crate::board::Board;
use crate::browser::now;
use crate::library::Library;
use crate::seen::Seen;
use crate::settings::{self, SettingsSignal};
use crate::thinker::Thinker;
use crate::words::Words;

/// A game at the screen: a handle that every part of the screen has a copy of.
pub(crate) struct Table<G: Board> {
    inner: StoredValue<Inner<G>, LocalStorage>,
    /// What the one at the screen sees now.
    pub(crate) seen: RwSignal<Seen<G>, LocalStorage>,
    /// Why the last action was refused.
    pub(crate) refusal: RwSignal<Option<Refusal>>,
    /// Who must take the device before anything is shown.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// What the archmage advises.
    pub(crate) hint: RwSignal<Hint>,
    /// Whether what is kept has no room any more.
    pub(crate) is_unkept: RwSignal<bool>,
    /// Counts how often somebody was too impatient for what is being shown.
    skips: RwSignal<u32>,
    /// How many of the news are shown, as long as more are to come.
    unfolding: RwSignal<Option<usize>>,
    words: Words,
    settings: SettingsSignal,
    thinker: Thinker,
    library: Library,
}

impl<G: Board> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Table<G> {}

/// A refusal, numbered so that the same one twice is told twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub(crate) count: u32,
    pub(crate) why: String,
}

/// What the archmage advises.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Hint {
    /// Nobody asked.
    #[default]
    None,
    /// It is being thought about.
    Thinking,
    /// This.
    Given(Advice),
    /// There was no answer.
    Silent,
}

impl<G: Board> Table<G> {
    /// A table at which a game is played on, kept under `id`.
    pub(crate) fn new(played: Match<G>, id: Option<String>) -> Self {
        let inner = Inner::new(played, id);
        let seen = inner.seen();
        Self {
            inner: StoredValue::new_local(inner),
            seen: RwSignal::new_local(seen),
            refusal: RwSignal::new(None),
            curtain: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            is_unkept: RwSignal::new(false),
            skips: RwSignal::new(0),
            unfolding: RwSignal::new(None),
            words: Words::of_page(),
            settings: settings::of_page(),
            thinker: Thinker::of_page(),
            library: Library::of_page(),
        }
    }

    /// Lets the game go on until somebody is asked.
    pub(crate) fn go_on(self) {
        let Some(turn) = self.inner.try_update_value(|inner| {
            inner.turn += 1;
            inner.turn
        }) else {
            return;
        };
        spawn_local(self.run(turn));
    }

    /// Whether what began at `turn` still counts.
    fn is_now(self, turn: u32) -> bool {
        self.inner.try_with_value(|inner| inner.turn == turn).unwrap_or(false)
    }

    async fn run(self, turn: u32) {
        loop {
            let Some(next) = self.inner.try_with_value(Inner::next) else { return };
            let step = match next {
                Next::Over | Next::Reading => {
                    self.show();
                    return;
                }
                Next::Scripted(step) => {
                    if matches!(step, Step::Seat(..)) {
                        self.rest(G::THINKING).await;
                    }
                    Some(step)
                }
                Next::Person(seat) => {
                    self.ask(seat);
                    return;
                }
                Next::Chance => self.inner.try_update_value(|inner| {
                    Step::Chance(inner.played.game().sample(inner.played.state(), &mut inner.dice))
                }),
                Next::Bot(seat, level) => {
                    let begun = now();
                    let Some((record, seed)) = self.inner.try_with_value(Inner::question) else { return };
                    let advice = self.thinker.ask(record, seat, level, seed).await;
                    if !self.is_now(turn) {
                        return;
                    }
                    self.rest(G::THINKING.saturating_sub((now() - begun) as u32)).await;
                    self.decision(seat, advice.as_ref()).map(|action| Step::Seat(seat, action))
                }
            };
            if !self.is_now(turn) {
                return;
            }
            let done = self.inner.try_update_value(|inner| step.is_some_and(|step| inner.step(step).is_ok()));
            if done != Some(true) {
                // Chance, a script and what was checked just now are legal: who comes here has found a fault of the page.
                if done == Some(false) {
                    self.refuse(untrack(|| t!(self.words, "play-stuck")));
                }
                return;
            }
            self.keep();
            self.show();
            self.look().await;
            if !self.is_now(turn) {
                return;
            }
        }
    }

    /// What a bot does: what it says, if that is legal, and otherwise what one would do that thinks here and at once.
    fn decision(self, seat: Seat, advice: Option<&Advice>) -> Option<G::Action> {
        let chosen = self.inner.try_with_value(|inner| inner.legal_action(seat, &advice?.action))?;
        if chosen.is_some() {
            return chosen;
        }
        if advice.is_some() {
            self.thinker.restart();
        }
        let name = untrack(|| self.tell(|teller| teller.who(seat).name().to_owned()));
        self.refuse(untrack(|| t!(self.words, "play-stand-in", name = name)));
        self.inner.try_with_value(|inner| inner.stand_in(seat)).flatten()
    }

    fn ask(self, seat: Seat) {
        let is_own = self.inner.try_with_value(|inner| inner.to == Some(Viewer::Seat(seat)));
        match is_own {
            Some(true) => self.show(),
            Some(false) => {
                // Nothing of the last player's is left to see while the device changes hands.
                let _ = self.inner.try_update_value(|inner| inner.to = Some(Viewer::Spectator));
                self.curtain.set(Some(seat));
                self.show();
            }
            None => {}
        }
    }

    /// Somebody says to be the one who is asked.
    pub(crate) fn take_device(self, seat: Seat) {
        self.inner.update_value(|inner| inner.to = Some(Viewer::Seat(seat)));
        self.curtain.set(None);
        self.show();
    }

    fn show(self) {
        if let Some(seen) = self.inner.try_with_value(Inner::seen) {
            self.present(seen);
        }
    }

    fn keep(self) {
        self.inner.with_value(|inner| {
            if let Some(id) = &inner.id {
                self.is_unkept.set(!self.library.keep(id, &inner.played));
            }
        });
    }

    /// The one at the screen does something, or is told why not.
    pub(crate) fn act(self, action: G::Action) {
        let Some(seat) = untrack(|| self.asked()) else { return };
        if let Some(other) = self.expected().filter(|&expected| expected != action) {
            let seen = self.seen.get_untracked();
            let wanted = untrack(|| self.tell(|teller| seen.game.action(teller, &seen.view, other)));
            self.refuse(untrack(|| t!(self.words, "first-other", action = wanted)));
            return;
        }
        let Some(done) = self.inner.try_update_value(|inner| {
            // Who decides has read what there was to read.
            let steps = inner.played.record().steps().len();
            if let Some(script) = inner.script.as_mut().filter(|script| script.lesson(steps).is_some()) {
                script.read += 1;
            }
            inner.step(Step::Seat(seat, action))
        }) else {
            return;
        };
        match done {
            Ok(()) => {
                self.refusal.set(None);
                self.keep();
                self.show();
                self.after_look();
            }
            Err(Refused::Rule(why)) => {
                let seen = self.seen.get_untracked();
                self.refuse(untrack(|| self.tell(|teller| seen.game.refusal(teller, &seen.view, &why))));
            }
            // The screen was a moment behind the game.
            Err(Refused::NotToAct { .. }) => self.show(),
        }
    }

    /// Says kindly that something is not possible.
    pub(crate) fn refuse(self, why: String) {
        self.refusal.update(|refusal| {
            let count = refusal.as_ref().map_or(0, |refusal| refusal.count) + 1;
            *refusal = Some(Refusal { count, why });
        });
    }

    /// Goes on after what happened has been looked at.
    fn after_look(self) {
        let Some(turn) = self.inner.try_update_value(|inner| {
            inner.turn += 1;
            inner.turn
        }) else {
            return;
        };
        spawn_local(async move {
            self.look().await;
            if self.is_now(turn) {
                self.run(turn).await;
            }
        });
    }

    /// Whether the one at the screen could take a decision back: alone among bots, and after one.
    pub(crate) fn can_undo(&self) -> bool {
        self.seen.track();
        self.inner.with_value(|inner| {
            inner.script.is_none() && inner.players.people().len() == 1 && inner.last_own().is_some()
        })
    }

    /// Takes the last own decision back, and all that followed.
    pub(crate) fn undo(self) {
        let is_undone = self.inner.try_update_value(|inner| {
            let Some(step) = inner.last_own() else { return false };
            inner.played = inner.played.rewound(step);
            inner.turn += 1;
            inner.replay();
            true
        });
        if is_undone == Some(true) {
            self.refusal.set(None);
            self.keep();
            self.show();
        }
    }

    /// Asks the strongest bot what it would do.
    pub(crate) fn ask_hint(self) {
        let seen = self.seen.get_untracked();
        let Some(seat) = untrack(|| self.asked()) else { return };
        if self.hint.get_untracked() == Hint::Thinking {
            return;
        }
        let (record, seed) = self.inner.with_value(Inner::question);
        self.hint.set(Hint::Thinking);
        spawn_local(async move {
            let advice = self.thinker.ask(record, seat, strongest::<G>(), seed).await;
            // The answer to an old question helps nobody.
            let is_still_asked = self.seen.try_with_untracked(|now| now.steps == seen.steps) == Some(true);
            if is_still_asked {
                let legal = advice.filter(|advice| {
                    self.inner.with_value(|inner| inner.legal_action(seat, &advice.action).is_some())
                });
                self.hint.set(legal.map_or(Hint::Silent, Hint::Given));
            }
        });
    }
}
