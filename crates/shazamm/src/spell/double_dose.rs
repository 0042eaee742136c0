//! Double Dose: strength ×2, a Boost included (S7.8).

use table::{Listener, Seat};

use crate::fact::Fact;
use crate::movement::Strength;

/// The cost stays the bet.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(seat: Seat, strength: &mut Strength, listener: &mut L) {
    strength.0 *= 2;
    listener.tell(|| Fact::DoubleDose { seat, strength: *strength });
}
