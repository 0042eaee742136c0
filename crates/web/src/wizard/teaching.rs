//! How Wizard is learnt.

use games::wizard::{Card, Special, Wizard};
use locale::msg;
use markup::prelude::*;

use super::pictures;
use crate::board::Board as _;
use crate::play::Lesson;
use crate::teaching::{Illustration, Taught, stop};

impl Taught for Wizard {
    const FIRST_GAME: &'static str = include_str!("records/first-game.txt");

    fn lessons() -> Vec<Lesson> {
        lessons()
    }

    fn illustrations(chapter: &str) -> Vec<Illustration> {
        match chapter {
            "aim" => vec![Illustration::Picture(Wizard::picture, None)],
            "cards" => vec![Illustration::Picture(pictures::kinds, None)],
            "round" => vec![Illustration::Picture(pictures::dealt, Some(msg!("picture-wizard-round")))],
            "predict" => {
                vec![Illustration::Picture(pictures::predicting, Some(msg!("picture-wizard-predict")))]
            }
            "trick" => vec![Illustration::Example(vec![
                stop(|| pictures::trick(16), msg!("example-wizard-trick-1")),
                stop(|| pictures::trick(17), msg!("example-wizard-trick-2")),
                stop(|| pictures::trick(18), msg!("example-wizard-trick-3")),
            ])],
            "score" => vec![Illustration::Example(vec![
                stop(|| pictures::score(8), msg!("example-wizard-score-1")),
                stop(|| pictures::score(18), msg!("example-wizard-score-2")),
            ])],
            _ => Vec::new(),
        }
    }

    fn thing(_chapter: &str, key: &str) -> Markup {
        let special = Special::ALL.into_iter().find(|special| special.name() == key);
        special.map_or(Markup::Nothing, |special| pictures::shown(Card::special(special)))
    }
}

/// What is said after how many steps of the record.
fn lessons() -> Vec<Lesson> {
    vec![
        Lesson { at: 0, text: msg!("first-wizard-welcome"), points: "" },
        Lesson { at: 2, text: msg!("first-wizard-trump"), points: ".wz-trump" },
        Lesson {
            at: 2,
            text: msg!("first-wizard-predict-wizard"),
            points: ".wz-held-card, .wz-offer li:nth-child(2)",
        },
        Lesson { at: 5, text: msg!("first-wizard-signs"), points: ".wz-standing, .wz-deck" },
        Lesson { at: 5, text: msg!("first-wizard-lead-wizard"), points: ".wz-held-card" },
        Lesson { at: 8, text: msg!("first-wizard-scored"), points: ".wz-own-plate .wz-points" },
        Lesson { at: 11, text: msg!("first-wizard-predict-last"), points: ".wz-offer li:nth-child(2)" },
        Lesson {
            at: 14,
            text: msg!("first-wizard-follow"),
            points: ".wz-hand li:nth-child(1) .wz-held-card",
        },
        Lesson { at: 15, text: msg!("first-wizard-lead-low"), points: ".wz-held-card" },
        Lesson { at: 18, text: msg!("first-wizard-ruffed"), points: ".wz-wins" },
        Lesson { at: 20, text: msg!("first-wizard-predict-jester"), points: ".wz-offer li:nth-child(2)" },
        Lesson {
            at: 23,
            text: msg!("first-wizard-follow-yellow"),
            points: ".wz-hand li:nth-child(2) .wz-held-card",
        },
        Lesson { at: 27, text: msg!("first-wizard-ruff"), points: ".wz-hand li:nth-child(2) .wz-held-card" },
        Lesson { at: 28, text: msg!("first-wizard-lead-jester"), points: ".wz-held-card" },
        Lesson { at: 31, text: msg!("first-wizard-done"), points: ".wz-standing" },
    ]
}
