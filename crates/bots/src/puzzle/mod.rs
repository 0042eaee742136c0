//! Puzzles: positions in which one decision is clearly best, with what every other one costs.
//!
//! They are found among the games of bots ([`examine`]) and kept as records that stop at the decision; what was found stands in
//! remarks of the header (`docs/puzzles.md`).

mod check;
mod imagine;
mod text;

use table::{Game, Legal as _, Match, Options, Seat, Stake, Viewer};

use crate::{HasBots, Question};

pub use check::examine;
pub(crate) use imagine::certain;
pub use imagine::{Imagined, Imagining};
pub use text::{PuzzleError, difficulty_of, records};

/// A game whose decisions can be asked for as puzzles.
pub trait Puzzling: HasBots {
    /// Whether the page has puzzles of it, in `crates/web/static/puzzles`.
    const HAS_PUZZLES: bool = true;

    /// How much every other decision must cost at least.
    const MARGIN: f64 = match Self::STAKE {
        Stake::Points => 5.0,
        Stake::Chance => 0.04,
    };

    /// The tables at which bots play to find puzzles: few players and short records.
    fn tables() -> Vec<Self::Options> {
        vec![Self::Options::default()]
    }

    /// Whether a game has gone so far that what follows is too long to be kept.
    fn is_late(&self, _state: &Self::State) -> bool {
        false
    }

    /// Everything that there is to choose from; nothing where that is too much to try each.
    fn alternatives(legal: &Self::Legal) -> Option<Vec<Self::Action>> {
        (legal.len() <= 64).then(|| legal.iter().collect())
    }

    /// How many decisions there must be to choose from: of fewer the best is easily guessed. Where there are never more, two will do.
    fn fewest(_legal: &Self::Legal) -> usize {
        3
    }

    /// A decision without what makes no difference.
    fn plain(action: Self::Action) -> Self::Action {
        action
    }

    /// Imagines games after decisions; each to its end, with everybody playing on like an adept.
    fn imagining<'a>(question: &'a Question<'a, Self>) -> Imagining<'a, Self> {
        imagine::to_the_end(question)
    }

    /// What a decision has brought at once, for the sake of which it may have been made: whether a trick was taken, or the fire
    /// driven back. Nothing as long as that is open, and where there is nothing of the kind.
    fn at_once(&self, _before: &Self::View, _state: &Self::State, _seat: Seat) -> Option<bool> {
        None
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Difficulty {
    /// An apprentice solves it.
    Easy,
    /// An adept solves it, an apprentice does not.
    Medium,
    /// An adept does not solve it.
    Hard,
}

impl Difficulty {
    /// All, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

table::by_name!(Difficulty, "a difficulty: easy, medium or hard");

/// A position in which one decision is clearly best.
#[derive(Clone, Debug)]
pub struct Puzzle<G: Game> {
    /// The game up to the decision.
    pub played: Match<G>,
    /// Who decides.
    pub seat: Seat,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// Every decision that there is, the best first, those that cost most last.
    pub tried: Vec<Tried<G::Action>>,
}

/// A decision of a puzzle, and what came of it in imagined games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried<A> {
    /// The decision.
    pub action: A,
    /// Whether it solves the puzzle.
    pub is_right: bool,
    /// How much less than the best it brings: points, or a part of the chance to win.
    pub cost: f64,
    /// The standard error of that; 0 for the best itself.
    pub error: f64,
    /// The points that are expected of it.
    pub points: f64,
    /// How many of a hundred imagined games went badly, in between and well: lost, shared and won; in Wizard, fewer tricks than
    /// predicted, more, and just as many.
    pub fates: [u8; 3],
    /// In how many of a hundred it brought what it may have been made for [at once](Puzzling::at_once).
    pub at_once: Option<u8>,
}

impl<G: Puzzling> Puzzle<G> {
    /// What came of a decision.
    pub fn of(&self, action: G::Action) -> Option<&Tried<G::Action>> {
        let plain = G::plain(action);
        self.tried.iter().find(|tried| tried.action == action || tried.action == plain)
    }

    /// The best decision.
    pub fn best(&self) -> Option<&Tried<G::Action>> {
        self.tried.first()
    }

    /// What is asked, as a bot would be.
    pub fn question(&self, budget: crate::Budget, seed: u64) -> Question<'_, G> {
        Question::new(self.played.game(), self.played.state(), self.seat, budget, seed)
    }

    /// What kind of decision it is: the word that the best one begins with in records.
    pub fn kind(&self) -> String {
        let best = self.best().map(|best| self.played.game().show_action(best.action).to_string());
        best.and_then(|best| best.split_whitespace().next().map(str::to_owned)).unwrap_or_default()
    }

    /// What the one who decides sees.
    pub fn view(&self) -> G::View {
        self.played.game().view(self.played.state(), Viewer::Seat(self.seat))
    }
}

/// What costs no more than this is as good as the best.
pub const fn tolerance(stake: Stake) -> f64 {
    match stake {
        Stake::Points => 0.5,
        Stake::Chance => 0.01,
    }
}

/// Options by the names and values of records.
pub(crate) fn options<O: Options>(entries: &[(&str, &str)]) -> Option<O> {
    let mut options = O::default();
    for (name, value) in entries {
        options.set(name, value).ok()?;
    }
    Some(options)
}
