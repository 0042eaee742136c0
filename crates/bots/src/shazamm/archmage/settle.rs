//! How a turn ends once everything lies open.

use std::cmp::Ordering;

use games::shazamm::{Action, Legal, RED, State, opponent};
use table::{Game as _, Legal as _, Seat, Silent, ToAct};

use super::worth::Appraiser;
use crate::shazamm::outlook::{strength, turn};

/// What a position after the reveal is worth to Red, if both decide for the best what spells ask of them.
pub(super) fn settled(appraiser: &mut Appraiser<'_>, state: &State) -> f64 {
    let game = appraiser.game();
    let seat = match game.to_act(state) {
        ToAct::Seats(seats) if seats.len() == 1 => seats.first(),
        _ => None,
    };
    let Some(seat) = seat else { return appraiser.value(state) };
    let legal = game.legal(state, seat);
    let mut best = if seat == RED { 0.0 } else { 1.0 };
    let mut last = None;
    for action in legal.iter() {
        if let Legal::Recycle { .. } = legal {
            // Of bets that move the fire alike, the lowest is the best, and it comes first.
            let order = order(appraiser, state, seat, action);
            if order.is_some() && order == last {
                continue;
            }
            last = order;
        }
        let mut after = state.clone();
        game.apply_unchecked(&mut after, seat, action, &mut Silent);
        let value = settled(appraiser, &after);
        best = if seat == RED { f64::max(best, value) } else { f64::min(best, value) };
    }
    best
}

/// Who is stronger after a change of the bet.
fn order(appraiser: &Appraiser<'_>, state: &State, seat: Seat, action: Action) -> Option<Ordering> {
    let view = appraiser.game().oracle(state);
    let (turn, them) = (turn(&view)?, opponent(seat));
    let Action::Recycle(change) = action else { return None };
    let bet = turn.bets[seat].changed(change)?;
    let own = strength(bet.mana(), turn.casting[seat]);
    Some(own.cmp(&strength(turn.bets[them].mana(), turn.casting[them])))
}
