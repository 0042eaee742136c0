//! A record is the game: options and the list of actions, chance included, rebuild every state.
//!
//! The text format is described in `docs/records.md`.

mod bounds;
mod error;
mod header;
mod name;
mod read;
mod text;

use std::fmt;

pub use bounds::{LONGEST_LINE, LONGEST_RECORD, MOST_OPTIONS, MOST_REMARKS};
pub use error::{Problem, RecordError};
pub use header::{FORMAT, Header, HeaderError, HeaderProblem, OptionEntry, SeatEntry};
pub use name::{InvalidName, InvalidRemark, Name};
pub use text::{CutShort, RecordText};

use crate::{Actor, Event, Game, Listener, Options, Refused, Seat, Silent, ToAct};

/// One step of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<A, C> {
    /// An outcome of chance.
    Chance(C),
    /// A player's decision.
    Seat(Seat, A),
}

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;

impl<A, C> Step<A, C> {
    /// Who acted.
    pub fn actor(&self) -> Actor {
        match self {
            Self::Chance(_) => Actor::Chance,
            Self::Seat(seat, _) => Actor::Seat(*seat),
        }
    }
}

/// Settled options, the players' names, and every step so far. It may stop at any point.
///
/// Its `Display` is the text format; [`Match::read`] is the way back. `Debug` shows nothing that was hidden.
#[derive(Clone)]
pub struct Record<G: Game> {
    game: G,
    names: Vec<Option<Name>>,
    about: Vec<(String, String)>,
    steps: Vec<StepOf<G>>,
}

impl<G: Game> Record<G> {
    /// A record with no step yet.
    pub fn new(game: G) -> Self {
        let names = vec![None; game.seats()];
        Self { game, names, about: Vec::new(), steps: Vec::new() }
    }

    /// The game with its options.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The name of a player, where one was given.
    pub fn name(&self, seat: Seat) -> Option<&Name> {
        self.names.get(seat.index())?.as_ref()
    }

    /// Names the player in `seat`. A seat that the table does not have is passed over.
    pub fn set_name(&mut self, seat: Seat, name: Name) {
        if let Some(place) = self.names.get_mut(seat.index()) {
            *place = Some(name);
        }
    }

    /// Free remarks of the header, such as a date or a place.
    pub fn about(&self) -> &[(String, String)] {
        &self.about
    }

    /// The text of the first remark with this key.
    pub fn remark(&self, key: &str) -> Option<&str> {
        self.about.iter().find(|(name, _)| name == key).map(|(_, text)| text.as_str())
    }

    /// Adds a remark to the header: a key of one word, and a text on one line without `#`.
    pub fn add_about(&mut self, key: &str, text: &str) -> Result<(), InvalidRemark> {
        let text = text.trim();
        name::check_remark(key, text)?;
        self.about.push((key.to_owned(), text.to_owned()));
        Ok(())
    }

    /// Every step so far.
    pub fn steps(&self) -> &[StepOf<G>] {
        &self.steps
    }

    /// How many outcomes of chance there were so far.
    pub fn chances(&self) -> u64 {
        self.steps.iter().filter(|step| matches!(step, Step::Chance(_))).count() as u64
    }

    /// Plays the record from the start. For each step, `visit` gets the state before it, the step, and what happened.
    pub fn replay(&self, mut visit: impl FnMut(&G::State, &StepOf<G>, &[Event<G::Fact>])) -> G::State {
        let mut state = self.game.start();
        let mut events = Vec::new();
        for step in &self.steps {
            let before = state.clone();
            // Every step was checked when it was recorded.
            match step {
                Step::Chance(outcome) => self.game.apply_chance_unchecked(&mut state, outcome, &mut events),
                Step::Seat(seat, action) => {
                    self.game.apply_unchecked(&mut state, *seat, *action, &mut events);
                }
            }
            visit(&before, step, &events);
            events.clear();
        }
        state
    }

    /// The line that stands for `step` in the text.
    pub fn line(&self, step: &StepOf<G>) -> impl fmt::Display {
        crate::notation::FromFn(move |f: &mut fmt::Formatter<'_>| match step {
            Step::Chance(outcome) => write!(f, "chance {}", self.game.show_chance(outcome)),
            Step::Seat(seat, action) => write!(f, "{seat} {}", self.game.show_action(*action)),
        })
    }
}

impl<G: Game> fmt::Debug for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (game, steps) = (&self.game, self.steps.len());
        f.debug_struct("Record").field("game", game).field("steps", &steps).finish_non_exhaustive()
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "conclave record {FORMAT}")?;
        writeln!(f, "game {}", G::NAME)?;
        writeln!(f, "rules {}", self.game.rules())?;
        for (name, value) in self.game.options().entries() {
            writeln!(f, "option {name} {value}")?;
        }
        for (seat, name) in Seat::all(self.names.len()).zip(&self.names) {
            if let Some(name) = name {
                writeln!(f, "seat {seat} {name}")?;
            }
        }
        for (key, value) in &self.about {
            writeln!(f, "about {key} {value}")?;
        }
        writeln!(f)?;
        for step in &self.steps {
            writeln!(f, "{}", self.line(step))?;
        }
        Ok(())
    }
}

/// A game in progress: the record and the position it leads to, always in step with each other.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    record: Record<G>,
    state: G::State,
}

impl<G: Game> Match<G> {
    /// A game that has not begun.
    pub fn new(game: G) -> Self {
        let state = game.start();
        Self { record: Record::new(game), state }
    }

    /// The game with its options.
    pub fn game(&self) -> &G {
        self.record.game()
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All that led here.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Names the player in `seat`.
    pub fn set_name(&mut self, seat: Seat, name: Name) {
        self.record.set_name(seat, name);
    }

    /// Adds a remark to the header of the record.
    pub fn add_about(&mut self, key: &str, text: &str) -> Result<(), InvalidRemark> {
        self.record.add_about(key, text)
    }

    /// Whom the game waits for.
    pub fn to_act(&self) -> ToAct {
        self.game().to_act(&self.state)
    }

    /// Performs and records a step, or refuses it and changes nothing.
    pub fn step<L: Listener<G::Fact>>(
        &mut self,
        step: StepOf<G>,
        listener: &mut L,
    ) -> Result<(), Refused<G::Refusal>> {
        match &step {
            Step::Chance(outcome) => self.record.game.apply_chance(&mut self.state, outcome, listener)?,
            Step::Seat(seat, action) => self.record.game.apply(&mut self.state, *seat, *action, listener)?,
        }
        self.record.steps.push(step);
        Ok(())
    }

    /// The position after the first `steps` steps, as a game of its own.
    #[must_use]
    pub fn rewound(&self, steps: usize) -> Self {
        let mut earlier =
            Self { record: Record { steps: Vec::new(), ..self.record.clone() }, state: self.game().start() };
        for step in self.record.steps.iter().take(steps) {
            // Every step was accepted before from this very position.
            let replayed = earlier.step(step.clone(), &mut Silent);
            debug_assert!(replayed.is_ok(), "a recorded step was refused");
        }
        earlier
    }
}

impl<G: Game> fmt::Display for Match<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.record.fmt(f)
    }
}
