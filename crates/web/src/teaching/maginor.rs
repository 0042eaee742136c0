//! How Maginor is learnt.

use locale::{Texts, msg};
use maginor::{Maginor, Spell};
use markup::prelude::*;
use telling::maginor::{about_finish_the_roll, about_spell, finish_the_roll_name, spell_name};

use super::{Chapter, Entry, Taught};
use crate::board::Board as _;
use crate::maginor::pictures;
use crate::play::Lesson;

impl Taught for Maginor {
    const FIRST_GAME: &'static str = include_str!("records/maginor.txt");

    fn lessons() -> Vec<Lesson> {
        lessons()
    }

    fn chapters() -> Vec<Chapter> {
        vec![
            Chapter::new("aim", msg!("rules-chapter-aim"), msg!("rules-maginor-aim"))
                .showing(Maginor::picture),
            Chapter::new("start", msg!("rules-chapter-start"), msg!("rules-maginor-start"))
                .showing(pictures::start)
                .telling(msg!("picture-maginor-start")),
            Chapter::new("turn", msg!("rules-chapter-turn"), msg!("rules-maginor-turn"))
                .showing(pictures::turn)
                .telling(msg!("picture-maginor-turn")),
            Chapter::new("vote", msg!("rules-chapter-vote"), msg!("rules-maginor-vote"))
                .showing(pictures::vote)
                .telling(msg!("picture-maginor-vote")),
            Chapter::new("duel", msg!("rules-chapter-duel"), msg!("rules-maginor-duel"))
                .showing(pictures::duel),
            Chapter::new("scoring", msg!("rules-chapter-scoring"), msg!("rules-maginor-scoring"))
                .showing(pictures::scoring),
            Chapter::new("spells", msg!("rules-chapter-spells"), msg!("rules-maginor-spells"))
                .listing(spells),
            Chapter::new("game-end", msg!("rules-chapter-game-end"), msg!("rules-maginor-game-end"))
                .showing(pictures::votes),
            Chapter::new("variants", msg!("rules-chapter-variants"), msg!("rules-maginor-variants"))
                .listing(variants),
        ]
    }
}

/// What is said after how many steps of the record.
fn lessons() -> Vec<Lesson> {
    vec![
        // It speaks of the ring, which is there after the first step.
        Lesson { at: 1, text: msg!("first-maginor-welcome") },
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

fn spells(texts: &Texts) -> Vec<Entry> {
    Spell::ALL
        .into_iter()
        .map(|spell| (pictures::spell(spell), spell_name(texts, spell), about_spell(texts, spell)))
        .collect()
}

fn variants(texts: &Texts) -> Vec<Entry> {
    vec![(Markup::Nothing, finish_the_roll_name(texts), about_finish_the_roll(texts))]
}
