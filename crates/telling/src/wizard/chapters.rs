//! The rules of Wizard, chapter by chapter.

use games::wizard::{Special, Variant};
use locale::{Texts, msg, t};

use super::cards::{about_special, about_variant, special_name, variant_name};
use crate::rules::{Chapter, Thing};

pub(super) fn chapters() -> Vec<Chapter> {
    vec![
        Chapter::new("aim", msg!("rules-chapter-aim"), msg!("rules-wizard-aim")),
        Chapter::new("cards", msg!("rules-chapter-cards"), msg!("rules-wizard-cards")),
        Chapter::new("round", msg!("rules-chapter-round"), msg!("rules-wizard-round")),
        Chapter::new("predict", msg!("rules-chapter-predict"), msg!("rules-wizard-predict")),
        Chapter::new("trick", msg!("rules-chapter-trick"), msg!("rules-wizard-trick")),
        Chapter::new("score", msg!("rules-chapter-score"), msg!("rules-wizard-score")),
        Chapter::new("specials", msg!("rules-chapter-specials"), msg!("rules-wizard-specials"))
            .listing(specials),
        Chapter::new("variants", msg!("rules-chapter-variants"), msg!("rules-wizard-variants"))
            .listing(variants),
    ]
}

fn specials(texts: &Texts) -> Vec<Thing> {
    let thing = |special: Special| Thing {
        key: special.name(),
        name: special_name(texts, special),
        about: about_special(texts, special),
        more: t!(texts, "rules-wizard-special", special = special.name()),
    };
    Special::ALL.map(thing).into()
}

fn variants(texts: &Texts) -> Vec<Thing> {
    let thing = |variant: Variant| Thing {
        key: variant.name(),
        name: variant_name(texts, variant),
        about: about_variant(texts, variant),
        more: t!(texts, "rules-wizard-variant", variant = variant.name()),
    };
    Variant::ALL.map(thing).into()
}
