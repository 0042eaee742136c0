//! The first screen: what to go on with, three doors, and how games ended.

use bots::Sitter;
use games::{GameName, with_game};
use js_sys::{Array, Date, Intl, Object, Reflect};
use locale::{msg, t};
use markup::prelude::*;
use table::Options as _;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::SubmitEvent;

use crate::board::Board;
use crate::browser::now;
use crate::library::{Elsewhere, Entry, Library};
use crate::link;
use crate::parts::dialog::dialog;
use crate::parts::icon::{Icon, icon};
use crate::route::Route;
use crate::words::Words;

/// How many games that are over are shown at once.
const RESULTS: usize = 5;

pub(crate) fn home() -> Markup {
    let words = Words::of_page();
    let (unwanted, asks) = (RwSignal::new(Unwanted::default()), RwSignal::new(false));
    view! {
        <header class="bar home-bar">
            <h1 tabindex="-1" class="brand">"Conclave"</h1>
            <div class="bar-actions">
                <a class="button quiet" href=Route::Settings.href() aria-label=words.label(msg!("settings-title"))>
                    {icon(Icon::Settings)}
                    <span class="wide-only" aria-hidden="true">{words.text(msg!("settings-title"))}</span>
                </a>
            </div>
        </header>
        <main id="main" tabindex="-1" class="page home">
            {elsewhere()}
            {going_on(unwanted, asks)}
            <p class="tagline">{words.text(msg!("home-tagline"))}</p>
            <div class="doors">
                {GameName::ALL.map(|game| with_game!(game, G => door::<G>(game))).collect_markup()}
            </div>
            {besides()}
            {results(unwanted, asks)}
            {import()}
        </main>
        {removal(unwanted, asks)}
    }
}

/// What there is besides games: puzzles, and how one is doing.
fn besides() -> Markup {
    let words = Words::of_page();
    view! {
        <p class="home-besides">
            <a class="button together-link" href=Route::Together.href()>{icon(Icon::People)}{words.text(msg!("home-together"))}</a>
            <a class="button" href=Route::PuzzleOfToday.href()>{icon(Icon::Puzzle)}{words.text(msg!("home-puzzle-today"))}</a>
            <a class="button" href=Route::Puzzles.href()>{words.text(msg!("home-puzzles"))}</a>
            <a class="button" href=Route::Statistics.href()>{icon(Icon::Score)}{words.text(msg!("statistics-title"))}</a>
        </p>
    }
}

/// The door to a game.
fn door<G: Board>(game: GameName) -> Markup {
    let words = Words::of_page();
    let seats = G::Options::SCHEMA.seats();
    let players = move || t!(words, "home-players", least = *seats.start(), most = *seats.end());
    let minutes = move || t!(words, "home-length", least = G::MINUTES.0, most = G::MINUTES.1);
    // Links of three doors sound alike: each says where it leads.
    let of_game = move |what: String| format!("{what}: {}", G::title(&words.texts()));
    view! {
        <article class=format!("door door-{game}")>
            <a class="door-picture" href=Route::New(game).href() tabindex="-1" aria-hidden="true">{G::picture()}</a>
            <div class="door-words">
                <h2>{move || G::title(&words.texts())}</h2>
                <p class="door-about">{move || G::about(&words.texts())}</p>
                <p class="door-facts">{players}" · "{minutes}</p>
            </div>
            <p class="door-links">
                <a class="button primary" href=Route::New(game).href()
                    aria-label=move || of_game(t!(words, "home-play"))>{words.text(msg!("home-play"))}</a>
                <a class="button" href=Route::First(game).href()
                    aria-label=move || of_game(t!(words, "home-learn"))>{words.text(msg!("home-learn"))}</a>
                <a class="button quiet" href=Route::Rules(game).href()
                    aria-label=move || of_game(t!(words, "home-rules"))>{words.text(msg!("home-rules"))}</a>
            </p>
        </article>
    }
}

/// The game with people elsewhere to go on with.
fn elsewhere() -> Markup {
    let words = Words::of_page();
    let Some(Elsewhere { table, game }) = Elsewhere::remembered() else { return Markup::Nothing };
    let title = move || with_game!(game, G => <G as telling::Telling>::title(&words.texts()));
    view! {
        <section class="kept going">
            <ul><li class="kept-game latest">
                <a href=Route::Table(table).href()>
                    <span class="kept-picture" aria-hidden="true">{with_game!(game, G => G::picture())}</span>
                    <span class="kept-words"><strong>{title}</strong><span class="kept-who">{words.text(msg!("home-together"))}</span></span>
                    <span class="button primary">{words.text(msg!("home-continue"))}</span>
                </a>
            </li></ul>
        </section>
    }
}

/// The games to go on with: the latest first and large.
fn going_on(unwanted: RwSignal<Unwanted>, asks: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let library = Library::of_page();
    let going =
        move || library.entries().into_iter().filter(|entry| entry.result.is_none()).collect::<Vec<_>>();
    let game = move |(n, entry): (usize, Entry)| {
        let record = library.record(&entry.id).unwrap_or_default();
        let who = words.texts().list(&opponents(&record, &entry.names));
        let kept = Kept { who, details: String::new(), is_latest: n == 0, entry };
        kept.show(words, unwanted, asks)
    };
    view! {
        <Show when=move || !going().is_empty()>
            <section class="kept going" aria-labelledby="going">
                <h2 id="going" class="visually-hidden">{words.text(msg!("home-continue"))}</h2>
                <ul>{move || going().into_iter().enumerate().map(game).collect_markup()}</ul>
            </section>
        </Show>
    }
}

/// Whom the one person at a table plays against; where several people play, or none, all players.
fn opponents(record: &str, names: &[String]) -> Vec<String> {
    let sitters = record.lines().find_map(|line| line.strip_prefix("about players ")).unwrap_or_default();
    let is_person: Vec<bool> = sitters.split(' ').map(|word| word == Sitter::Person.to_string()).collect();
    let is_alone = is_person.iter().filter(|&&is_person| is_person).count() == 1;
    let is_other = |seat: usize| !(is_alone && is_person.get(seat) == Some(&true));
    names.iter().enumerate().filter(|&(seat, _)| is_other(seat)).map(|(_, name)| name.clone()).collect()
}

/// The games that are over, with who won.
fn results(unwanted: RwSignal<Unwanted>, asks: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let library = Library::of_page();
    let over =
        move || library.entries().into_iter().filter(|entry| entry.result.is_some()).collect::<Vec<_>>();
    let game = move |entry: Entry| {
        let (who, details) = result(&entry, words);
        Kept { who, details, is_latest: false, entry }.show(words, unwanted, asks)
    };
    let has_more = Memo::new(move |_| over().len() > RESULTS);
    view! {
        <Show when=move || !over().is_empty()>
            <section class="kept" aria-labelledby="over">
                <h2 id="over">{words.text(msg!("home-recent"))}</h2>
                <ul>{move || over().into_iter().take(RESULTS).map(game).collect_markup()}</ul>
                <Show when=move || has_more.get()>
                    <details>
                        <summary>{words.text(msg!("home-older"))}</summary>
                        <ul>{move || over().into_iter().skip(RESULTS).map(game).collect_markup()}</ul>
                    </details>
                </Show>
            </section>
        </Show>
    }
}

/// How a game ended: who won, and what everybody has got.
fn result(entry: &Entry, words: Words) -> (String, String) {
    let (Some(game), Some(result)) = (entry.game(), &entry.result) else { return Default::default() };
    let each = || entry.names.iter().zip(result);
    let winners: Vec<&str> =
        each().filter(|(_, (place, _))| *place == 1).map(|(name, _)| name.as_str()).collect();
    let won = t!(words, "home-won", count = winners.len(), names = words.texts().list(&winners));
    let reached =
        |points: i32| with_game!(game, G => <G as telling::Telling>::reached(&words.texts(), points));
    // Where points tell no more than who has won, nobody needs them.
    if !reached(77).contains("77") {
        return (won, String::new());
    }
    let details: Vec<String> =
        each().map(|(name, (_, points))| format!("{name} {}", reached(*points))).collect();
    (won, details.join(" · "))
}

/// Asks before a game is thrown away.
fn removal(unwanted: RwSignal<Unwanted>, asks: RwSignal<bool>) -> Markup {
    let words = Words::of_page();
    let library = Library::of_page();
    dialog(asks, words.signal(msg!("home-remove-sure")), "", move || {
        view! {
            <p>{move || unwanted.get().told}</p>
            <p class="buttons">
                <button class="primary" on:click=move |_| {
                    asks.set(false);
                    library.remove(&unwanted.get_untracked().id);
                }>{words.text(msg!("home-remove"))}</button>
                <button on:click=move |_| asks.set(false)>{words.text(msg!("home-keep"))}</button>
            </p>
        }
    })
}

/// The game that somebody is about to throw away.
#[derive(Clone, Default)]
struct Unwanted {
    id: String,
    /// Which one it is, in words.
    told: String,
}

/// A game that is kept, as it is shown.
struct Kept {
    entry: Entry,
    /// Who plays, or who won.
    who: String,
    /// What everybody has got.
    details: String,
    /// Whether it is the one that most want to go on with.
    is_latest: bool,
}

impl Kept {
    fn show(self, words: Words, unwanted: RwSignal<Unwanted>, asks: RwSignal<bool>) -> Markup {
        let Self { entry, who, details, is_latest } = self;
        let Some(game) = entry.game() else { return Markup::Nothing };
        let id = entry.id.clone();
        let route = if entry.result.is_some() { Route::Replay(id.clone()) } else { Route::Play(id.clone()) };
        let title = with_game!(game, G => <G as telling::Telling>::title(&words.texts()));
        let when = date(entry.changed, words.language().code());
        let told = format!("{title} · {who} · {when}");
        let remove = move |_| {
            unwanted.set(Unwanted { id: id.clone(), told: told.clone() });
            asks.set(true);
        };
        view! {
            <li class="kept-game" class:latest=is_latest>
                <a href=route.href()>
                    {is_latest.then(|| view! {
                        <span class="kept-picture" aria-hidden="true">{with_game!(game, G => G::picture())}</span>
                    })}
                    <span class="kept-words">
                        <strong>{title}</strong>
                        <span class="kept-who">{who}</span>
                        {(!details.is_empty()).then(|| view! { <span class="kept-details">{details}</span> })}
                        <span class="kept-when">{when}</span>
                    </span>
                    {is_latest.then(|| view! { <span class="button primary">{t!(words, "home-continue")}</span> })}
                </a>
                <button class="quiet" aria-label=t!(words, "home-remove") on:click=remove>{icon(Icon::Close)}</button>
            </li>
        }
    }
}

/// When something was, as people of a language say it: how long ago, and after a week the day.
fn date(milliseconds: f64, language: &str) -> String {
    const MINUTE: f64 = 60_000.0;
    let ago = now() - milliseconds;
    let units = [("minute", MINUTE, 60.0), ("hour", 60.0 * MINUTE, 24.0), ("day", 1440.0 * MINUTE, 7.0)];
    let options = Object::new();
    // An object of one's own takes any property.
    let _ = Reflect::set(&options, &"numeric".into(), &"auto".into());
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    if let Some((unit, length, _)) = units.into_iter().find(|(_, length, most)| ago < length * most) {
        let relative = Intl::RelativeTimeFormat::new(&Array::of1(&language.into()), &options);
        return relative.format(-(ago / length).floor().max(0.0), unit).into();
    }
    let date = Date::new(&JsValue::from_f64(milliseconds));
    date.to_locale_date_string(language, &options).into()
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
            <summary>{words.text(msg!("home-import"))}</summary>
            <form on:submit=show>
                <label for="record">{words.text(msg!("home-import-text"))}</label>
                <textarea id="record" rows="6" spellcheck="false" prop:value=text on:input:target=move |event| text.set(event.target().value())></textarea>
                <button class="primary" type="submit">{words.text(msg!("home-import-show"))}</button>
            </form>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_alone_goes_on_against_the_others() {
        let names = ["Anna", "Morgana", "Merlin"].map(str::to_owned);
        let check = |sitters: &str, expected: &[&str]| {
            assert_eq!(opponents(&format!("conclave record 1\nabout players {sitters}\n"), &names), expected);
        };
        check("person adept adept", &["Morgana", "Merlin"]);
        check("adept adept person", &["Anna", "Morgana"]);
        check("person person adept", &["Anna", "Morgana", "Merlin"]);
        check("adept adept adept", &["Anna", "Morgana", "Merlin"]);
        assert_eq!(opponents("", &names), names);
    }
}
