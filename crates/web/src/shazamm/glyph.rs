//! A picture for each of the fifteen cards.

use games::shazamm::{Card, Spell};
use markup::prelude::*;

/// Draws the picture of a card.
pub(crate) fn glyph(card: Card) -> Markup {
    view! { <span class="shz-glyph" aria-hidden="true" inner_html=drawing(card)></span> }
}

/// When a card works: before the strengths, on them, on the movement, or on the reserve.
pub(crate) fn family(card: Card) -> &'static str {
    match card {
        Card::Dummy => "nothing",
        Card::Spell(Spell::Boost | Spell::DoubleDose | Spell::Recycling) => "strength",
        Card::Spell(Spell::WhoWinsLoses | Spell::Blaze | Spell::Resistance | Spell::Middle) => "movement",
        Card::Spell(Spell::SoreLoser | Spell::Reserves | Spell::Drain) => "mana",
        Card::Spell(Spell::Mutism | Spell::Clone | Spell::Theft | Spell::EndOfRound) => "spells",
    }
}

/// The drawing, which says itself how large it is.
fn drawing(card: Card) -> &'static str {
    let Card::Spell(spell) = card else {
        return include_str!("art/dummy.svg");
    };
    match spell {
        Spell::Mutism => include_str!("art/mutism.svg"),
        Spell::Clone => include_str!("art/clone.svg"),
        Spell::Theft => include_str!("art/theft.svg"),
        Spell::EndOfRound => include_str!("art/end-of-round.svg"),
        Spell::Middle => include_str!("art/middle.svg"),
        Spell::Recycling => include_str!("art/recycling.svg"),
        Spell::Boost => include_str!("art/boost.svg"),
        Spell::DoubleDose => include_str!("art/double-dose.svg"),
        Spell::WhoWinsLoses => include_str!("art/who-wins-loses.svg"),
        Spell::Blaze => include_str!("art/blaze.svg"),
        Spell::Resistance => include_str!("art/resistance.svg"),
        Spell::SoreLoser => include_str!("art/sore-loser.svg"),
        Spell::Reserves => include_str!("art/reserves.svg"),
        Spell::Drain => include_str!("art/drain.svg"),
    }
}
