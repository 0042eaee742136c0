//! The Juggler (W8.6): after its trick everyone passes a card to the left, all at once.

use table::{Audience, Listener, MAX_SEATS, Seat, Seats};

use crate::card::Card;
use crate::face::{Face, FaceKind};
use crate::fact::Fact;
use crate::state::{Pass, Passing, State};

/// Whether the cards of a trick make everyone pass one.
pub(crate) fn juggles(faces: &[Face]) -> bool {
    faces.iter().any(|face| matches!(face.kind(), FaceKind::Juggler(_)))
}

/// The choice of a card, before anything was chosen.
pub(crate) fn begin(leader: Seat, then_change: bool) -> Passing {
    Passing { chosen: [None; MAX_SEATS], leader, then_change }
}

/// A player chooses. Others learn only that it was done.
pub(crate) fn choose<L: Listener<Fact>>(passing: &mut Passing, seat: Seat, card: Card, listener: &mut L) {
    passing.chosen[seat.index()] = Some(card);
    listener.hear(Audience::only(seat), || Fact::PassChosenCard { seat, card });
    listener.hear(Audience::everyone_but(Seats::only(seat)), || Fact::PassChosen { seat });
}

/// All have chosen: the cards go to the left together, so none goes on twice.
pub(crate) fn pass<L: Listener<Fact>>(state: &mut State, passing: &Passing, seats: usize, listener: &mut L) {
    let mut given = [Card::JESTER; MAX_SEATS];
    for seat in Seat::all(seats) {
        if let Some(card) = passing.chosen[seat.index()] {
            given[seat.index()] = card;
            state.hands[seat.index()].remove(card);
        }
    }
    for from in Seat::all(seats) {
        let (to, card) = (from.left(seats), given[from.index()]);
        state.hands[to.index()].insert(card);
        let both = [from, to].into_iter().collect();
        listener.hear(Audience::seats(both), || Fact::Passed { from, to, card });
    }
    state.pass = Some(Pass { after: state.tricks.begun() as u8, given });
}
