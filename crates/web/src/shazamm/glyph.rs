//! A sign for each of the fifteen cards, drawn in the colour of the text.

use games::shazamm::{Card, Spell};
use markup::prelude::*;

/// Draws the sign of a card.
pub(crate) fn glyph(card: Card) -> Markup {
    view! {
        <svg class="shz-glyph" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path(card) />
        </svg>
    }
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

fn path(card: Card) -> &'static str {
    let Card::Spell(spell) = card else {
        // A mask.
        return "M3.500 7c5.500-2.500 11.500-2.500 17 0 .5 6-3 10.500-8.500 12.500C6.500 17.500 3 13 3.500 7zM7 11c1.200-1 2.300-1 3.500 0M13.500 11c1.200-1 2.300-1 3.500 0";
    };
    match spell {
        // A face whose mouth is sewn up.
        Spell::Mutism => {
            "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.500 9.500h.1M15.500 9.500h.1M8 15.500h8M9.500 14v3M12 14v3M14.500 14v3"
        }
        // One card behind the other.
        Spell::Clone => "M4 9h10v12H4zM9 9V3h11v13h-6",
        // A hand that pulls a card over.
        Spell::Theft => "M14 3h7v13h-7M3 13c2-3 5-4 8-3l5-2M3 18c3 2 8 2 11-1l3-4M9.500 13.500l5-2",
        // An hourglass.
        Spell::EndOfRound => {
            "M6 3h12M6 21h12M7.500 3c0 5 3 6.500 4.500 9-1.500 2.500-4.500 4-4.500 9M16.500 3c0 5-3 6.500-4.500 9 1.500 2.500 4.500 4 4.500 9M10 18h4"
        }
        // Both sides push to the middle.
        Spell::Middle => {
            "M12 3v18M2.500 12H9M6 8.500L9.500 12 6 15.500M21.500 12H15M18 8.500L14.500 12l3.500 3.500"
        }
        // A wheel of two arrows.
        Spell::Recycling => {
            "M5 11a7 7 0 0 1 12.500-4L20 9.500M20 4v5.500h-5.500M19 13a7 7 0 0 1-12.500 4L4 14.500M4 20v-5.500h5.500"
        }
        // A fist of arrows upwards.
        Spell::Boost => "M12 21V9M6.500 13.500L12 8l5.500 5.500M6.500 8L12 2.500 17.500 8",
        // Two drops.
        Spell::DoubleDose => {
            "M8.500 3c3 4 5 7 5 10a5 5 0 0 1-10 0c0-3 2-6 5-10zM16 10c2.600 3.400 4.500 5.500 4.500 8a3.500 3.500 0 0 1-6 2.500"
        }
        // To and fro.
        Spell::WhoWinsLoses => "M3 8h15M14 3.500L18.500 8 14 12.500M21 16H6M10 11.500L5.500 16l4.500 4.500",
        // A flame within a flame.
        Spell::Blaze => {
            "M12.500 2c.5 4.500 6.500 7 6.500 12.500a7 7 0 0 1-14 0c0-3.500 2.500-4.500 3-8 1.700 1 2.300 2.300 2.500 4 1.700-2 2.500-5 2-8.500zM12 21a3 3 0 0 1-3-3c0-1.800 2-2.500 3-4.500 1 2 3 2.700 3 4.500a3 3 0 0 1-3 3z"
        }
        // A shield.
        Spell::Resistance => "M12 2.500l8 3v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6zM12 7v9M8 11h8",
        // A coin that is not paid.
        Spell::SoreLoser => {
            "M12 4.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zM3 21L21 3M9.500 9.500l5 5"
        }
        // A chest.
        Spell::Reserves => "M3 11h18v9H3zM4.500 11c0-4.500 3-7 7.500-7s7.500 2.500 7.500 7M10 13.500h4v3h-4z",
        // A whirl.
        Spell::Drain => {
            "M12 12.500a1.500 1.500 0 1 1 1.500 1.500c-3 0-4.500-2-4.500-4 0-3 2.500-4.500 5-4.500 4 0 6 3 6 6 0 5-4 8-8 8-5 0-8.500-3.500-8.500-8.500 0-3 1-5.500 3-7.500"
        }
    }
}
