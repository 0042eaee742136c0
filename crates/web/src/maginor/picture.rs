//! The picture of Maginor for its door: the collector among the oracles.

use games::maginor::Symbol;
use markup::prelude::*;

use super::circle::sin_cos;
use super::emblem::emblem;
use super::signs::{maginor_figure, symbol_mark};

/// The oracles in the arc, from left to right.
const ARC: [(&str, Symbol); 5] = [
    ("unicorn", Symbol::Fire),
    ("leviathan", Symbol::Water),
    ("guild-hall", Symbol::Fate),
    ("great-eagle", Symbol::Air),
    ("stone-giant", Symbol::Earth),
];

/// The picture.
pub(super) fn picture() -> Markup {
    let tiles = ARC
        .into_iter()
        .enumerate()
        .map(|(index, (key, symbol))| {
            let (sin, cos) = sin_cos((index as f64 - 2.0) * 0.0987);
            let (x, y) = (80.0 + 59.0 * sin, 97.0 - 74.0 * cos);
            let slots = (0..8)
                .map(|slot| {
                    let (sin, cos) = sin_cos(f64::from(slot) / 8.0);
                    let place = format!("translate({:.1} {:.1}) scale(.2)", 15.4 * sin, -15.4 * cos);
                    view! { <g transform=place><circle class="mag-hole" r="12.5" />{symbol_mark(symbol)}</g> }
                })
                .collect_markup();
            view! {
                <g class=format!("mag-oracle-{key}") transform=format!("translate({x:.1} {y:.1})")>
                    <circle class="mag-plate" r="19" />
                    <circle class="mag-plate-inner" r="12" />
                    <g transform="scale(.46)">{emblem(key)}</g>
                    {slots}
                </g>
            }
        })
        .collect_markup();
    view! {
        <svg viewBox="0 0 160 100" class="mag-picture" aria-hidden="true">
            <circle class="mag-glow" cx="80" cy="76" r="42" />
            {tiles}
            <g transform="translate(80 70) scale(1.05)">{maginor_figure()}</g>
        </svg>
    }
}
