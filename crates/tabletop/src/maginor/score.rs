//! The votes so far.

use games::maginor::{Maginor, View};
use locale::t;
use telling::maginor::{spell_name, tile_title};

use crate::Screen;
use crate::layout::{cut, left, width};
use crate::style::{STRONG, paint};

/// For each player the votes, and what they come from.
pub(super) fn score(game: &Maginor, screen: &Screen<'_>, view: &View) -> String {
    let seats = screen.seats();
    let names: Vec<String> = seats.iter().map(|&seat| cut(screen.who(seat).title(), 16)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    let mut lines = vec![paint(STRONG, &t!(screen, "maginor-score"))];
    for (&seat, name) in seats.iter().zip(&names) {
        let player = &view.players[seat];
        let tiles = player.tiles.iter().map(|tile| {
            t!(
                screen,
                "maginor-score-item",
                name = tile_title(screen.texts, game, tile),
                votes = game.value(tile)
            )
        });
        let rites = player.spells.iter().filter(|spell| spell.is_rite()).map(|spell| {
            t!(screen, "maginor-score-item", name = spell_name(screen.texts, spell), votes = spell.votes())
        });
        let items: Vec<String> = tiles.chain(rites).collect();
        let row = t!(screen, "maginor-score-row", votes = player.votes, items = items.join(", "));
        lines.push(format!("  {}  {row}", left(name, widest)).trim_end().to_owned());
    }
    let left_over: u32 = view.ring.iter().map(|place| u32::from(game.value(place.tile))).sum();
    lines.push(t!(screen, "maginor-score-left", tiles = view.ring.len(), votes = left_over));
    lines.join("\n")
}
