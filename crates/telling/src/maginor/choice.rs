//! What is asked, and what it is about.

use games::maginor::{Maginor, PhaseView, Spell, Tile, View, Vote};
use locale::t;
use table::Seat;

use super::names::{spell_name, symbol_name, tile_key};
use super::spell_line;
use crate::{Teller, yes_no};

/// What is asked.
pub(super) fn asks(game: &Maginor, teller: &Teller<'_>, view: &View) -> String {
    let tile = |tile: Tile| tile_key(game, tile);
    match view.phase {
        PhaseView::Turn => {
            let middle = teller.you().is_some_and(|seat| view.players[seat].wizard.is_none());
            let place = if middle { "middle" } else { "tile" };
            t!(teller, "maginor-ask-turn", place = place)
        }
        PhaseView::ChoosingSymbol { vote } => {
            t!(teller, "maginor-ask-symbol", tile = tile(vote.tile))
        }
        PhaseView::ChoosingSlot { vote, symbol } => {
            let symbol = symbol_name(teller, symbol);
            t!(teller, "maginor-ask-slot", tile = tile(vote.tile), symbol = symbol)
        }
        PhaseView::ChoosingRival { vote, symbol } => {
            let symbol = symbol_name(teller, symbol);
            t!(teller, "maginor-ask-rival", tile = tile(vote.tile), symbol = symbol)
        }
        PhaseView::Duelling { defender, .. } => {
            let rival = if teller.you() == Some(defender) { view.turn } else { Some(defender) };
            let rival = rival.map_or("", |seat| teller.who(seat).name());
            t!(teller, "maginor-ask-duel", name = rival)
        }
        PhaseView::Reversing { .. } => t!(teller, "maginor-ask-reversal"),
        PhaseView::Taking { scoring } => t!(teller, "maginor-ask-take", tile = tile(scoring.tile)),
        PhaseView::Retrieving { left } => t!(teller, "maginor-ask-retrieve", left = left),
        PhaseView::Dominating { second } => {
            t!(teller, "maginor-ask-domination", second = yes_no(second))
        }
        PhaseView::Persuading => t!(teller, "maginor-ask-persuasion"),
        PhaseView::Telekinesis { tile: on } => {
            t!(teller, "maginor-ask-telekinesis", tile = tile(on))
        }
        PhaseView::Setup | PhaseView::FirstPlayer | PhaseView::Rolling { .. } | PhaseView::Over => {
            String::new()
        }
    }
}

/// What the choice is about.
pub(super) fn explains(game: &Maginor, teller: &Teller<'_>, view: &View) -> String {
    match view.phase {
        PhaseView::Turn => turn(game, teller, view),
        PhaseView::ChoosingSymbol { vote } => lines([
            t!(teller, "maginor-explain-symbol", tile = tile_key(game, vote.tile)),
            if game.is_free_to_do_nothing() { t!(teller, "maginor-explain-idle") } else { String::new() },
            counters(game, teller, view, vote.tile),
            after(teller, vote),
        ]),
        PhaseView::ChoosingSlot { vote, .. } => lines([
            t!(teller, "maginor-explain-slot"),
            counters(game, teller, view, vote.tile),
            after(teller, vote),
        ]),
        PhaseView::ChoosingRival { vote, .. } => lines([
            t!(teller, "maginor-explain-rival"),
            counters(game, teller, view, vote.tile),
            after(teller, vote),
        ]),
        PhaseView::Duelling { defender, .. } => {
            let role = if teller.you() == Some(defender) { "defender" } else { "challenger" };
            t!(teller, "maginor-explain-duel", role = role)
        }
        PhaseView::Reversing { .. } => t!(teller, "maginor-explain-reversal"),
        PhaseView::Taking { scoring } => {
            let spell =
                view.ring.iter().find(|place| place.tile == scoring.tile).and_then(|place| place.spell);
            let other = scoring.second.map_or("", |seat| teller.who(seat).name());
            let second = if scoring.second.is_some() { "yes" } else { "no" };
            let mut parts = vec![t!(teller, "maginor-explain-take", second = second, name = other)];
            parts.extend(spell.map(|spell| spell_line(teller, spell)));
            parts.join("\n")
        }
        PhaseView::Retrieving { .. } => t!(teller, "maginor-explain-retrieve"),
        PhaseView::Dominating { .. } => t!(teller, "maginor-explain-domination"),
        PhaseView::Persuading => t!(teller, "maginor-explain-persuasion"),
        PhaseView::Telekinesis { .. } => t!(teller, "maginor-explain-telekinesis"),
        PhaseView::Setup | PhaseView::FirstPlayer | PhaseView::Rolling { .. } | PhaseView::Over => {
            String::new()
        }
    }
}

fn lines<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

/// What follows a vote.
fn after(teller: &Teller<'_>, vote: Vote) -> String {
    if vote.advance { t!(teller, "maginor-explain-advance") } else { String::new() }
}

/// Who has how many counters on a tile.
pub fn counters(game: &Maginor, teller: &Teller<'_>, view: &View, tile: Tile) -> String {
    let Some(place) = view.ring.iter().find(|place| place.tile == tile) else { return String::new() };
    let count = |seat: Seat| place.slots.iter().filter(|&&holder| holder == Some(seat)).count();
    let each = teller.seats().into_iter().map(|seat| format!("{} {}", teller.who(seat).title(), count(seat)));
    let spell = place.spell.map_or_else(String::new, |spell| spell_name(teller.texts, spell));
    t!(
        teller,
        "maginor-explain-counters",
        tile = tile_key(game, tile),
        votes = game.value(tile),
        counters = teller.list(each),
        has_spell = yes_no(place.spell.is_some()),
        spell = spell
    )
}

fn turn(game: &Maginor, teller: &Teller<'_>, view: &View) -> String {
    let Some(you) = teller.you() else { return String::new() };
    let player = &view.players[you];
    let mut parts = Vec::new();
    match player.wizard {
        Some(tile) => {
            parts.push(t!(teller, "maginor-explain-turn", tile = tile_key(game, tile)));
            parts.push(counters(game, teller, view, tile));
        }
        None => parts.push(t!(teller, "maginor-explain-turn-middle")),
    }
    parts.push(t!(teller, "maginor-explain-cards", sorcery = player.sorcery));
    let spells: Vec<Spell> = player.spells.iter().collect();
    if !spells.is_empty() {
        parts.push(t!(teller, "maginor-explain-spells"));
        parts.extend(spells.into_iter().map(|spell| spell_line(teller, spell)));
    }
    parts.push(t!(teller, "maginor-explain-aim"));
    parts.join("\n")
}

/// The tile that a slot is to be chosen on.
pub fn slot_tile(teller: &Teller<'_>, view: &View) -> Option<Tile> {
    match view.phase {
        PhaseView::ChoosingSlot { vote, .. } | PhaseView::ChoosingRival { vote, .. } => Some(vote.tile),
        PhaseView::Telekinesis { tile } => Some(tile),
        PhaseView::Dominating { .. } | PhaseView::Persuading => {
            teller.you().and_then(|seat| view.players[seat].wizard)
        }
        _ => None,
    }
}
