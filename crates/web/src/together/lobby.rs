//! The tables that there are: to sit down at, to look on, to go on with; and the way to a table of one's own.

use games::{GameName, with_game};
use locale::{msg, t};
use markup::prelude::*;
use protocol::calls::{About, Listed, Me, Opened, Wanted};
use protocol::{Access, Clock, Opening, Phase, Sitter};
use telling::Telling;
use telling::online::names_at;
use wasm_bindgen_futures::spawn_local;

use super::room::{agreed, free};
use super::server::{self, Failed, number};
use super::title;
use super::visit::Arrival;
use super::who::{Typed, Who};
use crate::browser::sleep;
use crate::parts::bar::bar;
use crate::parts::dialog::dialog;
use crate::parts::icon::{Icon, icon};
use crate::route::Route;
use crate::words::Words;

/// How often the list is asked for anew, in milliseconds.
const PAUSE: u32 = 5_000;

/// What a server has.
#[derive(Clone, PartialEq, Debug)]
struct Found {
    about: About,
    tables: Vec<Listed>,
    own: Vec<Listed>,
}

/// The screen of all tables.
pub(super) fn lobby() -> Markup {
    let words = Words::of_page();
    let found = RwSignal::new(None::<Result<Found, Failed>>);
    let (who, is_stale) = (Who::ask(), RwSignal::new(false));
    spawn_local(async move {
        loop {
            let now = find().await;
            // A list that cannot be had for a moment stays as it was.
            let keeps = now.is_err() && matches!(found.try_get_untracked(), Some(Some(Ok(_))));
            let _ = is_stale.try_set(keeps);
            if !keeps && found.try_set(Some(now)).is_some() {
                return;
            }
            sleep(PAUSE).await;
            if found.try_get_untracked().is_none() {
                return;
            }
        }
    });
    let is_failed = Memo::new(move |_| match found.get() {
        Some(Err(why)) => Some(why.say(words)),
        _ => None,
    });
    let has_found = Memo::new(move |_| matches!(found.get(), Some(Ok(_))));
    let name = move || match who.get() {
        Who::Known(me) => Some(me.name),
        _ => None,
    };
    view! {
        {bar(words.text(msg!("together-title")), view! {
            <Show when=move || has_found.get()>
                <a class="button quiet" href=Route::Me.href()>{icon(Icon::People)}<span>{move || name().unwrap_or_else(|| t!(words, "me-title"))}</span></a>
            </Show>
        })}
        <main id="main" tabindex="-1" class="page lobby">
            <Show when=move || is_failed.get().is_some()>
                <p role="alert">{is_failed}</p>
                <p class="buttons"><a class="button primary" href=Route::Home.href()>{words.text(msg!("page-home"))}</a></p>
            </Show>
            <Show when=move || found.get().is_none()><p class="thinking" role="status">{words.text(msg!("together-connecting"))}</p></Show>
            <Show when=move || is_stale.get()><p class="tidings lost" role="status">{words.text(msg!("together-unreachable-yet"))}</p></Show>
            <Show when=move || has_found.get()>{tables(found, who)}</Show>
        </main>
    }
}

async fn find() -> Result<Found, Failed> {
    let about = server::get::<About>("server").await?;
    let tables = server::get::<Vec<Listed>>("lobby").await?;
    let own = if about.you.is_some() {
        server::get::<Vec<Listed>>("me/tables").await.unwrap_or_default()
    } else {
        Vec::new()
    };
    Ok(Found { about, tables, own })
}

fn tables(found: RwSignal<Option<Result<Found, Failed>>>, who: RwSignal<Who>) -> Markup {
    let words = Words::of_page();
    let of = move |read: fn(&Found) -> Vec<Listed>| {
        found.with(|found| found.as_ref().and_then(|found| found.as_ref().ok()).map(read).unwrap_or_default())
    };
    let own = Memo::new(move |_| {
        of(|found| {
            let goes_on = |table: &&Listed| matches!(table.phase, Phase::Gathering | Phase::Playing);
            found.own.iter().filter(goes_on).cloned().collect()
        })
    });
    let is_own = move |table: &Listed| own.with(|own| own.iter().any(|one| one.table == table.table));
    let open = Memo::new(move |_| {
        let mut tables = of(|found| found.tables.clone());
        tables.retain(|table| {
            table.phase == Phase::Gathering && table.seats.contains(&Sitter::Nobody) && !is_own(table)
        });
        tables
    });
    let played = Memo::new(move |_| {
        let mut tables = of(|found| found.tables.clone());
        tables.retain(|table| table.phase == Phase::Playing && table.opening.spectators && !is_own(table));
        tables
    });
    let here = Memo::new(move |_| {
        found.with(|found| {
            found.as_ref().and_then(|found| found.as_ref().ok()).map_or(0, |found| found.about.here)
        })
    });
    view! {
        <p class="lobby-here" role="status">{move || t!(words, "together-here", count = here.get())}</p>
        <Show when=move || !own.with(Vec::is_empty)>
            <section aria-labelledby="own"><h2 id="own">{words.text(msg!("together-own"))}</h2>{list(own, msg!("together-go-on"), false)}</section>
        </Show>
        <section aria-labelledby="begin">
            <h2 id="begin">{words.text(msg!("together-begin"))}</h2>
            <ul class="lobby-games">{GameName::ALL.map(|game| game_row(game, open, who)).collect_markup()}</ul>
        </section>
        <section aria-labelledby="open">
            <h2 id="open">{words.text(msg!("together-open-tables"))}</h2>
            <Show when=move || open.with(Vec::is_empty)><p>{words.text(msg!("together-none-open"))}</p></Show>
            {list(open, msg!("together-sit-down"), true)}
        </section>
        <Show when=move || !played.with(Vec::is_empty)>
            <section aria-labelledby="watch"><h2 id="watch">{words.text(msg!("together-watch"))}</h2>{list(played, msg!("together-look-on"), false)}</section>
        </Show>
    }
}

/// A game: play at once, or open a table.
fn game_row(game: GameName, open: Memo<Vec<Listed>>, who: RwSignal<Who>) -> Markup {
    let words = Words::of_page();
    let title = move || with_game!(game, G => G::title(&words.texts()));
    let (asks, typed, failed) = (RwSignal::new(false), Typed::new(), RwSignal::new(None));
    let go = move || {
        spawn_local(async move {
            if let Err(why) = play_now(game, open, who, typed).await {
                let _ = failed.try_set(Some(why));
            }
        });
    };
    let press = move |_| match who.get_untracked() {
        Who::Known(_) => go(),
        _ => asks.set(true),
    };
    let of_game = move |what: String| format!("{what}: {}", title());
    view! {
        <li class="lobby-game">
            <span class=format!("lobby-picture door-{game}") aria-hidden="true">{with_game!(game, G => <G as crate::board::Board>::picture())}</span>
            <strong>{title}</strong>
            <span class="buttons">
                <button class="primary play-now" aria-label=move || of_game(t!(words, "together-play-now")) on:click=press>{words.text(msg!("together-play-now"))}</button>
                <a class="button" href=Route::Open(game).href() aria-label=move || of_game(t!(words, "together-open"))>{words.text(msg!("together-open"))}</a>
            </span>
            {move || failed.get().map(|why: Failed| view! { <p class="wrong" role="alert">{why.say(words)}</p> })}
            {dialog(asks, words.signal(msg!("together-play-now")), "", move || view! {
                <form on:submit=move |event| { event.prevent_default(); asks.set(false); go(); }>
                    {typed.field()}
                    <p><button class="primary" type="submit">{words.text(msg!("together-play-now"))}</button></p>
                </form>
            })}
        </li>
    }
}

/// Sits down at a table of this game that waits for somebody, or opens one that others find.
async fn play_now(
    game: GameName,
    open: Memo<Vec<Listed>>,
    who: RwSignal<Who>,
    typed: Typed,
) -> Result<(), Failed> {
    if !matches!(who.try_get_untracked(), Some(Who::Known(_))) {
        let me: Me = typed.join().await?;
        let _ = who.try_set(Who::Known(me));
    }
    let tables = open.try_get_untracked().unwrap_or_default();
    // Where somebody waits; the fullest begins first.
    let fits = tables.into_iter().filter(|table| table.opening.game == game.name() && !table.here.is_empty());
    let table = match fits.min_by_key(|table| free(&table.seats).len()) {
        Some(found) => found.table,
        None => {
            let opening = Opening {
                game: game.name().to_owned(),
                options: Vec::new(),
                access: Access::Listed,
                clock: Clock::Relaxed,
                rated: false,
                spectators: true,
            };
            server::send::<Opened>("POST", "tables", &Wanted { number: number(), opening }).await?.table
        }
    };
    Arrival::Sits.expect();
    Route::Table(table).go();
    Ok(())
}

/// Tables, each with the way there.
fn list(tables: Memo<Vec<Listed>>, go: locale::Message, sits: bool) -> Markup {
    let words = Words::of_page();
    let row = move |table: Listed| {
        let name = table.opening.game.clone();
        let title = move || title(words, &name);
        let free = free(&table.seats).len();
        let taken: Vec<Sitter> =
            table.seats.iter().filter(|sitter| **sitter != Sitter::Nobody).cloned().collect();
        let who = move || words.texts().list(&names_at(&words.texts(), &taken));
        let (opening, is_gathering) = (table.opening.clone(), table.phase == Phase::Gathering);
        view! {
            <li class="lobby-table">
                <a href=Route::Table(table.table).href() on:click=move |_| {
                    if sits {
                        Arrival::Sits.expect();
                    }
                }>
                    <strong>{title}</strong>
                    <span class="lobby-who">{who}</span>
                    <span class="lobby-free">{move || is_gathering.then(|| t!(words, "together-free-seats", count = free))}</span>
                    <span class="lobby-agreed">{move || agreed(words, &opening)}</span>
                    <span class="button">{words.text(go)}</span>
                </a>
            </li>
        }
    };
    view! { <ul class="lobby-tables">{move || tables.get().into_iter().map(row).collect_markup()}</ul> }
}
