//! Clone: takes a spell of the opponent's previous turn (S7.2).

use table::{Listener, Seat};

use crate::both::opponent;
use crate::card::Spell;
use crate::fact::Fact;
use crate::resolution::Then;
use crate::state::State;
use crate::turn::{Copied, Question, Turn};

/// The owner is asked, where there is something to take.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(state: &State, seat: Seat, listener: &mut L) -> Then {
    let from = state.players[opponent(seat)].on_show;
    if from.is_empty() {
        listener.tell(|| Fact::NothingToClone { seat });
        return Then::GoOn;
    }
    Then::Ask(Question::Clone { seat, from })
}

/// The owner takes a spell, or none.
#[inline]
pub(crate) fn take<L: Listener<Fact>>(turn: &mut Turn, seat: Seat, choice: Option<Spell>, listener: &mut L) {
    listener.tell(|| Fact::Cloned { seat, spell: choice });
    let Some(spell) = choice else { return };
    turn.copied = Some(Copied { seat, spell });
    // The same spell on the other side cancels, one for one.
    if turn.casting[opponent(seat)].take(spell) {
        listener.tell(|| Fact::CopyCancelled { seat, spell });
        return;
    }
    // A copied Clone does nothing. The lowest number comes next, so that a copied Mutism acts at once.
    if spell != Spell::Clone {
        turn.casting[seat].add(spell);
    }
}
