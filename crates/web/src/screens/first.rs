//! The guided first game: a real game that is known beforehand, with one thing explained at a time.

use leptos::prelude::*;
use locale::t;
use table::{Match, Name, Seat};

use super::missing::missing;
use super::rules::paragraphs;
use crate::browser::{focus_on, soon};
use crate::games::{GameName, with_game};
use crate::library::Library;
use crate::parts::bar::Bar;
use crate::play::Table;
use crate::route::Route;
use crate::teaching::Taught;
use crate::words::Words;

/// The screen of a game's first, guided match.
pub(crate) fn first(game: GameName) -> AnyView {
    with_game!(game, G => guided::<G>(game))
}

fn guided<G: Taught>(game: GameName) -> AnyView {
    let words = Words::of_page();
    let library = Library::of_page();
    let (record, lessons) = G::first_game();
    let Ok(mut script) = Match::<G>::read(record) else { return missing() };
    for seat in Seat::all(script.game().seats()).skip(1) {
        if let Ok(name) = Name::new(&untrack(|| t!(words, "opponent", number = seat.index()))) {
            script.set_name(seat, name);
        }
    }
    let table = Table::guided(&script, lessons);
    let script = StoredValue::new_local(script);
    table.go_on();
    super::play::keep_focus(table);
    // What is to be read comes first, also for the keyboard.
    Effect::new(move |_| {
        if table.is_reading() || table.is_told() {
            soon(|| {
                focus_on(".lesson .primary");
            });
        }
    });
    let play_on = move |_| {
        let id = library.new_id();
        script.with_value(|script| library.keep(&id, script));
        Route::Play(id).go();
    };
    view! {
        <Bar title=Signal::derive(move || t!(words, "first-title", game = G::title(&words.texts()))) />
        <main id="main" tabindex="-1" class=format!("play first play-{}", G::NAME)
            data-steps=move || table.seen.with(|seen| seen.steps).to_string()>
            <section class="lesson" aria-live="polite">
                <div class="lesson-text prose">
                    {move || match table.lesson() {
                        Some(lesson) => paragraphs(&t!(words, lesson.text)),
                        None if table.is_told() => paragraphs(&t!(words, "first-end", game = G::title(&words.texts()))),
                        None => view! { <p>{table.situation()}</p> }.into_any(),
                    }}
                    <p class="refusal" role="alert">{move || table.refusal.get().map(|refusal| refusal.why)}</p>
                </div>
                <div class="lesson-buttons">
                    <Show when=move || table.is_reading()>
                        <button class="primary" on:click=move |_| table.read_on()>{move || t!(words, "first-on")}</button>
                    </Show>
                    <Show when=move || table.seen.with(|seen| seen.legal.is_some())>
                        <button class="do-it" on:click=move |_| {
                            if let Some(action) = table.expected() {
                                table.act(action);
                            }
                        }>{move || t!(words, "first-do-it")}</button>
                    </Show>
                    <Show when=move || table.is_told()>
                        <button class="primary" on:click=play_on>{move || t!(words, "first-play-on")}</button>
                        <a class="button" href=Route::New(game).href()>{move || t!(words, "first-new")}</a>
                    </Show>
                    <span class="lesson-count">{move || {
                        let (read, all) = table.progress();
                        t!(words, "first-progress", read = read.min(all), all = all)
                    }}</span>
                </div>
            </section>
            <div class="table-area">{G::table(table)}</div>
            <aside class="side">
                <section class="side-score" tabindex="0" aria-label=move || t!(words, "play-score")>{G::score(table)}</section>
            </aside>
        </main>
    }
    .into_any()
}
