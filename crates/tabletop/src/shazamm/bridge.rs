//! The bridge in a row of tiles. Every sign is told apart without colour.

use anstyle::{AnsiColor, Style};
use games::shazamm::{BridgeView, GREEN, RED, SEATS, Tile};
use locale::t;
use table::Seat;

use crate::Screen;
use crate::layout::{cut, width};
use crate::style::{FAINT, paint};

/// The bridge has 19 tiles (S1.1).
const TILES: i8 = 19;
/// Three columns for a tile, and one between tiles where there is room.
const TILE: usize = 3;
/// Names are cut so that those of both wizards have room.
const LONGEST_NAME: usize = 12;

pub(super) const FIRE: Style = AnsiColor::BrightRed.on_default().bold();

/// The style of a player: Red's and Green's.
pub(super) fn seat_style(seat: Seat) -> Style {
    if seat == RED { AnsiColor::Red.on_default().bold() } else { AnsiColor::Green.on_default().bold() }
}

/// Three lines: who stands where, the tiles, and their numbers.
pub(super) fn bridge(screen: &Screen<'_>, view: &BridgeView) -> [String; 3] {
    let wide = (TILE + 1) * TILES as usize <= screen.width;
    let gap = if wide { " " } else { "" };
    let (first, last) = view.intact;
    let tiles: Vec<String> = (0..TILES)
        .map(Tile)
        .map(|tile| {
            if tile == view.wall {
                paint(FIRE, "/#\\")
            } else if tile == view.wizards[RED] {
                format!("[{}]", paint(seat_style(RED), "R"))
            } else if tile == view.wizards[GREEN] {
                format!("[{}]", paint(seat_style(GREEN), "G"))
            } else if (first..=last).contains(&tile) {
                "[ ]".to_owned()
            } else {
                format!(" {} ", paint(FAINT, "x"))
            }
        })
        .collect();
    let numbers: Vec<String> = (0..TILES).map(|tile| format!("{tile:^TILE$}")).collect();
    [
        labels(screen, view, TILE + gap.len()),
        tiles.join(gap).trim_end().to_owned(),
        paint(FAINT, numbers.join(gap).trim_end()),
    ]
}

/// The names above the wizards, and a word above the fire where there is room for it.
fn labels(screen: &Screen<'_>, view: &BridgeView, step: usize) -> String {
    let begin = |tile: Tile, text: &str| {
        let centre = usize::try_from(tile.0).unwrap_or(0) * step + TILE / 2;
        centre.saturating_sub(width(text) / 2)
    };
    let mut all: Vec<(usize, String, Style)> = SEATS
        .into_iter()
        .map(|seat| {
            let name = cut(screen.who(seat).title(), LONGEST_NAME);
            (begin(view.wizards[seat], &name), name, seat_style(seat))
        })
        .collect();
    let fire = t!(screen, "shazamm-fire");
    let from = begin(view.wall, &fire);
    let is_free = |(begin, text, _): &(usize, String, Style)| {
        from + width(&fire) < *begin || from > begin + width(text)
    };
    if all.iter().all(is_free) {
        all.push((from, fire, FIRE));
    }
    all.sort_by_key(|&(begin, ..)| begin);
    let (mut line, mut used) = (String::new(), 0);
    for (begin, text, style) in all {
        let spaces = begin.saturating_sub(used);
        line.push_str(&" ".repeat(spaces));
        line.push_str(&paint(style, &text));
        used += spaces + width(&text);
    }
    line
}
