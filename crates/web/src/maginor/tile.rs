//! A tile: its value, its slots with symbols and counters, and the oracle inside.

use leptos::prelude::*;
use maginor::{Maginor, Member as _, Slot, TileView};

use super::emblem::{emblem, known};
use super::layout::{self, Spot};
use super::signs::{counter_mark, symbol_mark};

/// Draws a tile. The slots that have `changed` and those that may be `chosen` stand out.
pub(super) fn tile_picture(game: &Maginor, place: &TileView, changed: &[Slot], chosen: &[Slot]) -> AnyView {
    let face = game.oracles().face(place.tile);
    let count = face.slots().len();
    let scale = layout::slot_radius(count) / 13.0;
    let slots = face
        .slots()
        .iter()
        .zip(&place.slots)
        .enumerate()
        .map(|(index, (&symbol, &holder))| {
            let Spot { x, y } = layout::slot(index, count);
            let is_in = |slots: &[Slot]| slots.iter().any(|slot| slot.index() == index);
            let class = match holder {
                Some(seat) => format!("mag-slot mag-held mag-seat-{}", seat.number()),
                None => "mag-slot".to_owned(),
            };
            let (symbol_scale, counter) = match holder {
                Some(seat) => (0.62, counter_mark(seat)),
                None => (0.82, view! { <circle class="mag-hole" r="12.5" /> }.into_any()),
            };
            view! {
                <g transform=format!("translate({x:.2} {y:.2}) scale({scale:.3})")>
                    <g class=class class:mag-changed=is_in(changed) class:mag-pickable=is_in(chosen)>
                        {counter}
                        <g transform=format!("scale({symbol_scale})")>{symbol_mark(symbol)}</g>
                    </g>
                </g>
            }
        })
        .collect_view();
    view! {
        <svg class=format!("mag-tile-picture mag-oracle-{}", known(face.key())) viewBox="0 0 100 100" aria-hidden="true">
            <circle class="mag-plate" cx="50" cy="50" r="49.2" />
            <circle class="mag-plate-inner" cx="50" cy="50" r="29" />
            <g transform="translate(50 57) scale(.88)">{emblem(face.key())}</g>
            <text class="mag-value" x="50" y="37" text-anchor="middle">{face.value()}</text>
            {slots}
        </svg>
    }
    .into_any()
}
