//! Who Wins Loses: the movement is reversed (S7.9).

use table::{Listener, Seat};

use crate::both::opponent;
use crate::fact::Fact;
use crate::movement::Movement;

/// No movement stays no movement.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(seat: Seat, movement: &mut Movement, listener: &mut L) {
    movement.towards = movement.towards.map(opponent);
    let towards = movement.towards;
    listener.tell(|| Fact::WhoWinsLoses { seat, towards });
}
