//! End of Round: the round ends at once, and the bets have no effect (S7.4).

use table::{Listener, Seat};

use crate::card::Spell;
use crate::fact::Fact;
use crate::resolution::Then;
use crate::round::RoundEnd;
use crate::turn::Turn;

/// Higher numbers are lost.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(turn: &mut Turn, seat: Seat, listener: &mut L) -> Then {
    listener.tell(|| Fact::EndOfRound { seat });
    turn.lose_all(Spell::EndOfRound, listener);
    Then::EndRound(RoundEnd::EndOfRound(seat))
}
