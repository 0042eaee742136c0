//! The rules of Shazamm!, chapter by chapter.

use games::shazamm::{Spell, Variant};
use locale::{Texts, msg, t};

use super::cards::{about_card, about_variant, card_key, card_title, variant_name};
use crate::rules::{Chapter, Thing};

pub(super) fn chapters() -> Vec<Chapter> {
    vec![
        Chapter::new("aim", msg!("rules-chapter-aim"), msg!("rules-shazamm-aim")),
        Chapter::new("turn", msg!("rules-chapter-turn"), msg!("rules-shazamm-turn")),
        Chapter::new("spells", msg!("rules-chapter-spells"), msg!("rules-shazamm-spells")).listing(spells),
        Chapter::new("round-end", msg!("rules-chapter-round-end"), msg!("rules-shazamm-round-end")),
        Chapter::new("game-end", msg!("rules-chapter-game-end"), msg!("rules-shazamm-game-end")),
        Chapter::new("variants", msg!("rules-chapter-variants"), msg!("rules-shazamm-variants"))
            .listing(variants),
    ]
}

fn spells(texts: &Texts) -> Vec<Thing> {
    let thing = |spell: Spell| {
        let key = card_key(spell);
        Thing {
            key,
            name: card_title(texts, spell),
            about: about_card(texts, spell),
            more: t!(texts, "rules-shazamm-spell", spell = key),
        }
    };
    Spell::ALL.map(thing).into()
}

fn variants(texts: &Texts) -> Vec<Thing> {
    let thing = |variant: Variant| Thing {
        key: variant.name(),
        name: variant_name(texts, variant),
        about: about_variant(texts, variant),
        more: t!(texts, "rules-shazamm-variant", variant = variant.name()),
    };
    Variant::ALL.map(thing).into()
}
