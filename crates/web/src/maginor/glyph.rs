//! A sign for each of the ten spells, drawn in the colour of the text.

use games::maginor::Spell;
use markup::prelude::*;

/// Draws the sign of a spell.
pub(super) fn glyph(spell: Spell) -> Markup {
    view! { <svg class="mag-glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=path(spell) /></svg> }
}

/// The sign of a sorcery card: a wand and its sparks.
pub(super) fn sorcery_glyph() -> Markup {
    let path = "M4 20L14 10M12 8l4 4M17 2v4M15 4h4M20 10v4M18 12h4M7 3v4M5 5h4";
    view! { <svg class="mag-glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=path /></svg> }
}

fn path(spell: Spell) -> &'static str {
    match spell {
        // A card that comes back.
        Spell::Retrieval => "M11 4h9v16h-9zM8 8l-5 4 5 4M3 12h12",
        // A wand that is whole again.
        Spell::Restoration => "M4 13a8 8 0 1 0 3-7M4 3v5h5M12 9v6M9 12h6",
        // A crown.
        Spell::Domination => "M4 18h16M4 15L3 6l5 4 4-6 4 6 5-4-1 9z",
        // One for another.
        Spell::Persuasion => "M4 9h13M13 4.5L17.5 9 13 13.5M20 16H7M11 11.5L6.5 16l4.5 4.5",
        // An eye.
        Spell::Telekinesis => "M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
        // A gate that one goes through.
        Spell::Teleportation => "M13 3c5 0 8 4 8 9s-3 9-8 9-5-4-5-9 0-9 5-9zM2 12h11M9.5 8.5L13 12l-3.5 3.5",
        // A bell.
        Spell::Summoning => "M5 18h14c-2-2-2-4-2-7a5 5 0 0 0-10 0c0 3 0 5-2 7zM10 21h4M12 3v3",
        // Upside down.
        Spell::Reversal => "M8 20V5M3.5 9.5L8 4.5l4.5 5M16 4v15M11.5 14.5l4.5 5 4.5-5",
        // A cauldron.
        Spell::GoldenCauldron => {
            "M3 9h18M5 9c-2 6 1 11 7 11s9-5 7-11M7 19l-2 3M17 19l2 3M9 5c0-1 1-1 1-3M14 6c0-2 1-2 1-3"
        }
        // A wizard's hat.
        Spell::HighWizard => {
            "M2 19c3-2.5 17-2.5 20 0-3 3-17 3-20 0zM6 17.5C8 12 9 6 16 2.5c-1.5 4 .5 10 2 15M12 9.5v4M10 11.5h4"
        }
    }
}
