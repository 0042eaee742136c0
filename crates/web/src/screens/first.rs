//! The guided first game: a real game that is known beforehand, with one thing explained at a time.

use games::{GameName, with_game};
use locale::{Message, msg, t};
use markup::prelude::*;
use table::Match;

use super::missing::missing;
use super::play::{explain_button, explain_dialog, keep_focus, news, refusal};
use crate::browser::{focus_on, soon};
use crate::library::{Kept, Library, storage};
use crate::parts::bar::{bar, icon_button};
use crate::parts::icon::Icon;
use crate::parts::pointer::pointer;
use crate::play::{AnyTable, Place, Table};
use crate::route::Route;
use crate::teaching::{Taught, name_bots};
use crate::words::Words;

/// The screen of a game's first, guided match.
pub(crate) fn first(game: GameName) -> Markup {
    let beginnings = RwSignal::new(0);
    let again = move || {
        Bookmark::of(game).remove();
        beginnings.update(|beginnings| *beginnings += 1);
    };
    let screen = move || {
        beginnings.track();
        untrack(|| with_game!(game, G => guided::<G>(game, again)))
    };
    screen.into_markup()
}

/// The screen of the guided match of a game; `again` begins it anew.
fn guided<G: Taught>(game: GameName, again: impl Fn() + 'static) -> Markup {
    let library = Library::of_page();
    let Ok(mut script) = Match::<G>::read(G::FIRST_GAME) else { return missing() };
    name_bots(&mut script);
    let record = script.to_string();
    let keep = move || {
        let id = library.new_id();
        if let Ok(script) = Match::<G>::read(&record) {
            library.keep(&id, &Kept::new(&script));
        }
        Route::Play(id).go();
    };
    let lessons: Vec<Message> = G::lessons().into_iter().map(|lesson| lesson.text).collect();
    let place = Bookmark::of(game).place();
    show(
        game,
        Table::guided(&script, G::lessons(), place).into(),
        &lessons,
        Ways { keep: Box::new(keep), again: Box::new(again) },
    )
}

/// Where the reader of a guided game was, kept until its end.
#[derive(Clone)]
struct Bookmark(String);

impl Bookmark {
    fn of(game: GameName) -> Self {
        Self(format!("conclave/first/{game}"))
    }

    /// The place; the beginning if there is none that can be read.
    fn place(&self) -> Place {
        let kept = storage::load(&self.0).unwrap_or_default();
        let mut numbers = kept.split(' ').map_while(|number| number.parse().ok());
        match (numbers.next(), numbers.next()) {
            (Some(steps), Some(read)) => Place { steps, read },
            _ => Place::default(),
        }
    }

    fn keep(&self, place: Place) {
        storage::save(&self.0, &format!("{} {}", place.steps, place.read));
    }

    fn remove(&self) {
        storage::remove(&self.0);
    }
}

/// The ways out of a guided game.
struct Ways {
    /// Goes on with it as a game of one's own.
    keep: Box<dyn Fn()>,
    /// Begins it anew.
    again: Box<dyn Fn()>,
}

/// The screen; `lessons` are all that is said.
fn show(game: GameName, table: AnyTable, lessons: &[Message], ways: Ways) -> Markup {
    let words = Words::of_page();
    let name = table.now().name();
    let Ways { keep, again } = ways;
    let keep = StoredValue::new_local(keep);
    table.now().go_on();
    keep_focus(table);
    // What is to be read comes first, also for the keyboard: when it comes, and not once more when somebody has gone on from there.
    let is_read = Memo::new(move |_| {
        (table.core.is_reading() || table.core.is_told())
            .then(|| (table.core.progress(), table.core.is_told()))
    });
    Effect::new(move |_| {
        if is_read.get().is_some() {
            soon(|| {
                focus_on(".lesson .primary");
            });
        }
    });
    let bookmark = Bookmark::of(game);
    Effect::new(move |_| {
        if table.core.is_told() {
            bookmark.remove();
        } else if table.core.is_reading() || table.core.asked().is_some() {
            bookmark.keep(table.core.place());
        }
    });
    let explain = RwSignal::new(false);
    let pointed = move || table.core.lesson().map_or("", |lesson| lesson.points);
    let play_on = move |_| keep.with_value(|keep| keep());
    view! {
        {bar(move || t!(words, "first-title", game = table.now().game_title()), view! {
            {icon_button(Icon::First, words.signal(msg!("replay-first")), move || table.core.progress().0 == 0, again)}
        })}
        <main id="main" tabindex="-1" class=format!("play first play-{name}")
            data-steps=move || table.core.steps().to_string() data-points=pointed>
            <section class="lesson" aria-live="polite">
                <div class="lesson-text" tabindex="0">
                    <div>{move || match table.core.lesson() {
                        Some(lesson) => paragraphs(&t!(words, lesson.text)),
                        None if table.core.is_told() => paragraphs(&t!(words, "first-end", game = table.now().game_title())),
                        None => view! { <p>{table.now().situation()}</p> },
                    }}</div>
                    // The longest takes its room from the beginning.
                    {lessons.iter().map(|&lesson| view! {
                        <div class="lesson-unsaid" aria-hidden="true">{move || paragraphs(&t!(words, lesson))}</div>
                    }).collect_markup()}
                </div>
                <div class="lesson-buttons">
                    <Show when=move || table.core.is_reading()>
                        <button class="primary" on:click=move |_| table.now().read_on()>{words.text(msg!("first-on"))}</button>
                    </Show>
                    <Show when=move || table.core.asked().is_some()>
                        <button class="do-it" on:click=move |_| table.now().do_it()>{words.text(msg!("first-do-it"))}</button>
                    </Show>
                    <Show when=move || table.core.is_told()>
                        <button class="primary" on:click=play_on>{words.text(msg!("first-play-on"))}</button>
                        <a class="button" href=Route::New(game).href()>{words.text(msg!("first-new"))}</a>
                    </Show>
                    {explain_button(table, explain)}
                    <span class="lesson-count">{move || {
                        let (read, all) = table.core.progress();
                        t!(words, "first-progress", read = read.min(all), all = all)
                    }}</span>
                </div>
                <div class="refusals"><p class="refusal" role="alert">{refusal(table)}</p></div>
            </section>
            <p class="visually-hidden" aria-live="polite">{news(table)}</p>
            <div class="table-area">{table.now().board()}</div>
            <aside class="side">
                <section class="side-score" tabindex="0" aria-label=words.label(msg!("play-score"))>{table.now().score()}</section>
            </aside>
            {pointer(move || pointed().to_owned())}
        </main>
        {explain_dialog(table, explain)}
    }
}

/// A text whose lines are paragraphs.
fn paragraphs(text: &str) -> Markup {
    text.lines().map(|line| view! { <p>{line.trim().to_owned()}</p> }).collect_markup()
}
