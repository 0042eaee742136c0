//! A game being played.

use leptos::prelude::*;
use locale::t;
use table::{Match, Seat};

use super::missing::missing;
use crate::board::Board;
use crate::browser::{
    copy, download, focus_on, is_focused_inside, is_nothing_focused, on_window, soon, window,
};
use crate::games::{GameName, with_game};
use crate::library::Library;
use crate::link;
use crate::parts::bar::{Bar, IconButton};
use crate::parts::dialog::Dialog;
use crate::parts::icon::Icon;
use crate::play::{Hint, Table};
use crate::route::Route;
use crate::thinker::Thinker;
use crate::words::Words;

/// How many sentences of the log stand beside the table.
const LOG: usize = 60;
/// How many alternatives a piece of advice names.
const ALTERNATIVES: usize = 5;

/// The screen of a game that is kept.
pub(crate) fn open(id: &str) -> AnyView {
    let library = Library::of_page();
    let (Some(game), Some(record)) = (library.game(id), library.record(id)) else { return missing() };
    with_game!(game, G => match Match::<G>::read(&record) {
        Ok(played) => play(Table::new(played, Some(id.to_owned()))),
        // A record that was damaged in storage is shown as far as it goes.
        Err(error) => match error.so_far {
            Some(played) => play(Table::new(*played, Some(id.to_owned()))),
            None => missing(),
        },
    })
}

/// The screen of a table.
pub(crate) fn play<G: Board>(table: Table<G>) -> AnyView {
    let words = Words::of_page();
    let (log, score, more) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    let explain = RwSignal::new(false);
    Thinker::of_page().wake();
    table.go_on();
    keep_focus(table);
    let is_asked = Signal::derive(move || table.seen.with(|seen| seen.legal.is_some()));
    let hint = move || table.ask_hint();
    view! {
        <Bar title=Signal::derive(move || G::title(&words.texts()))>
            <IconButton sign=Icon::Undo label=Signal::derive(move || t!(words, "play-undo"))
                disabled=Signal::derive(move || !table.can_undo()) call=move || table.undo() />
            <IconButton sign=Icon::Hint label=Signal::derive(move || t!(words, "play-hint"))
                disabled=Signal::derive(move || !is_asked.get()) call=hint />
            <IconButton sign=Icon::Score label=Signal::derive(move || t!(words, "play-score")) call=move || score.set(true) />
            <IconButton sign=Icon::Log label=Signal::derive(move || t!(words, "play-log")) call=move || log.set(true) />
            <IconButton sign=Icon::Menu label=Signal::derive(move || t!(words, "play-more")) call=move || more.set(true) />
        </Bar>
        <main id="main" tabindex="-1" class=format!("play play-{}", G::NAME)
            data-steps=move || table.seen.with(|seen| seen.steps).to_string()>
            <Situation table explain />
            <HintPanel table />
            <div class="table-area">
                {move || match table.curtain.get() {
                    Some(seat) => curtain(table, seat),
                    None => G::table(table),
                }}
            </div>
            <aside class="side">
                <section class="side-score" tabindex="0" aria-label=move || t!(words, "play-score")>{G::score(table)}</section>
                <section class="side-log" aria-label=move || t!(words, "play-log")>{log_list(table)}</section>
            </aside>
            <Show when=move || table.seen.with(|seen| seen.outcome.is_some())>
                <Ending table />
            </Show>
        </main>
        <Dialog open=score title=Signal::derive(move || t!(words, "play-score"))>{G::score(table)}</Dialog>
        <Dialog open=log title=Signal::derive(move || t!(words, "play-log"))>{log_list(table)}</Dialog>
        <Dialog open=explain title=Signal::derive(move || t!(words, "play-explain"))>
            <div class="prose">{move || explanation(table)}</div>
            <p>
                <a class="button" href=GameName::read(G::NAME).map_or(Route::Home, Route::Rules).href()>
                    {move || t!(words, "home-rules")}
                </a>
            </p>
        </Dialog>
        <Dialog open=more title=Signal::derive(move || t!(words, "play-more"))><More table /></Dialog>
    }
    .into_any()
}

/// Whose turn it is and what is asked, always at the same place; and why something was refused.
#[component]
fn Situation<G: Board>(table: Table<G>, explain: RwSignal<bool>) -> impl IntoView {
    let words = Words::of_page();
    let is_asked = move || table.seen.with(|seen| seen.legal.is_some());
    let news = Memo::new(move |_| {
        let seen = table.seen.get();
        let told: Vec<String> = table
            .tell(|teller| seen.news.iter().filter_map(|fact| seen.game.sentence(teller, fact)).collect());
        told.join(" ")
    });
    view! {
        <div class="situation" class:asked=is_asked>
            <p class="ask" role="status">{move || table.situation()}</p>
            <Show when=is_asked>
                <button class="quiet explain" on:click=move |_| explain.set(true) aria-label=move || t!(words, "play-explain")>"?"</button>
            </Show>
            <p class="refusal" role="alert">{move || table.refusal.get().map(|refusal| refusal.why)}</p>
            <p class="visually-hidden" aria-live="polite">{move || news.get()}</p>
            <Show when=move || table.is_unkept.get()>
                <p class="refusal" role="alert">{move || t!(words, "play-unkept")}</p>
            </Show>
        </div>
    }
}

fn explanation<G: Board>(table: Table<G>) -> AnyView {
    let seen = table.seen.get();
    let text = table.tell(|teller| match &seen.legal {
        Some(legal) => seen.game.explains(teller, &seen.view, legal),
        None => seen.game.rules(teller),
    });
    text.lines().map(|line| view! { <p>{line.to_owned()}</p> }).collect_view().into_any()
}

/// What the archmage advises, with its numbers.
#[component]
fn HintPanel<G: Board>(table: Table<G>) -> impl IntoView {
    let words = Words::of_page();
    let given = move |advice: web_worker::Advice| {
        let seen = table.seen.get();
        let in_words = |notation: &str| {
            let action = seen.game.read_action(notation).ok();
            action.map(|action| table.tell(|teller| seen.game.action(teller, &seen.view, action)))
        };
        let level = t!(words, "level", level = bots::strongest::<G>().name());
        let what = in_words(&advice.action).unwrap_or_default();
        let others: Vec<_> = advice
            .considered
            .iter()
            .take(ALTERNATIVES)
            .filter_map(|one| Some((in_words(&one.action)?, format!("{:.1}", one.points), one.visits)))
            .map(|(action, points, games)| {
                view! { <li>{t!(words, "play-considered", action = action, points = points, games = games)}</li> }
            })
            .collect();
        view! {
            <p>{t!(words, "play-advice", level = level, action = what)}</p>
            <ul>{others}</ul>
        }
        .into_any()
    };
    view! {
        <div class="hint" role="status" class:shown=move || table.hint.get() != Hint::None>
            {move || match table.hint.get() {
                Hint::None => ().into_any(),
                Hint::Thinking => view! { <p class="thinking">{t!(words, "play-thinking")}</p> }.into_any(),
                Hint::Given(advice) => given(advice),
            }}
        </div>
    }
}

/// The device changes hands: nothing secret is on the page.
fn curtain<G: Board>(table: Table<G>, seat: Seat) -> AnyView {
    let words = Words::of_page();
    let name = move || table.tell(|teller| teller.who(seat).name().to_owned());
    soon(|| {
        focus_on(".curtain .primary");
    });
    view! {
        <div class="curtain">
            <h2>{move || t!(words, "play-hand-over", name = name())}</h2>
            <p>{move || t!(words, "play-hand-over-text", name = name())}</p>
            <button class="primary big" on:click=move |_| table.take_device(seat)>
                {move || t!(words, "play-i-am", name = name())}
            </button>
        </div>
    }
    .into_any()
}

fn log_list<G: Board>(table: Table<G>) -> AnyView {
    let lines = move || {
        let told = table.log(LOG);
        told.into_iter().rev().map(|(_, sentence)| view! { <li>{sentence}</li> }).collect_view()
    };
    view! { <ol class="log" tabindex="0">{lines}</ol> }.into_any()
}

/// How the game ended, and what one may do now.
#[component]
fn Ending<G: Board>(table: Table<G>) -> impl IntoView {
    let words = Words::of_page();
    let rows = move || {
        let seen = table.seen.get();
        let Some(outcome) = seen.outcome else { return Vec::new() };
        let mut seats: Vec<Seat> = Seat::all(seen.game.seats()).collect();
        seats.sort_by_key(|&seat| outcome.places()[seat]);
        seats
            .into_iter()
            .map(|seat| {
                let place = outcome.places()[seat];
                view! {
                    <li class="ending-row" class:winner=place == 1>
                        <span class="place-number">{t!(words, "place", place = place)}</span>
                        <span class="name">{table.title(seat)}</span>
                        <span class="points">{t!(words, "points", points = outcome.points()[seat])}</span>
                    </li>
                }
            })
            .collect::<Vec<_>>()
    };
    let told = move || {
        let seen = table.seen.get();
        seen.outcome.map(|outcome| table.tell(|teller| seen.game.result(teller, &outcome)))
    };
    let again = GameName::read(G::NAME).map_or(Route::Home, Route::New).href();
    let record = move || Route::Shared(link::pack(&table.record())).href();
    view! {
        <section class="ending" aria-live="polite">
            <h2>{move || t!(words, "play-over")}</h2>
            <p class="visually-hidden">{told}</p>
            <ol>{rows}</ol>
            <p class="buttons">
                <a class="button primary" href=again>{move || t!(words, "play-again")}</a>
                <a class="button" href=record>{move || t!(words, "play-replay")}</a>
                <a class="button" href=Route::Home.href()>{move || t!(words, "page-home")}</a>
            </p>
        </section>
    }
}

/// What is not needed all the time.
#[component]
fn More<G: Board>(table: Table<G>) -> impl IntoView {
    let words = Words::of_page();
    let said = RwSignal::new(String::new());
    let share = move |_| {
        let location = window().location();
        let page = location.href().unwrap_or_default();
        let page = page.split('#').next().unwrap_or_default().to_owned();
        let address = format!("{page}{}", Route::Shared(link::pack(&table.record())).href());
        wasm_bindgen_futures::spawn_local(async move {
            let done = copy(&address).await.is_ok();
            said.set(if done { t!(words, "play-copied") } else { address });
        });
    };
    let export = move |_| {
        let name = format!("{}.txt", G::NAME);
        if download(&name, &table.record()).is_err() {
            said.set(t!(words, "play-export-failed"));
        }
    };
    let rules = GameName::read(G::NAME).map_or(Route::Home, Route::Rules).href();
    view! {
        <ul class="menu">
            <li><a class="button" href=rules>{move || t!(words, "home-rules")}</a></li>
            <li><button on:click=share>{move || t!(words, "play-share")}</button></li>
            <li><button on:click=export>{move || t!(words, "play-export")}</button></li>
            <li><a class="button" href=Route::Settings.href()>{move || t!(words, "settings-title")}</a></li>
        </ul>
        <p role="status" class="said">{move || said.get()}</p>
        <section class="prose">
            <h3>{move || t!(words, "play-this-table")}</h3>
            <p>{move || table.tell(|teller| table.game().heading(teller))}</p>
            <p>{move || t!(words, "play-keys")}</p>
        </section>
    }
}

/// Puts the focus on what is asked, if it was at the table or nowhere: so that a game can be played by keyboard alone.
pub(crate) fn keep_focus<G: Board>(table: Table<G>) {
    Effect::new(move |_| {
        let is_asked = table.seen.with(|seen| seen.legal.is_some());
        if is_asked && (is_nothing_focused() || is_focused_inside("h1, .table-area")) {
            soon(|| {
                if !is_focused_inside("[data-choice]:not([aria-disabled=true])") {
                    focus_on(".table-area [data-choice]:not([aria-disabled=true])");
                }
            });
        }
    });
    // Keys that work wherever the focus is, unless something is being typed.
    let alive = StoredValue::new(());
    on_window("keydown", move |event| {
        // The listener outlives the screen.
        if alive.try_get_value().is_none() {
            return;
        }
        let Ok(event) = wasm_bindgen::JsCast::dyn_into::<web_sys::KeyboardEvent>(event) else { return };
        if event.ctrl_key()
            || event.alt_key()
            || event.meta_key()
            || is_focused_inside("input, textarea, select, dialog")
        {
            return;
        }
        match event.key().as_str() {
            "h" => table.ask_hint(),
            "u" if table.can_undo() => table.undo(),
            "s" => table.skip(),
            _ => {}
        }
    });
}
