//! Pennies as learners play it: a move is the side that is up.

use games::pennies::{Pennies, Penny, Side};
use table::{Game, Legal as _, Seat, Seats, Viewer};

use crate::layout::{OWING, parts};
use crate::row::{Around, Row, one_of};
use crate::{Layout, Learnable, MoveSet};

parts! {
    /// What is observed.
    struct Parts() {
        wins: [2] = "The turns that each has won.",
        left: [1] = "How many more turns the one who is ahead needs.",
        matcher: [2] = "Who wants the pennies to match.",
        owing: [2] = OWING,
        laid: [Side::ALL.len()] = "The own penny: heads, tails; nothing before it is laid.",
    }
}

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
        let mut layout = Layout::default();
        Parts::take(&mut layout);
        layout
    }

    fn observe(&self, state: &Self::State, seat: Seat, (): (), into: &mut [u8]) {
        let (glance, around) = (self.glance(state, Viewer::Seat(seat)), Around::<2>::new(seat));
        let parts = Parts::take(&mut Row::new(into));
        for (place, seat) in around.iter().enumerate() {
            parts.wins[place] = glance.wins()[seat.index()];
        }
        parts.left[0] = self.options().wins - glance.wins().into_iter().max().unwrap_or(0);
        around.write(glance.matcher(), parts.matcher);
        let owing = self.to_act(state).seats();
        around.write(if owing.contains(seat) { Seats::all(2) } else { owing }.iter(), parts.owing);
        let own = match glance.penny(seat) {
            Penny::Known(side) => Some(side as usize),
            Penny::NotLaid | Penny::FaceDown => None,
        };
        one_of(own, parts.laid);
    }
}
