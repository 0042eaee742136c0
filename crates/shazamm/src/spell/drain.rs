//! Drain: as much mana as the opponent bet, after paying (S7.14).

use table::{Listener, Seat};

use crate::both::opponent;
use crate::fact::Fact;
use crate::mana::Mana;
use crate::turn::Turn;

/// The opponent's bet counts as recycled, whatever its strength, and whether it was paid or not.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(turn: &Turn, seat: Seat, mana: &mut Mana, listener: &mut L) {
    let gain = turn.bets[opponent(seat)].mana();
    mana.gain(gain);
    listener.tell(|| Fact::Drain { seat, gain, mana: *mana });
}
