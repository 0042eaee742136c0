//! The votes so far.

use locale::t;
use maginor::{Maginor, View};

use super::names::{spell_name, tile_name};
use crate::Teller;
use crate::layout::{cut, left, width};
use crate::style::{STRONG, paint};

/// For each player the votes, and what they come from.
pub(super) fn score(game: &Maginor, teller: &Teller<'_>, view: &View) -> String {
    let seats = teller.seats();
    let names: Vec<String> = seats.iter().map(|&seat| cut(teller.who(seat).title(), 16)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let mut lines = vec![paint(STRONG, &t!(teller, "maginor-score"))];
    for (&seat, name) in seats.iter().zip(&names) {
        let player = &view.players[seat];
        let tiles = player.tiles.iter().map(|tile| {
            t!(teller, "maginor-score-item", name = tile_name(game, tile), votes = game.value(tile))
        });
        let rites = player.spells.iter().filter(|spell| spell.is_rite()).map(|spell| {
            t!(teller, "maginor-score-item", name = spell_name(teller, spell), votes = spell.votes())
        });
        let items: Vec<String> = tiles.chain(rites).collect();
        let row = t!(teller, "maginor-score-row", votes = player.votes, items = items.join(", "));
        lines.push(format!("  {}  {row}", left(name, widest)).trim_end().to_owned());
    }
    let left_over: u32 = view.ring.iter().map(|place| u32::from(game.value(place.tile))).sum();
    lines.push(t!(teller, "maginor-score-left", tiles = view.ring.len(), votes = left_over));
    lines.join("\n")
}
