//! Pictures for the rules: parts of the table at moments of the first game.

use maginor::{Maginor, Spell};
use markup::prelude::*;

use super::desk::Desk;
use super::glyph::glyph;
use super::{own, question, ring, score};
use crate::teaching::{Taught as _, moment};

/// The ring before anybody moves.
pub(crate) fn start() -> Markup {
    at(2, ring::ring)
}

/// What one can do in a turn.
pub(crate) fn turn() -> Markup {
    at(2, own::own)
}

/// Where a counter can be placed.
pub(crate) fn vote() -> Markup {
    at(6, question::panel)
}

/// What beats what.
pub(crate) fn duel() -> Markup {
    at(17, question::panel)
}

/// The tile or the spell.
pub(crate) fn scoring() -> Markup {
    at(19, question::panel)
}

/// The votes that are won.
pub(crate) fn votes() -> Markup {
    at(22, |desk| view! { <div class="panel">{score::score(desk.table)}</div> })
}

/// The sign of a spell.
pub(crate) fn spell(spell: Spell) -> Markup {
    view! { <span class="mag-mini mag-shown">{glyph(spell)}</span> }
}

fn at(steps: usize, part: fn(Desk) -> Markup) -> Markup {
    let table = moment(Maginor::FIRST_GAME, steps);
    table.map_or(Markup::Nothing, |table| view! { <div class="mag-shown">{part(Desk::new(table))}</div> })
}
