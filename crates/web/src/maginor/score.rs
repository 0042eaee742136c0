//! The votes: who has won which tiles and rites, and what is still to be won.

use games::maginor::{Maginor, Tile};
use locale::{msg, t};
use markup::prelude::*;
use table::Seat;
use telling::maginor::{spell_name, tile_title};

use super::emblem::emblem_picture;
use super::glyph::glyph;
use super::signs::counter_picture;
use crate::play::Table;
use crate::seen::Seen;
use crate::words::Words;

/// The table of votes.
pub(super) fn score(table: Table<Maginor>) -> Markup {
    let words = Words::of_page();
    let rows = move || {
        let seen = table.seen.get();
        seen.seats().into_iter().map(|seat| row(table, &seen, seat)).collect_markup()
    };
    let left = move || {
        let seen = table.seen.get();
        let votes: u32 = seen.view.ring.iter().map(|place| u32::from(seen.game.value(place.tile))).sum();
        let chips: Vec<_> = seen.view.ring.iter().map(|place| chip(table, &seen, place.tile)).collect();
        // Before the ring is laid out there is nothing to say about what is left of it.
        (seen.steps > 0).then(|| {
            let title = t!(words, "maginor-board-left", votes = votes, tiles = chips.len());
            view! { <h2>{title}</h2><ul class="mag-chips">{chips}</ul> }
        })
    };
    view! {
        <div class="mag-score">
            <table>
                <caption class="visually-hidden">{words.text(msg!("maginor-board-score"))}</caption>
                <thead><tr>
                    <th scope="col">{words.text(msg!("maginor-board-player"))}</th>
                    <th scope="col">{words.text(msg!("maginor-board-won"))}</th>
                    <th scope="col">{words.text(msg!("maginor-board-sum"))}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
            {left}
        </div>
    }
}

fn row(table: Table<Maginor>, seen: &Seen<Maginor>, seat: Seat) -> Markup {
    let player = &seen.view.players[seat];
    let tiles = player.tiles.iter().map(|tile| chip(table, seen, tile));
    let rites = player.spells.iter().filter(|spell| spell.is_rite()).map(|spell| {
        let name = table.tell(|teller| spell_name(teller.texts, spell));
        view! { <li class="mag-chip" title=name.clone()>{glyph(spell)}<span class="visually-hidden">{name}</span>" "{spell.votes()}</li> }
    });
    let chips: Vec<Markup> = tiles.chain(rites).collect();
    let none = chips.is_empty().then(|| table.tell(|teller| t!(teller, "maginor-board-none")));
    view! {
        <tr class:mag-turn=seen.view.turn == Some(seat) && seen.outcome.is_none()>
            <th scope="row"><span class="mag-score-name">{counter_picture(seat)}<span>{table.title(seat)}</span></span></th>
            <td>
                <ul class="mag-chips">{chips}</ul>
                {none.map(|none| view! { <span class="small">{none}</span> })}
            </td>
            <td class="mag-sum">{player.votes}</td>
        </tr>
    }
}

fn chip(table: Table<Maginor>, seen: &Seen<Maginor>, tile: Tile) -> Markup {
    let name = table.tell(|teller| tile_title(teller.texts, &seen.game, tile));
    view! {
        <li class="mag-chip" title=name.clone()>
            {emblem_picture(seen.game.oracles().face(tile).key())}
            <span class="visually-hidden">{name}</span>" "{seen.game.value(tile)}
        </li>
    }
}
