//! What a computer player is.

use std::fmt;

use table::{Course, Game, Legal as _, Match, Outcome, Refused, Seat, Seed, Viewer, dice};

/// A computer player of the game `G`. It sees views only, and holds nothing between decisions.
pub trait Bot<G: Game>: Send + Sync {
    /// What it would do. Whatever a rule of thumb or an estimate says, only what is legal counts: see [`think`](Self::think).
    ///
    /// For the same seed and a budget of [iterations](Budget::Iterations) the choice is always the same. A bot that
    /// takes time asks `stop` now and then, and answers with the best it has found once that says yes; whoever calls
    /// knows the time, so the same bots think in a browser.
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>>;

    /// Decides: what it [would do](Self::choose) if that is legal, and otherwise any legal action; nothing only where nothing
    /// is legal.
    fn think(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        let legal = &question.legal;
        let chosen = self.choose(question).filter(|choice| legal.contains(choice.action));
        chosen.or_else(|| legal.choose(&mut dice::fast(question.seed)).map(Choice::plain))
    }
}

/// What a bot is asked: what to do in a seat.
#[derive(Clone)]
pub struct Question<'a, G: Game> {
    /// The rules of the table.
    pub game: &'a G,
    /// Whose decision it is.
    pub seat: Seat,
    /// What that seat may know.
    pub view: G::View,
    /// What it may do.
    pub legal: G::Legal,
    /// How long to think.
    pub budget: Budget,
    /// What all that is drawn in thought comes from.
    pub seed: u64,
    /// Says whether to answer now.
    pub stop: &'a dyn Fn() -> bool,
}

impl<'a, G: Game> Question<'a, G> {
    /// What `seat` should do in this position; with all the time that the budget gives.
    pub fn new(game: &'a G, state: &G::State, seat: Seat, budget: Budget, seed: u64) -> Self {
        let (view, legal) = (game.view(state, Viewer::Seat(seat)), game.legal(state, seat));
        Self { game, seat, view, legal, budget, seed, stop: &|| false }
    }

    /// The same, to be answered once `stop` says so.
    #[must_use]
    pub fn until(self, stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, ..self }
    }
}

impl<G: Game> fmt::Debug for Question<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Question")
            .field("seat", &self.seat)
            .field("budget", &self.budget)
            .finish_non_exhaustive()
    }
}

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many imagined games for a decision.
    Iterations(u32),
    /// Until it is told to stop, or knows enough.
    UntilStopped,
}

impl Budget {
    /// The most imagined games.
    pub(crate) fn iterations(self) -> u32 {
        match self {
            Self::Iterations(iterations) => iterations,
            Self::UntilStopped => u32::MAX,
        }
    }
}

/// What a bot decided, and why, in numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The decision.
    pub action: A,
    /// What it weighed up, best first; empty if it did not compare.
    pub considered: Vec<Considered<A>>,
    /// How likely it takes to be each result of what it plays for now, if it asked: in Wizard, the number of tricks
    /// taken by the end of the round.
    pub outlook: Vec<f64>,
}

/// One of the actions that a bot weighed up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// The points that it expects of it: in Wizard, in this round. A finite number.
    pub points: f64,
    /// What it goes by: points, and what it begrudges the others. A finite number.
    pub value: f64,
    /// How many imagined games that rests on; 0 for a rule of thumb.
    pub visits: u32,
}

impl<A> Choice<A> {
    /// A decision without comparison.
    pub fn plain(action: A) -> Self {
        Self { action, considered: Vec::new(), outlook: Vec::new() }
    }
}

/// Asks the bot of a seat that a game waits for.
pub fn ask<G: Game>(
    course: &Course<G>,
    seat: Seat,
    bot: &dyn Bot<G>,
    budget: Budget,
    stop: &dyn Fn() -> bool,
) -> Option<Choice<G::Action>> {
    let (game, state) = (course.played().game(), course.played().state());
    bot.think(&Question::new(game, state, seat, budget, course.thought(seat)).until(stop))
}

/// Plays a game to its end, with a bot for each seat, and answers how it ended; nothing where a bot is missing.
///
/// # Errors
/// If a bot chooses what is not legal.
pub fn play_out<G: Game>(
    game: &G,
    bots: &[Box<dyn Bot<G>>],
    budget: Budget,
    seed: Seed,
) -> Result<Option<Outcome>, Refused<G::Refusal>> {
    let mut course = Course::new(Match::new(game.clone()), || seed);
    course.run(|course, seat| {
        let bot = bots.get(seat.index())?;
        Some(ask(course, seat, bot.as_ref(), budget, &|| false)?.action)
    })
}
