//! A game that is being played.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bots::{Budget, Question};
use environment::MoveSet;
use locale::Texts;
use table::{Legal as _, Match, Outcome, PerSeat, Refused, Seat, Seed, Silent, Step, ToAct, Viewer};
use tabletop::Screen;
use telling::Names;

use crate::any::{AnyGame, AnyState, Look, Thought};
use crate::chance::ChanceBy;
use crate::known::Known;
use crate::player::Player;
use crate::rules::Rules;
use crate::wrong::Wrong;

/// More than this many suggestions help nobody.
const MOST_SUGGESTIONS: usize = 24;

/// A position with what led to it, and what the seats have chosen of open decisions.
#[derive(Clone)]
pub(crate) struct Playing<G: Known> {
    rules: Arc<Rules<G>>,
    state: G::State,
    drafts: PerSeat<G::Draft>,
    /// The moves behind the drafts.
    chosen: Vec<(Seat, usize)>,
    chance: ChanceBy,
    steps: u64,
    /// How many of the steps were outcomes of chance.
    chances: u64,
    history: Option<History<G>>,
}

/// What led to a position, so small that a copy costs next to nothing.
#[derive(Clone)]
struct History<G: Known> {
    /// Names and remarks, where a record had any.
    heading: Option<Arc<Match<G>>>,
    steps: Vec<Step<G::Action, Arc<G::Chance>>>,
}

impl<G: Known> Playing<G> {
    pub(crate) fn start(rules: Arc<Rules<G>>, chance: ChanceBy) -> Self {
        let state = rules.game.start();
        let history = History { heading: None, steps: Vec::new() };
        let mut fresh = Self::at(rules, state, chance, Some(history));
        fresh.draw();
        fresh
    }

    pub(crate) fn read(text: &str, chance: ChanceBy) -> Result<Self, Wrong> {
        let played = Match::<G>::read(text).map_err(|error| Wrong::Record(error.to_string()))?;
        let steps = played.record().steps().iter().map(|step| match step {
            Step::Chance(outcome) => Step::Chance(Arc::new(outcome.clone())),
            Step::Seat(seat, action) => Step::Seat(*seat, *action),
        });
        let history = History { steps: steps.collect(), heading: Some(Arc::new(played.rewound(0))) };
        let rules = Arc::new(Rules::new(played.game().clone()));
        let chances = played.record().chances();
        let state = played.state().clone();
        let mut read = Self { chances, ..Self::at(rules, state, chance.after(chances), Some(history)) };
        read.draw();
        Ok(read)
    }

    /// The position that a view of everything shows. It has no record.
    pub(crate) fn imagine(
        rules: Arc<Rules<G>>,
        everything: &str,
        steps: u64,
        chance: ChanceBy,
    ) -> Result<Self, Wrong> {
        // Nothing is left to be drawn for who sees everything.
        let state = Self::resampled(&rules, everything, None, Seed::number(0))?;
        Ok(Self { steps, ..Self::at(rules, state, chance, None) })
    }

    /// A position that fits what a viewer sees, with all else drawn anew. It has no record.
    pub(crate) fn fit(
        rules: Arc<Rules<G>>,
        view: &str,
        viewer: Viewer,
        steps: u64,
        chance: ChanceBy,
    ) -> Result<Self, Wrong> {
        let state = Self::resampled(&rules, view, Some(viewer), chance.seed)?;
        let mut fitting = Self { steps, ..Self::at(rules, state, chance, None) };
        fitting.draw();
        Ok(fitting)
    }

    /// A position that gives this viewer this view; nobody in particular sees everything.
    fn resampled(
        rules: &Rules<G>,
        view: &str,
        viewer: Option<Viewer>,
        seed: Seed,
    ) -> Result<G::State, Wrong> {
        let game = &rules.game;
        let wrong = |why: String| Wrong::Record(format!("no position of {}: {why}", G::NAME));
        let view: G::View = serde_json::from_str(view).map_err(|error| wrong(error.to_string()))?;
        // A view that no position gives may be any nonsense.
        let state = catch_unwind(AssertUnwindSafe(|| {
            let state = game.resample(&view, &mut seed.dice());
            let seen = viewer.map_or_else(|| game.oracle(&state), |viewer| game.view(&state, viewer));
            (seen == view).then_some(state)
        }));
        state.ok().flatten().ok_or_else(|| wrong("it contradicts itself".to_owned()))
    }

    fn at(rules: Arc<Rules<G>>, state: G::State, chance: ChanceBy, history: Option<History<G>>) -> Self {
        let drafts = PerSeat::new(rules.game.seats(), G::Draft::default());
        let steps = history.as_ref().map_or(0, |history| history.steps.len() as u64);
        Self { rules, state, drafts, chosen: Vec::new(), chance, steps, chances: 0, history }
    }

    /// Draws what chance owes, unless that is left to the caller.
    #[inline]
    fn draw(&mut self) {
        while self.chance.is_sampled && self.rules.game.to_act(&self.state) == ToAct::Chance {
            let outcome = self.chance.next(&self.rules.game, &self.state);
            self.rules.game.apply_chance_unchecked(&mut self.state, &outcome, &mut Silent);
            self.chances += 1;
            self.note(|| Step::Chance(Arc::new(outcome)));
        }
    }

    fn note(&mut self, step: impl FnOnce() -> Step<G::Action, Arc<G::Chance>>) {
        self.steps += 1;
        if let Some(history) = &mut self.history {
            history.steps.push(step());
        }
    }

    /// Makes a decision if it is legal.
    fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), Wrong> {
        let applied = self.rules.game.apply(&mut self.state, seat, action, &mut Silent);
        applied.map_err(|refused| self.refused(format!("seat {}", seat.index()), refused))?;
        self.decided(seat, action);
        Ok(())
    }

    /// Goes on after a decision.
    #[inline]
    fn decided(&mut self, seat: Seat, action: G::Action) {
        self.drafts[seat] = G::Draft::default();
        self.chosen.retain(|&(by, _)| by != seat);
        self.note(|| Step::Seat(seat, action));
        self.draw();
    }

    fn refused(&self, actor: String, refused: Refused<G::Refusal>) -> Wrong {
        match refused {
            Refused::NotToAct { to_act, .. } => Wrong::not_to_act(actor, to_act),
            Refused::Rule(refusal) => Wrong::Illegal(refusal.to_string()),
        }
    }

    /// Why a move cannot be made.
    #[cold]
    fn why_not(&self, seat: Seat, number: usize) -> Wrong {
        let to_act = self.to_act();
        if !matches!(to_act, ToAct::Seats(seats) if seats.contains(seat)) {
            return Wrong::not_to_act(format!("seat {}", seat.index()), to_act);
        }
        let Some(name) = self.rules.game.name_of_move(number) else {
            return Wrong::no_move(number, self.rules.move_count());
        };
        let legal: Vec<usize> = self.moves(seat).iter().collect();
        let more = if legal.len() > MOST_SUGGESTIONS { " and more" } else { "" };
        let legal = &legal[..legal.len().min(MOST_SUGGESTIONS)];
        let seat = seat.index();
        Wrong::Illegal(format!(
            "move {number} ({name}) is not legal for seat {seat} now; legal: {legal:?}{more}"
        ))
    }

    fn read_action(&self, action: &str) -> Result<G::Action, Wrong> {
        self.rules.game.read_action(action).map_err(|error| Wrong::Illegal(error.to_string()))
    }

    /// The moves of a decision that are still to be made.
    fn rest_of(&self, seat: Seat, action: G::Action) -> Result<Vec<usize>, Wrong> {
        let moves = self.rules.game.moves_of(&self.state, seat, action);
        let chosen = self.chosen(seat);
        match moves.strip_prefix(chosen.as_slice()) {
            Some(rest) => Ok(rest.to_vec()),
            None => Err(Wrong::Illegal(format!(
                "seat {} has chosen moves that do not lead to {}: {chosen:?}; that takes {moves:?}",
                seat.index(),
                self.rules.game.show_action(action)
            ))),
        }
    }

    /// The record of what led here.
    fn played(&self) -> Result<Match<G>, Wrong> {
        let history = self.history.as_ref().ok_or(Wrong::NoRecord)?;
        let heading = history.heading.as_deref().cloned();
        let mut played = heading.unwrap_or_else(|| Match::new(self.rules.game.clone()));
        for step in &history.steps {
            let step = match step {
                Step::Chance(outcome) => Step::Chance(G::Chance::clone(outcome)),
                Step::Seat(seat, action) => Step::Seat(*seat, *action),
            };
            played.step(step, &mut Silent).map_err(|refused| Wrong::Fault(refused.to_string()))?;
        }
        Ok(played)
    }
}

impl<G: Known> AnyState for Playing<G> {
    fn game(&self) -> Arc<dyn AnyGame> {
        Arc::<Rules<G>>::clone(&self.rules)
    }

    fn to_act(&self) -> ToAct {
        self.rules.game.to_act(&self.state)
    }

    fn moves(&self, seat: Seat) -> MoveSet {
        self.rules.game.moves(&self.state, seat, self.drafts[seat])
    }

    fn choose(&mut self, seat: Seat, number: usize) -> Result<(), Wrong> {
        let mut draft = self.drafts[seat];
        match self.rules.game.choose(&self.state, seat, &mut draft, number) {
            Ok(Some(action)) => {
                // Legal moves lead to legal decisions.
                self.rules.game.apply_unchecked(&mut self.state, seat, action, &mut Silent);
                self.decided(seat, action);
                Ok(())
            }
            Ok(None) => {
                self.drafts[seat] = draft;
                self.chosen.push((seat, number));
                Ok(())
            }
            Err(_) => Err(self.why_not(seat, number)),
        }
    }

    fn actions(&self, seat: Seat) -> Result<Vec<String>, Wrong> {
        let game = &self.rules.game;
        if let Some(form) = game.action_form(&self.state, seat) {
            return Err(Wrong::TooMany { form });
        }
        Ok(game.legal(&self.state, seat).iter().map(|action| game.show_action(action).to_string()).collect())
    }

    fn apply(&mut self, seat: Seat, action: &str) -> Result<(), Wrong> {
        let action = self.read_action(action)?;
        self.decide(seat, action)
    }

    fn moves_of(&self, seat: Seat, action: &str) -> Result<Vec<usize>, Wrong> {
        let (game, action) = (&self.rules.game, self.read_action(action)?);
        if !game.is_legal(&self.state, seat, action) {
            // The refusal says why, and a copy takes what happens if there is none.
            let applied = game.apply(&mut self.state.clone(), seat, action, &mut Silent);
            applied.map_err(|refused| self.refused(format!("seat {}", seat.index()), refused))?;
        }
        self.rest_of(seat, action)
    }

    fn action_of(&self, seat: Seat, number: usize) -> Result<Option<String>, Wrong> {
        let (game, mut draft) = (&self.rules.game, self.drafts[seat]);
        let action = game.choose(&self.state, seat, &mut draft, number);
        let action = action.map_err(|_| self.why_not(seat, number))?;
        Ok(action.map(|action| game.show_action(action).to_string()))
    }

    fn chosen(&self, seat: Seat) -> Vec<usize> {
        self.chosen.iter().filter(|&&(by, _)| by == seat).map(|&(_, number)| number).collect()
    }

    fn chance_by(&self) -> ChanceBy {
        self.chance
    }

    fn sample_chance(&mut self, seed: Option<Seed>) -> Result<String, Wrong> {
        match self.to_act() {
            ToAct::Chance => {
                let outcome = match seed {
                    Some(seed) => self.rules.game.sample(&self.state, &mut seed.dice()),
                    None => self.chance.next(&self.rules.game, &self.state),
                };
                Ok(self.rules.game.show_chance(&outcome).to_string())
            }
            to_act => Err(Wrong::not_to_act("chance", to_act)),
        }
    }

    fn apply_chance(&mut self, outcome: &str) -> Result<(), Wrong> {
        let to_act = self.to_act();
        if to_act != ToAct::Chance {
            return Err(Wrong::not_to_act("chance", to_act));
        }
        let game = &self.rules.game;
        let form = || game.chance_form(&self.state);
        let outcome = game
            .read_chance(outcome)
            .map_err(|error| Wrong::Illegal(format!("{error}; it is written like this: {}", form())))?;
        let applied = game.apply_chance(&mut self.state, &outcome, &mut Silent);
        applied.map_err(|refused| self.refused("chance".to_owned(), refused))?;
        self.chances += 1;
        self.chance = self.chance.after(self.chances);
        self.note(|| Step::Chance(Arc::new(outcome)));
        Ok(())
    }

    fn view(&self, viewer: Option<Viewer>) -> Result<String, Wrong> {
        let game = &self.rules.game;
        let view = viewer.map_or_else(|| game.oracle(&self.state), |viewer| game.view(&self.state, viewer));
        serde_json::to_string(&view).map_err(|error| Wrong::Fault(error.to_string()))
    }

    fn observe(&self, seat: Seat, into: &mut [u8]) {
        self.rules.game.observe(&self.state, seat, self.drafts[seat], into);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.rules.game.outcome(&self.state)
    }

    fn steps(&self) -> u64 {
        self.steps
    }

    fn record(&self) -> Result<String, Wrong> {
        Ok(self.played()?.to_string())
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn resample(&self, seat: Seat, seed: Seed) -> Box<dyn AnyState> {
        let view = self.rules.game.view(&self.state, Viewer::Seat(seat));
        let state = self.rules.game.resample(&view, &mut seed.dice());
        // What comes next must not be what would have come: nobody can know that.
        let chance = ChanceBy::new(seed, self.chance.is_sampled);
        let mut drawn = Self { steps: self.steps, ..Self::at(Arc::clone(&self.rules), state, chance, None) };
        // What others have in mind is theirs.
        drawn.drafts[seat] = self.drafts[seat];
        drawn.chosen.extend(self.chosen.iter().filter(|&&(by, _)| by == seat));
        Box::new(drawn)
    }

    fn render(&self, look: Look) -> String {
        let game = &self.rules.game;
        let texts = Texts::new(look.language);
        let you = look.to.and_then(Viewer::seat);
        let heading = self.history.as_ref().and_then(|history| history.heading.as_deref().cloned());
        let heading = heading.unwrap_or_else(|| Match::new(game.clone()));
        let names = Names::of(heading.record(), you, &texts);
        let screen = Screen::new(&texts, &names, look.to, look.width);
        if let Some(outcome) = self.outcome() {
            return game.end(&screen, &outcome);
        }
        let view = look.to.map_or_else(|| game.oracle(&self.state), |viewer| game.view(&self.state, viewer));
        let asked = match (you, self.to_act()) {
            (Some(you), ToAct::Seats(seats)) if seats.contains(you) => Some(game.legal(&self.state, you)),
            _ => None,
        };
        game.position(&screen, &view, asked.as_ref())
    }

    fn think(
        &self,
        seat: Seat,
        player: Player,
        budget: Budget,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Result<Thought, Wrong> {
        let game = &self.rules.game;
        let seed = Seed::number(seed).thought(self.steps, self.to_act().seats(), seat);
        let question = Question::new(game, &self.state, seat, budget, seed).until(stop);
        let choice = self.rules.bot(player)?.think(&question);
        let choice =
            choice.ok_or_else(|| Wrong::not_to_act(format!("seat {}", seat.index()), self.to_act()))?;
        let show = |action| game.show_action(action).to_string();
        Ok(Thought {
            action: show(choice.action),
            moves: self.rest_of(seat, choice.action)?,
            considered: choice
                .considered
                .iter()
                .map(|one| (show(one.action), one.points, one.value, one.visits))
                .collect(),
        })
    }

    fn is_same(&self, other: &dyn AnyState) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| {
            self.state == other.state
                && self.drafts == other.drafts
                && self.rules.game.options() == other.rules.game.options()
                && table::Game::rules(&self.rules.game) == table::Game::rules(&other.rules.game)
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
