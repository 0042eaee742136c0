//! A tile looked at closely: who leads there, what its spell does, and what one may do with it.

use games::maginor::{Maginor, Member as _, Tile};
use locale::t;
use markup::prelude::*;
use table::Seat;
use telling::maginor::{about_spell, spell_name, symbol_name, tile_title};

use super::desk::{Desk, arrows};
use super::glyph::glyph;
use super::offer::{Aim, aims_at};
use super::ring::place_of;
use super::signs::{counter_picture, symbol_picture};
use super::standing::standing;
use super::tile::big_tile_picture;
use crate::parts::dialog::dialog;
use crate::seen::Seen;

/// The dialog.
pub(super) fn zoom(desk: Desk) -> Markup {
    let title = Signal::derive(move || {
        desk.looked_at.get().map_or_else(String::new, |tile| {
            let game = desk.table.game();
            desk.table.tell(|teller| tile_title(teller.texts, &game, tile))
        })
    });
    view! {
        {dialog(desk.looks, title, "mag-zoom", move || view! {
            {move || {
                let seen = desk.table.seen.get();
                desk.looked_at.get().map(|tile| closely(desk, &seen, tile))
            }}
        })}
    }
}

fn closely(desk: Desk, seen: &Seen<Maginor>, tile: Tile) -> Markup {
    let Some(place) = place_of(&seen.view, tile) else {
        let gone = desk.table.tell(|teller| t!(teller, "maginor-board-gone"));
        return view! { <p>{gone}</p> };
    };
    let ranked = standing(place);
    let row = |(rank, &(seat, count)): (usize, &(Seat, usize))| {
        let place = match rank {
            0 => "first",
            1 => "second",
            _ => "other",
        };
        let name = desk.table.title(seat);
        let said = desk.table.tell(|teller| {
            t!(teller, "maginor-board-standing", name = name, counters = count, place = place)
        });
        view! { <li class:mag-leads=rank == 0>{counter_picture(seat)}<span>{said}</span></li> }
    };
    let rows: Vec<_> = ranked.iter().enumerate().map(row).collect();
    let nobody = ranked.is_empty().then(|| desk.table.tell(|teller| t!(teller, "maginor-board-nobody")));
    let spell = desk.table.tell(|teller| match place.spell {
        Some(spell) => {
            let (name, about) = (spell_name(teller.texts, spell), about_spell(teller.texts, spell));
            let said = t!(teller, "about-line", name = name, about = about);
            view! { <p class="mag-about-glyph">{glyph(spell)}<span>{said}</span></p> }
        }
        None => view! { <p>{t!(teller, "maginor-board-no-spell")}</p> },
    });
    let (votes, name) = desk.table.tell(|teller| {
        (
            t!(teller, "maginor-votes", votes = seen.game.value(tile)),
            tile_title(teller.texts, &seen.game, tile),
        )
    });
    view! {
        <div class="mag-closely">
            <div class="mag-big-tile">{big_tile_picture(&seen.game, place, name)}</div>
            <div class="mag-closely-text">
                <p class="mag-closely-votes">{votes}</p>
                <ol class="mag-standing">{rows}</ol>
                {nobody.map(|nobody| view! { <p>{nobody}</p> })}
                {slot_list(desk, seen, tile)}
                {spell}
                {actions(desk, seen, tile)}
            </div>
        </div>
    }
}

/// Which slots of each symbol are free.
fn slot_list(desk: Desk, seen: &Seen<Maginor>, tile: Tile) -> Markup {
    let Some(place) = place_of(&seen.view, tile) else { return Markup::Nothing };
    let row = |symbol: games::maginor::Symbol| {
        let slots = seen.game.slots_of(tile, symbol);
        let is_free =
            |slot: &games::maginor::Slot| place.slots.get(slot.index()).is_some_and(Option::is_none);
        let (all, free) = (slots.len(), slots.iter().filter(is_free).count());
        let said = desk.table.tell(|teller| {
            t!(teller, "maginor-board-free", symbol = symbol_name(teller, symbol), free = free, all = all)
        });
        view! { <li>{symbol_picture(symbol)}<span>{said}</span></li> }
    };
    let rows: Vec<_> = seen.game.shown(tile).iter().map(row).collect();
    view! { <ul class="mag-free">{rows}</ul> }
}

/// What one may do with the tile.
fn actions(desk: Desk, seen: &Seen<Maginor>, tile: Tile) -> Markup {
    let aims = seen.legal.as_deref().map(|legal| aims_at(legal, tile)).unwrap_or_default();
    let buttons = aims
        .into_iter()
        .map(|aim| {
            let words = desk.table.tell(|teller| t!(teller, "maginor-board-here", aim = aim.name()));
            view! { <li><button class:primary=aim == Aim::Move on:click=move |_| desk.act(aim.at(tile))>{words}</button></li> }
        })
        .collect_markup();
    view! { <ul class="mag-here" on:keydown=move |event| arrows(&event)>{buttons}</ul> }
}
