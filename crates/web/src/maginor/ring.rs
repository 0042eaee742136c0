//! The ring of tiles with their spells, the wizards and Maginor on his way.

use games::maginor::{Action, Legal, MaginorAt, Spell, Tile, TileView, View};
use locale::{msg, t};
use markup::prelude::*;
use table::{Game as _, Legal as _, Seat};
use telling::Telling as _;
use telling::maginor::{about_spell, counters, spell_name, tile_title};
use web_sys::MouseEvent;

use super::desk::{Desk, go_round, is_touch};
use super::floor::floor;
use super::glyph::glyph;
use super::layout::{self, Spot};
use super::middle::middle;
use super::news::changed;
use super::offer::Aim;
use super::signs::{maginor_picture, wizard_picture};
use super::tile::tile_picture;
use crate::seen::Seen;
use crate::words::Words;

/// The ring.
pub(super) fn ring(desk: Desk) -> Markup {
    let words = Words::of_page();
    let table = desk.table;
    let tiles = move || table.seen.with(|seen| tiles_of(&seen.view));
    let size = Memo::new(move |_| table.seen.with(|seen| layout::tile_size(seen.view.ring.len())));
    let is_laid = move || table.seen.with(|seen| !seen.view.ring.is_empty());
    let seats: Vec<Seat> = Seat::all(table.game().seats()).collect();
    view! {
        <div class="mag-ring" class:mag-aiming=move || desk.aim().is_some() style:--size=move || number(size.get())>
            {floor()}
            <ol class="mag-tiles" aria-label=words.label(msg!("maginor-board-ring")) on:keydown=move |event| go_round(&event)>
                {keyed(tiles, |tile| u8::from(*tile), move |tile| tile_button(desk, tile))}
            </ol>
            {middle(desk)}
            <Show when=is_laid>
                {seats.iter().map(|&seat| wizard(desk, seat)).collect_markup()}
                {maginor(desk)}
            </Show>
        </div>
    }
}

fn tiles_of(view: &View) -> Vec<Tile> {
    view.ring.iter().map(|place| place.tile).collect()
}

/// A hundredth of the ring, as styles count.
fn number(part: f64) -> String {
    format!("{part:.2}")
}

/// A tile with its spell: to be looked at, or to be chosen.
fn tile_button(desk: Desk, tile: Tile) -> Markup {
    let table = desk.table;
    let place = Memo::new(move |_| table.seen.with(|seen| place_of(&seen.view, tile).cloned()));
    let spots = Memo::new(move |_| {
        table.seen.with(|seen| {
            let tiles = seen.view.ring.len();
            let index = seen.view.ring.iter().position(|place| place.tile == tile).unwrap_or(0);
            (layout::tile(index, tiles), layout::spell(index, tiles))
        })
    });
    let news = Memo::new(move |_| table.seen.with(|seen| changed(&seen.news, tile)));
    let marks = Memo::new(move |_| table.seen.with(|seen| Marks::new(seen, tile)));
    let can_aim = Memo::new(move |_| {
        let legal = table.seen.with(|seen| seen.legal.clone());
        desk.aim().zip(legal).is_some_and(|(aim, legal)| legal.contains(aim.at(tile)))
    });
    // Without anything else in mind one may go there at once.
    let is_goal = Memo::new(move |_| {
        let can_move = |legal: &Legal| legal.contains(Action::Move(tile));
        desk.aim().is_none() && table.seen.with(|seen| seen.legal.as_deref().is_some_and(can_move))
    });
    let click = move |event: MouseEvent| match untrack(|| desk.aim()) {
        Some(aim) => table.act(aim.at(tile)),
        // A finger covers what it points at: it first sees what is there, and what it can do.
        None if is_goal.get_untracked() && !is_touch(&event) => table.act(Action::Move(tile)),
        None => desk.look_at(tile),
    };
    // One tile is reached by Tab, the others from there by the arrow keys.
    let is_first =
        move || table.seen.with(|seen| seen.view.ring.first().is_some_and(|place| place.tile == tile));
    let x = move || number(spots.get().0.x);
    let y = move || number(spots.get().0.y);
    view! {
        <li>
            <button class="mag-tile" tabindex=move || if is_first() { "0" } else { "-1" } style:--x=x style:--y=y data-tile=u8::from(tile).to_string()
                aria-label=move || label(desk, tile, marks.get().maginor) on:click=click
                class:mag-own-tile=move || marks.get().is_own
                class:mag-next-tile=move || marks.get().maginor != Where::Elsewhere
                class:mag-asked-tile=move || marks.get().is_asked
                class:mag-target=move || can_aim.get()
                class:mag-goal=move || is_goal.get()
                data-choice=move || can_aim.get().then_some("")
                aria-disabled=move || (desk.aim().is_some() && !can_aim.get()).then_some("true")>
                {move || place.get().map(|place| {
                    let name = table.tell(|teller| tile_title(teller.texts, &table.game(), tile));
                    tile_picture(&table.game(), &place, name, &news.get())
                })}
                {move || own_wizard(desk).filter(|_| is_goal.get()).map(|seat| view! {
                    <span class="mag-ghost" aria-hidden="true">{wizard_picture(seat)}</span>
                })}
            </button>
            {move || lying_spell(desk, place.get().and_then(|place| place.spell), tile, spots.get().1)}
        </li>
    }
}

/// Whose wizard would go there.
fn own_wizard(desk: Desk) -> Option<Seat> {
    desk.table.seen.with(Seen::me)
}

/// All that is to be seen of a tile, in words.
fn label(desk: Desk, tile: Tile, maginor: Where) -> String {
    let seen = desk.table.seen.get();
    let can_move = seen.legal.as_deref().is_some_and(|legal| legal.contains(Action::Move(tile)));
    let aim = desk.aim().or(can_move.then_some(Aim::Move));
    desk.table.tell(|teller| {
        // What is called otherwise than what stands on it cannot be asked for by voice.
        let mut called = format!("{} {}", seen.game.value(tile), tile_title(teller.texts, &seen.game, tile));
        if let Some(aim) = aim {
            called = format!("{called}, {}", seen.game.action(teller, &seen.view, aim.at(tile)));
        }
        let mut said = vec![format!("{called}.")];
        said.push(counters(&seen.game, teller, &seen.view, tile));
        let here = |seat: &Seat| seen.view.players[*seat].wizard == Some(tile);
        let wizards: Vec<&str> =
            teller.seats().into_iter().filter(here).map(|seat| teller.who(seat).title()).collect();
        if !wizards.is_empty() {
            said.push(t!(teller, "maginor-board-wizards", names = teller.list(wizards)));
        }
        match maginor {
            Where::On => said.push(t!(teller, "maginor-board-maginor-on")),
            Where::Before => said.push(t!(teller, "maginor-board-maginor-before")),
            Where::Elsewhere => {}
        }
        said.join(" ")
    })
}

/// The spell beside a tile. Who presses it reads what it does.
fn lying_spell(desk: Desk, spell: Option<Spell>, tile: Tile, (touches, with): (Spot, Spot)) -> Markup {
    let Some(spell) = spell else { return Markup::Nothing };
    let (name, about) =
        desk.table.tell(|teller| (spell_name(teller.texts, spell), about_spell(teller.texts, spell)));
    let label =
        desk.table.tell(|teller| t!(teller, "about-line", name = name.clone(), about = about.clone()));
    view! {
        <button class="mag-lying-spell" tabindex="-1" data-spell=spell.name() aria-label=label
            on:click=move |_| desk.look_at(tile)
            style:--x=number(touches.x) style:--y=number(touches.y)
            style:--own-x=number(with.x) style:--own-y=number(with.y)>
            {glyph(spell)}<span class="mag-spell-name">{name}</span>
        </button>
    }
}

/// The tile as it lies in the ring.
pub(super) fn place_of(view: &View, tile: Tile) -> Option<&TileView> {
    view.ring.iter().find(|place| place.tile == tile)
}

/// Where Maginor is, seen from a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Where {
    On,
    Before,
    Elsewhere,
}

/// Why a tile stands out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Marks {
    /// One's wizard is there.
    is_own: bool,
    maginor: Where,
    /// Something is being decided about it.
    is_asked: bool,
}

impl Marks {
    fn new(seen: &Seen<games::maginor::Maginor>, tile: Tile) -> Self {
        let view = &seen.view;
        Self {
            is_own: seen.me().is_some_and(|seat| view.players[seat].wizard == Some(tile)),
            maginor: match view.maginor {
                MaginorAt::On(on) if on == tile => Where::On,
                MaginorAt::Before(before) if before == tile => Where::Before,
                MaginorAt::Start if tile == seen.game.guild_hall() => Where::On,
                _ => Where::Elsewhere,
            },
            is_asked: super::question::tile_of(view) == Some(tile),
        }
    }
}

fn wizard(desk: Desk, seat: Seat) -> Markup {
    let table = desk.table;
    let spot = Memo::new(move |_| table.seen.with(|seen| wizard_spot(&seen.view, seat)));
    let is_turn = move || table.seen.with(|seen| seen.view.turn == Some(seat));
    view! {
        <div class=format!("mag-pawn mag-seat-{}", seat.number()) class:mag-turn=is_turn style:--x=move || number(spot.get().x)
            style:--y=move || number(spot.get().y)>{wizard_picture(seat)}</div>
    }
}

/// Where a wizard stands, beside the others on the same tile.
pub(super) fn wizard_spot(view: &View, seat: Seat) -> Spot {
    let stands = |seat: Seat| view.players[seat].wizard;
    let with: Vec<Seat> =
        Seat::all(view.players.len()).filter(|&other| stands(other) == stands(seat)).collect();
    let rank = with.iter().position(|&other| other == seat).unwrap_or(0);
    match stands(seat).and_then(|tile| view.ring.iter().position(|place| place.tile == tile)) {
        Some(index) => layout::wizard_on(index, view.ring.len(), rank, with.len()),
        None => layout::wizard_in_the_middle(rank, with.len()),
    }
}

fn maginor(desk: Desk) -> Markup {
    let table = desk.table;
    let spot = Memo::new(move |_| table.seen.with(|seen| maginor_spot(&seen.view)));
    view! {
        <div class="mag-maginor" style:--x=move || number(spot.get().x) style:--y=move || number(spot.get().y)>
            {maginor_picture()}
        </div>
    }
}

/// Where Maginor stands.
pub(super) fn maginor_spot(view: &View) -> Spot {
    layout::maginor(view.maginor, &tiles_of(view))
}
