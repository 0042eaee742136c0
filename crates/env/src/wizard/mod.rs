//! Wizard as learners play it: a move is a decision, and there are only those that the table can ask for.

mod moves;
mod observation;

use rand::Rng;
use table::{Game, Legal as _, Seat, Viewer};
use wizard::{Action, State, Wizard};

use self::moves::Moves;
use self::observation::Observer;

use self::observation::Counted;
use crate::row::Row;
use crate::{Layout, Learnable, NoSuchMove};

impl Learnable for Wizard {
    type Draft = ();
    type Memo = Counted;

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

    #[inline]
    fn any_move<R: Rng + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        (): (),
        _: &mut [u8],
        rng: &mut R,
    ) -> Option<usize> {
        let action = self.legal(state, seat).choose(rng)?;
        // Most moves are cards, which have the same numbers at every table.
        Some(if let Action::Play(face) = action { face.index() } else { Moves::of(self).number(action) })
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
        let (glance, row) = (self.glance(state, Viewer::Seat(seat)), Row::new(into));
        // What a loop does for each seat is done faster when it is known how many there are.
        match self.seats() {
            3 => Observer::<3>::new(self, glance, seat).write(counted, row),
            4 => Observer::<4>::new(self, glance, seat).write(counted, row),
            5 => Observer::<5>::new(self, glance, seat).write(counted, row),
            _ => Observer::<6>::new(self, glance, seat).write(counted, row),
        }
    }
}
