//! The table as a player sees it.

use games::maginor::{
    Legal, Maginor, MaginorAt, Member as _, PlayerView, Slot, Spell, Symbol, TileView, View,
};
use locale::t;
use table::Seat;
use telling::maginor::{spell_name, symbol_name, tile_key};

use super::choices;
use super::marks::{Marks, letter, plain_letter, tile_word};
use crate::Screen;
use crate::layout::{cut, left, right, rule, width};
use crate::style::{FAINT, STRONG, paint};

/// No key takes more room than this.
const WIDEST_KEY: usize = 11;
/// A slot with its symbol, the mark of its holder and a space.
const SLOT_WIDTH: usize = 3;
/// The longest name of a spell at its tile.
const SPELL_WIDTH: usize = 13;
const NAME_WIDTH: usize = 12;

pub(super) fn position(game: &Maginor, screen: &Screen<'_>, view: &View, legal: Option<&Legal>) -> String {
    let marks = Marks::of(screen);
    let mut lines = vec![paint(STRONG, &rule(&heading(game, screen, view), screen.width))];
    if !view.ring.is_empty() {
        lines.extend(ring(game, screen, view, &marks));
    }
    lines.extend(players(screen, view, &marks));
    if let Some(legal) = legal {
        lines.extend(choices::list(game, screen, view, legal));
    }
    lines.join("\n")
}

/// Whose turn it is, where Maginor is, and who stands in the middle of the ring.
fn heading(game: &Maginor, screen: &Screen<'_>, view: &View) -> String {
    let Some(turn) = view.turn.filter(|_| !view.ring.is_empty()) else {
        return if view.turn.is_some() { t!(screen, "maginor-after") } else { t!(screen, "maginor-before") };
    };
    let who = screen.who(turn);
    let mut parts = vec![
        t!(screen, "maginor-turn", who = who.form(), name = who.name()),
        maginor_at(game, screen, view.maginor),
    ];
    let middle: Vec<&str> = screen
        .seats()
        .into_iter()
        .filter(|&seat| view.players[seat].wizard.is_none())
        .map(|seat| screen.who(seat).title())
        .collect();
    if !middle.is_empty() {
        parts.push(t!(screen, "maginor-middle", names = screen.list(middle)));
    }
    cut(&parts.join(" · "), screen.width.saturating_sub(5))
}

fn maginor_at(game: &Maginor, screen: &Screen<'_>, at: MaginorAt) -> String {
    match at {
        MaginorAt::Start => t!(screen, "maginor-at-start"),
        MaginorAt::Before(tile) => t!(screen, "maginor-at-before", tile = tile_key(game, tile)),
        MaginorAt::On(tile) => t!(screen, "maginor-at-on", tile = tile_key(game, tile)),
    }
}

/// A row for each tile, in the order in which Maginor comes by: the Guild Hall last.
fn ring(game: &Maginor, screen: &Screen<'_>, view: &View, marks: &Marks) -> Vec<String> {
    let tiles = || choices::tiles(view);
    let keys = tiles()
        .map(|place| width(&tile_word(game, screen, place.tile)))
        .max()
        .unwrap_or(0)
        .clamp(4, WIDEST_KEY);
    let slots = tiles().map(|place| place.slots.len()).max().unwrap_or(0) * SLOT_WIDTH - 1;
    let legend: Vec<String> = Symbol::ALL
        .into_iter()
        .map(|symbol| format!("{} {}", plain_letter(screen, symbol), symbol_name(&screen.plain(), symbol)))
        .collect();
    let votes = t!(screen, "maginor-head-votes");
    let slots = slots.max(width(&legend.join(" ")));
    let head = format!(
        "  {}{votes} {} {} {}",
        left(&t!(screen, "maginor-head-tile"), (keys + 3).saturating_sub(width(&votes))),
        left(&legend.join(" "), slots),
        left(&t!(screen, "maginor-head-spell"), SPELL_WIDTH),
        t!(screen, "maginor-head-who"),
    );
    let mut lines = vec![paint(FAINT, head.trim_end())];
    lines.extend(tiles().map(|place| row(game, screen, view, place, marks, keys, slots)));
    lines
}

fn row(
    game: &Maginor,
    screen: &Screen<'_>,
    view: &View,
    place: &TileView,
    marks: &Marks,
    keys: usize,
    slots: usize,
) -> String {
    let tile = place.tile;
    let maginor = match view.maginor {
        MaginorAt::On(at) if at == tile => t!(screen, "maginor-mark-on"),
        MaginorAt::Before(at) if at == tile => t!(screen, "maginor-mark-before"),
        MaginorAt::Start if tile == game.guild_hall() => t!(screen, "maginor-mark-on"),
        _ => " ".to_owned(),
    };
    let cells: String = place
        .slots
        .iter()
        .enumerate()
        .map(|(n, &holder)| {
            let symbol = Slot::from_index(n).and_then(|slot| game.symbol_at(tile, slot));
            let symbol = symbol.map_or_else(String::new, |symbol| letter(screen, symbol));
            let holder = holder.map_or_else(String::new, |seat| marks.of_seat(screen, seat));
            left(&format!("{symbol}{holder}"), SLOT_WIDTH)
        })
        .collect();
    let spell = place.spell.map_or_else(String::new, |spell| spell_at_tile(screen, spell));
    let wizards: String = screen
        .seats()
        .into_iter()
        .filter(|&seat| view.players[seat].wizard == Some(tile))
        .map(|seat| marks.of_seat(screen, seat))
        .collect();
    let line = format!(
        "{} {} {} {} {} {wizards}",
        paint(STRONG, &maginor),
        left(&cut(&tile_word(game, screen, tile), keys), keys),
        right(&game.value(tile).to_string(), 2),
        left(cells.trim_end(), slots),
        left(&cut(&spell, SPELL_WIDTH), SPELL_WIDTH),
    );
    line.trim_end().to_owned()
}

/// A spell beside its tile, in a word.
fn spell_at_tile(screen: &Screen<'_>, spell: Spell) -> String {
    if spell.is_rite() {
        t!(screen, "maginor-rite", spell = spell.name(), votes = spell.votes())
    } else {
        spell_name(screen.texts, spell)
    }
}

/// A row for each player: votes, counters in reserve, cards and spells.
fn players(screen: &Screen<'_>, view: &View, marks: &Marks) -> Vec<String> {
    let seats = screen.seats();
    let names = seats.iter().map(|&seat| width(screen.who(seat).title())).max().unwrap_or(0).min(NAME_WIDTH);
    seats.into_iter().map(|seat| player(screen, &view.players[seat], seat, marks, names)).collect()
}

fn player(screen: &Screen<'_>, seen: &PlayerView, seat: Seat, marks: &Marks, names: usize) -> String {
    let cards: Vec<String> = Symbol::ALL
        .into_iter()
        .map(|symbol| if seen.symbols.contains(symbol) { letter(screen, symbol) } else { " ".to_owned() })
        .collect();
    let spells: Vec<String> = seen.spells.iter().map(|spell| spell_at_tile(screen, spell)).collect();
    let line = format!(
        "{} {}  {}",
        marks.of_seat(screen, seat),
        left(&cut(screen.who(seat).title(), names), names),
        t!(
            screen,
            "maginor-player",
            votes = right(&seen.votes.to_string(), 3),
            counters = right(&seen.reserve.to_string(), 2),
            cards = cards.join(" "),
            sorcery = seen.sorcery
        ),
    );
    let room = screen.width.saturating_sub(width(&line) + 2);
    format!("{line}  {}", cut(&spells.join(", "), room)).trim_end().to_owned()
}
