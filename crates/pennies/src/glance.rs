//! A position in somebody's eyes.

use table::Seat;

use crate::{Pennies, Penny, Phase, State, View};

table::glance!(Pennies, State, View);

impl Glance<'_> {
    /// The wins so far.
    pub fn wins(self) -> [u8; 2] {
        self.state.wins
    }

    /// Who wants the pennies to match; nobody before that is named, and after the end.
    pub fn matcher(self) -> Option<Seat> {
        match self.state.phase {
            Phase::Laying { matcher, .. } => Some(matcher),
            Phase::Toss | Phase::Over => None,
        }
    }

    /// The penny of a seat. Until both lie there, only its owner knows which side is up.
    pub fn penny(self, seat: Seat) -> Penny {
        let Phase::Laying { laid, .. } = &self.state.phase else { return Penny::NotLaid };
        match laid.get(seat.index()).copied().flatten() {
            None => Penny::NotLaid,
            Some(side) if self.eyes.are(seat) => Penny::Known(side),
            Some(_) => Penny::FaceDown,
        }
    }

    /// Whether the game is over.
    pub fn is_over(self) -> bool {
        self.state.phase == Phase::Over
    }
}
