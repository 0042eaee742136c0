//! How Maginor is learnt.

use locale::{Texts, msg};
use maginor::{Maginor, Spell};
use markup::prelude::*;
use table::{Game as _, Match, Viewer};
use telling::maginor::{about_spell, spell_name};

use super::{Chapter, Taught};
use crate::board::Board as _;
use crate::maginor::big_tile;
use crate::play::Lesson;

impl Taught for Maginor {
    fn first_game() -> (&'static str, Vec<Lesson>) {
        (include_str!("records/maginor.txt"), lessons())
    }

    fn chapters() -> Vec<Chapter> {
        vec![
            Chapter::new("aim", msg!("rules-chapter-aim"), msg!("rules-maginor-aim"))
                .showing(Maginor::picture),
            Chapter::new("start", msg!("rules-chapter-start"), msg!("rules-maginor-start")),
            Chapter::new("turn", msg!("rules-chapter-turn"), msg!("rules-maginor-turn")),
            Chapter::new("vote", msg!("rules-chapter-vote"), msg!("rules-maginor-vote")).showing(tile),
            Chapter::new("duel", msg!("rules-chapter-duel"), msg!("rules-maginor-duel")),
            Chapter::new("scoring", msg!("rules-chapter-scoring"), msg!("rules-maginor-scoring")),
            Chapter::new("spells", msg!("rules-chapter-spells"), msg!("rules-maginor-spells"))
                .listing(spells),
            Chapter::new("game-end", msg!("rules-chapter-game-end"), msg!("rules-maginor-game-end")),
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

fn spells(texts: &Texts) -> Vec<(String, String)> {
    Spell::ALL.into_iter().map(|spell| (spell_name(texts, spell), about_spell(texts, spell))).collect()
}

/// The tile that the first game is about, with counters on it.
fn tile() -> Markup {
    const STEPS: usize = 14;
    let Ok(played) = Match::<Maginor>::read(include_str!("records/maginor.txt")) else {
        return Markup::Nothing;
    };
    let (game, played) = (played.game(), played.rewound(STEPS));
    let view = game.view(played.state(), Viewer::Spectator);
    view.ring.get(1).map_or(Markup::Nothing, |place| big_tile(game, place))
}
