//! The games as learners play them: numbered moves, positions as numbers, many games at once.
//!
//! A learner's *move* is a number below [`Learnable::move_count`]. In most games a move is a decision. Where decisions are
//! too many to be numbered one by one, such as a bet with any set of spells, one decision is made in several moves; what
//! has been chosen so far is a [`Draft`](Learnable::Draft), which belongs to the seat and is no part of the position.
//!
//! An *observation* is a row of bytes, each a small number, whose meaning is the [`Layout`]. It holds what the seat may
//! know and nothing else: positions that give a seat the same view give it the same observation.

mod batch;
#[cfg(feature = "conformance")]
pub mod conformance;
mod layout;
mod maginor;
mod moves;
mod pennies;
mod pool;
mod row;
mod rows;
mod running;
mod shazamm;
mod wizard;

use table::{Game, Seat};

pub use batch::{Batch, BatchError, Setup, Stop, seeds};
pub use layout::{Layout, Part};
pub use moves::MoveSet;
pub use rows::{Rows, Sizes, reward};
pub use running::episode_seed;

/// A game whose moves and positions are numbers.
pub trait Learnable: Game {
    /// What a seat has chosen of a decision that takes several moves.
    type Draft: Copy + Default + PartialEq + std::fmt::Debug + Send;

    /// What whoever observes a game from its beginning on may remember to be faster: nothing that a seat could not know.
    type Memo: Clone + Default + std::fmt::Debug + Send + Sync;

    /// How many moves there are at this table, at most [`MoveSet::CAPACITY`]: the size of a mask.
    fn move_count(&self) -> usize;

    /// How many moves a decision takes at most.
    fn moves_per_decision(&self) -> usize {
        1
    }

    /// The moves that `seat` can make; none if the seat is not to act.
    fn moves(&self, state: &Self::State, seat: Seat, draft: Self::Draft) -> MoveSet;

    /// Makes one of the [moves](Self::moves), and no other: the decision if that completes one, and the draft is empty
    /// again; otherwise nothing, and the draft has grown.
    fn choose_unchecked(
        &self,
        state: &Self::State,
        seat: Seat,
        draft: &mut Self::Draft,
        number: usize,
    ) -> Option<Self::Action>;

    /// Makes a move like [`choose_unchecked`](Self::choose_unchecked), but refuses one that cannot be made, and leaves the
    /// draft as it was.
    #[inline]
    fn choose(
        &self,
        state: &Self::State,
        seat: Seat,
        draft: &mut Self::Draft,
        number: usize,
    ) -> Result<Option<Self::Action>, NoSuchMove> {
        if self.moves(state, seat, *draft).contains(number) {
            Ok(self.choose_unchecked(state, seat, draft, number))
        } else {
            Err(NoSuchMove { number })
        }
    }

    /// The moves that make a decision, for a seat that is to act and has chosen nothing yet: the other way round of
    /// [`choose`](Self::choose).
    fn moves_of(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Vec<usize>;

    /// What a move is called, such as `play B7`; nothing from [`move_count`](Self::move_count) on.
    fn name_of_move(&self, number: usize) -> Option<String>;

    /// What the numbers of an observation mean at this table. It is the same in all positions and for all seats.
    fn layout(&self) -> Layout;

    /// Writes what `seat` may know, its draft included. The seat itself always comes first, the others follow in the
    /// order of play. `into` has as many bytes as the layout says.
    ///
    /// # Panics
    /// If the row is shorter than its layout.
    fn observe(&self, state: &Self::State, seat: Seat, draft: Self::Draft, into: &mut [u8]);

    /// Does what [`observe`](Self::observe) does, for positions of one game in their order, whoever looks at them.
    #[inline]
    fn observe_next(
        &self,
        state: &Self::State,
        seat: Seat,
        draft: Self::Draft,
        _memo: &mut Self::Memo,
        into: &mut [u8],
    ) {
        self.observe(state, seat, draft, into);
    }
}

/// A move that cannot be made now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("move {number} is not legal now")]
pub struct NoSuchMove {
    /// Its number.
    pub number: usize,
}
