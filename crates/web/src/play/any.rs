//! A table of any game: what the frame around a board needs, in one piece of code for all of them.

use std::rc::Rc;

use games::GameName;
use markup::prelude::*;
use table::{Seat, Viewer, sort_few};

use super::{Export, Hint, Lesson, Table};
use crate::board::Board;

/// A table of some game. Whoever asks inside a view follows what is asked for.
pub(crate) trait Shown {
    /// Which game it is, by its name in records.
    fn name(&self) -> &'static str;
    /// What the game is called.
    fn game_title(&self) -> String;
    /// The table.
    fn board(&self) -> Markup;
    /// The score.
    fn score(&self) -> Markup;
    /// Whose turn it is and what is asked.
    fn situation(&self) -> String;
    /// What the last step brought, in sentences, as far as it is shown.
    fn news(&self) -> Vec<String>;
    /// Whether more is to come of what the last step brought.
    fn is_unfolding(&self) -> bool;
    /// What the choice is about; nothing where nothing is asked.
    fn explanation(&self) -> String;
    /// The chapter of the rules that the choice is about; none where nothing is asked.
    fn chapter(&self) -> &'static str;
    /// The table in a sentence or two.
    fn heading(&self) -> String;
    /// The last things that happened.
    fn log(&self, most: usize) -> Vec<String>;
    /// Whether the one at the screen is asked.
    fn is_asked(&self) -> bool;
    /// How many steps were made.
    fn steps(&self) -> usize;
    /// How many steps there are in all.
    fn length(&self) -> usize;
    /// How many play.
    fn seats(&self) -> usize;
    /// Who got where: place, name and what was reached, the best first; nothing before the end is shown.
    fn ending(&self) -> Vec<(u8, String, String)>;
    /// How the game ended, in a sentence.
    fn result(&self) -> Option<String>;
    /// Why the last action was refused.
    fn refusal(&self) -> Option<String>;
    /// Whether the game cannot be kept.
    fn is_unkept(&self) -> bool;
    /// Who must take the device.
    fn curtain(&self) -> Option<Seat>;
    /// Somebody says to be that one.
    fn take_device(&self, seat: Seat);
    /// The name of a player.
    fn player(&self, seat: Seat) -> String;
    /// Whether a decision can be taken back.
    fn can_undo(&self) -> bool;
    /// Takes it back.
    fn undo(&self);
    /// What the archmage advises, in words.
    fn hint(&self) -> Told;
    /// Asks the archmage.
    fn ask_hint(&self);
    /// Ends what is being shown.
    fn skip(&self);
    /// Lets the game go on.
    fn go_on(&self);
    /// What may leave the device now.
    fn export(&self) -> Export;
    /// The position after so many steps in somebody's eyes.
    fn look_at(&self, steps: usize, to: Option<Viewer>);
    /// What a guided game says.
    fn lesson(&self) -> Option<Lesson>;
    /// Whether it waits for its reader.
    fn is_reading(&self) -> bool;
    /// Whether it has been told to its end.
    fn is_told(&self) -> bool;
    /// The reader has read.
    fn read_on(&self);
    /// How much has been read, of how much.
    fn progress(&self) -> (usize, usize);
    /// Does what a guided game asks for.
    fn do_it(&self);
}

/// What the archmage advises, in words.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Told {
    /// Nobody asked.
    Nothing,
    /// It is being thought about.
    Thinking,
    /// This, with what else was weighed up: action, what is expected of it, imagined games.
    Advice { level: &'static str, action: String, others: Vec<(String, String, u32)> },
    /// There was no answer.
    Silence,
}

/// A table that every part of the frame has a copy of.
#[derive(Clone, Copy)]
pub(crate) struct AnyTable(StoredValue<Rc<dyn Shown>, LocalStorage>);

impl<G: Board> From<Table<G>> for AnyTable {
    fn from(table: Table<G>) -> Self {
        Self(StoredValue::new_local(Rc::new(table)))
    }
}

impl AnyTable {
    /// The table.
    pub(crate) fn now(self) -> Rc<dyn Shown> {
        self.0.get_value()
    }

    /// The table, if its screen is still there.
    pub(crate) fn still(self) -> Option<Rc<dyn Shown>> {
        self.0.try_get_value()
    }
}

impl<G: Board> Shown for Table<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn game_title(&self) -> String {
        G::title(&self.words.texts())
    }

    fn board(&self) -> Markup {
        G::table(*self)
    }

    fn score(&self) -> Markup {
        G::score(*self)
    }

    fn situation(&self) -> String {
        Table::situation(self)
    }

    fn news(&self) -> Vec<String> {
        Table::news(self)
    }

    fn is_unfolding(&self) -> bool {
        Table::is_unfolding(self)
    }

    fn explanation(&self) -> String {
        let seen = self.seen.get();
        self.tell(|teller| match &seen.legal {
            Some(legal) => seen.game.explains(teller, &seen.view, legal),
            None => String::new(),
        })
    }

    fn chapter(&self) -> &'static str {
        self.seen.with(|seen| seen.legal.as_deref().map_or("", |legal| G::chapter(&seen.view, legal)))
    }

    fn heading(&self) -> String {
        self.tell(|teller| self.game().heading(teller))
    }

    fn log(&self, most: usize) -> Vec<String> {
        Table::log(self, most)
    }

    fn is_asked(&self) -> bool {
        self.asked().is_some()
    }

    fn steps(&self) -> usize {
        self.seen.with(|seen| seen.steps)
    }

    fn length(&self) -> usize {
        Table::length(self)
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn ending(&self) -> Vec<(u8, String, String)> {
        let seen = self.seen.get();
        let Some(outcome) = seen.outcome.filter(|_| !self.is_unfolding()) else { return Vec::new() };
        let mut seats: Vec<Seat> = Seat::all(seen.game.seats()).collect();
        sort_few(&mut seats, |&one, &other| outcome.places()[one].cmp(&outcome.places()[other]));
        seats
            .into_iter()
            .map(|seat| {
                let reached = G::reached(&self.words.texts(), outcome.points()[seat]);
                (outcome.places()[seat], self.title(seat), reached)
            })
            .collect()
    }

    fn result(&self) -> Option<String> {
        let seen = self.seen.get();
        seen.outcome.map(|outcome| self.tell(|teller| seen.game.result(teller, &outcome)))
    }

    fn refusal(&self) -> Option<String> {
        self.refusal.get().map(|refusal| refusal.why)
    }

    fn is_unkept(&self) -> bool {
        self.is_unkept.get()
    }

    fn curtain(&self) -> Option<Seat> {
        self.curtain.get()
    }

    fn take_device(&self, seat: Seat) {
        Table::take_device(*self, seat);
    }

    fn player(&self, seat: Seat) -> String {
        self.tell(|teller| teller.who(seat).name().to_owned())
    }

    fn can_undo(&self) -> bool {
        Table::can_undo(self)
    }

    fn undo(&self) {
        Table::undo(*self);
    }

    fn hint(&self) -> Told {
        let advice = match self.hint.get() {
            Hint::None => return Told::Nothing,
            Hint::Thinking => return Told::Thinking,
            Hint::Given(advice) => advice,
            Hint::Silent => return Told::Silence,
        };
        let seen = self.seen.get();
        let in_words = |notation: &str| {
            let action = seen.game.read_action(notation).ok();
            action.map(|action| self.tell(|teller| seen.game.action(teller, &seen.view, action)))
        };
        let expected = |points: f64| G::expected(&self.words.texts(), points);
        let others = advice.considered.iter();
        Told::Advice {
            level: bots::strongest::<G>().name(),
            action: in_words(&advice.action).unwrap_or_default(),
            others: others
                .filter_map(|one| Some((in_words(&one.action)?, expected(one.points), one.visits)))
                .collect(),
        }
    }

    fn ask_hint(&self) {
        Table::ask_hint(*self);
    }

    fn skip(&self) {
        Table::skip(*self);
    }

    fn go_on(&self) {
        Table::go_on(*self);
    }

    fn export(&self) -> Export {
        Table::export(self)
    }

    fn look_at(&self, steps: usize, to: Option<Viewer>) {
        Table::look_at(*self, steps, to);
    }

    fn lesson(&self) -> Option<Lesson> {
        Table::lesson(self)
    }

    fn is_reading(&self) -> bool {
        Table::is_reading(self)
    }

    fn is_told(&self) -> bool {
        Table::is_told(self)
    }

    fn read_on(&self) {
        Table::read_on(*self);
    }

    fn progress(&self) -> (usize, usize) {
        Table::progress(self)
    }

    fn do_it(&self) {
        if let Some(action) = self.expected() {
            self.act(action);
        }
    }
}

impl dyn Shown {
    /// Which game it is.
    pub(crate) fn game(&self) -> Option<GameName> {
        GameName::read(self.name())
    }
}
