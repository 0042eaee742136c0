//! What the game is about, and what a choice is about.

use locale::t;
use maginor::{Legal, Maginor, PhaseView, Spell, Tile, View, Vote};
use table::{Game as _, Legal as _, Seat};

use super::names::{about_spell, spell_name, symbol_name, tile_key, tile_name};
use crate::Teller;

/// The table in a few words.
pub(super) fn heading(game: &Maginor, teller: &Teller<'_>) -> String {
    let names: Vec<&str> = teller.seats().into_iter().map(|seat| teller.who(seat).title()).collect();
    let mut lines = vec![t!(teller, "maginor-heading", names = names.join(", "), seats = game.seats())];
    lines.extend(variant(game, teller));
    lines.join("\n")
}

fn variant(game: &Maginor, teller: &Teller<'_>) -> Option<String> {
    game.options().finish_the_roll.then(|| t!(teller, "maginor-variant"))
}

/// The rules of this table in short.
pub(super) fn rules(game: &Maginor, teller: &Teller<'_>) -> String {
    let mut parts = vec![t!(teller, "maginor-rules")];
    parts.extend(variant(game, teller));
    parts.push(t!(teller, "maginor-rules-spells"));
    parts.extend(Spell::ALL.into_iter().map(|spell| indented(teller, spell)));
    parts.join("\n")
}

/// A spell and what it does, a line of a list.
fn indented(teller: &Teller<'_>, spell: Spell) -> String {
    t!(teller, "maginor-spell-line", spell = spell_name(teller, spell), about = about_spell(teller, spell))
}

/// What is asked.
pub(super) fn prompt(game: &Maginor, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
    let most = legal.len();
    let tile = |tile: Tile| tile_name(game, tile);
    match view.phase {
        PhaseView::Turn => {
            let middle = teller.you().is_some_and(|seat| view.players[seat].wizard.is_none());
            let place = if middle { "middle" } else { "tile" };
            t!(teller, "maginor-prompt-turn", most = most, place = place)
        }
        PhaseView::ChoosingSymbol { vote } => {
            t!(teller, "maginor-prompt-symbol", most = most, tile = tile(vote.tile))
        }
        PhaseView::ChoosingSlot { vote, symbol } => {
            let symbol = symbol_name(teller, symbol);
            t!(teller, "maginor-prompt-slot", most = most, tile = tile(vote.tile), symbol = symbol)
        }
        PhaseView::ChoosingRival { vote, symbol } => {
            let symbol = symbol_name(teller, symbol);
            t!(teller, "maginor-prompt-rival", most = most, tile = tile(vote.tile), symbol = symbol)
        }
        PhaseView::Duelling { defender, .. } => {
            let rival = if teller.you() == Some(defender) { view.turn } else { Some(defender) };
            let rival = rival.map_or("", |seat| teller.who(seat).name());
            t!(teller, "maginor-prompt-duel", name = rival)
        }
        PhaseView::Reversing { .. } => t!(teller, "maginor-prompt-reversal"),
        PhaseView::Taking { scoring } => t!(teller, "maginor-prompt-take", tile = tile(scoring.tile)),
        PhaseView::Retrieving { left } => t!(teller, "maginor-prompt-retrieve", left = left),
        PhaseView::Dominating { second } => {
            t!(teller, "maginor-prompt-domination", most = most, second = yes_no(second))
        }
        PhaseView::Persuading => t!(teller, "maginor-prompt-persuasion", most = most),
        PhaseView::Telekinesis { tile: on } => {
            t!(teller, "maginor-prompt-telekinesis", most = most, tile = tile(on))
        }
        PhaseView::Setup | PhaseView::FirstPlayer | PhaseView::Rolling { .. } | PhaseView::Over => {
            String::new()
        }
    }
}

fn yes_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}

/// What the choice is about and how to answer.
pub(super) fn help(game: &Maginor, teller: &Teller<'_>, view: &View, _: &Legal) -> String {
    match view.phase {
        PhaseView::Turn => turn(game, teller, view),
        PhaseView::ChoosingSymbol { vote } => lines([
            t!(teller, "maginor-help-symbol", tile = tile_name(game, vote.tile)),
            counters(game, teller, view, vote.tile),
            after(teller, vote),
        ]),
        PhaseView::ChoosingSlot { vote, .. } => lines([
            t!(teller, "maginor-help-slot"),
            counters(game, teller, view, vote.tile),
            after(teller, vote),
        ]),
        PhaseView::ChoosingRival { vote, .. } => lines([
            t!(teller, "maginor-help-rival"),
            counters(game, teller, view, vote.tile),
            after(teller, vote),
        ]),
        PhaseView::Duelling { defender, .. } => {
            let role = if teller.you() == Some(defender) { "defender" } else { "challenger" };
            t!(teller, "maginor-help-duel", role = role)
        }
        PhaseView::Reversing { .. } => t!(teller, "maginor-help-reversal"),
        PhaseView::Taking { scoring } => {
            let spell =
                view.ring.iter().find(|place| place.tile == scoring.tile).and_then(|place| place.spell);
            let other = scoring.second.map_or("", |seat| teller.who(seat).name());
            let second = if scoring.second.is_some() { "yes" } else { "no" };
            let mut parts = vec![t!(teller, "maginor-help-take", second = second, name = other)];
            parts.extend(spell.map(|spell| indented(teller, spell)));
            parts.join("\n")
        }
        PhaseView::Retrieving { .. } => t!(teller, "maginor-help-retrieve"),
        PhaseView::Dominating { .. } => t!(teller, "maginor-help-domination"),
        PhaseView::Persuading => t!(teller, "maginor-help-persuasion"),
        PhaseView::Telekinesis { .. } => t!(teller, "maginor-help-telekinesis"),
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
    if vote.advance { t!(teller, "maginor-help-advance") } else { String::new() }
}

/// Who has how many counters on a tile.
fn counters(game: &Maginor, teller: &Teller<'_>, view: &View, tile: Tile) -> String {
    let Some(place) = view.ring.iter().find(|place| place.tile == tile) else { return String::new() };
    let count = |seat: Seat| place.slots.iter().filter(|&&holder| holder == Some(seat)).count();
    let each: Vec<String> = teller
        .seats()
        .into_iter()
        .map(|seat| format!("{} {}", teller.who(seat).title(), count(seat)))
        .collect();
    let spell = place.spell.map_or_else(String::new, |spell| spell_name(teller, spell));
    t!(
        teller,
        "maginor-help-counters",
        tile = tile_name(game, tile),
        votes = game.value(tile),
        counters = each.join(", "),
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
            parts.push(t!(teller, "maginor-help-turn", tile = tile_name(game, tile)));
            parts.push(counters(game, teller, view, tile));
        }
        None => parts.push(t!(teller, "maginor-help-turn-middle")),
    }
    parts.push(t!(teller, "maginor-help-cards", sorcery = player.sorcery));
    let spells: Vec<Spell> = player.spells.iter().collect();
    if !spells.is_empty() {
        parts.push(t!(teller, "maginor-help-spells"));
        parts.extend(spells.into_iter().map(|spell| indented(teller, spell)));
    }
    parts.push(t!(teller, "maginor-help-aim"));
    let example = view.ring.get(1).or(view.ring.first()).map_or("", |place| tile_key(game, place.tile));
    parts.push(t!(teller, "maginor-help-how", example = example));
    parts.join("\n")
}
