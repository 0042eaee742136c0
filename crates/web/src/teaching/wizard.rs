//! How Wizard is learnt.

use locale::msg;
use wizard::Wizard;

use super::{Chapter, Taught};
use crate::play::Lesson;

impl Taught for Wizard {
    fn first_game() -> (&'static str, Vec<Lesson>) {
        (include_str!("records/wizard.txt"), lessons())
    }

    fn chapters() -> Vec<Chapter> {
        vec![
            Chapter {
                key: "aim",
                title: msg!("rules-chapter-aim"),
                text: msg!("rules-wizard-aim"),
                picture: None,
            },
            Chapter {
                key: "cards",
                title: msg!("rules-chapter-cards"),
                text: msg!("rules-wizard-cards"),
                picture: None,
            },
            Chapter {
                key: "round",
                title: msg!("rules-chapter-round"),
                text: msg!("rules-wizard-round"),
                picture: None,
            },
            Chapter {
                key: "trick",
                title: msg!("rules-chapter-trick"),
                text: msg!("rules-wizard-trick"),
                picture: None,
            },
            Chapter {
                key: "score",
                title: msg!("rules-chapter-score"),
                text: msg!("rules-wizard-score"),
                picture: None,
            },
            Chapter {
                key: "specials",
                title: msg!("rules-chapter-specials"),
                text: msg!("rules-wizard-specials"),
                picture: None,
            },
            Chapter {
                key: "variants",
                title: msg!("rules-chapter-variants"),
                text: msg!("rules-wizard-variants"),
                picture: None,
            },
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
