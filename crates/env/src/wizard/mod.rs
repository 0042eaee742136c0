//! Wizard as learners play it: a move is a decision, and there are only those that the table can ask for.

mod moves;
mod observation;

use table::{Game, Seat, Viewer};
use wizard::{Action, State, Wizard};

use self::moves::Moves;
use self::observation::Observer;
use crate::row::Row;
use crate::{Layout, Learnable, NoSuchMove};

impl Learnable for Wizard {
    type Draft = ();

    fn move_count(&self) -> usize {
        Moves::of(self).count()
    }

    #[inline]
    fn mask(&self, state: &State, seat: Seat, (): (), mask: &mut [u8]) {
        moves::mark(self, self.legal(state, seat), mask);
    }

    #[inline]
    fn choose(
        &self,
        state: &State,
        seat: Seat,
        (): &mut (),
        number: usize,
    ) -> Result<Option<Action>, NoSuchMove> {
        match moves::action(self, number) {
            Some(action) if self.is_legal(state, seat, action) => Ok(Some(action)),
            _ => Err(NoSuchMove { number }),
        }
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
        let (glance, row) = (self.glance(state, Viewer::Seat(seat)), Row::new(into));
        // What a loop does for each seat is done faster when it is known how many there are.
        match self.seats() {
            3 => Observer::<3>::new(self, glance, seat).write(row),
            4 => Observer::<4>::new(self, glance, seat).write(row),
            5 => Observer::<5>::new(self, glance, seat).write(row),
            _ => Observer::<6>::new(self, glance, seat).write(row),
        }
    }
}
