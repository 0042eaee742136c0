//! The Werewolf (W8.5): its holder swaps it for the card turned up and names trump, before anybody predicts.

use table::{Listener, Seat};

use crate::card::{Card, Suit};
use crate::fact::Fact;
use crate::special::Special;
use crate::state::{Phase, State};

/// Who was dealt the Werewolf.
pub(crate) fn holder(state: &State, seats: usize) -> Option<Seat> {
    Seat::all(seats).find(|seat| state.hands[seat.index()].contains(Card::special(Special::Werewolf)))
}

/// The holder swaps the card and names trump, in place of the dealer.
pub(crate) fn swap<L: Listener<Fact>>(
    state: &mut State,
    holder: Seat,
    trump: Option<Suit>,
    listener: &mut L,
) {
    let werewolf = Card::special(Special::Werewolf);
    // W8.5, W3.2: a table with special cards always has a card to turn up.
    if let Some(took) = state.turned_up.replace(werewolf) {
        let hand = &mut state.hands[holder.index()];
        hand.remove(werewolf);
        hand.insert(took);
        state.took = Some((holder, took));
        listener.tell(|| Fact::Werewolf { seat: holder, took });
    }
    state.trump = trump;
    listener.tell(|| Fact::Trump { trump, by: Some(holder) });
    state.phase = Phase::Predicting;
}
