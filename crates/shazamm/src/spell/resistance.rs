//! Resistance: the movement towards this player does not happen (S7.11).

use table::{Listener, Seat};

use crate::fact::Fact;
use crate::movement::Movement;

/// A movement towards the opponent goes on.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(seat: Seat, movement: &mut Movement, listener: &mut L) {
    let resisted = movement.towards == Some(seat);
    if resisted {
        movement.towards = None;
    }
    listener.tell(|| Fact::Resistance { seat, resisted });
}
