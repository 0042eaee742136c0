//! The bridge over the lava, with the fire and the wizards on it.

use games::shazamm::{SEATS, Tile};
use locale::{Message, msg, t};
use markup::prelude::*;
use table::Seat;
use telling::shazamm::{falls, sides};
use wasm_bindgen_futures::spawn_local;

use super::figures::{colour, fire, wizard};
use super::layout::{HEIGHT, Side, TILES, WIDTH};
use super::scene::Scene;
use super::scenery::{cave, ceiling};
use super::stage::Stage;
use crate::browser::sleep;
use crate::motion::Motion;
use crate::seen::Seen;

/// How long the fire takes from one tile to the next, in milliseconds at the normal pace.
const TILE: u32 = 220;

/// The picture of the bridge, and the same in words.
pub(crate) fn bridge(stage: Stage) -> Markup {
    let side = Memo::new(move |_| Side::of(stage.table.seen.with(Seen::me)));
    let scene = Memo::new(move |_| stage.shown.with(|shown| shown.story.scene));
    let label = move || stage.table.tell(|teller| t!(teller, "shazamm-board-bridge"));
    let (wall, way) = tile_by_tile(stage, scene);
    // What is pushed leans back.
    let is_pushed =
        move |to_right: bool| way.get() != 0 && (way.get() > 0) == (to_right == (side.get() == Side::Low));
    view! {
        <figure class="shz-bridge" aria-label=label>
            <svg class="shz-world" viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {cave()}
                {ropes()}
                {(0..TILES).map(|tile| plank(side, scene, Tile(tile))).collect_markup()}
                <g class="shz-place" style:transform=move || place(side, scene.get().bridge.middle)>
                    {titled(stage, msg!("shazamm-board-sign-middle"), middle())}
                </g>
                {SEATS.map(|seat| figure(side, scene, seat)).collect_markup()}
                <g class="shz-place" style:transform=move || place(side, wall.get())>
                    <g class="shz-fire" class:to-right=move || is_pushed(true) class:to-left=move || is_pushed(false)>{fire()}</g>
                </g>
                {labels(side, scene, wall)}
            </svg>
            {ceiling()}
            <h2 class="shz-round">{move || stage.heading()}</h2>
            <figcaption class="visually-hidden">{move || in_words(stage, scene.get())}</figcaption>
        </figure>
    }
}

/// Where a tile is, as styles say it.
fn place(side: Memo<Side>, tile: Tile) -> String {
    let side = side.get();
    format!("translate({}px, {}px)", side.x(tile), side.y(tile))
}

/// Where the fire is on its way from where it was to where it is, and whether it goes up or down the tiles.
fn tile_by_tile(stage: Stage, scene: Memo<Scene>) -> (ReadSignal<Tile>, ReadSignal<i8>) {
    let motion = Motion::of_page();
    let to = Memo::new(move |_| scene.get().bridge.wall);
    let (shown, show) = signal(to.get_untracked());
    let (way, set_way) = signal(0);
    Effect::new(move |_| {
        let (mut tile, to_now) = (shown.get_untracked(), to.get());
        let is_shown = untrack(|| stage.table.core.is_unfolding());
        if motion.time(TILE) == 0 || !is_shown {
            show.set(to_now);
            return;
        }
        spawn_local(async move {
            // The screen may be gone, or the fire wanted elsewhere.
            while tile != to_now && to.try_get_untracked() == Some(to_now) {
                let step = (to_now.0 - tile.0).signum();
                tile.0 += step;
                let _ = (set_way.try_set(step), show.try_set(tile));
                sleep(motion.time(TILE)).await;
            }
            let _ = set_way.try_set(0);
        });
    });
    (shown, way)
}

/// The sign of the tile on which the fire began this round.
pub(super) fn middle() -> Markup {
    view! { <path class="shz-middle" d="M0-5 L10 7 L0 19 L-10 7 Z" /> }
}

/// Something in the picture that says what it means when it is pointed at.
fn titled(stage: Stage, message: Message, what: Markup) -> Markup {
    view! { <g><title>{move || stage.table.tell(|teller| t!(teller, message))}</title>{what}</g> }
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
    let intact = move || scene.get().bridge.intact;
    let is_broken = move || tile < intact().0 || tile > intact().1;
    // It breaks when this round ends.
    let is_cracked = move || tile == intact().0 || tile == intact().1;
    let lean = if tile.0 % 2 == 0 { "shz-plank lean" } else { "shz-plank" };
    view! {
        <g class="shz-plank-place" style:transform=move || place(side, tile)>
            <g class=lean class:broken=is_broken class:cracked=is_cracked>{wood()}</g>
        </g>
    }
}

/// A tile of the bridge, with a crack that may be hidden.
pub(super) fn wood() -> Markup {
    view! {
        <rect class="wood" x="-18" y="0" width="36" height="12" rx="2.500" />
        <path class="grain" d="M-14 4h17M-4 8h16" />
        <path class="edge" d="M-18 11h36v5h-36z" />
        <path class="crack" d="M-4-1l4 5-5 4 5 4-2 5M6-1l-2 4 3 3" />
    }
}

fn figure(side: Memo<Side>, scene: Memo<Scene>, seat: Seat) -> Markup {
    let is_fallen = move || scene.get().fallen.contains(seat);
    view! {
        <g class="shz-place" style:transform=move || place(side, scene.get().bridge.wizards[seat])>
            <path class="shz-splash" class:on=is_fallen d="M-26 52c4-16 10-20 12-34 4 12 6 18 14 8 8 10 10 4 14-8 2 14 8 18 12 34z" />
            <g class="shz-wizard" class:fallen=is_fallen class:turned=move || !side.get().is_left(seat)>
                {wizard(seat)}
            </g>
        </g>
    }
}

/// The numbers of the tiles that sentences speak of.
fn labels(side: Memo<Side>, scene: Memo<Scene>, wall: ReadSignal<Tile>) -> Markup {
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
        {label("shz-number fire".to_owned(), Box::new(move || wall.get()))}
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
