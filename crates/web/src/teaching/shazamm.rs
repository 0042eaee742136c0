//! How Shazamm! is learnt.

use locale::msg;
use shazamm::Shazamm;

use super::{Chapter, Taught};
use crate::play::Lesson;

impl Taught for Shazamm {
    fn first_game() -> (&'static str, Vec<Lesson>) {
        (include_str!("records/shazamm.txt"), lessons())
    }

    fn chapters() -> Vec<Chapter> {
        vec![
            Chapter {
                key: "aim",
                title: msg!("rules-chapter-aim"),
                text: msg!("rules-shazamm-aim"),
                picture: None,
            },
            Chapter {
                key: "turn",
                title: msg!("rules-chapter-turn"),
                text: msg!("rules-shazamm-turn"),
                picture: None,
            },
            Chapter {
                key: "spells",
                title: msg!("rules-chapter-spells"),
                text: msg!("rules-shazamm-spells"),
                picture: None,
            },
            Chapter {
                key: "round-end",
                title: msg!("rules-chapter-round-end"),
                text: msg!("rules-shazamm-round-end"),
                picture: None,
            },
            Chapter {
                key: "game-end",
                title: msg!("rules-chapter-game-end"),
                text: msg!("rules-shazamm-game-end"),
                picture: None,
            },
            Chapter {
                key: "variants",
                title: msg!("rules-chapter-variants"),
                text: msg!("rules-shazamm-variants"),
                picture: None,
            },
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
