//! One's own things at the thumb: cards, spells, counters, and what one may do with them.

use games::maginor::{Action, Legal, Maginor, PlayerView, Spell, Symbol};
use locale::{msg, t};
use markup::prelude::*;
use table::{Legal as _, Seat};
use telling::Telling as _;
use telling::maginor::{about_spell, card_name, does_nothing, spell_name, symbol_name, tile_key, tile_title};

use super::desk::{Desk, arrows};
use super::emblem::emblem_picture;
use super::glyph::{glyph, sorcery_glyph};
use super::offer::{Aim, Casting, casting, question, targets};
use super::players::facts;
use super::question::answers;
use super::ring::place_of;
use super::signs::{symbol_picture, wizard_picture};
use super::standing::counters_of;
use crate::seen::Seen;
use crate::words::Words;

/// One's own things, and the choices. Nobody's where nobody in particular looks.
pub(super) fn own(desk: Desk) -> Markup {
    let words = Words::of_page();
    let table = desk.table;
    let shake = move || match table.core.refusals().map(|count| count % 2) {
        None => "mag-own",
        Some(0) => "mag-own mag-shake-even",
        Some(_) => "mag-own mag-shake-odd",
    };
    let inside = move || {
        let seen = table.seen.get();
        let Some(me) = seen.me() else { return Markup::Nothing };
        let legal = seen.legal.clone().unwrap_or_default();
        let choices = match (desk.aim(), question(&legal)) {
            (_, Some(asked)) => answers(desk, &seen, &legal, asked),
            (Some(aim), None) => aiming(desk, &seen, &legal, aim),
            (None, None) if seen.outcome.is_some() => Markup::Nothing,
            (None, None) => hand(desk, &seen, &legal, me),
        };
        view! { {line(desk, &seen, me)}{choices} }
    };
    let is_mine = move || table.seen.with(|seen| seen.me().is_some());
    let key = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && untrack(|| desk.aim()).is_some() {
            event.prevent_default();
            desk.drop_aim();
        }
    };
    view! {
        <Show when=is_mine>
            <section class=shake aria-label=words.label(msg!("maginor-board-own")) on:keydown=key>{inside}</section>
        </Show>
    }
}

/// Who one is, with votes and counters.
fn line(desk: Desk, seen: &Seen<Maginor>, me: Seat) -> Markup {
    view! {
        <p class=format!("mag-own-line mag-seat-{}", me.number()) data-home=me.number().to_string()>
            <span class="mag-likeness">{wizard_picture(me)}{desk.table.core.around(me)}</span>
            <strong>{desk.table.title(me)}</strong>
            {facts(desk, &seen.view.players[me], me)}
        </p>
    }
}

/// Cards and spells, the roll and the move.
fn hand(desk: Desk, seen: &Seen<Maginor>, legal: &Legal, me: Seat) -> Markup {
    let words = desk.table;
    let player = seen.view.players[me];
    let is_asked = seen.legal.is_some();
    let cards = Symbol::ALL.map(|symbol| card(desk, seen, legal, &player, symbol)).collect_markup();
    let (cards_title, spells_title) =
        words.tell(|teller| (t!(teller, "maginor-board-cards"), t!(teller, "maginor-board-spells")));
    let spells: Vec<_> = player.spells.iter().map(|spell| spell_button(desk, seen, legal, spell)).collect();
    let has_spells = !spells.is_empty();
    view! {
        <div class="mag-hand" on:keydown=move |event| arrows(&event)>
            <div class="mag-ends" class:mag-idle=!is_asked>
                {roll_button(desk, seen, legal, &player)}
                {aim_button(desk, seen, legal, &player, Aim::Move)}
            </div>
            <ul class="mag-cards" aria-label=cards_title>{cards}<li>{sorcery_button(desk, seen, legal, &player)}</li></ul>
            <ul class="mag-spells" aria-label=spells_title class:mag-none=!has_spells>{spells}</ul>
        </div>
    }
}

fn disabled(is_legal: bool) -> Option<&'static str> {
    (!is_legal).then_some("true")
}

fn roll_button(desk: Desk, seen: &Seen<Maginor>, legal: &Legal, player: &PlayerView) -> Markup {
    let is_legal = legal.contains(Action::Roll);
    let words = desk.table.tell(|teller| match player.wizard {
        Some(tile) => t!(teller, "maginor-board-roll", tile = tile_key(&seen.game, tile)),
        None => t!(teller, "maginor-board-roll-middle"),
    });
    view! {
        <button class="mag-roll" class:primary=is_worth_a_roll(legal, player) data-choice="" aria-disabled=disabled(is_legal)
            on:click=move |_| desk.act(Action::Roll)>{words}</button>
    }
}

/// Whether a roll is what one usually does: without a counter it places none.
fn is_worth_a_roll(legal: &Legal, player: &PlayerView) -> bool {
    legal.contains(Action::Roll) && player.reserve > 0
}

/// A button that asks for a tile.
fn aim_button(desk: Desk, seen: &Seen<Maginor>, legal: &Legal, player: &PlayerView, aim: Aim) -> Markup {
    let is_legal = !targets(legal, &seen.view.ring, aim).is_empty();
    let words = desk.table.tell(|teller| t!(teller, "maginor-board-aim", aim = aim.name()));
    view! {
        <button data-choice="" data-aim=aim.name() class:primary=is_legal && !is_worth_a_roll(legal, player)
            aria-disabled=disabled(is_legal) on:click=move |_| begin(desk, aim)>{words}</button>
    }
}

/// Asks for a tile, or says why there is none to choose.
fn begin(desk: Desk, aim: Aim) {
    let seen = desk.table.seen.get_untracked();
    let Some(legal) = &seen.legal else { return };
    if !targets(legal, &seen.view.ring, aim).is_empty() {
        desk.take_aim(aim);
    } else if let Some(place) = seen.view.ring.last() {
        desk.table.act(aim.at(place.tile));
    }
}

fn card(desk: Desk, seen: &Seen<Maginor>, legal: &Legal, player: &PlayerView, symbol: Symbol) -> Markup {
    let action = Action::Card(symbol);
    let is_held = player.symbols.contains(symbol);
    let is_legal = legal.contains(action);
    let is_idle = is_legal && does_nothing(&seen.game, &seen.view, action);
    let (name, label) = desk.table.tell(|teller| {
        let name = symbol_name(teller, symbol);
        let label = if is_held {
            seen.game.action(teller, &seen.view, action)
        } else {
            t!(teller, "maginor-board-card-played", card = card_name(teller, symbol))
        };
        (name, label)
    });
    view! {
        <li><button class="mag-card" class:mag-played=!is_held class:mag-does-nothing=is_idle data-choice=""
            title=is_idle.then(|| label.clone()) aria-disabled=disabled(is_legal) on:click=move |_| desk.act(action)>
            {symbol_picture(symbol)}
            <span>{name}</span>
            <span class="visually-hidden">{label}</span>
        </button></li>
    }
}

fn sorcery_button(desk: Desk, seen: &Seen<Maginor>, legal: &Legal, player: &PlayerView) -> Markup {
    let is_legal = !targets(legal, &seen.view.ring, Aim::Sorcery).is_empty();
    let (short, label) = desk.table.tell(|teller| {
        (
            t!(teller, "maginor-board-sorcery-short", cards = player.sorcery),
            t!(teller, "maginor-board-sorcery", cards = player.sorcery),
        )
    });
    view! {
        <button class="mag-card mag-sorcery" class:mag-played=player.sorcery == 0 data-choice="" data-aim=Aim::Sorcery.name()
            aria-disabled=disabled(is_legal) on:click=move |_| begin(desk, Aim::Sorcery)>
            {sorcery_glyph()}
            <span>{short}</span>
            <span class="visually-hidden">{label}</span>
        </button>
    }
}

fn spell_button(desk: Desk, seen: &Seen<Maginor>, legal: &Legal, spell: Spell) -> Markup {
    let (name, about) =
        desk.table.tell(|teller| (spell_name(teller.texts, spell), about_spell(teller.texts, spell)));
    let label =
        desk.table.tell(|teller| t!(teller, "about-line", name = name.clone(), about = about.clone()));
    let inside = view! { {glyph(spell)}<span>{name}</span> };
    match casting(spell) {
        Casting::Never => {
            view! { <li class="mag-kept-spell" title=about>{inside}<span class="visually-hidden">{label}</span></li> }
        }
        how => {
            let (is_legal, aim) = match how {
                Casting::Now(cast) => (legal.contains(Action::Spell(cast)), None),
                Casting::At(aim) => (!targets(legal, &seen.view.ring, aim).is_empty(), Some(aim)),
                Casting::Never => (false, None),
            };
            let click = move |_| match how {
                Casting::Now(cast) => desk.act(Action::Spell(cast)),
                Casting::At(aim) => begin(desk, aim),
                Casting::Never => {}
            };
            view! {
                <li><button class="mag-spell" data-choice="" data-aim=aim.map(Aim::name)
                    aria-disabled=disabled(is_legal) on:click=click>{inside}<span class="visually-hidden">{about}</span></button></li>
            }
        }
    }
}

/// The tiles that may be chosen, as a list.
fn aiming(desk: Desk, seen: &Seen<Maginor>, legal: &Legal, aim: Aim) -> Markup {
    let me = seen.me();
    let (heading, cancel) = desk.table.tell(|teller| {
        (t!(teller, "maginor-board-aim", aim = aim.name()), t!(teller, "maginor-board-cancel"))
    });
    let buttons = targets(legal, &seen.view.ring, aim)
        .into_iter()
        .map(|tile| {
            let action = aim.at(tile);
            let own = place_of(&seen.view, tile).zip(me).map_or(0, |(place, me)| counters_of(place, me));
            let (title, about) = desk.table.tell(|teller| {
                let about = t!(teller, "maginor-board-target", votes = seen.game.value(tile), own = own);
                (tile_title(teller.texts, &seen.game, tile), about)
            });
            view! {
                <li><button class="mag-answer" data-choice="" on:click=move |_| desk.act(action)>
                    {emblem_picture(seen.game.oracles().face(tile).key())}
                    <span><strong>{title}</strong>" "<small>{about}</small></span>
                </button></li>
            }
        })
        .collect_markup();
    view! {
        <div class="mag-targets" on:keydown=move |event| arrows(&event)>
            <p class="mag-targets-head">
                <strong>{heading}</strong>
                <button class="mag-cancel" on:click=move |_| desk.drop_aim()>{cancel}</button>
            </p>
            <ul class="mag-answers-list">{buttons}</ul>
        </div>
    }
}
