//! What a table is whichever game is played at it: signals that the screen follows, and the game behind them.

use std::cell::RefCell;
use std::rc::Rc;

use markup::prelude::*;
use table::{Seat, Viewer};

use super::company::Company;
use super::guide::Guide;
use super::hint::Hint;
use super::host::{AnyHost, Turn};
use crate::browser::presses;
use crate::library::Library;
use crate::parts::portrait::Portrait;
use crate::settings::{self, SettingsSignal};
use crate::sound::Voice;
use crate::thinker::Thinker;
use crate::words::Words;
use crate::worker::Advice;

/// The game behind a table.
pub(super) type Game = Rc<RefCell<dyn AnyHost>>;

/// A table without what depends on its game: a handle that every part of the screen has a copy of.
#[derive(Clone, Copy)]
pub(crate) struct Core {
    game: StoredValue<Game, LocalStorage>,
    /// What is on the screen now.
    pub(super) now: RwSignal<Now>,
    /// Why the last action was refused.
    pub(crate) refusal: RwSignal<Option<Refusal>>,
    /// Who must take the device before anything is shown.
    pub(crate) curtain: RwSignal<Option<Seat>>,
    /// What the archmage advises.
    pub(super) hint: RwSignal<Hint>,
    /// What was advised last, and who asked in which game so far.
    pub(super) advised: StoredValue<Option<((Seat, String), Advice)>>,
    /// Whether what is kept has no room any more.
    pub(crate) is_unkept: RwSignal<bool>,
    /// Counts how often somebody was too impatient for what is being shown.
    pub(super) skips: RwSignal<u32>,
    /// How many of the news are shown, as long as more are to come.
    pub(super) unfolding: RwSignal<Option<usize>>,
    /// What a guided game says on its way.
    pub(super) guide: StoredValue<Guide>,
    /// Whose eyes look at the screen; nobody's where all lies open.
    to: StoredValue<Option<Viewer>>,
    /// Grows whenever what was going on is to be dropped.
    turn: StoredValue<u32>,
    /// After how many steps somebody pressed a button last, not counting quick presses after that.
    pressed: StoredValue<usize>,
    /// Whether it is waited for something that is heard of.
    is_idle: StoredValue<bool>,
    /// Those who play elsewhere.
    company: StoredValue<Option<Rc<dyn Company>>, LocalStorage>,
    /// What the game is kept under, if it is.
    id: StoredValue<Option<String>>,
    pub(super) words: Words,
    pub(super) settings: SettingsSignal,
    pub(super) thinker: Thinker,
    pub(crate) voice: Voice,
    library: Library,
}

/// What is on the screen, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Now {
    /// After how many steps it is.
    pub(super) steps: usize,
    /// Whose eyes these are; nobody's where all lies open.
    pub(super) to: Option<Viewer>,
    /// Who is asked at the screen.
    pub(super) asked: Option<Seat>,
    /// Whether the game is over.
    pub(super) is_over: bool,
    /// How long the news are to be looked at, in milliseconds at the normal pace.
    pub(super) lasting: u32,
}

/// A refusal, numbered so that the same one twice is told twice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    pub(crate) count: u32,
    pub(crate) why: String,
}

impl Core {
    pub(super) fn new(
        game: Game,
        guide: Guide,
        id: Option<String>,
        company: Option<Rc<dyn Company>>,
    ) -> Self {
        let people = game.borrow().people();
        let to = match people.first() {
            Some(seat) if people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        Self {
            game: StoredValue::new_local(game),
            now: RwSignal::new(Now::default()),
            refusal: RwSignal::new(None),
            curtain: RwSignal::new(None),
            hint: RwSignal::new(Hint::None),
            advised: StoredValue::new(None),
            is_unkept: RwSignal::new(false),
            skips: RwSignal::new(0),
            unfolding: RwSignal::new(None),
            guide: StoredValue::new(guide),
            to: StoredValue::new(Some(to)),
            turn: StoredValue::new(0),
            pressed: StoredValue::new(0),
            is_idle: StoredValue::new(true),
            company: StoredValue::new_local(company),
            id: StoredValue::new(id),
            words: Words::of_page(),
            settings: settings::of_page(),
            thinker: Thinker::of_page(),
            voice: Voice::of_page(),
            library: Library::of_page(),
        }
    }

    /// Asks the game behind the table, if its screen is still there.
    pub(super) fn with_game<T>(self, ask: impl FnOnce(&dyn AnyHost) -> T) -> Option<T> {
        self.game.try_get_value().map(|game| ask(&*game.borrow()))
    }

    /// Tells the game behind the table what to do, if its screen is still there.
    pub(super) fn with_game_mut<T>(self, tell: impl FnOnce(&mut dyn AnyHost) -> T) -> Option<T> {
        self.game.try_get_value().map(|game| tell(&mut *game.borrow_mut()))
    }

    /// Where games are kept.
    pub(super) fn library(self) -> Library {
        self.library
    }

    /// Whether the game is over, shown or not.
    pub(crate) fn is_over(self) -> bool {
        self.now.with(|now| now.is_over)
    }

    /// Whose eyes look at the screen.
    pub(super) fn viewer(self) -> Option<Viewer> {
        self.to.try_get_value().flatten()
    }

    pub(super) fn look_with(self, to: Option<Viewer>) {
        let _ = self.to.try_set_value(to);
    }

    /// What the game waits for, without regard to what is to be read first; nothing if the screen is gone.
    pub(super) fn next_turn(self) -> Option<Turn> {
        let own = self.viewer().and_then(Viewer::seat);
        self.with_game(|game| game.turn(own))
    }

    /// Drops what is going on, and answers what the next thing goes by.
    pub(super) fn begin_turn(self) -> Option<u32> {
        let _ = self.is_idle.try_set_value(false);
        self.turn.try_update_value(|turn| {
            *turn += 1;
            *turn
        })
    }

    /// What began at `turn` has come to its end: it is waited for somebody.
    pub(super) fn end_turn(self, turn: u32) {
        if self.is_now(turn) {
            let _ = self.is_idle.try_set_value(true);
        }
    }

    /// Whether it is waited for somebody, and nothing is going on.
    pub(super) fn is_idle(self) -> bool {
        self.is_idle.try_get_value().unwrap_or(false)
    }

    /// Whether what began at `turn` still counts.
    pub(super) fn is_now(self, turn: u32) -> bool {
        self.turn.try_get_value() == Some(turn)
    }

    /// The texts of the page.
    pub(crate) fn words(self) -> Words {
        self.words
    }

    /// What the game is kept under on this device, if it is.
    pub(crate) fn kept_as(self) -> Option<String> {
        self.id.try_get_value().flatten()
    }

    /// Keeps the game as it is now, if it is kept on this device.
    pub(super) fn keep(self) {
        let Some(Some(id)) = self.id.try_get_value() else { return };
        if let Some(Some(kept)) = self.with_game(|game| game.kept()) {
            self.is_unkept.set(!self.library.keep(&id, &kept));
        }
    }

    /// Whether the second press of a double click has hit what came under the pointer by the first: nobody meant that.
    pub(super) fn is_slip(self) -> bool {
        let steps = self.now.get_untracked().steps;
        match presses() {
            0 => false,
            1 => {
                let _ = self.pressed.try_set_value(steps);
                false
            }
            _ => self.pressed.try_get_value() != Some(steps),
        }
    }

    /// Says kindly that something is not possible.
    pub(crate) fn refuse(self, why: String) {
        self.refusal.update(|refusal| {
            let count = refusal.as_ref().map_or(0, |refusal| refusal.count) + 1;
            *refusal = Some(Refusal { count, why });
        });
    }

    /// How often something was refused since the last decision.
    pub(crate) fn refusals(self) -> Option<u32> {
        self.refusal.get().map(|refusal| refusal.count)
    }

    /// How many steps were made.
    pub(crate) fn steps(self) -> usize {
        self.now.with(|now| now.steps)
    }

    /// How many steps there are in all.
    pub(crate) fn length(self) -> usize {
        self.with_game(|game| game.length()).unwrap_or(0)
    }

    /// The last line of the record that was added since so many steps, if all of it is shown.
    pub(crate) fn decided_since(self, steps: usize) -> Option<String> {
        if self.steps() <= steps || self.is_unfolding() {
            return None;
        }
        let record = self.with_game(|game| game.kept()).flatten()?.record;
        record.lines().last().map(str::to_owned)
    }

    /// Who is asked at the screen, once all is shown that led there.
    pub(crate) fn asked(self) -> Option<Seat> {
        if self.is_unfolding() { None } else { self.now.with(|now| now.asked) }
    }

    /// What somebody at the table looks like.
    pub(crate) fn portrait(self, seat: Seat) -> Portrait {
        self.with_game(|game| game.portrait(seat)).unwrap_or(Portrait::Traveller(seat))
    }

    /// Those who play elsewhere, if the game lies there.
    pub(crate) fn company(self) -> Option<Rc<dyn Company>> {
        self.company.try_get_value().flatten()
    }

    /// What lies around somebody's portrait, where people play elsewhere.
    pub(crate) fn around(self, seat: Seat) -> Markup {
        self.company().map_or(Markup::Nothing, |company| company.around(seat))
    }

    /// Keeps the game on this device from now on, under this name.
    pub(crate) fn keep_as(self, id: String) {
        let _ = self.id.try_set_value(Some(id));
        self.keep();
    }

    /// Whether a decision can be taken back.
    pub(crate) fn can_undo(self) -> bool {
        self.now.track();
        self.with_game(|game| game.can_undo()).unwrap_or(false)
    }
}
