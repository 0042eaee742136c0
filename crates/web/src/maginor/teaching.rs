//! How Maginor is learnt.

use games::maginor::{Maginor, Spell};
use locale::msg;
use markup::prelude::*;

use super::pictures;
use crate::board::Board as _;
use crate::play::Lesson;
use crate::teaching::{Illustration, Taught, stop};

impl Taught for Maginor {
    const FIRST_GAME: &'static str = include_str!("records/first-game.txt");

    fn lessons() -> Vec<Lesson> {
        lessons()
    }

    fn illustrations(chapter: &str) -> Vec<Illustration> {
        match chapter {
            "aim" => vec![Illustration::Picture(Maginor::picture, None)],
            "start" => vec![Illustration::Picture(pictures::start, Some(msg!("picture-maginor-start")))],
            "turn" => vec![
                Illustration::Picture(pictures::turn, Some(msg!("picture-maginor-turn"))),
                Illustration::Example(vec![
                    stop(|| pictures::ring(15), msg!("example-maginor-card-1")),
                    stop(|| pictures::ring(17), msg!("example-maginor-card-2")),
                ]),
            ],
            "vote" => vec![Illustration::Example(vec![
                stop(|| pictures::ring(4), msg!("example-maginor-vote-1")),
                stop(|| pictures::question(6), msg!("example-maginor-vote-2")),
                stop(|| pictures::ring(7), msg!("example-maginor-vote-3")),
            ])],
            "duel" => vec![Illustration::Picture(pictures::duel, None)],
            "maginor" => vec![Illustration::Example(vec![
                stop(|| pictures::ring(11), msg!("example-maginor-walk-1")),
                stop(|| pictures::ring(21), msg!("example-maginor-walk-2")),
                stop(|| pictures::ring(25), msg!("example-maginor-walk-3")),
            ])],
            "scoring" => vec![Illustration::Picture(pictures::scoring, None)],
            "game-end" => vec![Illustration::Picture(pictures::votes, None)],
            _ => Vec::new(),
        }
    }

    fn thing(chapter: &str, key: &str) -> Markup {
        let spell = Spell::ALL.into_iter().find(|spell| chapter == "spells" && spell.name() == key);
        spell.map_or(Markup::Nothing, pictures::spell)
    }
}

/// What is said after how many steps of the record.
fn lessons() -> Vec<Lesson> {
    vec![
        // It speaks of the ring, which is there after the first step.
        Lesson { at: 1, text: msg!("first-maginor-welcome"), points: ".mag-maginor" },
        Lesson {
            at: 1,
            text: msg!("first-maginor-signs"),
            points: ".mag-own-line, [data-tile=\"1\"], .mag-lying-spell[data-spell=domination]",
        },
        Lesson { at: 2, text: msg!("first-maginor-turn"), points: "[data-aim=move], [data-tile=\"1\"]" },
        Lesson { at: 4, text: msg!("first-maginor-roll"), points: ".mag-roll" },
        Lesson { at: 6, text: msg!("first-maginor-slot"), points: ".mag-slot-button" },
        Lesson { at: 11, text: msg!("first-maginor-maginor"), points: ".mag-maginor" },
        Lesson { at: 11, text: msg!("first-maginor-card"), points: ".mag-cards li:nth-child(4)" },
        Lesson { at: 12, text: msg!("first-maginor-roll-again"), points: ".mag-roll" },
        Lesson { at: 14, text: msg!("first-maginor-fate"), points: ".mag-die" },
        Lesson { at: 17, text: msg!("first-maginor-duel"), points: ".mag-elements li:first-child" },
        Lesson { at: 18, text: msg!("first-maginor-fill"), points: ".mag-cards li:first-child" },
        Lesson { at: 19, text: msg!("first-maginor-take"), points: ".mag-prizes li:first-child" },
        Lesson { at: 20, text: msg!("first-maginor-scored"), points: ".mag-own-line .mag-votes" },
        Lesson { at: 21, text: msg!("first-maginor-move"), points: "[data-aim=move], [data-tile=\"3\"]" },
        Lesson { at: 22, text: msg!("first-maginor-done"), points: ".mag-maginor" },
    ]
}
