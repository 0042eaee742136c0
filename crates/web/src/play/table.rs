//! A table as the board of its game sees it.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use locale::t;
use markup::prelude::*;
use table::{Legal as _, Match, Refused, Seat, Viewer};
use telling::{Pen, Teller};

use super::company::Company;
use super::core::{Core, Now};
use super::game_table::GameTable;
use super::guide::{Guide, Lesson, Place};
use super::host::{Host, Turn};
use super::local::Local;
use super::remote::Remote;
use crate::board::Board;
use crate::parts::portrait::Portrait;
use crate::seen::Seen;

/// A game at the screen: a handle that every part of its board has a copy of.
pub(crate) struct Table<G: Board> {
    /// What does not depend on the game.
    pub(crate) core: Core,
    host: StoredValue<Rc<RefCell<dyn Host<G>>>, LocalStorage>,
    /// What the one at the screen sees now.
    pub(crate) seen: RwSignal<Seen<G>, LocalStorage>,
}

/// A game that only its table has.
fn own<H>(host: H) -> Rc<RefCell<H>> {
    Rc::new(RefCell::new(host))
}

impl<G: Board> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Board> Copy for Table<G> {}

impl<G: Board> Table<G> {
    /// A table at which a game is played on, kept under `id`.
    pub(crate) fn new(played: Match<G>, id: Option<String>) -> Self {
        Self::before(own(Local::new(played)), Guide::default(), id, None)
    }

    /// A table at which a game is told that is known beforehand, from where its reader was.
    pub(crate) fn guided(script: &Match<G>, lessons: Vec<Lesson>, place: Place) -> Self {
        let host = own(Local::scripted(script, place.steps));
        Self::before(host, Guide::new(lessons, place.read), None, None)
    }

    /// A table at which one decision of `seat` is asked for.
    pub(crate) fn posed(played: Match<G>, seat: Seat) -> Self {
        Self::before(own(Local::posed(played, seat)), Guide::default(), None, None)
    }

    /// A table before a game that lies elsewhere, with those who play there.
    pub(crate) fn elsewhere(remote: Rc<RefCell<Remote<G>>>, company: Rc<dyn Company>) -> Self {
        Self::before(remote, Guide::default(), None, Some(company))
    }

    /// A table before the game that `host` has.
    fn before(
        host: Rc<RefCell<impl Host<G> + 'static>>,
        guide: Guide,
        id: Option<String>,
        company: Option<Rc<dyn Company>>,
    ) -> Self {
        let seen = RwSignal::new_local(host.borrow().seen(None, false));
        let core = Core::new(host.clone(), guide, id, company);
        let table = Self { core, host: StoredValue::new_local(host), seen };
        table.show();
        table
    }

    /// Asks the game behind the table, if its screen is still there.
    pub(super) fn host<T>(&self, ask: impl FnOnce(&dyn Host<G>) -> T) -> Option<T> {
        self.host.try_get_value().map(|host| ask(&*host.borrow()))
    }

    /// Shows the position as it is now.
    pub(crate) fn show(self) {
        let Some(turn) = self.core.next_turn() else { return };
        let is_asked = matches!(turn, Turn::Person(_)) && !self.core.waits_for_reader(turn);
        if let Some(seen) = self.host(|host| host.seen(self.core.viewer(), is_asked)) {
            self.present(seen);
        }
    }

    /// Shows a position.
    pub(super) fn present(self, seen: Seen<G>) {
        let now = Now {
            steps: seen.steps,
            to: seen.to,
            asked: seen.legal.as_ref().and(seen.me()),
            is_over: seen.outcome.is_some(),
            lasting: G::lasting(&seen.news),
        };
        self.core.turn_to(now, seen.news.iter().map(|fact| (G::beat(fact), G::sound(fact))));
        self.seen.set(seen);
    }

    /// The one at the screen does something, or is told why not.
    pub(crate) fn act(self, action: G::Action) {
        let core = self.core;
        if core.is_slip() {
            return;
        }
        let (Some(seat), Some(host)) = (untrack(|| core.asked()), self.host.try_get_value()) else { return };
        let told = |tell: &dyn Fn(&Seen<G>, &Teller<'_>) -> String| {
            let seen = self.seen.get_untracked();
            untrack(|| self.tell(|teller| tell(&seen, teller)))
        };
        let expected = host.borrow().expected();
        // What is not legal is refused by the rules below, with their reason.
        let is_legal = untrack(|| {
            self.seen.with(|seen| seen.legal.as_ref().is_some_and(|legal| legal.contains(action)))
        });
        if let Some(other) = expected.filter(|&expected| expected != action && is_legal) {
            let wanted = told(&|seen, teller| seen.game.action(teller, &seen.view, other));
            core.refuse(untrack(|| t!(core.words, "first-other", action = wanted)));
            return;
        }
        let steps = core.length();
        let decided = host.borrow_mut().decide(seat, action);
        match decided {
            Ok(()) => {
                core.guide.update_value(|guide| guide.decided(steps));
                let table: Rc<dyn GameTable> = Rc::new(self);
                table.decided();
            }
            Err(Refused::Rule(why)) => {
                core.refuse(told(&|seen, teller| seen.game.refusal(teller, &seen.view, &why)));
            }
            // The screen was a moment behind the game.
            Err(Refused::NotToAct { .. }) => self.show(),
        }
    }

    /// Tells something in the language of the page, to the one at the screen.
    pub(crate) fn tell<T>(&self, tell: impl FnOnce(&Teller<'_>) -> T) -> T {
        let texts = self.core.words.texts();
        let to = self.seen.with(|seen| seen.to);
        let you = to.and_then(Viewer::seat);
        let names = self.host.with_value(|host| host.borrow().names(you, &texts));
        tell(&Teller { texts: &texts, names: &names, to, pen: Pen::Plain })
    }

    /// All that the one at the screen may know of the steps before the last.
    pub(crate) fn earlier(&self) -> Vec<G::Fact> {
        self.heard(self.seen.with(|seen| seen.steps).saturating_sub(1))
    }

    /// All that the one at the screen may know of the first steps.
    pub(super) fn heard(&self, steps: usize) -> Vec<G::Fact> {
        let to = self.seen.with(|seen| seen.to);
        let mut facts = Vec::new();
        self.host(|host| {
            for step in 0..steps {
                host.hear(step, to, &mut |fact| facts.push(fact.clone()));
            }
        });
        facts
    }

    /// The players' names as the one at the screen reads them.
    pub(crate) fn title(&self, seat: Seat) -> String {
        self.tell(|teller| teller.who(seat).title().to_owned())
    }

    /// What somebody looks like, who may be another one later.
    pub(crate) fn looks(&self, seat: Seat) -> Memo<Portrait> {
        let (core, seen) = (self.core, self.seen);
        Memo::new(move |_| {
            seen.track();
            core.portrait(seat)
        })
    }

    /// The rules of the table.
    pub(crate) fn game(&self) -> Arc<G> {
        self.seen.with_untracked(|seen| Arc::clone(&seen.game))
    }
}
