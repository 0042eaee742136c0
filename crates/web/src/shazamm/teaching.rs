//! How Shazamm! is learnt.

use games::shazamm::{Shazamm, Spell};
use locale::msg;
use markup::prelude::*;
use telling::shazamm::card_key;

use super::pictures;
use crate::board::Board as _;
use crate::play::Lesson;
use crate::teaching::{Illustration, Taught, stop};

impl Taught for Shazamm {
    const FIRST_GAME: &'static str = include_str!("records/first-game.txt");

    fn lessons() -> Vec<Lesson> {
        lessons()
    }

    fn illustrations(chapter: &str) -> Vec<Illustration> {
        match chapter {
            "aim" => vec![Illustration::Picture(Shazamm::picture, None)],
            "turn" => vec![Illustration::Example(vec![
                stop(pictures::before, msg!("example-shazamm-turn-1")),
                stop(pictures::revealed, msg!("example-shazamm-turn-2")),
                stop(pictures::after, msg!("example-shazamm-turn-3")),
            ])],
            "round-end" => {
                vec![Illustration::Picture(pictures::round_end, Some(msg!("picture-shazamm-round-end")))]
            }
            "game-end" => {
                vec![Illustration::Picture(pictures::game_end, Some(msg!("picture-shazamm-game-end")))]
            }
            _ => Vec::new(),
        }
    }

    fn thing(chapter: &str, key: &str) -> Markup {
        let spell = Spell::ALL.into_iter().find(|&spell| chapter == "spells" && card_key(spell) == key);
        spell.map_or(Markup::Nothing, pictures::spell)
    }
}

/// What is said after how many steps of the record.
fn lessons() -> Vec<Lesson> {
    vec![
        Lesson { at: 0, text: msg!("first-shazamm-welcome"), points: ".shz-fire" },
        Lesson { at: 1, text: msg!("first-shazamm-hand"), points: ".shz-mana, .shz-hand" },
        Lesson { at: 1, text: msg!("first-shazamm-signs"), points: ".shz-hand li:first-child, .shz-middle" },
        Lesson { at: 2, text: msg!("first-shazamm-first-bet"), points: ".shz-dial" },
        Lesson { at: 3, text: msg!("first-shazamm-pushed"), points: ".shz-fire" },
        Lesson { at: 4, text: msg!("first-shazamm-low-bet"), points: ".shz-dial" },
        Lesson { at: 5, text: msg!("first-shazamm-cheap"), points: ".shz-mana" },
        Lesson { at: 6, text: msg!("first-shazamm-boost"), points: ".shz-dial, .shz-hand li:nth-child(2)" },
        Lesson { at: 8, text: msg!("first-shazamm-resist"), points: ".shz-dial, .shz-hand li:nth-child(3)" },
        Lesson { at: 9, text: msg!("first-shazamm-resisted"), points: ".shz-laid" },
        Lesson { at: 10, text: msg!("first-shazamm-last-bet"), points: ".shz-dial" },
        Lesson { at: 11, text: msg!("first-shazamm-round-over"), points: ".shz-bridge" },
        Lesson { at: 12, text: msg!("first-shazamm-done"), points: ".shz-hand" },
    ]
}
