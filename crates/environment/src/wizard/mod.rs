//! Wizard as learners play it: a move is a decision, and there are only those that the table can ask for.

mod moves;
mod observation;

use games::wizard::{Action, State, Wizard};
use table::{Game, Seat, Viewer};

use self::moves::Moves;
use self::observation::{Counted, Observer};
use crate::{Layout, Learnable, MoveSet};

impl Learnable for Wizard {
    type Draft = ();
    type Memo = Counted;

    fn move_count(&self) -> usize {
        Moves::of(self).count()
    }

    #[inline]
    fn moves(&self, state: &State, seat: Seat, (): ()) -> MoveSet {
        moves::legal(self, self.legal(state, seat))
    }

    #[inline]
    fn choose_unchecked(&self, _: &State, _: Seat, (): &mut (), number: usize) -> Option<Action> {
        moves::action(self, number)
    }

    fn moves_of(&self, _: &State, _: Seat, action: Action) -> Vec<usize> {
        vec![Moves::of(self).number(action)]
    }

    fn name_of_move(&self, number: usize) -> Option<String> {
        moves::action(self, number).map(|action| action.to_string())
    }

    fn layout(&self) -> Layout {
        observation::layout(self)
    }

    #[inline]
    fn observe(&self, state: &State, seat: Seat, (): (), into: &mut [u8]) {
        self.observe_next(state, seat, (), &mut Counted::default(), into);
    }

    #[inline]
    fn observe_next(&self, state: &State, seat: Seat, (): (), counted: &mut Counted, into: &mut [u8]) {
        let glance = self.glance(state, Viewer::Seat(seat));
        // What a loop does for each seat is done faster when it is known how many there are.
        match (self.seats(), self.has_specials()) {
            (3, false) => Observer::<3, false>::new(self, glance, seat).write(counted, into),
            (4, false) => Observer::<4, false>::new(self, glance, seat).write(counted, into),
            (5, false) => Observer::<5, false>::new(self, glance, seat).write(counted, into),
            (_, false) => Observer::<6, false>::new(self, glance, seat).write(counted, into),
            (3, true) => Observer::<3, true>::new(self, glance, seat).write(counted, into),
            (4, true) => Observer::<4, true>::new(self, glance, seat).write(counted, into),
            (5, true) => Observer::<5, true>::new(self, glance, seat).write(counted, into),
            (_, true) => Observer::<6, true>::new(self, glance, seat).write(counted, into),
        }
    }
}
