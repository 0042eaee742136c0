//! Recycling: changes the own bet by up to five (S7.6).

use table::{Listener, Seat};

use crate::commitment::{Bet, Change};
use crate::fact::Fact;
use crate::mana::Mana;
use crate::resolution::Then;
use crate::state::State;
use crate::turn::{Question, Turn};

/// The owner is asked, unless the last mana leaves no choice.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(
    state: &State,
    turn: &mut Turn,
    seat: Seat,
    listener: &mut L,
) -> Then {
    let (lowest, highest) = changes(turn.bets[seat], state.players[seat].mana);
    if lowest == highest {
        change(turn, seat, Change::NONE, listener);
        return Then::GoOn;
    }
    Then::Ask(Question::Recycling { seat })
}

/// How far the bet may go down and up: it stays within 1 and the reserve.
#[inline]
pub(crate) fn changes(bet: Bet, mana: Mana) -> (i8, i8) {
    let (bet, mana) = (bet.mana() as i8, mana.left() as i8);
    ((1 - bet).max(-Change::FURTHEST), (mana - bet).min(Change::FURTHEST))
}

/// The owner changes the bet; it is fought with and paid.
#[inline]
pub(crate) fn change<L: Listener<Fact>>(turn: &mut Turn, seat: Seat, change: Change, listener: &mut L) {
    if let Some(bet) = turn.bets[seat].changed(change) {
        turn.bets[seat] = bet;
        listener.tell(|| Fact::Recycled { seat, change, bet });
    }
}
