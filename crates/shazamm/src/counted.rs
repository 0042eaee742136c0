//! Cards that are laid and counted before the bets (S6.3). These steps stay functions of their own, so that tables without
//! them are as fast as they can be.

use table::{Audience, Listener, Seat, Seats};

use crate::both::{Both, GREEN, RED};
use crate::card_set::CardSet;
use crate::commitment::{Bet, Commitment};
use crate::fact::Fact;
use crate::game::Shazamm;
use crate::resolution;
use crate::state::{Phase, State};

/// A player lays cards face down. When both have, everybody sees how many there are.
#[inline(never)]
pub(crate) fn lay<L: Listener<Fact>>(
    state: &mut State,
    mut laid: Both<Option<CardSet>>,
    seat: Seat,
    cards: CardSet,
    listener: &mut L,
) {
    laid[seat] = Some(cards);
    listener.hear(Audience::only(seat), || Fact::Laid { seat, cards });
    listener.hear(Audience::everyone_but(Seats::only(seat)), || Fact::LaidSecretly { seat });
    state.phase = match (laid[RED], laid[GREEN]) {
        (Some(red), Some(green)) => {
            let laid = Both::new(red, green);
            listener.tell(|| Fact::Counted { counts: laid.map(|cards| cards.len() as u8) });
            Phase::Betting { laid, bets: Both::default() }
        }
        _ => Phase::Laying { laid },
    };
}

/// A player bets, with the cards on the table. When both have, all is revealed.
#[inline(never)]
pub(crate) fn bet<L: Listener<Fact>>(
    game: &Shazamm,
    state: &mut State,
    laid: Both<CardSet>,
    mut bets: Both<Option<Bet>>,
    (seat, bet): (Seat, Bet),
    listener: &mut L,
) {
    bets[seat] = Some(bet);
    resolution::tell_committed(seat, Commitment { bet, cards: laid[seat] }, listener);
    if let (Some(red), Some(green)) = (bets[RED], bets[GREEN]) {
        let bets = Both::new(red, green);
        let revealed = Both::from_fn(|seat| Commitment { bet: bets[seat], cards: laid[seat] });
        resolution::reveal(game, state, revealed, listener);
    } else {
        state.phase = Phase::Betting { laid, bets };
    }
}
