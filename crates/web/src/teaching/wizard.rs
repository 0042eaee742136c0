//! How Wizard is learnt.

use locale::{Texts, msg};
use markup::prelude::*;
use telling::wizard::{about_special, about_variant, special_name, variant_name};
use wizard::{Card, Special, Variant, Wizard};

use super::{Chapter, Entry, Taught};
use crate::board::Board as _;
use crate::play::Lesson;
use crate::wizard::pictures;

impl Taught for Wizard {
    const FIRST_GAME: &'static str = include_str!("records/wizard.txt");

    fn lessons() -> Vec<Lesson> {
        lessons()
    }

    fn chapters() -> Vec<Chapter> {
        vec![
            Chapter::new("aim", msg!("rules-chapter-aim"), msg!("rules-wizard-aim")).showing(Wizard::picture),
            Chapter::new("cards", msg!("rules-chapter-cards"), msg!("rules-wizard-cards"))
                .showing(pictures::kinds),
            Chapter::new("round", msg!("rules-chapter-round"), msg!("rules-wizard-round"))
                .showing(pictures::dealt)
                .telling(msg!("picture-wizard-round")),
            Chapter::new("predict", msg!("rules-chapter-predict"), msg!("rules-wizard-predict"))
                .showing(pictures::predicting)
                .telling(msg!("picture-wizard-predict")),
            Chapter::new("trick", msg!("rules-chapter-trick"), msg!("rules-wizard-trick"))
                .showing(pictures::trick)
                .telling(msg!("picture-wizard-trick")),
            Chapter::new("score", msg!("rules-chapter-score"), msg!("rules-wizard-score"))
                .showing(pictures::score)
                .telling(msg!("picture-wizard-score")),
            Chapter::new("specials", msg!("rules-chapter-specials"), msg!("rules-wizard-specials"))
                .listing(specials),
            Chapter::new("variants", msg!("rules-chapter-variants"), msg!("rules-wizard-variants"))
                .listing(variants),
        ]
    }
}

/// What is said after how many steps of the record.
fn lessons() -> Vec<Lesson> {
    vec![
        Lesson { at: 0, text: msg!("first-wizard-welcome") },
        Lesson { at: 2, text: msg!("first-wizard-trump") },
        Lesson { at: 2, text: msg!("first-wizard-predict-wizard") },
        Lesson { at: 5, text: msg!("first-wizard-lead-wizard") },
        Lesson { at: 8, text: msg!("first-wizard-scored") },
        Lesson { at: 11, text: msg!("first-wizard-predict-last") },
        Lesson { at: 14, text: msg!("first-wizard-follow") },
        Lesson { at: 15, text: msg!("first-wizard-lead-low") },
        Lesson { at: 18, text: msg!("first-wizard-ruffed") },
        Lesson { at: 20, text: msg!("first-wizard-predict-jester") },
        Lesson { at: 23, text: msg!("first-wizard-follow-yellow") },
        Lesson { at: 27, text: msg!("first-wizard-ruff") },
        Lesson { at: 28, text: msg!("first-wizard-lead-jester") },
        Lesson { at: 31, text: msg!("first-wizard-done") },
    ]
}

fn specials(texts: &Texts) -> Vec<Entry> {
    Special::ALL
        .map(|special| {
            let picture = pictures::shown(Card::special(special));
            (picture, special_name(texts, special), about_special(texts, special))
        })
        .into()
}

fn variants(texts: &Texts) -> Vec<Entry> {
    Variant::ALL
        .map(|variant| (Markup::Nothing, variant_name(texts, variant), about_variant(texts, variant)))
        .into()
}
