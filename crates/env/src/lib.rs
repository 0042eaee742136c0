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
mod row;
mod shazamm;
mod wizard;

use rand::Rng;
use table::{Game, Seat, dice};

pub use batch::{Batch, BatchError, Rows, Setup, Sizes, episode_seed, reward, seeds};
pub use layout::{Layout, Part};

/// A game whose moves and positions are numbers.
pub trait Learnable: Game {
    /// What a seat has chosen of a decision that takes several moves.
    type Draft: Copy + Default + PartialEq + std::fmt::Debug + Send;

    /// What whoever observes a game from its beginning on may remember to be faster: nothing that a seat could not know.
    type Memo: Clone + Default + std::fmt::Debug + Send + Sync;

    /// How many moves there are at this table: the size of a mask.
    fn move_count(&self) -> usize;

    /// How many moves a decision takes at most.
    fn moves_per_decision(&self) -> usize {
        1
    }

    /// Marks the moves that `seat` can make with 1 and all others with 0; all are 0 if the seat is not to act.
    /// `mask` has [`move_count`](Self::move_count) bytes.
    ///
    /// # Panics
    /// If the mask is shorter.
    fn mask(&self, state: &Self::State, seat: Seat, draft: Self::Draft, mask: &mut [u8]);

    /// Makes a move: the decision if that completes one, and the draft is empty again; otherwise nothing, and the draft
    /// has grown. A move that the mask does not allow is refused and the draft is as it was.
    fn choose(
        &self,
        state: &Self::State,
        seat: Seat,
        draft: &mut Self::Draft,
        number: usize,
    ) -> Result<Option<Self::Action>, NoSuchMove>;

    /// The moves that make a decision, for a seat that is to act and has chosen nothing yet: the other way round of
    /// [`choose`](Self::choose).
    fn moves_of(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Vec<usize>;

    /// One of the moves that `seat` can make, each equally likely; `None` if the seat is not to act. `mask` is room for a
    /// mask, whatever is in it.
    fn any_move<R: Rng + ?Sized>(
        &self,
        state: &Self::State,
        seat: Seat,
        draft: Self::Draft,
        mask: &mut [u8],
        rng: &mut R,
    ) -> Option<usize> {
        self.mask(state, seat, draft, mask);
        any_of(mask, rng)
    }

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

/// One of the moves that a mask allows, each equally likely; `None` if it allows none.
#[inline]
fn any_of<R: Rng + ?Sized>(mask: &[u8], rng: &mut R) -> Option<usize> {
    // Eight moves at a time: in a product, each byte is the sum of all up to it.
    const EACH: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = EACH << 7;
    let (eights, rest) = mask.as_chunks::<8>();
    let rest = rest.iter().rev().fold(0, |word, &allowed| word << 8 | u64::from(allowed));
    let sums = || {
        let words = eights.iter().copied().map(u64::from_le_bytes);
        words.chain([rest]).map(|word| word.wrapping_mul(EACH))
    };
    let count: u64 = sums().map(|sums| sums >> 56).sum();
    if count == 0 {
        return None;
    }
    let mut nth = u64::from(dice::below(rng, count as u32));
    let mut from = 0;
    for sums in sums() {
        if nth < sums >> 56 {
            // The first byte that has counted further than `nth`.
            let further = ((sums | HIGH) - (nth + 1) * EACH) & HIGH;
            return Some(from + further.trailing_zeros() as usize / 8);
        }
        nth -= sums >> 56;
        from += 8;
    }
    None
}
