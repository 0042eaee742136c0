//! What a person may choose from, in the order in which it is numbered.

use games::maginor::{Action, Cast, Decision, Legal, Maginor, PhaseView, Prize, Slot, Tile, TileView, View};
use locale::t;
use table::Legal as _;
use telling::maginor::{
    card_name, does_nothing, element_name, idle, slot_tile, spell_name, symbol_name, tile_key,
};

use super::marks::{Marks, tile_word};
use crate::Screen;
use crate::layout::{flow, left, width};
use crate::style::{STRONG, paint};

/// The legal actions as they are numbered from 1: what one does most often comes first, long lists last, and tiles
/// in the order in which they are shown.
pub(super) fn ordered(view: &View, legal: &Legal) -> Vec<Action> {
    let mut actions: Vec<Action> = legal.iter().collect();
    let row = |tile: Tile| tiles(view).position(|place| place.tile == tile);
    actions.sort_by_key(|action| match *action {
        Action::Spell(Cast::Teleportation(tile) | Cast::Telekinesis(tile))
        | Action::Move(tile)
        | Action::Sorcery(tile) => row(tile),
        _ => None,
    });
    // The sort is stable, so within a kind the order is that of the rules.
    actions.sort_by_key(|action| match action {
        Action::Roll => 0,
        Action::Card(_) => 1,
        Action::Spell(Cast::Teleportation(_)) => 3,
        Action::Spell(Cast::Telekinesis(_)) => 4,
        Action::Spell(_) => 2,
        Action::Move(_) => 5,
        Action::Sorcery(_) => 6,
        _ => 7,
    });
    actions
}

/// The tiles in the order in which Maginor comes by: the Guild Hall last.
pub(super) fn tiles(view: &View) -> impl Iterator<Item = &TileView> {
    view.ring.iter().skip(1).chain(view.ring.first())
}

/// What is asked for, if anything.
pub(super) fn decision(legal: &Legal) -> Option<Decision> {
    legal.get(0).map(Action::decision)
}

/// The numbered list.
pub(super) fn list(game: &Maginor, screen: &Screen<'_>, view: &View, legal: &Legal) -> Vec<String> {
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    let tiles_before =
        |groups: &mut Vec<(String, Vec<String>)>, label: String, item: String| match groups.last_mut() {
            Some((last, items)) if *last == label => items.push(item),
            _ => groups.push((label, vec![item])),
        };
    for (n, action) in ordered(view, legal).into_iter().enumerate() {
        let (label, words) = words(game, screen, view, action);
        tiles_before(&mut groups, label, format!("{} {words}", paint(STRONG, &(n + 1).to_string())));
    }
    let widest = groups.iter().map(|(label, _)| width(label)).max().unwrap_or(0);
    groups
        .into_iter()
        .map(|(label, items)| {
            let indent = if label.is_empty() { 2 } else { widest + 4 };
            let flown = flow(items.iter().map(String::as_str), screen.width, indent, indent, 2);
            if label.is_empty() {
                flown
            } else {
                format!("  {}{}", left(&label, indent - 2), flown.trim_start())
            }
        })
        .collect()
}

/// The label of the group of an action, and the action in a word or two.
fn words(game: &Maginor, screen: &Screen<'_>, view: &View, action: Action) -> (String, String) {
    let key = |tile| tile_word(game, screen, tile);
    let alone = |words: String| (String::new(), words);
    match action {
        Action::Roll => alone(t!(screen, "maginor-choice-roll")),
        Action::Card(symbol) => {
            let card = card_name(screen, symbol);
            alone(if does_nothing(game, view, action) {
                t!(screen, "maginor-choice-card-idle", card = card)
            } else {
                t!(screen, "maginor-choice-card", card = card)
            })
        }
        Action::Spell(Cast::Teleportation(tile)) => (t!(screen, "maginor-choice-teleportation"), key(tile)),
        Action::Spell(Cast::Telekinesis(tile)) => (t!(screen, "maginor-choice-telekinesis"), key(tile)),
        Action::Spell(cast) => {
            alone(t!(screen, "maginor-choice-spell", spell = spell_name(screen.texts, cast.spell())))
        }
        Action::Move(tile) => (t!(screen, "maginor-choice-move"), key(tile)),
        Action::Sorcery(tile) => (t!(screen, "maginor-choice-sorcery"), key(tile)),
        Action::Symbol(symbol) if does_nothing(game, view, action) => {
            alone(idle(screen, &symbol_name(screen, symbol)))
        }
        Action::Symbol(symbol) | Action::Retrieve(symbol) => alone(symbol_name(screen, symbol)),
        Action::Slot(slot) => alone(slot_words(game, screen, view, slot)),
        Action::Stop => alone(t!(screen, "maginor-choice-stop")),
        Action::Duel(element) => alone(element_name(screen.texts, element)),
        Action::Reversal(true) => alone(t!(screen, "maginor-action-reversal")),
        Action::Reversal(false) => alone(t!(screen, "maginor-action-no-reversal")),
        Action::Take(prize) => alone(prize_words(game, screen, view, prize)),
    }
}

fn slot_words(game: &Maginor, screen: &Screen<'_>, view: &View, slot: Slot) -> String {
    use games::maginor::Member as _;
    let tile = slot_tile(screen, view);
    let symbol = tile.and_then(|tile| game.symbol_at(tile, slot));
    let symbol = symbol.map_or_else(String::new, |symbol| symbol_name(screen, symbol));
    let place = view.ring.iter().find(|place| Some(place.tile) == tile);
    let holder = place.and_then(|place| place.slots.get(slot.index()).copied().flatten());
    match holder {
        Some(seat) => {
            let mark = Marks::of(screen).of_seat(screen, seat);
            t!(screen, "maginor-choice-slot-of", slot = slot.number(), symbol = symbol, mark = mark)
        }
        None => t!(screen, "maginor-choice-slot", slot = slot.number(), symbol = symbol),
    }
}

fn prize_words(game: &Maginor, screen: &Screen<'_>, view: &View, prize: Prize) -> String {
    let PhaseView::Taking { scoring } = view.phase else { return String::new() };
    match prize {
        Prize::Tile => {
            let votes = game.value(scoring.tile);
            t!(screen, "maginor-choice-tile", tile = tile_key(game, scoring.tile), votes = votes)
        }
        Prize::Spell => {
            let spell =
                view.ring.iter().find(|place| place.tile == scoring.tile).and_then(|place| place.spell);
            let spell = spell.map_or_else(String::new, |spell| spell_name(screen.texts, spell));
            t!(screen, "maginor-choice-take-spell", spell = spell)
        }
    }
}
