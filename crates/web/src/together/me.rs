//! Who one is at a server: name and portrait, ratings, finished games, devices, programs, and all that is kept.

use locale::{msg, t};
use markup::prelude::*;
use protocol::Phase;
use protocol::calls::{Changes, Code, Key, KeyKind, Listed, Me, NewToken, Rated, Ratings, Redeemed, Token};
use table::Seat;
use telling::online::names_at;
use wasm_bindgen_futures::spawn_local;
use web_sys::SubmitEvent;

use super::server::{self, Failed};
use super::share;
use super::title;
use super::who::{Who, device as this_device};
use crate::browser::{day, download};
use crate::parts::bar::bar;
use crate::parts::dialog::dialog;
use crate::parts::portrait::{Portrait, portrait};
use crate::route::Route;
use crate::settings;
use crate::words::Words;

/// How many finished games are shown.
const GAMES: usize = 30;

/// The screen of the own account.
pub(super) fn me() -> Markup {
    let words = Words::of_page();
    let who = Who::ask();
    let kind = Memo::new(move |_| std::mem::discriminant(&who.get()));
    let inside = move || {
        let _ = kind.get();
        untrack(|| match who.get() {
            Who::Unknown => {
                view! { <p class="thinking" role="status">{words.text(msg!("together-connecting"))}</p> }
            }
            Who::Failed(why) => view! { <p role="alert">{move || why.say(words)}</p> },
            Who::Nobody => nobody(),
            Who::Known(me) => known(who, &me),
        })
    };
    view! {
        {bar(words.text(msg!("me-title")), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow me">
            {inside}
            <p class="buttons"><a class="button" href=Route::Together.href()>{words.text(msg!("together-to-tables"))}</a></p>
        </main>
    }
}

/// The server does not know this device.
fn nobody() -> Markup {
    let words = Words::of_page();
    view! {
        <p>{words.text(msg!("me-nobody"))}</p>
        <section><h2>{words.text(msg!("me-have-code"))}</h2>{redeeming(String::new())}</section>
    }
}

/// Adds this device to the account that has shown a code.
pub(super) fn device(code: &str) -> Markup {
    let words = Words::of_page();
    view! {
        {bar(words.text(msg!("me-title")), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow me">
            <section><h2>{words.text(msg!("me-add-this"))}</h2>{redeeming(code.to_owned())}</section>
        </main>
    }
}

/// Where a code is typed that another device shows.
fn redeeming(code: String) -> Markup {
    let words = Words::of_page();
    let (typed, failed) = (RwSignal::new(code), RwSignal::new(None::<Failed>));
    let redeem = move |event: SubmitEvent| {
        event.prevent_default();
        let redeemed = Redeemed { code: typed.get_untracked().trim().to_owned(), device: this_device() };
        spawn_local(async move {
            match server::send::<Me>("POST", "devices", &redeemed).await {
                Ok(_) => Route::Together.go(),
                Err(why) => drop(failed.try_set(Some(why))),
            }
        });
    };
    let told = move || {
        failed.get().map(|why| match why {
            Failed::Refused { .. } => t!(words, "me-code-wrong"),
            why => why.say(words),
        })
    };
    view! {
        <form on:submit=redeem>
            <label class="field">
                <span>{words.text(msg!("me-code"))}</span>
                <input type="text" name="code" autocomplete="off" autocapitalize="characters" spellcheck="false" prop:value=typed
                    on:input:target=move |event| typed.set(event.target().value()) />
            </label>
            <p><button class="primary" type="submit" disabled=move || typed.with(|typed| typed.trim().is_empty())>{words.text(msg!("me-add-this"))}</button></p>
            {move || told().map(|told| view! { <p class="wrong" role="alert">{told}</p> })}
        </form>
    }
}

/// All about somebody whom the server knows.
fn known(who: RwSignal<Who>, me: &Me) -> Markup {
    let words = Words::of_page();
    view! {
        {looks(who, me)}
        <section><h2>{words.text(msg!("me-ratings"))}</h2>{fetched::<Ratings>("me/ratings", ratings)}</section>
        <section><h2>{words.text(msg!("me-games"))}</h2>{fetched::<Vec<Listed>>("me/tables", |tables| games(tables))}</section>
        {keys()}
        {data()}
    }
}

/// Something that is asked for, as soon as it is there.
fn fetched<T: serde::de::DeserializeOwned + 'static>(path: &'static str, show: fn(&T) -> Markup) -> Markup {
    let words = Words::of_page();
    let shown = RwSignal::new_local(None::<Result<T, Failed>>);
    spawn_local(async move {
        let found = server::get::<T>(path).await;
        let _ = shown.try_set(Some(found));
    });
    (move || {
        let is_there = shown.with(Option::is_some);
        is_there.then(|| match shown.try_update_untracked(Option::take).flatten() {
            Some(Ok(found)) => show(&found),
            Some(Err(why)) => view! { <p role="alert">{move || why.say(words)}</p> },
            None => Markup::Nothing,
        })
    })
    .into_markup()
}

/// Name and portrait.
fn looks(who: RwSignal<Who>, me: &Me) -> Markup {
    let words = Words::of_page();
    let (name, chosen) = (RwSignal::new(me.name.clone()), RwSignal::new(me.portrait));
    let told = RwSignal::new(None::<Result<(), Failed>>);
    let settings = settings::of_page();
    let change = move |changes: Changes| {
        told.set(None);
        spawn_local(async move {
            let done = server::send::<Me>("PATCH", "me", &changes).await;
            if let Ok(me) = &done {
                let name = me.name.clone();
                settings.update(|settings| settings.name = name);
                let _ = who.try_set(Who::Known(me.clone()));
            }
            let _ = told.try_set(Some(done.map(drop)));
        });
    };
    let rename = move |event: SubmitEvent| {
        event.prevent_default();
        change(Changes { name: Some(name.get_untracked().trim().to_owned()), portrait: None });
    };
    let one = move |number: u8| {
        let choose = move |_| {
            chosen.set(number);
            change(Changes { name: None, portrait: Some(number) });
        };
        view! {
            <label class="portrait-choice">
                <input type="radio" name="portrait" value=number.to_string() prop:checked=move || chosen.get() == number
                    aria-label=move || t!(words, "me-portrait-one", number = number + 1) on:change=choose />
                <span class="medallion" aria-hidden="true">{portrait(Portrait::of_person(number, Seat::new(0)))}</span>
            </label>
        }
    };
    let said = move || match told.get() {
        None => String::new(),
        Some(Ok(())) => t!(words, "me-saved"),
        Some(Err(why)) => why.say(words),
    };
    view! {
        <section>
            <form class="room-sit me-name" on:submit=rename>
                <label class="field">
                    <span>{words.text(msg!("together-name"))}</span>
                    <input type="text" name="name" maxlength="24" autocomplete="nickname" required="" prop:value=name
                        on:input:target=move |event| name.set(event.target().value()) />
                </label>
                <button type="submit" disabled=move || name.with(|name| name.trim().is_empty())>{words.text(msg!("me-save"))}</button>
            </form>
            <fieldset class="portraits"><legend>{words.text(msg!("me-portrait"))}</legend>{Portrait::choices().map(one).collect_markup()}</fieldset>
            <p role="status" class="said">{said}</p>
        </section>
    }
}

/// The ratings, each with how it came about.
fn ratings(ratings: &Ratings) -> Markup {
    let words = Words::of_page();
    if ratings.ratings.is_empty() {
        return view! { <p>{words.text(msg!("me-no-ratings"))}</p> };
    }
    let one = |rated: &Rated| {
        let (game, rating) = (rated.game.clone(), rated.rating);
        let points: Vec<f64> = ratings
            .games
            .iter()
            .filter(|counted| counted.game == game)
            .map(|counted| counted.after)
            .collect();
        let title = move || title(words, &game);
        let told = move || t!(words, "me-rating", rating = shown(words, rating.rating), games = rating.games);
        view! { <li class="me-rating"><strong>{title}</strong>" "<span>{told}</span>{graph(&points)}</li> }
    };
    view! { <ul class="keys">{ratings.ratings.iter().map(one).collect_markup()}</ul> }
}

fn shown(words: Words, rating: f64) -> String {
    words.texts().decimal(rating, 1)
}

/// The rating after each game, as a line.
fn graph(points: &[f64]) -> Markup {
    let words = Words::of_page();
    let (Some(&first), Some(&last), true) = (points.first(), points.last(), points.len() > 1) else {
        return Markup::Nothing;
    };
    let low = points.iter().copied().fold(f64::INFINITY, f64::min);
    let high = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let (across, height) = ((points.len() - 1) as f64, (high - low).max(1.0));
    let corner = |(n, point): (usize, &f64)| {
        format!("{:.1},{:.1}", 4.0 + 292.0 * n as f64 / across, 56.0 - 52.0 * (point - low) / height)
    };
    let line: Vec<String> = points.iter().enumerate().map(corner).collect();
    let told = move || t!(words, "me-rating-plot", first = shown(words, first), last = shown(words, last));
    view! {
        <svg class="me-graph" viewBox="0 0 300 60" role="img" aria-label=told>
            <polyline points=line.join(" ") fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
        </svg>
    }
}

/// The games that are over, the last first.
fn games(tables: &[Listed]) -> Markup {
    let words = Words::of_page();
    let over: Vec<Listed> = tables.iter().filter(|table| table.phase == Phase::Over).cloned().collect();
    if over.is_empty() {
        return view! { <p>{words.text(msg!("me-no-games"))}</p> };
    }
    let row = |table: Listed| {
        let (game, seats) = (table.opening.game.clone(), table.seats);
        let who = move || words.texts().list(&names_at(&words.texts(), &seats));
        view! {
            <li class="lobby-table"><a href=Route::Table(table.table).href()>
                <strong>{move || title(words, &game)}</strong>
                <span class="lobby-who">{who}</span>
            </a></li>
        }
    };
    view! { <ul class="lobby-tables">{over.into_iter().take(GAMES).map(row).collect_markup()}</ul> }
}

/// The devices and programs that act in one's name, and how others are added.
fn keys() -> Markup {
    let words = Words::of_page();
    let keys = RwSignal::new(Vec::<Key>::new());
    let ask = move || {
        spawn_local(async move {
            if let Ok(found) = server::get::<Vec<Key>>("me/keys").await {
                let _ = keys.try_set(found);
            }
        });
    };
    ask();
    let row = move |key: Key| {
        let path = format!("me/keys/{}", key.key);
        let remove = move |_| {
            let path = path.clone();
            spawn_local(async move {
                // What could not be removed is still in the list.
                let _ = server::delete(&path).await;
                ask();
            });
        };
        let used = move || t!(words, "me-used", when = day(key.used as f64, words.language().code()));
        let label = if key.label.is_empty() { "–".to_owned() } else { key.label.clone() };
        let removes = {
            let label = label.clone();
            move || format!("{}: {label}", t!(words, "me-remove"))
        };
        view! {
            <li>
                <span class="people-name"><strong>{label}</strong>" "<span class="people-kind">{used}</span></span>
                {if key.this {
                    view! { <em>{words.text(msg!("me-this-device"))}</em> }
                } else {
                    view! { <button class="quiet" aria-label=removes on:click=remove>{words.text(msg!("me-remove"))}</button> }
                }}
            </li>
        }
    };
    let of = move |kind: KeyKind| {
        move || keys.get().into_iter().filter(|key| key.kind == kind).map(row).collect_markup()
    };
    view! {
        <section>
            <h2>{words.text(msg!("me-devices"))}</h2>
            <p>{words.text(msg!("me-devices-about"))}</p>
            <ul class="people-list">{of(KeyKind::Device)}</ul>
            {adding()}
        </section>
        <section>
            <h2>{words.text(msg!("me-tokens"))}</h2>
            <p>{words.text(msg!("me-tokens-about"))}</p>
            <ul class="people-list">{of(KeyKind::Token)}</ul>
            {token(ask)}
        </section>
    }
}

/// Shows a code by which another device is added.
fn adding() -> Markup {
    let words = Words::of_page();
    let code = RwSignal::new(None::<Result<Code, Failed>>);
    let ask = move |_| {
        spawn_local(async move {
            let found = server::send::<Code>("POST", "me/code", &()).await;
            let _ = code.try_set(Some(found));
        });
    };
    view! {
        <p><button class="me-add" on:click=ask>{words.text(msg!("me-add-device"))}</button></p>
        {move || code.get().map(|code| match code {
            Ok(Code { code, .. }) => view! {
                <p>{words.text(msg!("me-add-device-about"))}</p>
                <p class="me-code">{code.clone()}</p>
                {share::device(code)}
            },
            Err(why) => view! { <p class="wrong" role="alert">{why.say(words)}</p> },
        })}
    }
}

/// Makes a token for a program.
fn token(made: impl Fn() + Copy + 'static) -> Markup {
    let words = Words::of_page();
    let (label, token) = (RwSignal::new(String::new()), RwSignal::new(None::<Result<Token, Failed>>));
    let make = move |event: SubmitEvent| {
        event.prevent_default();
        let wanted = NewToken { label: label.get_untracked().trim().to_owned() };
        spawn_local(async move {
            let found = server::send::<Token>("POST", "me/tokens", &wanted).await;
            let _ = token.try_set(Some(found));
            made();
        });
    };
    view! {
        <form class="room-sit me-token" on:submit=make>
            <label class="field">
                <span>{words.text(msg!("me-token-name"))}</span>
                <input type="text" name="label" maxlength="60" autocomplete="off" required="" prop:value=label on:input:target=move |event| label.set(event.target().value()) />
            </label>
            <button type="submit" disabled=move || label.with(|label| label.trim().is_empty())>{words.text(msg!("me-token-new"))}</button>
        </form>
        {move || token.get().map(|token| match token {
            Ok(Token { token }) => view! {
                <p role="status">{words.text(msg!("me-token-shown"))}</p>
                <p><input class="share-address" type="text" readonly="" aria-label=words.label(msg!("me-tokens")) prop:value=token
                    on:focus:target=move |event| event.target().select() /></p>
            },
            Err(why) => view! { <p class="wrong" role="alert">{why.say(words)}</p> },
        })}
    }
}

/// Everything that is kept of somebody: to be taken along, or deleted.
fn data() -> Markup {
    let words = Words::of_page();
    let (asks, failed) = (RwSignal::new(false), RwSignal::new(None::<Failed>));
    let fetch = move |_| {
        spawn_local(async move {
            match server::get_text("me/download").await {
                // A browser that keeps no files says so itself.
                Ok(all) => drop(download("conclave.json", &all)),
                Err(why) => drop(failed.try_set(Some(why))),
            }
        });
    };
    let forget = move |_| {
        asks.set(false);
        spawn_local(async move {
            match server::delete("me").await {
                Ok(()) => Route::Home.go(),
                Err(why) => drop(failed.try_set(Some(why))),
            }
        });
    };
    view! {
        <section>
            <h2>{words.text(msg!("me-data"))}</h2>
            <p class="buttons">
                <button class="me-download" on:click=fetch>{words.text(msg!("me-download"))}</button>
                <button class="me-delete" on:click=move |_| asks.set(true)>{words.text(msg!("me-delete"))}</button>
            </p>
            {move || failed.get().map(|why| view! { <p class="wrong" role="alert">{why.say(words)}</p> })}
            {dialog(asks, words.signal(msg!("me-delete-sure")), "", move || view! {
                <p>{words.text(msg!("me-delete-about"))}</p>
                <p class="buttons">
                    <button class="primary me-delete-yes" on:click=forget>{words.text(msg!("me-delete"))}</button>
                    <button on:click=move |_| asks.set(false)>{words.text(msg!("me-delete-keep"))}</button>
                </p>
            })}
        </section>
    }
}
