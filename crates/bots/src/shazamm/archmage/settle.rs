//! How a turn ends once everything lies open.

use shazamm::{RED, State};
use table::{Game as _, Legal as _, Silent, ToAct};

use super::worth::Appraiser;

/// What a position after the reveal is worth to Red, if both decide for the best what spells ask of them.
pub(super) fn settled(appraiser: &mut Appraiser<'_>, state: &State) -> f64 {
    let game = appraiser.game();
    let seat = match game.to_act(state) {
        ToAct::Seats(seats) if seats.len() == 1 => seats.first(),
        _ => None,
    };
    let Some(seat) = seat else { return appraiser.value(state) };
    let legal = game.legal(state, seat);
    let values = legal.iter().map(|action| {
        let mut after = state.clone();
        game.apply_unchecked(&mut after, seat, action, &mut Silent);
        settled(appraiser, &after)
    });
    if seat == RED { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
}
