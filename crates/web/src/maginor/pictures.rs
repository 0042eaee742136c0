//! Pictures for the rules: parts of the table at moments of the first game.

use games::maginor::{Maginor, Spell};
use markup::prelude::*;

use super::desk::Desk;
use super::glyph::glyph;
use super::{own, question, ring, score};
use crate::teaching::{Taught as _, moment};

/// The examples of the rulebook, and Maginor's first steps.
const EXAMPLES: &str = include_str!("records/examples.txt");

/// The ring before anybody moves.
pub(crate) fn start() -> Markup {
    at(Maginor::FIRST_GAME, 2, ring::ring)
}

/// The ring after so many steps of the examples.
pub(crate) fn ring(steps: usize) -> Markup {
    at(EXAMPLES, steps, ring::ring)
}

/// What is asked after so many steps of the examples.
pub(crate) fn question(steps: usize) -> Markup {
    at(EXAMPLES, steps, question::panel)
}

/// What one can do in a turn.
pub(crate) fn turn() -> Markup {
    at(Maginor::FIRST_GAME, 2, own::own)
}

/// What beats what.
pub(crate) fn duel() -> Markup {
    at(Maginor::FIRST_GAME, 17, question::panel)
}

/// The tile or the spell.
pub(crate) fn scoring() -> Markup {
    at(Maginor::FIRST_GAME, 19, question::panel)
}

/// The votes that are won.
pub(crate) fn votes() -> Markup {
    at(Maginor::FIRST_GAME, 22, |desk| view! { <div class="panel">{score::score(desk.table)}</div> })
}

/// The sign of a spell.
pub(crate) fn spell(spell: Spell) -> Markup {
    view! { <span class="mag-mini mag-shown">{glyph(spell)}</span> }
}

fn at(record: &str, steps: usize, part: fn(Desk) -> Markup) -> Markup {
    let table = moment(record, steps);
    table.map_or(Markup::Nothing, |table| view! { <div class="mag-shown">{part(Desk::new(table))}</div> })
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::maginor::MaginorAt;
    use table::{Game as _, Match, Seat, Viewer};

    #[test]
    fn the_examples_show_what_they_tell() {
        let played = Match::<Maginor>::read(EXAMPLES).unwrap();
        let key = |tile| played.game().oracles().face(tile).key().to_owned();
        let view = |steps: usize| {
            let position = played.rewound(steps);
            position.game().view(position.state(), Viewer::Seat(Seat::new(0)))
        };
        let wizard = |steps: usize| key(view(steps).players[Seat::new(0)].wizard.unwrap());
        assert_eq!((wizard(4), wizard(15)), ("unicorn".to_owned(), "great-eagle".to_owned()));
        assert!(matches!(view(11).maginor, MaginorAt::Before(tile) if key(tile) == "wisp"));
        assert!(matches!(view(21).maginor, MaginorAt::On(tile) if key(tile) == "wisp"));
        assert!(matches!(view(25).maginor, MaginorAt::Before(tile) if key(tile) == "mandrake"));
        assert_eq!(played.record().steps().len(), 25);
    }
}
