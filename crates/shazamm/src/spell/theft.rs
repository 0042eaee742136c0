//! Theft: takes what the opponent has still to resolve (S7.3).

use table::{Listener, Seat};

use crate::both::opponent;
use crate::card::Spell;
use crate::casting::Casting;
use crate::fact::Fact;
use crate::resolution::Then;
use crate::turn::{Question, Turn};

/// All that the opponent has left to resolve has a number above 3, the copy of a Clone included: it passes to the
/// thief, who is asked about each.
#[inline]
pub(crate) fn resolve<L: Listener<Fact>>(turn: &mut Turn, seat: Seat, listener: &mut L) -> Then {
    let spells = turn.casting[opponent(seat)].take_all();
    listener.tell(|| Fact::Stole { seat, spells });
    ask(seat, spells)
}

/// Asks about the next of the stolen spells, in ascending order.
#[inline]
pub(crate) fn ask(seat: Seat, mut stolen: Casting) -> Then {
    match stolen.spells().lowest_spell() {
        None => Then::GoOn,
        Some(spell) => {
            stolen.take(spell);
            Then::Ask(Question::Theft { seat, spell, then: stolen })
        }
    }
}

/// The thief uses a stolen spell as the own, at its number, or discards it.
#[inline]
pub(crate) fn decide<L: Listener<Fact>>(
    turn: &mut Turn,
    seat: Seat,
    spell: Spell,
    uses: bool,
    listener: &mut L,
) {
    if uses {
        turn.casting[seat].add(spell);
        listener.tell(|| Fact::UsedStolen { seat, spell });
    } else {
        listener.tell(|| Fact::DiscardedStolen { seat, spell });
    }
}
