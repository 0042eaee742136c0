//! A game and a position of it without its type: all that Python may ask, in one piece of code for all games.

use std::any::Any;
use std::sync::Arc;

use bots::Budget;
use environment::{BatchError, Layout, MoveSet, Setup, Stop};
use locale::Language;
use table::{Outcome, Seat, Seed, ToAct, Viewer};

use crate::batch::AnyBatch;
use crate::chance::ChanceBy;
use crate::player::Player;
use crate::wrong::Wrong;

/// The rules of a table.
pub(crate) trait AnyGame: Send + Sync {
    /// The name of the game in records.
    fn name(&self) -> &'static str;
    /// How many play.
    fn seats(&self) -> usize;
    /// The options that differ from the usual ones, and the number of seats.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// How many moves there are.
    fn move_count(&self) -> usize;
    /// No game has more moves and outcomes of chance than this.
    fn longest(&self) -> usize;
    /// What a move is called.
    fn name_of_move(&self, number: usize) -> Option<String>;
    /// The version of the rules.
    fn rules(&self) -> u32;
    /// What the numbers of an observation mean.
    fn layout(&self) -> &Layout;
    /// A game that has not begun; where chance is sampled, it has dealt.
    fn start(self: Arc<Self>, chance: ChanceBy) -> Box<dyn AnyState>;
    /// The position that a view of everything shows, after so many steps that nobody knows.
    fn imagine(
        self: Arc<Self>,
        everything: &str,
        steps: u64,
        chance: ChanceBy,
    ) -> Result<Box<dyn AnyState>, Wrong>;
    /// A position that fits what a viewer sees after so many steps, with all else drawn anew.
    fn fit(
        self: Arc<Self>,
        view: &str,
        viewer: Viewer,
        steps: u64,
        chance: ChanceBy,
    ) -> Result<Box<dyn AnyState>, Wrong>;
    /// Whether the other one is the same game with the same options, by the same version of the rules.
    fn is_same(&self, other: &dyn AnyGame) -> bool {
        self.name() == other.name() && self.options() == other.options() && self.rules() == other.rules()
    }
    /// Plays a match between bots.
    fn compete(
        &self,
        players: &[Player],
        iterations: u32,
        plan: ::arena::Plan,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<::arena::Report, Wrong>;
    /// Many games at once.
    fn batch(&self, setup: &Setup<'_>, stop: Stop<'_>) -> Result<Box<dyn AnyBatch>, BatchError>;
}

/// What a bot would do.
#[derive(Clone, Debug)]
pub(crate) struct Thought {
    /// The decision, in the notation of records.
    pub(crate) action: String,
    /// The moves that make it, without those that the seat has chosen already.
    pub(crate) moves: Vec<usize>,
    /// What was weighed up: action, points, value, visits.
    pub(crate) considered: Vec<(String, f64, f64, u32)>,
}

/// How a position is shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) language: Language,
    /// In whose eyes; nobody's are those that see everything.
    pub(crate) to: Option<Viewer>,
    pub(crate) width: usize,
}

/// A position, and all that led to it.
pub(crate) trait AnyState: Send + Sync {
    /// The rules.
    fn game(&self) -> Arc<dyn AnyGame>;
    /// Whom the game waits for.
    fn to_act(&self) -> ToAct;
    /// The legal moves of a seat.
    fn moves(&self, seat: Seat) -> MoveSet;
    /// Makes a move.
    fn choose(&mut self, seat: Seat, number: usize) -> Result<(), Wrong>;
    /// The legal actions, in the notation of records.
    fn actions(&self, seat: Seat) -> Result<Vec<String>, Wrong>;
    /// Makes a decision that is written in the notation of records.
    fn apply(&mut self, seat: Seat, action: &str) -> Result<(), Wrong>;
    /// The moves that make a decision, without those that the seat has chosen already.
    fn moves_of(&self, seat: Seat, action: &str) -> Result<Vec<usize>, Wrong>;
    /// The decision that a move completes, in the notation of records; none if it takes more moves.
    fn action_of(&self, seat: Seat, number: usize) -> Result<Option<String>, Wrong>;
    /// What a seat has chosen of its next decision.
    fn chosen(&self, seat: Seat) -> Vec<usize>;
    /// Where chance comes from.
    fn chance_by(&self) -> ChanceBy;
    /// Draws an outcome of chance, in the notation of records: from this source, or from the state's own, which goes on.
    fn sample_chance(&mut self, seed: Option<Seed>) -> Result<String, Wrong>;
    /// Performs an outcome of chance.
    fn apply_chance(&mut self, outcome: &str) -> Result<(), Wrong>;
    /// What a viewer may know, as JSON; nobody in particular may know everything.
    fn view(&self, viewer: Option<Viewer>) -> Result<String, Wrong>;
    /// Writes what a seat may know as numbers.
    fn observe(&self, seat: Seat, into: &mut [u8]);
    /// Points and places at the end.
    fn outcome(&self) -> Option<Outcome>;
    /// How many decisions and outcomes of chance there were.
    fn steps(&self) -> u64;
    /// The game as text.
    fn record(&self) -> Result<String, Wrong>;
    /// The same once more.
    fn copy(&self) -> Box<dyn AnyState>;
    /// A position that fits what a seat knows, with all else drawn anew.
    fn resample(&self, seat: Seat, seed: Seed) -> Box<dyn AnyState>;
    /// The position as a terminal shows it.
    fn render(&self, look: Look) -> String;
    /// Asks a bot.
    fn think(
        &self,
        seat: Seat,
        player: Player,
        budget: Budget,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Result<Thought, Wrong>;
    /// Whether the other one is the same position of the same game, with the same moves chosen of open decisions.
    fn is_same(&self, other: &dyn AnyState) -> bool;
    /// The value, for [`is_same`](Self::is_same).
    fn as_any(&self) -> &dyn Any;
}
