//! Boost: strength +7 (S7.7).

use table::{Listener, Seat};

use crate::fact::Fact;
use crate::movement::Strength;

/// The cost stays the bet.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(seat: Seat, strength: &mut Strength, listener: &mut L) {
    strength.0 += 7;
    listener.tell(|| Fact::Boost { seat, strength: *strength });
}
