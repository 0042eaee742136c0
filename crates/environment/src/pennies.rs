//! Pennies as learners play it: a move is the side that is up.

use games::pennies::{Pennies, Penny, Side};
use table::{Game, Legal as _, Seat, Viewer};

use crate::layout::OWING;
use crate::row::{Around, Row};
use crate::{Layout, Learnable, MoveSet};

impl Learnable for Pennies {
    type Draft = ();
    type Memo = ();

    fn move_count(&self) -> usize {
        Side::ALL.len()
    }

    fn moves(&self, state: &Self::State, seat: Seat, (): ()) -> MoveSet {
        MoveSet::from_bits(0, (1 << self.legal(state, seat).len()) - 1)
    }

    fn choose_unchecked(&self, _: &Self::State, _: Seat, (): &mut (), number: usize) -> Option<Side> {
        self.action_at(number)
    }

    fn moves_of(&self, _: &Self::State, _: Seat, side: Side) -> Vec<usize> {
        vec![self.action_index(side)]
    }

    fn name_of_move(&self, number: usize) -> Option<String> {
        self.action_at(number).map(|side| side.name().to_owned())
    }

    fn layout(&self) -> Layout {
        Layout::default()
            .with("wins", &[2], "The turns that each has won.")
            .with("left", &[1], "How many more turns the one who is ahead needs.")
            .with("matcher", &[2], "Who wants the pennies to match.")
            .with("owing", &[2], OWING)
            .with("laid", &[2], "The own penny: heads, tails; nothing before it is laid.")
    }

    fn observe(&self, state: &Self::State, seat: Seat, (): (), into: &mut [u8]) {
        let (glance, around) = (self.glance(state, Viewer::Seat(seat)), Around::<2>::new(seat));
        let mut row = Row(into);
        row.numbers(around.iter().map(|seat| glance.wins()[seat.index()]));
        row.number(self.options().wins - glance.wins().into_iter().max().unwrap_or(0));
        around.write(&mut row, glance.matcher());
        let owing = self.to_act(state).seats();
        around.write(&mut row, if owing.contains(seat) { table::Seats::all(2) } else { owing }.iter());
        row.one_of(
            Side::ALL.len(),
            match glance.penny(seat) {
                Penny::Known(side) => Some(side as usize),
                Penny::NotLaid | Penny::FaceDown => None,
            },
        );
    }
}
