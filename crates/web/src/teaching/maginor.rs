//! How Maginor is learnt.

use locale::msg;
use maginor::Maginor;

use super::{Chapter, Taught};
use crate::play::Lesson;

impl Taught for Maginor {
    fn first_game() -> (&'static str, Vec<Lesson>) {
        (include_str!("records/maginor.txt"), lessons())
    }

    fn chapters() -> Vec<Chapter> {
        vec![
            Chapter {
                key: "aim",
                title: msg!("rules-chapter-aim"),
                text: msg!("rules-maginor-aim"),
                picture: None,
            },
            Chapter {
                key: "start",
                title: msg!("rules-chapter-start"),
                text: msg!("rules-maginor-start"),
                picture: None,
            },
            Chapter {
                key: "turn",
                title: msg!("rules-chapter-turn"),
                text: msg!("rules-maginor-turn"),
                picture: None,
            },
            Chapter {
                key: "vote",
                title: msg!("rules-chapter-vote"),
                text: msg!("rules-maginor-vote"),
                picture: None,
            },
            Chapter {
                key: "duel",
                title: msg!("rules-chapter-duel"),
                text: msg!("rules-maginor-duel"),
                picture: None,
            },
            Chapter {
                key: "scoring",
                title: msg!("rules-chapter-scoring"),
                text: msg!("rules-maginor-scoring"),
                picture: None,
            },
            Chapter {
                key: "spells",
                title: msg!("rules-chapter-spells"),
                text: msg!("rules-maginor-spells"),
                picture: None,
            },
            Chapter {
                key: "game-end",
                title: msg!("rules-chapter-game-end"),
                text: msg!("rules-maginor-game-end"),
                picture: None,
            },
        ]
    }
}

/// What is said after how many steps of the record.
fn lessons() -> Vec<Lesson> {
    vec![
        Lesson { at: 0, text: msg!("first-maginor-welcome") },
        Lesson { at: 2, text: msg!("first-maginor-turn") },
        Lesson { at: 4, text: msg!("first-maginor-roll") },
        Lesson { at: 6, text: msg!("first-maginor-slot") },
        Lesson { at: 11, text: msg!("first-maginor-maginor") },
        Lesson { at: 11, text: msg!("first-maginor-card") },
        Lesson { at: 12, text: msg!("first-maginor-roll-again") },
        Lesson { at: 14, text: msg!("first-maginor-fate") },
        Lesson { at: 17, text: msg!("first-maginor-duel") },
        Lesson { at: 18, text: msg!("first-maginor-fill") },
        Lesson { at: 19, text: msg!("first-maginor-take") },
        Lesson { at: 20, text: msg!("first-maginor-scored") },
        Lesson { at: 21, text: msg!("first-maginor-move") },
        Lesson { at: 22, text: msg!("first-maginor-done") },
    ]
}
