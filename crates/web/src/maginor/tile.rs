//! A tile: its value, its slots with symbols and counters, and the oracle inside.

use games::maginor::{Maginor, Member as _, Slot, TileView};
use markup::prelude::*;

use super::emblem::{emblem, known};
use super::layout::{self, Spot};
use super::signs::{counter_mark, symbol_mark};

/// Where the emblem of a tile stands, and how large.
struct Emblem {
    y: f64,
    scale: f64,
}

impl Emblem {
    const ALONE: Self = Self { y: 57.0, scale: 0.88 };
    /// It leaves the numbers of the slots free, and the name.
    const AMONG_NUMBERS: Self = Self { y: 56.5, scale: 0.6 };
}

/// Draws a tile for the ring, with its name where there is room. The slots that have `changed` stand out.
pub(super) fn tile_picture(game: &Maginor, place: &TileView, name: String, changed: &[Slot]) -> Markup {
    let key = known(game.oracles().face(place.tile).key());
    picture(game, place, changed, inscription(&format!("mag-arc-{key}"), layout::NAME_ARC, name), None)
}

/// Draws a tile to be looked at closely, with its name and the numbers of its slots.
pub(super) fn big_tile_picture(game: &Maginor, place: &TileView, name: String) -> Markup {
    let count = place.slots.len();
    let numbers = (0..count)
        .map(|index| {
            let Spot { x, y } = layout::slot_number(index, count);
            view! { <text class="mag-number" x=format!("{x:.1}") y=format!("{:.1}", y + 1.2) text-anchor="middle">{index + 1}</text> }
        })
        .collect_markup();
    let key = known(game.oracles().face(place.tile).key());
    let name = inscription(&format!("mag-arc-large-{key}"), layout::NAME_ARC_AMONG_NUMBERS, name);
    picture(game, place, &[], name, Some(numbers))
}

/// A name along an arc, as on a coin.
fn inscription(id: &str, arc: &'static str, name: String) -> Markup {
    view! {
        <path id=id.to_owned() d=arc fill="none" />
        <text class="mag-name" text-anchor="middle"><textPath href=format!("#{id}") startOffset="50%">{name}</textPath></text>
    }
}

fn picture(
    game: &Maginor,
    place: &TileView,
    changed: &[Slot],
    name: Markup,
    numbers: Option<Markup>,
) -> Markup {
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
            let is_new = changed.iter().any(|slot| slot.index() == index);
            let class = match holder {
                Some(seat) => format!("mag-slot mag-held mag-seat-{}", seat.number()),
                None => "mag-slot".to_owned(),
            };
            let (symbol_scale, counter) = match holder {
                Some(seat) => (0.62, counter_mark(seat)),
                None => (0.82, view! { <circle class="mag-hole" r="12.5" /> }),
            };
            view! {
                <g transform=format!("translate({x:.2} {y:.2}) scale({scale:.3})")>
                    <g class=class class:mag-changed=is_new data-slot=index.to_string()>
                        {counter}
                        <g transform=format!("scale({symbol_scale})")>{symbol_mark(symbol)}</g>
                    </g>
                </g>
            }
        })
        .collect_markup();
    let Emblem { y, scale } = if numbers.is_some() { Emblem::AMONG_NUMBERS } else { Emblem::ALONE };
    let emblem_place = format!("translate(50 {y}) scale({scale})");
    view! {
        <svg class=format!("mag-tile-picture mag-oracle-{}", known(face.key())) viewBox="0 0 100 100" aria-hidden="true">
            <circle class="mag-plate" cx="50" cy="50" r="49.2" />
            <circle class="mag-plate-inner" cx="50" cy="50" r="29" />
            <g class="mag-emblem-place" transform=emblem_place>{emblem(face.key())}</g>
            <text class="mag-value" x="50" y="37" text-anchor="middle">{face.value()}" "</text>
            {name}
            {slots}
            {numbers}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::maginor::MOST_SLOTS;

    /// Emblems are drawn within 20 units of their middle, numbers are half a unit narrower than high.
    #[test]
    fn the_numbers_of_the_slots_stand_beside_the_emblem() {
        let Emblem { y: middle, scale } = Emblem::AMONG_NUMBERS;
        for slots in 1..=MOST_SLOTS {
            for Spot { x, y } in (0..slots).map(|index| layout::slot_number(index, slots)) {
                let (aside, below) = ((x - 50.0).abs(), (y - middle).abs());
                let is_beside = aside - 2.2 > 20.0 * scale || below - 1.8 > 20.0 * scale;
                assert!(is_beside, "{slots} slots: {x} {y}");
            }
        }
    }
}
