//! What is asked in between, in a panel above the ring: a slot, a symbol, a duel, the tile or the spell.

use games::maginor::{
    Action, Element, Legal, Maginor, Member as _, PhaseView, Prize, Slot, Spell, Symbol, Tile, View,
};
use locale::t;
use markup::prelude::*;
use table::{Legal as _, sort_few};
use telling::Telling as _;
use telling::maginor::{
    about_spell, does_nothing, element_name, idle, spell_name, symbol_name, tile_key, tile_title,
};

use super::desk::{Desk, arrows};
use super::emblem::emblem_picture;
use super::glyph::glyph;
use super::layout::{self, Spot};
use super::offer::{Question, question, slots};
use super::ring::place_of;
use super::signs::{counter_picture, element_symbol, symbol_picture};
use super::tile::big_tile_picture;
use crate::parts::icon::{Icon, icon};
use crate::seen::Seen;

/// The tile that something is being decided about.
pub(super) fn tile_of(view: &View) -> Option<Tile> {
    match view.phase {
        PhaseView::Rolling { roll } => Some(roll.tile),
        PhaseView::ChoosingSymbol { vote }
        | PhaseView::ChoosingSlot { vote, .. }
        | PhaseView::ChoosingRival { vote, .. }
        | PhaseView::Duelling { vote, .. } => Some(vote.tile),
        PhaseView::Reversing { duel } => Some(duel.vote.tile),
        PhaseView::Taking { scoring } => Some(scoring.tile),
        PhaseView::Telekinesis { tile } => Some(tile),
        PhaseView::Dominating { .. } | PhaseView::Persuading => {
            view.turn.and_then(|seat| view.players[seat].wizard)
        }
        PhaseView::Setup
        | PhaseView::FirstPlayer
        | PhaseView::Turn
        | PhaseView::Retrieving { .. }
        | PhaseView::Over => None,
    }
}

/// The panel above the ring, while something is asked that needs it.
pub(super) fn panel(desk: Desk) -> Markup {
    let inside = move || {
        let seen = desk.table.seen.get();
        let asked = seen.legal.as_deref().and_then(question)?;
        if desk.is_aside() {
            return None;
        }
        let legal = seen.legal.clone()?;
        let is_tile = matches!(asked, Question::Slot | Question::Symbol);
        let shown = match asked {
            Question::Slot => big_tile(desk, &seen, &slots(&legal)),
            Question::Symbol => big_tile(desk, &seen, &[]),
            Question::Duel => duel(desk, &seen),
            Question::Reversal => reversal(desk, &seen),
            Question::Take => take(desk, &seen),
            Question::Retrieve => return None,
        };
        let title = desk.table.tell(|teller| seen.game.asks(teller, &seen.view, &legal));
        let put_aside = desk.table.tell(|teller| t!(teller, "maginor-board-aside"));
        Some(view! {
            <section class="mag-panel" class:mag-tile-panel=is_tile aria-label=title.clone() on:keydown=move |event| arrows(&event)>
                <h2 class="mag-panel-title">{title}</h2>
                {shown}
                <button class="quiet mag-aside" aria-label=put_aside on:click=move |_| desk.put_aside()>{icon(Icon::Close)}</button>
            </section>
        })
    };
    view! { {inside} }
}

/// The tile in question, large, with a button on each slot that may be chosen.
fn big_tile(desk: Desk, seen: &Seen<Maginor>, chosen: &[Slot]) -> Markup {
    let Some(place) = tile_of(&seen.view).and_then(|tile| place_of(&seen.view, tile)) else {
        return Markup::Nothing;
    };
    let count = place.slots.len();
    let size = format!("{:.2}%", layout::slot_radius(count) * 2.0);
    let buttons = chosen
        .iter()
        .map(|&slot| {
            let Spot { x, y } = layout::slot(slot.index(), count);
            let action = Action::Slot(slot);
            let label = desk.table.tell(|teller| seen.game.action(teller, &seen.view, action));
            view! {
                <button class="mag-slot-button" data-choice="" aria-label=label style:left=format!("{x:.2}%")
                    style:top=format!("{y:.2}%") style:width=size.clone() on:click=move |_| desk.act(action)></button>
            }
        })
        .collect_markup();
    let name = desk.table.tell(|teller| tile_title(teller.texts, &seen.game, place.tile));
    view! { <div class="mag-big-tile">{big_tile_picture(&seen.game, place, name)}{buttons}</div> }
}

fn duel(desk: Desk, seen: &Seen<Maginor>) -> Markup {
    let PhaseView::Duelling { vote, slot, defender, .. } = seen.view.phase else { return Markup::Nothing };
    let Some(challenger) = seen.view.turn else { return Markup::Nothing };
    let about = desk.table.tell(|teller| {
        let tile = tile_key(&seen.game, vote.tile);
        let symbol = seen.game.symbol_at(vote.tile, slot).map(|symbol| symbol_name(teller, symbol));
        t!(
            teller,
            "maginor-board-duel-about",
            tile = tile,
            slot = slot.number(),
            symbol = symbol.unwrap_or_default()
        )
    });
    let role = if seen.me() == Some(defender) { "defender" } else { "challenger" };
    let tie = desk.table.tell(|teller| t!(teller, "maginor-board-duel-tie", role = role));
    let buttons = Element::ALL
        .map(|element| {
            let (name, beats) = desk.table.tell(|teller| {
                let name = element_name(teller.texts, element);
                let beats = t!(teller, "maginor-board-beats", element = element.name());
                (name, beats)
            });
            view! {
                <li><button class="mag-element" data-choice="" on:click=move |_| desk.act(Action::Duel(element))>
                    {symbol_picture(element_symbol(element))}
                    <strong>{name}</strong>
                    <span class="mag-beats">{beats}</span>
                </button></li>
            }
        })
        .collect_markup();
    let duellists = [challenger, defender]
        .map(|seat| view! { <span>{counter_picture(seat)}{desk.table.title(seat)}</span> })
        .collect_markup();
    view! {
        <p class="mag-versus">{duellists}</p>
        <p>{about}</p>
        <ul class="mag-elements">{buttons}</ul>
        <p class="mag-small">{tie}</p>
    }
}

fn reversal(desk: Desk, seen: &Seen<Maginor>) -> Markup {
    let told: Vec<String> = desk
        .table
        .tell(|teller| seen.news.iter().filter_map(|fact| seen.game.sentence(teller, fact)).collect());
    let (yes, no, about) = desk.table.tell(|teller| {
        (
            t!(teller, "maginor-board-reverse"),
            t!(teller, "maginor-board-let-stand"),
            t!(
                teller,
                "about-line",
                name = spell_name(teller.texts, Spell::Reversal),
                about = about_spell(teller.texts, Spell::Reversal)
            ),
        )
    });
    view! {
        <p>{told.join(" ")}</p>
        <p class="mag-small mag-about-glyph">{glyph(Spell::Reversal)}<span>{about}</span></p>
        <p class="mag-answers">
            <button class="primary" data-choice="" on:click=move |_| desk.act(Action::Reversal(true))>{yes}</button>
            <button data-choice="" on:click=move |_| desk.act(Action::Reversal(false))>{no}</button>
        </p>
    }
}

fn take(desk: Desk, seen: &Seen<Maginor>) -> Markup {
    let PhaseView::Taking { scoring } = seen.view.phase else { return Markup::Nothing };
    let Some(spell) = place_of(&seen.view, scoring.tile).and_then(|place| place.spell) else {
        return Markup::Nothing;
    };
    let key = seen.game.oracles().face(scoring.tile).key();
    let votes = seen.game.value(scoring.tile);
    let said = desk.table.tell(|teller| {
        let name = scoring.second.map_or_else(String::new, |seat| teller.who(seat).name().to_owned());
        let has_second = if scoring.second.is_some() { "yes" } else { "no" };
        Prizes {
            tile: tile_title(teller.texts, &seen.game, scoring.tile),
            votes: t!(teller, "maginor-votes", votes = votes),
            spell: spell_name(teller.texts, spell),
            about: about_spell(teller.texts, spell),
            other: t!(teller, "maginor-board-other", second = has_second, name = name),
        }
    });
    view! {
        <ul class="mag-prizes">
            <li><button class="mag-prize" data-choice="" on:click=move |_| desk.act(Action::Take(Prize::Tile))>
                {emblem_picture(key)}
                <strong>{said.tile}</strong>
                <span>{said.votes}</span>
            </button></li>
            <li><button class="mag-prize" data-choice="" on:click=move |_| desk.act(Action::Take(Prize::Spell))>
                {glyph(spell)}
                <strong>{said.spell}</strong>
                <span class="mag-small">{said.about}</span>
            </button></li>
        </ul>
        <p class="mag-small">{said.other}</p>
    }
}

/// What there is to take, in words.
struct Prizes {
    tile: String,
    votes: String,
    spell: String,
    about: String,
    other: String,
}

/// The same choices as a list of words below the ring, and those that need no panel.
pub(super) fn answers(desk: Desk, seen: &Seen<Maginor>, legal: &Legal, asked: Question) -> Markup {
    let button = |action: Action, picture: Markup, words: String| {
        view! {
            <li><button class="mag-answer" data-choice="" on:click=move |_| desk.act(action)>{picture}<span>{words}</span></button></li>
        }
    };
    let mut buttons = Vec::new();
    match asked {
        Question::Slot => {
            for slot in slots(legal) {
                let Some(symbol) = tile_of(&seen.view).and_then(|tile| seen.game.symbol_at(tile, slot))
                else {
                    continue;
                };
                let holder = tile_of(&seen.view)
                    .and_then(|tile| place_of(&seen.view, tile))
                    .and_then(|place| place.slots.get(slot.index()).copied().flatten());
                let words = desk.table.tell(|teller| {
                    let symbol = symbol_name(teller, symbol);
                    match holder {
                        Some(seat) => {
                            let name = teller.who(seat).name();
                            t!(
                                teller,
                                "maginor-board-slot-of",
                                slot = slot.number(),
                                symbol = symbol,
                                name = name
                            )
                        }
                        None => t!(teller, "maginor-board-slot", slot = slot.number(), symbol = symbol),
                    }
                });
                let picture = holder.map_or_else(|| symbol_picture(symbol), counter_picture);
                buttons.push(button(Action::Slot(slot), picture, words));
            }
            if legal.contains(Action::Stop) {
                let words = desk.table.tell(|teller| t!(teller, "maginor-board-stop"));
                buttons.push(button(Action::Stop, Markup::Nothing, words));
            }
        }
        Question::Symbol => {
            let is_idle = |&symbol: &Symbol| does_nothing(&seen.game, &seen.view, Action::Symbol(symbol));
            let mut symbols = Symbol::ALL;
            // What does something comes first.
            sort_few(&mut symbols, |one, other| is_idle(one).cmp(&is_idle(other)));
            for symbol in symbols.into_iter().filter(|&symbol| legal.contains(Action::Symbol(symbol))) {
                let words = desk.table.tell(|teller| {
                    let name = symbol_name(teller, symbol);
                    if is_idle(&symbol) { idle(teller, &name) } else { name }
                });
                buttons.push(button(Action::Symbol(symbol), symbol_picture(symbol), words));
            }
        }
        Question::Retrieve => {
            for symbol in Symbol::ALL.into_iter().filter(|&symbol| legal.contains(Action::Retrieve(symbol))) {
                let words = desk.table.tell(|teller| symbol_name(teller, symbol));
                buttons.push(button(Action::Retrieve(symbol), symbol_picture(symbol), words));
            }
        }
        Question::Duel | Question::Reversal | Question::Take => {
            let offered = (0..legal.len()).filter_map(|n| legal.get(n));
            // The panel has them, with more to read; here they stand only once it was put aside.
            for action in offered.filter(|_| desk.is_aside()) {
                let words = desk.table.tell(|teller| seen.game.action(teller, &seen.view, action));
                buttons.push(button(action, Markup::Nothing, words));
            }
        }
    }
    let label = desk.table.tell(|teller| t!(teller, "maginor-board-answers"));
    view! {
        <ul class="mag-answers-list" aria-label=label on:keydown=move |event| arrows(&event)>{buttons}</ul>
    }
}
