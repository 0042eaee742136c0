//! What of a table depends on its game: what is drawn, and what is said.

use std::any::Any;
use std::rc::Rc;

use bots::{Level, strongest};
use games::GameName;
use locale::t;
use markup::prelude::*;
use table::{Seat, ToAct, Viewer};

use super::core::Core;
use super::hint::{Told, alternatives};
use super::retold::Placed;
use super::table::Table;
use crate::board::Board;
use crate::worker::Advice;

/// The part of a table that depends on its game. Whoever asks inside a view follows what is asked for.
pub(crate) trait GameTable: Any {
    /// The rest of the table.
    fn core(&self) -> Core;
    /// Which game it is, by its name in records.
    fn name(&self) -> &'static str;
    /// What the game is called.
    fn game_title(&self) -> String;
    /// How many play.
    fn seats(&self) -> usize;
    /// How long a bot's turn seems to take at least, in milliseconds at the normal pace.
    fn thinking(&self) -> u32;
    /// The level of the strongest bot.
    fn strongest(&self) -> Level;
    /// The table.
    fn board(&self) -> Markup;
    /// The score.
    fn score(&self) -> Markup;
    /// Shows the position as it is now.
    fn show(&self);
    /// Shows the position after so many steps in somebody's eyes.
    fn look_at(&self, steps: usize, to: Option<Viewer>);
    /// Does what a guided game asks for.
    fn do_it(&self);
    /// Whose turn it is and what is asked, in one plain sentence.
    fn situation(&self) -> String;
    /// What the last step brought, in sentences, as far as it is shown.
    fn news(&self) -> Vec<String>;
    /// The last things that happened, in sentences, the latest first.
    fn log(&self, most: usize) -> Vec<String>;
    /// What the choice is about; nothing where nothing is asked.
    fn explanation(&self) -> String;
    /// The chapter of the rules that the choice is about; none where nothing is asked.
    fn chapter(&self) -> &'static str;
    /// The table in a sentence or two.
    fn heading(&self) -> String;
    /// The name of a player.
    fn player(&self, seat: Seat) -> String;
    /// Who got where, the best first; nothing before the end is shown.
    fn ending(&self) -> Vec<Placed>;
    /// Begins another game at the same table, and answers how it is found.
    fn rematch(&self) -> Option<String>;
    /// How the game ended, in a sentence.
    fn result(&self) -> Option<String>;
    /// A piece of advice in words.
    fn told(&self, advice: &Advice) -> Told;
}

/// A table of some game, as every part of the screen has a copy of it.
#[derive(Clone, Copy)]
pub(crate) struct AnyTable {
    /// What does not depend on the game.
    pub(crate) core: Core,
    table: StoredValue<Rc<dyn GameTable>, LocalStorage>,
}

impl<G: Board> From<Table<G>> for AnyTable {
    fn from(table: Table<G>) -> Self {
        Self { core: table.core, table: StoredValue::new_local(Rc::new(table)) }
    }
}

impl AnyTable {
    /// What depends on the game.
    pub(crate) fn now(self) -> Rc<dyn GameTable> {
        self.table.get_value()
    }

    /// The table of this game, if it is one.
    pub(crate) fn of<G: Board>(self) -> Option<Table<G>> {
        let table: Rc<dyn Any> = self.now();
        table.downcast_ref().copied()
    }
}

impl dyn GameTable {
    /// Which game it is.
    pub(crate) fn game(&self) -> Option<GameName> {
        GameName::read(self.name())
    }
}

impl<G: Board> GameTable for Table<G> {
    fn core(&self) -> Core {
        self.core
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn game_title(&self) -> String {
        G::title(&self.core.words.texts())
    }

    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn thinking(&self) -> u32 {
        G::THINKING
    }

    fn strongest(&self) -> Level {
        strongest::<G>()
    }

    fn board(&self) -> Markup {
        G::table(*self)
    }

    fn score(&self) -> Markup {
        G::score(*self)
    }

    fn show(&self) {
        Table::show(*self);
    }

    fn look_at(&self, steps: usize, to: Option<Viewer>) {
        if let Some(Some(seen)) = self.host(|host| host.seen_after(steps, to)) {
            self.present(seen);
        }
    }

    fn do_it(&self) {
        if let Some(Some(action)) = self.host(|host| host.expected()) {
            self.act(action);
        }
    }

    fn situation(&self) -> String {
        let seen = self.seen.get();
        let is_unfolding = self.core.is_unfolding();
        self.tell(|teller| match (&seen.legal, seen.outcome, seen.to_act) {
            _ if is_unfolding => t!(teller, "play-chance"),
            (_, Some(_), _) => t!(teller, "play-over"),
            (Some(legal), ..) => seen.game.asks(teller, &seen.view, legal),
            (None, None, ToAct::Seats(seats)) => seen.game.waits(teller, &seen.view, seats),
            (None, None, _) => t!(teller, "play-chance"),
        })
    }

    fn news(&self) -> Vec<String> {
        let seen = self.seen.get();
        let shown = seen.news.iter().take(self.core.unfolded());
        self.tell(|teller| shown.filter_map(|fact| seen.game.sentence(teller, fact)).collect())
    }

    fn log(&self, most: usize) -> Vec<String> {
        let (seen, mut shown) = (self.seen.get(), self.core.unfolded());
        self.tell(|teller| {
            let mut told: Vec<String> = Vec::new();
            for step in (0..seen.steps).rev() {
                let mut of_step = Vec::new();
                self.host(|host| {
                    host.hear(step, seen.to, &mut |fact| {
                        if shown > 0 {
                            of_step.extend(seen.game.sentence(teller, fact));
                            shown -= 1;
                        }
                    });
                });
                told.extend(of_step.into_iter().rev());
                shown = usize::MAX;
                if told.len() >= most {
                    break;
                }
            }
            told
        })
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

    fn player(&self, seat: Seat) -> String {
        self.tell(|teller| teller.who(seat).name().to_owned())
    }

    fn ending(&self) -> Vec<Placed> {
        Table::ending(self)
    }

    fn rematch(&self) -> Option<String> {
        Table::rematch(self)
    }

    fn result(&self) -> Option<String> {
        let seen = self.seen.get();
        seen.outcome.map(|outcome| self.tell(|teller| seen.game.result(teller, &outcome)))
    }

    fn told(&self, advice: &Advice) -> Told {
        let seen = self.seen.get();
        let in_words = |notation: &str| {
            let action = seen.game.read_action(notation).ok();
            action.map(|action| self.tell(|teller| seen.game.action(teller, &seen.view, action)))
        };
        let expected = |points: f64| G::expected(&self.core.words.texts(), points);
        let all = advice.considered.iter();
        let all = all.filter_map(|one| Some((in_words(&one.action)?, expected(one.points), one.visits)));
        // A bot may choose among what is good by chance, not to be foreseen; who asks wants the best.
        let best = advice.considered.first().map_or(&advice.action, |best| &best.action);
        Told::Advice {
            level: strongest::<G>(),
            action: in_words(best).unwrap_or_default(),
            alternatives: alternatives(all),
        }
    }
}
