//! The other players in a row: whose turn it is, votes, counters, cards and spells.

use games::maginor::{Fact, Maginor, PlayerView, Spell, Symbol};
use locale::{msg, t};
use markup::prelude::*;
use table::Seat;
use telling::maginor::{spell_name, symbol_name, tile_key};

use super::deed::deed;
use super::desk::Desk;
use super::glyph::{glyph, sorcery_glyph};
use super::signs::{counter_picture, symbol_picture, wizard_picture};
use crate::seen::Seen;
use crate::words::Words;

/// Everybody but the one who looks.
pub(super) fn players(desk: Desk) -> Markup {
    let words = Words::of_page();
    let rows = move || {
        let seen = desk.table.seen.get();
        let mut facts = desk.table.earlier();
        facts.extend(seen.news.iter());
        let others = seen.seats().into_iter().filter(|&seat| seen.me() != Some(seat));
        others.map(|seat| player(desk, &seen, &facts, seat)).collect_markup()
    };
    view! { <ul class="mag-players" aria-label=words.label(msg!("maginor-board-players"))>{rows}</ul> }
}

fn player(desk: Desk, seen: &Seen<Maginor>, happened: &[Fact], seat: Seat) -> Markup {
    let player = &seen.view.players[seat];
    let is_turn = seen.view.turn == Some(seat) && seen.outcome.is_none();
    let is_asked = seen.to_act.includes(table::Actor::Seat(seat));
    let cards = Symbol::ALL
        .map(|symbol| {
            let is_held = player.symbols.contains(symbol);
            view! { <span class="mag-mini" class:mag-played=!is_held>{symbol_picture(symbol)}</span> }
        })
        .collect_markup();
    let spells: Vec<Markup> = player.spells.iter().map(glyph).collect();
    view! {
        <li class=format!("mag-player mag-seat-{}", seat.number()) data-home=seat.number().to_string() class:mag-turn=is_turn class:mag-thinks=is_asked>
            <span class="mag-player-name"><span class="mag-likeness">{wizard_picture(seat)}{desk.table.core.around(seat)}</span><strong>{desk.table.title(seat)}</strong></span>
            <span class="mag-player-facts">{facts(desk, player, seat)}</span>
            <span class="mag-player-cards" aria-hidden="true">
                {cards}<span class="mag-mini mag-mini-sorcery">{sorcery_glyph()}{player.sorcery}</span>{spells}
            </span>
            {deed(desk, seen, happened, seat)}
            <span class="visually-hidden">{in_words(desk, seen, player, is_turn)}</span>
        </li>
    }
}

/// Votes and counters in reserve.
pub(super) fn facts(desk: Desk, player: &PlayerView, seat: Seat) -> Markup {
    let (votes, reserve) = desk.table.tell(|teller| {
        (
            t!(teller, "maginor-votes", votes = player.votes),
            t!(teller, "maginor-board-reserve", counters = player.reserve),
        )
    });
    view! {
    <span class="mag-votes">{votes}</span>
    <span class="mag-reserve" title=reserve.clone()>
        {counter_picture(seat)}<span aria-hidden="true">"× "{player.reserve}</span><span class="visually-hidden">{reserve}</span>
    </span> }
}

/// What the pictures say.
fn in_words(desk: Desk, seen: &Seen<Maginor>, player: &PlayerView, is_turn: bool) -> String {
    desk.table.tell(|teller| {
        let mut said = Vec::new();
        if is_turn {
            said.push(t!(teller, "maginor-board-has-turn"));
        }
        match player.wizard {
            Some(tile) => {
                let tile = tile_key(&seen.game, tile);
                said.push(t!(teller, "maginor-board-stands", tile = tile));
            }
            None => said.push(t!(teller, "maginor-board-stands-middle")),
        }
        let symbols: Vec<String> = player.symbols.iter().map(|symbol| symbol_name(teller, symbol)).collect();
        let count = symbols.len();
        let symbols = teller.list(symbols);
        let sorcery = player.sorcery;
        said.push(t!(teller, "maginor-board-holds", count = count, symbols = symbols, sorcery = sorcery));
        let spells: Vec<String> =
            player.spells.iter().map(|spell: Spell| spell_name(teller.texts, spell)).collect();
        if !spells.is_empty() {
            said.push(t!(teller, "maginor-board-has-spells", spells = teller.list(spells)));
        }
        said.join(" ")
    })
}
