//! How a turn ends once everything lies open.

use shazamm::{RED, Shazamm, State};
use table::{Game as _, Legal as _, Silent, ToAct};

use super::worth::Worth;

/// What a position after the reveal is worth to Red, if both decide for the best what spells ask of them.
pub(super) fn settled(game: &Shazamm, worth: &Worth, state: &State) -> f64 {
    let seat = match game.to_act(state) {
        ToAct::Seats(seats) if seats.len() == 1 => seats.first(),
        _ => None,
    };
    let Some(seat) = seat else { return worth.value(game, state) };
    let legal = game.legal(state, seat);
    let values = legal.iter().map(|action| {
        let mut after = state.clone();
        game.apply_unchecked(&mut after, seat, action, &mut Silent);
        settled(game, worth, &after)
    });
    if seat == RED { values.fold(0.0, f64::max) } else { values.fold(1.0, f64::min) }
}
