//! Reserves: 13 mana after paying (S7.13).

use table::{Listener, Seat};

use crate::fact::Fact;
use crate::mana::Mana;

const RESERVES: u8 = 13;

/// The reserve stays within 50.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(seat: Seat, mana: &mut Mana, listener: &mut L) {
    mana.gain(RESERVES);
    listener.tell(|| Fact::Reserves { seat, gain: RESERVES, mana: *mana });
}
