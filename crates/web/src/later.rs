//! Screens whose code is fetched when they are opened: a first visit does not need them.
//!
//! The build cuts the program where a function here is marked (`wasm_split`): what only the functions of a part reach lies in a
//! file of its own, and what several parts reach in files that they share. A part has one function: each one waits by itself for
//! what it needs, and a view cannot wait.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use locale::{msg, t};
use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::browser::{focus_on, is_nothing_focused, soon};
use crate::parts::bar::bar;
use crate::play::AnyTable;
use crate::route::{Route, show_chapter};
use crate::screens::{ending, first, missing, puzzle, puzzles, replay, rules, settings, statistics};
use crate::together;
use crate::words::Words;

/// A view of a part, unless its code cannot be had.
type View = Result<Markup, SplitLoaderError>;

/// What is fetched in one piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// Rules, first games and puzzles.
    Learning,
    /// Whatever is made of games that were played.
    Records,
    /// What one may choose.
    Settings,
    /// Playing with people elsewhere.
    Together,
}

#[wasm_split(learning, fallible, preload(fetch_learning))]
fn learning_screen(route: Route) -> View {
    Ok(match route {
        Route::Rules(game) => rules::rules(game),
        Route::First(game) => first::first(game),
        Route::Puzzles => puzzles::puzzles(),
        Route::Puzzle(game, number) => puzzle::open(game, number),
        Route::PuzzleOfToday => puzzle::today(),
        _ => missing::missing(),
    })
}

/// What is made of games that were played.
enum Recorded {
    /// The screen of an address.
    Screen(Route),
    /// The result of a game, and whether the table is looked at instead.
    Ending(Box<AnyTable>, RwSignal<bool>),
}

#[wasm_split(records, fallible, preload(fetch_records))]
fn recorded(wanted: Recorded) -> View {
    Ok(match wanted {
        Recorded::Ending(table, is_table_shown) => ending::ending(*table, is_table_shown),
        Recorded::Screen(Route::Replay(id)) => replay::open(&id, false),
        Recorded::Screen(Route::Review(id)) => replay::open(&id, true),
        Recorded::Screen(Route::Shared(record)) => replay::shared(&record),
        Recorded::Screen(Route::Statistics) => statistics::statistics(),
        Recorded::Screen(_) => missing::missing(),
    })
}

#[wasm_split(settings, fallible, preload(fetch_settings))]
fn settings_screen() -> View {
    Ok(settings::settings_screen())
}

#[wasm_split(together, fallible, preload(fetch_together))]
fn together_screen(route: Route) -> View {
    Ok(together::screen(route))
}

impl Part {
    /// The part with the screen of an address; none where every visit has it.
    fn of(route: &Route) -> Option<Self> {
        match route {
            Route::Rules(_) | Route::First(_) | Route::Puzzles | Route::Puzzle(..) | Route::PuzzleOfToday => {
                Some(Self::Learning)
            }
            Route::Replay(_) | Route::Review(_) | Route::Shared(_) | Route::Statistics => Some(Self::Records),
            Route::Settings => Some(Self::Settings),
            Route::Together
            | Route::Open(_)
            | Route::Table(_)
            | Route::Screen(_)
            | Route::Me
            | Route::Device(_) => Some(Self::Together),
            Route::Home | Route::New(_) | Route::Play(_) | Route::Unknown => None,
        }
    }

    /// Fetches it and the texts that its screens are told with, and answers whether they are there.
    async fn fetch(self, words: Words) -> bool {
        let is_there = match self {
            Self::Learning => fetch_learning().await,
            Self::Records => fetch_records().await,
            Self::Settings => fetch_settings().await,
            Self::Together => fetch_together().await,
        };
        let needs_lessons = matches!(self, Self::Learning | Self::Records);
        is_there.is_ok() && (!needs_lessons || words.learn().await)
    }

    /// The screen of an address, once it was fetched.
    fn screen(self, route: Route) -> Option<Markup> {
        match self {
            Self::Learning => now(learning_screen(route)),
            Self::Records => now(recorded(Recorded::Screen(route))),
            Self::Settings => now(settings_screen()),
            Self::Together => now(together_screen(route)),
        }
    }
}

/// How far fetching has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fetch {
    Waits,
    IsThere,
    Failed,
}

/// The screen of an address as soon as its code and its texts are there; none where every visit has them.
pub(crate) fn screen(route: &Route) -> Option<Markup> {
    let part = Part::of(route)?;
    let route = route.clone();
    let view = fetched(
        part,
        move || part.screen(route.clone()),
        move |again| {
            let words = Words::of_page();
            view! {
                {bar(move || t!(words, "missing-title"), Markup::Nothing)}
                <main id="main" tabindex="-1" class="page narrow">
                    {missing_part(again)}
                    <p><a class="button" href=Route::Home.href()>{words.text(msg!("page-home"))}</a></p>
                </main>
            }
        },
    );
    Some(view)
}

/// Fetches what [`ending()`] needs, so that it need not wait for it.
pub(crate) fn expect_ending() {
    let words = Words::of_page();
    spawn_local(async move {
        // Should it fail, it is tried again and told then.
        Part::Records.fetch(words).await;
    });
}

/// The result of a game that is over.
pub(crate) fn ending(table: AnyTable, is_table_shown: RwSignal<bool>) -> Markup {
    let result = move || now(recorded(Recorded::Ending(Box::new(table), is_table_shown)));
    let in_short = move |again| {
        view! {
            <section class="ending">
                <div class="ending-head"><h2 id="ending-title" tabindex="-1">{move || table.now().result()}</h2></div>
                <div class="ending-body">{missing_part(again)}</div>
            </section>
        }
    };
    fetched(Part::Records, result, in_short)
}

/// A view of a part as soon as that is there, or what is shown when it cannot be had, which is told how to try again.
fn fetched(
    part: Part,
    view: impl Fn() -> Option<Markup> + 'static,
    otherwise: impl Fn(RwSignal<Fetch>) -> Markup + 'static,
) -> Markup {
    let words = Words::of_page();
    let fetch = RwSignal::new(Fetch::Waits);
    Effect::new(move |_| {
        if fetch.get() != Fetch::Waits {
            return;
        }
        spawn_local(async move {
            let is_there = part.fetch(words).await;
            // The screen may be gone by then.
            let _ = fetch.try_set(if is_there { Fetch::IsThere } else { Fetch::Failed });
            soon(|| {
                if is_nothing_focused() && !show_chapter() {
                    focus_on("h1");
                }
            });
        });
    });
    (move || match fetch.get() {
        Fetch::Waits => Markup::Nothing,
        Fetch::IsThere => view().unwrap_or_else(|| otherwise(fetch)),
        Fetch::Failed => otherwise(fetch),
    })
    .into_markup()
}

/// Says that a part cannot be had, and offers to try again.
fn missing_part(fetch: RwSignal<Fetch>) -> Markup {
    let words = Words::of_page();
    view! {
        <p role="alert">{words.text(msg!("page-part-missing"))}</p>
        <p><button class="primary" on:click=move |_| fetch.set(Fetch::Waits)>{words.text(msg!("page-again"))}</button></p>
    }
}

/// What the function of a part shows. It need not wait: its own `preload` has fetched the part.
fn now(view: impl Future<Output = View>) -> Option<Markup> {
    match pin!(view).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(view) => view.ok(),
        Poll::Pending => None,
    }
}
