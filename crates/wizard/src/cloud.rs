//! The Cloud (W8.7): who wins its trick changes the own prediction by one.

use table::{Audience, Listener, Seat, Seats};

use crate::action::Change;
use crate::face::{Face, FaceKind};
use crate::fact::Fact;
use crate::game::Predictions;
use crate::state::State;

/// Whether the cards of a trick make its winner change the own prediction.
pub(crate) fn clouds(faces: &[Face]) -> bool {
    faces.iter().any(|face| matches!(face.kind(), FaceKind::Cloud(_)))
}

/// The winner changes the prediction. Where predictions are secret, others see that, not how.
pub(crate) fn change<L: Listener<Fact>>(
    state: &mut State,
    predictions: Predictions,
    seat: Seat,
    change: Change,
    listener: &mut L,
) {
    let own = &mut state.predictions[seat.index()];
    *own = change.of(*own).unwrap_or(*own);
    let prediction = *own;
    state.changed = Some(seat);
    let told = || Fact::Changed { seat, change, prediction };
    if predictions == Predictions::Secret {
        listener.hear(Audience::only(seat), told);
        listener.hear(Audience::everyone_but(Seats::only(seat)), || Fact::ChangedSecretly { seat });
    } else {
        listener.tell(told);
    }
}
