//! How Shazamm! is learnt.

use locale::{Texts, msg};
use markup::prelude::*;
use shazamm::{Shazamm, Spell, Variant};
use telling::shazamm::{about_card, about_variant, card_title, variant_name};

use super::{Chapter, Entry, Taught};
use crate::board::Board as _;
use crate::play::Lesson;
use crate::shazamm::pictures;

impl Taught for Shazamm {
    const FIRST_GAME: &'static str = include_str!("records/shazamm.txt");

    fn lessons() -> Vec<Lesson> {
        lessons()
    }

    fn chapters() -> Vec<Chapter> {
        vec![
            Chapter::new("aim", msg!("rules-chapter-aim"), msg!("rules-shazamm-aim"))
                .showing(Shazamm::picture),
            Chapter::new("turn", msg!("rules-chapter-turn"), msg!("rules-shazamm-turn"))
                .showing(pictures::turn)
                .telling(msg!("picture-shazamm-turn")),
            Chapter::new("spells", msg!("rules-chapter-spells"), msg!("rules-shazamm-spells"))
                .listing(spells),
            Chapter::new("round-end", msg!("rules-chapter-round-end"), msg!("rules-shazamm-round-end"))
                .showing(pictures::round_end)
                .telling(msg!("picture-shazamm-round-end")),
            Chapter::new("game-end", msg!("rules-chapter-game-end"), msg!("rules-shazamm-game-end"))
                .showing(pictures::game_end)
                .telling(msg!("picture-shazamm-game-end")),
            Chapter::new("variants", msg!("rules-chapter-variants"), msg!("rules-shazamm-variants"))
                .listing(variants),
        ]
    }
}

/// What is said after how many steps of the record.
fn lessons() -> Vec<Lesson> {
    vec![
        Lesson { at: 0, text: msg!("first-shazamm-welcome") },
        Lesson { at: 1, text: msg!("first-shazamm-hand") },
        Lesson { at: 2, text: msg!("first-shazamm-first-bet") },
        Lesson { at: 3, text: msg!("first-shazamm-pushed") },
        Lesson { at: 4, text: msg!("first-shazamm-low-bet") },
        Lesson { at: 5, text: msg!("first-shazamm-cheap") },
        Lesson { at: 6, text: msg!("first-shazamm-boost") },
        Lesson { at: 8, text: msg!("first-shazamm-resist") },
        Lesson { at: 9, text: msg!("first-shazamm-resisted") },
        Lesson { at: 10, text: msg!("first-shazamm-last-bet") },
        Lesson { at: 11, text: msg!("first-shazamm-round-over") },
        Lesson { at: 12, text: msg!("first-shazamm-done") },
    ]
}

fn spells(texts: &Texts) -> Vec<Entry> {
    Spell::ALL
        .map(|spell| (pictures::spell(spell), card_title(texts, spell), about_card(texts, spell)))
        .into()
}

fn variants(texts: &Texts) -> Vec<Entry> {
    Variant::ALL
        .map(|variant| (Markup::Nothing, variant_name(texts, variant), about_variant(texts, variant)))
        .into()
}
