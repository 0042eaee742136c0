//! Sore Loser: who lost ground does not pay (S7.12).

use table::{Listener, Seat};

use crate::fact::Fact;

/// Answers whether the bet is spared: only if the turn's movement brought the wall nearer to this player.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(seat: Seat, moved: Option<Seat>, listener: &mut L) -> bool {
    let spared = moved == Some(seat);
    listener.tell(|| Fact::SoreLoser { seat, spared });
    spared
}
