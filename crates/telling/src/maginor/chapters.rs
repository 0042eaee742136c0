//! The rules of Maginor, chapter by chapter.

use games::maginor::Spell;
use locale::{Texts, msg, t};

use super::names::{about_finish_the_roll, about_spell, finish_the_roll_name, spell_name};
use crate::rules::{Chapter, Thing};

pub(super) fn chapters() -> Vec<Chapter> {
    vec![
        Chapter::new("aim", msg!("rules-chapter-aim"), msg!("rules-maginor-aim")),
        Chapter::new("start", msg!("rules-chapter-start"), msg!("rules-maginor-start")),
        Chapter::new("turn", msg!("rules-chapter-turn"), msg!("rules-maginor-turn")),
        Chapter::new("vote", msg!("rules-chapter-vote"), msg!("rules-maginor-vote")),
        Chapter::new("duel", msg!("rules-chapter-duel"), msg!("rules-maginor-duel")),
        Chapter::new("maginor", msg!("rules-chapter-maginor"), msg!("rules-maginor-maginor")),
        Chapter::new("scoring", msg!("rules-chapter-scoring"), msg!("rules-maginor-scoring")),
        Chapter::new("spells", msg!("rules-chapter-spells"), msg!("rules-maginor-spells")).listing(spells),
        Chapter::new("game-end", msg!("rules-chapter-game-end"), msg!("rules-maginor-game-end")),
        Chapter::new("variants", msg!("rules-chapter-variants"), msg!("rules-maginor-variants"))
            .listing(variants),
    ]
}

fn spells(texts: &Texts) -> Vec<Thing> {
    let thing = |spell: Spell| Thing {
        key: spell.name(),
        name: spell_name(texts, spell),
        about: about_spell(texts, spell),
        more: t!(texts, "rules-maginor-spell", spell = spell.name()),
    };
    Spell::ALL.into_iter().map(thing).collect()
}

fn variants(texts: &Texts) -> Vec<Thing> {
    vec![Thing {
        key: "finish-the-roll",
        name: finish_the_roll_name(texts),
        about: about_finish_the_roll(texts),
        more: t!(texts, "rules-maginor-variant"),
    }]
}
