//! Maginor as learners play it: a move is a decision, by its number among the actions.
//!
//! Tiles keep their numbers, by which moves call them, wherever they lie and whoever takes them; the order of the ring is
//! a number of each tile.

mod focus;
mod observation;
mod parts;
mod tiles;

use games::maginor::{Action, Maginor, State};
use table::{Game, Seat};

use self::observation::Observer;
use self::parts::Parts;
use self::tiles::Tiles;
use crate::{Layout, Learnable, MoveSet};

impl Learnable for Maginor {
    type Draft = ();
    type Memo = Tiles;

    fn move_count(&self) -> usize {
        Action::COUNT
    }

    #[inline]
    fn moves(&self, state: &Self::State, seat: Seat, (): ()) -> MoveSet {
        MoveSet::from_bits(0, self.legal(state, seat).bits())
    }

    #[inline]
    fn choose_unchecked(&self, _: &State, _: Seat, (): &mut (), number: usize) -> Option<Action> {
        Action::from_index(number)
    }

    fn moves_of(&self, _state: &Self::State, _seat: Seat, action: Action) -> Vec<usize> {
        vec![action.index()]
    }

    fn name_of_move(&self, number: usize) -> Option<String> {
        Action::from_index(number).map(|action| self.show_action(action).to_string())
    }

    fn layout(&self) -> Layout {
        let mut layout = Layout::default();
        Parts::take(&mut layout, self.seats());
        layout
    }

    fn observe(&self, state: &Self::State, seat: Seat, (): (), into: &mut [u8]) {
        self.observe_next(state, seat, (), &mut Tiles::default(), into);
    }

    #[inline]
    fn observe_next(&self, state: &State, seat: Seat, (): (), tiles: &mut Tiles, into: &mut [u8]) {
        // What is done for each seat is done faster when it is known how many there are.
        match self.seats() {
            2 => Observer::<2>::new(self, state, seat).write(tiles, into),
            3 => Observer::<3>::new(self, state, seat).write(tiles, into),
            _ => Observer::<4>::new(self, state, seat).write(tiles, into),
        }
    }
}
