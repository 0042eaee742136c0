//! The bridge over the lava, with the fire and the wizards on it.

use games::shazamm::{SEATS, Tile};
use locale::t;
use markup::prelude::*;
use table::Seat;
use telling::shazamm::{falls, sides};

use super::figures::{colour, fire, wizard};
use super::layout::{HEIGHT, Side, TILES, WIDTH};
use super::scene::Scene;
use super::stage::Stage;
use crate::seen::Seen;

/// The picture of the bridge, and the same in words.
pub(crate) fn bridge(stage: Stage) -> Markup {
    let side = Memo::new(move |_| Side::of(stage.table.seen.with(Seen::me)));
    let scene = Memo::new(move |_| stage.shown.with(|shown| shown.story.scene));
    let label = move || stage.table.tell(|teller| t!(teller, "shazamm-board-bridge"));
    let at = move |tile: Tile| {
        let side = side.get();
        format!("translate({}px, {}px)", side.x(tile), side.y(tile))
    };
    view! {
        <figure class="shz-bridge" aria-label=label>
            <h2 class="shz-round">{move || stage.heading()}</h2>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="xMidYMax meet" aria-hidden="true">
                {cavern()}
                {ropes()}
                {(0..TILES).map(|tile| plank(side, scene, Tile(tile))).collect_markup()}
                <g class="shz-place" style:transform=move || at(scene.get().bridge.middle)>
                    <path class="shz-middle" d="M0-5 L10 7 L0 19 L-10 7 Z" />
                </g>
                {SEATS.map(|seat| figure(side, scene, seat)).collect_markup()}
                <g class="shz-place" style:transform=move || at(scene.get().bridge.wall)>{fire()}</g>
                {labels(side, scene)}
            </svg>
            <figcaption class="visually-hidden">{move || in_words(stage, scene.get())}</figcaption>
        </figure>
    }
}

/// Rock above, lava below.
fn cavern() -> Markup {
    view! {
        <defs>
            <linearGradient id="shz-air" x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" class="air-top" /><stop offset="0.62" class="air-low" /><stop offset="1" class="air-glow" />
            </linearGradient>
            <linearGradient id="shz-lava" x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" class="lava-top" /><stop offset="0.35" class="lava-mid" /><stop offset="1" class="lava-low" />
            </linearGradient>
        </defs>
        <rect fill="url(#shz-air)" width=WIDTH height=HEIGHT />
        <path class="shz-rock-far" d="M0 0H800V38C760 62 742 30 706 44C668 60 650 24 610 34C566 46 540 18 498 26C450 36 420 14 380 24C330 36 300 18 258 30C214 42 190 26 150 42C110 56 80 32 48 50C28 60 12 56 0 62Z" />
        <path class="shz-rock" d="M0 0H66C60 50 44 70 40 108C36 134 26 150 30 176C32 196 16 220 18 270H0Z" />
        <path class="shz-rock" d="M800 0H738C742 44 758 72 760 104C762 134 774 150 770 180C768 204 782 222 780 270H800Z" />
        <rect fill="url(#shz-lava)" y="226" width=WIDTH height="44" />
        <path class="shz-lava-crest" d="M0 228C40 220 70 236 112 229C160 221 190 235 240 228C290 221 320 236 372 228C420 221 452 235 500 228C548 221 580 236 630 228C676 221 712 235 752 228C776 224 790 229 800 228V236H0Z" />
        <path class="shz-lava-vein" d="M40 252c30-6 60 5 92-1M190 246c26-5 44 4 70 0M330 258c32-6 56 4 88-1M470 246c24-5 48 5 76 0M604 256c28-6 54 4 84-1" />
    }
}

/// The ropes and posts of the bridge.
fn ropes() -> Markup {
    view! {
        <path class="shz-rope" d="M20 126 Q400 178 780 126" />
        <path class="shz-rope low" d="M20 170 Q400 214 780 170" />
        <path class="shz-post" d="M20 106V184M780 106V184" />
    }
}

fn plank(side: Memo<Side>, scene: Memo<Scene>, tile: Tile) -> Markup {
    let place = move || {
        let side = side.get();
        format!("translate({}px, {}px)", side.x(tile), side.y(tile))
    };
    let intact = move || scene.get().bridge.intact;
    let is_broken = move || tile < intact().0 || tile > intact().1;
    // It breaks when this round ends.
    let is_cracked = move || tile == intact().0 || tile == intact().1;
    let lean = if tile.0 % 2 == 0 { "shz-plank lean" } else { "shz-plank" };
    view! {
        <g class="shz-plank-place" style:transform=place>
            <g class=lean class:broken=is_broken class:cracked=is_cracked>
                <rect class="wood" x="-18" y="0" width="36" height="12" rx="2.500" />
                <path class="grain" d="M-14 4h17M-4 8h16" />
                <path class="edge" d="M-18 11h36v5h-36z" />
                <path class="crack" d="M-4-1l4 5-5 4 5 4-2 5M6-1l-2 4 3 3" />
            </g>
        </g>
    }
}

fn figure(side: Memo<Side>, scene: Memo<Scene>, seat: Seat) -> Markup {
    let place = move || {
        let (side, tile) = (side.get(), scene.get().bridge.wizards[seat]);
        format!("translate({}px, {}px)", side.x(tile), side.y(tile))
    };
    let is_fallen = move || scene.get().fallen.contains(seat);
    view! {
        <g class="shz-place" style:transform=place>
            <g class="shz-wizard" class:fallen=is_fallen class:turned=move || !side.get().is_left(seat)>
                {wizard(seat)}
            </g>
        </g>
    }
}

/// The numbers of the tiles that sentences speak of.
fn labels(side: Memo<Side>, scene: Memo<Scene>) -> Markup {
    let label = move |class: String, tile: Box<dyn Fn() -> Tile + Send + Sync>| {
        let tile = Memo::new(move |_| tile());
        let is_there = move || {
            let (first, last) = scene.get().bridge.intact;
            (first..=last).contains(&tile.get())
        };
        let place = move || {
            let side = side.get();
            format!("translate({}px, {}px)", side.x(tile.get()), side.y(tile.get()) + 40.0)
        };
        view! {
            <g class="shz-place" style:transform=place>
                <text class=class class:off=move || !is_there()>{move || tile.get().to_string()}</text>
            </g>
        }
    };
    let wizards = SEATS.map(|seat| {
        let class = format!("shz-number {}", colour(seat));
        label(class, Box::new(move || scene.get().bridge.wizards[seat]))
    });
    view! {
        {wizards.into_iter().collect_markup()}
        {label("shz-number fire".to_owned(), Box::new(move || scene.get().bridge.wall))}
    }
}

/// Where everything stands, in sentences.
pub(crate) fn in_words(stage: Stage, scene: Scene) -> String {
    let bridge = scene.bridge;
    stage.table.tell(|teller| {
        let mut lines = vec![t!(
            teller,
            "shazamm-board-fire-at",
            wall = bridge.wall.0,
            middle = bridge.middle.0,
            moved = if bridge.wall == bridge.middle { "no" } else { "yes" }
        )];
        for seat in sides(teller) {
            let who = teller.who(seat);
            let distance = bridge.wall.0.abs_diff(bridge.wizards[seat].0);
            let fallen = if scene.fallen.contains(seat) { "yes" } else { "no" };
            lines.push(t!(
                teller,
                "shazamm-board-stands",
                who = who.form(),
                name = who.name(),
                tile = bridge.wizards[seat].0,
                distance = distance,
                fallen = fallen
            ));
        }
        let (first, last) = bridge.intact;
        lines.push(t!(teller, "shazamm-board-tiles", first = first.0, last = last.0));
        if scene.fallen.is_empty() {
            lines.extend(falls(teller, &bridge));
        }
        lines.join(" ")
    })
}
