//! The first screen: three doors, and the games that are kept.

use games::{GameName, with_game};
use locale::t;
use markup::prelude::*;
use table::Options as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::SubmitEvent;

use crate::board::Board;
use crate::library::{Entry, Library};
use crate::link;
use crate::parts::dialog::dialog;
use crate::parts::icon::{Icon, icon};
use crate::route::Route;
use crate::words::Words;

pub(crate) fn home() -> Markup {
    let words = Words::of_page();
    view! {
        <header class="bar home-bar">
            <h1 tabindex="-1" class="brand">"Conclave"</h1>
            <div class="bar-actions">
                <a class="button quiet" href=Route::Settings.href() aria-label=move || t!(words, "settings-title")>
                    {icon(Icon::Settings)}
                    <span class="wide-only" aria-hidden="true">{move || t!(words, "settings-title")}</span>
                </a>
            </div>
        </header>
        <main id="main" tabindex="-1" class="page home">
            <p class="tagline">{move || t!(words, "home-tagline")}</p>
            <div class="doors">
                {GameName::ALL.map(|game| with_game!(game, G => door::<G>(game))).collect_markup()}
            </div>
            {super::puzzles::door()}
            {kept_games()}
            {import()}
        </main>
    }
}

/// The door to a game.
fn door<G: Board>(game: GameName) -> Markup {
    let words = Words::of_page();
    let seats = G::Options::SCHEMA.seats();
    let players = move || t!(words, "home-players", least = *seats.start(), most = *seats.end());
    let minutes = move || t!(words, "home-length", least = G::MINUTES.0, most = G::MINUTES.1);
    view! {
        <article class=format!("door door-{game}")>
            <a class="door-main" href=Route::New(game).href()>
                <div class="door-picture" aria-hidden="true">{G::picture()}</div>
                <h2>{move || G::title(&words.texts())}</h2>
                <p class="door-about">{move || G::about(&words.texts())}</p>
                <p class="door-facts">{players}" · "{minutes}</p>
            </a>
            <p class="door-links">
                <a href=Route::First(game).href()>{move || t!(words, "home-first")}</a>
                <a href=Route::Rules(game).href()>{move || t!(words, "home-rules")}</a>
            </p>
        </article>
    }
}

/// The games that are kept: those to go on with, and those that are over.
fn kept_games() -> Markup {
    let words = Words::of_page();
    let library = Library::of_page();
    let going =
        move || library.entries().into_iter().filter(|entry| entry.result.is_none()).collect::<Vec<_>>();
    let over =
        move || library.entries().into_iter().filter(|entry| entry.result.is_some()).collect::<Vec<_>>();
    let (unwanted, asks) = (RwSignal::new(Unwanted::default()), RwSignal::new(false));
    view! {
        <Show when=move || !going().is_empty()>
            <section class="kept" aria-labelledby="going">
                <h2 id="going">{move || t!(words, "home-continue")}</h2>
                <ul>{move || going().into_iter().map(|entry| kept(&entry, words, unwanted, asks)).collect_markup()}</ul>
            </section>
        </Show>
        <Show when=move || !over().is_empty()>
            <section class="kept" aria-labelledby="over">
                <h2 id="over">{move || t!(words, "home-recent")}</h2>
                <ul>{move || over().into_iter().map(|entry| kept(&entry, words, unwanted, asks)).collect_markup()}</ul>
            </section>
        </Show>
        {dialog(asks, Signal::derive(move || t!(words, "home-remove-sure")), "", move || view! {
            <p>{move || unwanted.get().told}</p>
            <p class="buttons">
                <button class="primary" on:click=move |_| {
                    asks.set(false);
                    library.remove(&unwanted.get_untracked().id);
                }>{move || t!(words, "home-remove")}</button>
                <button on:click=move |_| asks.set(false)>{move || t!(words, "home-keep")}</button>
            </p>
        })}
    }
}

/// The game that somebody is about to throw away.
#[derive(Clone, Default)]
struct Unwanted {
    id: String,
    /// Which one it is, in words.
    told: String,
}

fn kept(entry: &Entry, words: Words, unwanted: RwSignal<Unwanted>, asks: RwSignal<bool>) -> Markup {
    let Some(game) = entry.game() else { return Markup::Nothing };
    let is_over = entry.result.is_some();
    let id = entry.id.clone();
    let route = if is_over { Route::Replay(id.clone()) } else { Route::Play(id.clone()) };
    let title = with_game!(game, G => <G as telling::Telling>::title(&words.texts()));
    let who = match &entry.result {
        Some(result) => {
            let each: Vec<String> = entry
                .names
                .iter()
                .zip(result)
                .map(|(name, (place, points))| {
                    let reached =
                        with_game!(game, G => <G as telling::Telling>::reached(&words.texts(), *points));
                    t!(words, "home-result", name = name.as_str(), place = *place, points = reached)
                })
                .collect();
            each.join(" · ")
        }
        None => words.texts().list(&entry.names),
    };
    let when = date(entry.changed, words.language().code());
    let told = format!("{title} · {who} · {when}");
    let remove = move |_| {
        unwanted.set(Unwanted { id: id.clone(), told: told.clone() });
        asks.set(true);
    };
    view! {
        <li class="kept-game">
            <a href=route.href()>
                <strong>{title}</strong>
                <span class="kept-who">{who}</span>
                <span class="kept-when">{when}</span>
            </a>
            <button class="quiet" aria-label=t!(words, "home-remove") on:click=remove>{icon(Icon::Close)}</button>
        </li>
    }
}

/// A day as people of a language write it.
fn date(milliseconds: f64, language: &str) -> String {
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from_f64(milliseconds));
    let options = js_sys::Object::new();
    // An object of one's own takes any property.
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    let _ = js_sys::Reflect::set(&options, &"timeStyle".into(), &"short".into());
    date.to_locale_string(language, &options).into()
}

/// Takes in a record that comes from elsewhere.
fn import() -> Markup {
    let words = Words::of_page();
    let text = RwSignal::new(String::new());
    let show = move |event: SubmitEvent| {
        event.prevent_default();
        let record = text.get_untracked();
        if !record.trim().is_empty() {
            spawn_local(async move {
                // A browser that cannot pack is too old for the page.
                if let Ok(packed) = link::pack(&record).await {
                    Route::Shared(packed).go();
                }
            });
        }
    };
    view! {
        <details class="import">
            <summary>{move || t!(words, "home-import")}</summary>
            <form on:submit=show>
                <label for="record">{move || t!(words, "home-import-text")}</label>
                <textarea id="record" rows="6" spellcheck="false" prop:value=text on:input:target=move |event| text.set(event.target().value())></textarea>
                <button class="primary" type="submit">{move || t!(words, "home-import-show")}</button>
            </form>
        </details>
    }
}
