//! The game at a table, whichever it is.

use bots::{Budget, HasBots, Level, Question, bot_for};
use games::{GameName, with_game};
use serde_json::value::{RawValue, to_raw_value};
use table::{
    Event, Game, Listener, NotationError, Options as _, Outcome, Record, Refused, Seat, Seats, Seed, Silent,
    Step, StepOf, ToAct, Unsettled, Viewer,
};

use crate::Corrupt;

/// What a bot thinks about, to be thought by any thread: answers its decision in the notation of records.
pub type Thought = Box<dyn FnOnce(&dyn Fn() -> bool) -> Option<String> + Send>;

/// Steps as a viewer hears of them, in the form that the game gives it in JSON.
#[derive(Default)]
pub(crate) struct Told {
    /// For each step the facts that the viewer may know, perhaps none.
    pub(crate) facts: Vec<Vec<Box<RawValue>>>,
    /// What the viewer sees after each of them but the last.
    pub(crate) between: Vec<Box<RawValue>>,
}

/// Why a decision is not possible.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotPossible {
    /// It is no decision of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// Others are to decide.
    #[error("it is not your turn")]
    NotToAct,
    /// It answers what was asked before a bot stood in.
    #[error("a bot has decided for you meanwhile")]
    StoodIn,
    /// A rule forbids it.
    #[error("{0}")]
    Rule(String),
}

/// The game at a table as the server runs it.
pub(crate) trait AnyGame: Send {
    /// How many play.
    fn seats(&self) -> usize;
    /// What was chosen for this table, as records write it.
    fn options(&self) -> Vec<(String, String)>;
    /// The seats that are to decide.
    fn owing(&self) -> Seats;
    /// How many steps were made.
    fn steps(&self) -> usize;
    /// How it ended, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// What chance brings before the first decision.
    fn begin(&self, seed: Seed) -> Result<Vec<String>, Corrupt>;
    /// The lines that a decision of a seat makes: itself, and what chance brings after it.
    fn decide(&self, seat: Seat, step: &str, seed: Seed) -> Result<Vec<String>, NotPossible>;
    /// Performs lines that were decided before, and answers what each of these viewers hears of them.
    fn perform(&mut self, lines: &[String], viewers: &[Viewer]) -> Result<Vec<Told>, Corrupt>;
    /// What a viewer sees now.
    fn view(&self, viewer: Viewer) -> Result<Box<RawValue>, Corrupt>;
    /// What a bot in a seat has to think about.
    fn thought(&self, seat: Seat, level: Level, seed: Seed) -> Thought;
    /// The first decision that is legal for a seat, without a thought.
    fn any_decision(&self, seat: Seat) -> Option<String>;
    /// The same game in a position that a viewer cannot tell from this one.
    #[cfg(test)]
    fn twin(&self, viewer: Viewer, dice: &mut table::dice::FastDice) -> Box<dyn AnyGame>;
    /// A random decision of a seat.
    #[cfg(test)]
    fn random_decision(&self, seat: Seat, dice: &mut table::dice::FastDice) -> Option<String>;
}

/// A table of this game cannot be set up like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchTable {
    /// There is no such game.
    #[error("there is no game {name:?} here; there are: {}", GameName::list())]
    Game {
        /// The name.
        name: String,
    },
    /// The options are not possible.
    #[error("{0}")]
    Options(String),
    /// There is too much to choose from to be chosen.
    #[error("the options of a table have at most 8 KB")]
    TooLong,
    /// The game has no such version.
    #[error("this server plays rules {newest} of {game}, not {asked}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The newest version.
        newest: u32,
        /// The one that was asked for.
        asked: u32,
    },
}

/// The game of that name with these options, by its newest rules or by those of a version; and the version.
pub(crate) fn set_up(
    name: &str,
    options: &[(String, String)],
    rules: Option<u32>,
) -> Result<(Box<dyn AnyGame>, u32), NoSuchTable> {
    let known = GameName::read(name).ok_or_else(|| NoSuchTable::Game { name: name.to_owned() })?;
    with_game!(known, G => {
        let game = settled::<G>(options, rules)?;
        let rules = game.rules();
        Ok((Box::new(Played::new(game)) as Box<dyn AnyGame>, rules))
    })
}

/// The levels of bots that a game has.
pub(crate) fn has_level(name: &str, level: Level) -> bool {
    GameName::read(name).is_some_and(|known| with_game!(known, G => G::LEVELS.contains(&level)))
}

fn settled<G: Game>(options: &[(String, String)], rules: Option<u32>) -> Result<G, NoSuchTable> {
    table::settled(options, rules.unwrap_or(G::RULES)).map_err(|unsettled| match unsettled {
        Unsettled::Options(invalid) => NoSuchTable::Options(invalid.to_string()),
        Unsettled::Rules { newest, asked } => NoSuchTable::Rules { game: G::NAME, newest, asked },
    })
}

/// A position of a game, without how it came about: the log has that.
#[derive(Clone)]
struct Played<G: Game> {
    /// The record of no step: options and how steps are written.
    opening: Record<G>,
    state: G::State,
    steps: usize,
    chances: u64,
}

impl<G: Game> Played<G> {
    fn new(game: G) -> Self {
        let state = game.start();
        Self { opening: Record::new(game), state, steps: 0, chances: 0 }
    }

    fn game(&self) -> &G {
        self.opening.game()
    }

    fn read(&self, line: &str) -> Result<StepOf<G>, Corrupt> {
        let unreadable = || Corrupt::Step;
        let (actor, rest) = line.split_once(' ').ok_or_else(unreadable)?;
        if actor == "chance" {
            return self.game().read_chance(rest).map(Step::Chance).map_err(|_| unreadable());
        }
        let seat = actor.parse().ok().and_then(Seat::from_number).ok_or_else(unreadable)?;
        self.game().read_action(rest).map(|action| Step::Seat(seat, action)).map_err(|_| unreadable())
    }

    fn step<L: Listener<G::Fact>>(
        &mut self,
        step: &StepOf<G>,
        listener: &mut L,
    ) -> Result<(), Refused<G::Refusal>> {
        let game = self.opening.game();
        match step {
            Step::Chance(outcome) => {
                game.apply_chance(&mut self.state, outcome, listener)?;
                self.chances += 1;
            }
            Step::Seat(seat, action) => game.apply(&mut self.state, *seat, *action, listener)?,
        }
        self.steps += 1;
        Ok(())
    }

    /// Adds what chance brings now, until somebody is to decide or the game is over.
    fn let_chance_act(&mut self, seed: Seed, lines: &mut Vec<String>) -> Result<(), Refused<G::Refusal>> {
        while self.game().to_act(&self.state) == ToAct::Chance {
            let step = Step::Chance(seed.outcome(self.game(), &self.state, self.chances));
            lines.push(self.opening.line(&step).to_string());
            self.step(&step, &mut Silent)?;
        }
        Ok(())
    }
}

impl<G: HasBots> AnyGame for Played<G> {
    fn seats(&self) -> usize {
        self.game().seats()
    }

    fn options(&self) -> Vec<(String, String)> {
        let entries = self.game().options().entries().into_iter();
        entries.map(|(name, value)| (name.to_owned(), value)).collect()
    }

    fn owing(&self) -> Seats {
        self.game().to_act(&self.state).seats()
    }

    fn steps(&self) -> usize {
        self.steps
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome(&self.state)
    }

    fn begin(&self, seed: Seed) -> Result<Vec<String>, Corrupt> {
        let mut lines = Vec::new();
        self.clone().let_chance_act(seed, &mut lines).map_err(|_| Corrupt::Refused)?;
        Ok(lines)
    }

    fn decide(&self, seat: Seat, step: &str, seed: Seed) -> Result<Vec<String>, NotPossible> {
        let not_possible = |refused: Refused<G::Refusal>| match refused {
            Refused::NotToAct { .. } => NotPossible::NotToAct,
            Refused::Rule(rule) => NotPossible::Rule(rule.to_string()),
        };
        let step = Step::Seat(seat, self.game().read_action(step)?);
        let mut after = self.clone();
        after.step(&step, &mut Silent).map_err(not_possible)?;
        let mut lines = vec![self.opening.line(&step).to_string()];
        after.let_chance_act(seed, &mut lines).map_err(not_possible)?;
        Ok(lines)
    }

    fn perform(&mut self, lines: &[String], viewers: &[Viewer]) -> Result<Vec<Told>, Corrupt> {
        let mut told: Vec<Told> = viewers.iter().map(|_| Told::default()).collect();
        let mut events: Vec<Event<G::Fact>> = Vec::new();
        for (n, line) in lines.iter().enumerate() {
            let step = self.read(line)?;
            if n > 0 {
                for (told, viewer) in told.iter_mut().zip(viewers) {
                    told.between.push(self.view(*viewer)?);
                }
            }
            self.step(&step, &mut events).map_err(|_| Corrupt::Refused)?;
            for (told, viewer) in told.iter_mut().zip(viewers) {
                let facts = events.iter().filter_map(|event| event.for_viewer(*viewer)).map(to_raw_value);
                told.facts.push(facts.collect::<Result<_, _>>()?);
            }
            events.clear();
        }
        Ok(told)
    }

    fn view(&self, viewer: Viewer) -> Result<Box<RawValue>, Corrupt> {
        Ok(to_raw_value(&self.game().view(&self.state, viewer))?)
    }

    fn thought(&self, seat: Seat, level: Level, seed: Seed) -> Thought {
        let (game, state) = (self.game().clone(), self.state.clone());
        let thought = seed.thought(self.steps as u64, self.owing(), seat);
        Box::new(move |stop| {
            let question = Question::new(&game, &state, seat, Budget::UntilStopped, thought).until(stop);
            let choice = bot_for::<G>(level).think(&question)?;
            Some(game.show_action(choice.action).to_string())
        })
    }

    fn any_decision(&self, seat: Seat) -> Option<String> {
        use table::Legal as _;
        let legal = self.game().legal(&self.state, seat);
        Some(self.game().show_action(legal.get(0)?).to_string())
    }

    #[cfg(test)]
    fn twin(&self, viewer: Viewer, dice: &mut table::dice::FastDice) -> Box<dyn AnyGame> {
        let state = self.game().resample(&self.game().view(&self.state, viewer), dice);
        Box::new(Self { state, ..self.clone() })
    }

    #[cfg(test)]
    fn random_decision(&self, seat: Seat, dice: &mut table::dice::FastDice) -> Option<String> {
        use table::Legal as _;
        let action = self.game().legal(&self.state, seat).choose(dice)?;
        Some(self.game().show_action(action).to_string())
    }
}

/// The record of a game whose steps these lines are, with remarks before them.
pub(crate) fn record(
    name: &str,
    options: &[(String, String)],
    rules: u32,
    names: &[Option<table::Name>],
    about: &[(&str, String)],
    lines: &[String],
) -> Result<String, Corrupt> {
    let known = GameName::read(name).ok_or_else(|| NoSuchTable::Game { name: name.to_owned() })?;
    with_game!(known, G => {
        let mut record = Record::new(settled::<G>(options, Some(rules))?);
        for (seat, name) in Seat::all(names.len()).zip(names) {
            if let Some(name) = name {
                record.set_name(seat, name.clone());
            }
        }
        for (key, text) in about {
            record.add_about(key, text).map_err(|_| Corrupt::Misplaced)?;
        }
        Ok(lines.iter().fold(record.to_string(), |text, line| text + line + "\n"))
    })
}
