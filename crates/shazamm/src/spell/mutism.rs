//! Mutism: every other spell is lost until the end of the round (S7.1).

use table::{Listener, Seat};

use crate::card::Spell;
use crate::fact::Fact;
use crate::resolution::Then;
use crate::state::State;
use crate::turn::Turn;

/// Everything that is still to be resolved has a higher number. Later turns find `muted` at their reveal.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(
    state: &mut State,
    turn: &mut Turn,
    seat: Seat,
    listener: &mut L,
) -> Then {
    state.muted = true;
    listener.tell(|| Fact::Mutism { seat });
    turn.lose_all(Spell::Mutism, listener);
    Then::GoOn
}
