//! Middle: the wall returns to the tile on which it began this round (S7.5).

use table::{Listener, Seat};

use crate::fact::Fact;
use crate::resolution::Then;
use crate::state::State;

/// This is no movement of the turn: nothing resists it, and nobody loses by it.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(state: &mut State, seat: Seat, listener: &mut L) -> Then {
    state.bridge.return_wall();
    listener.tell(|| Fact::Middle { seat, wall: state.bridge.wall() });
    Then::GoOn
}
