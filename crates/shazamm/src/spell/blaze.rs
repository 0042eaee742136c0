//! Blaze: the wall moves two tiles (S7.10).

use table::{Listener, Seat};

use crate::fact::Fact;
use crate::movement::Movement;

/// The bridge stops the wall on a wizard's tile.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(seat: Seat, movement: &mut Movement, listener: &mut L) {
    movement.tiles = 2;
    listener.tell(|| Fact::Blaze { seat });
}
