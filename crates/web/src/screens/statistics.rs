//! What was counted over all games that one person played on this device.

use games::{GameName, with_game};
use locale::{msg, t};
use markup::prelude::*;
use table::Match;
use telling::level_name;

use crate::board::Board;
use crate::browser::{day, download, now};
use crate::library::Library;
use crate::parts::bar::bar;
use crate::parts::dialog::dialog;
use crate::route::Route;
use crate::statistics::{Finished, Log, LogLine, Opponents, Tally, as_csv, as_json};
use crate::words::Words;

/// How many spells are favourites.
const FAVOURITES: usize = 5;

/// The screen.
pub(crate) fn statistics() -> Markup {
    let words = Words::of_page();
    count_kept(Library::of_page());
    let lines = RwSignal::new(Log::load().games());
    view! {
        {bar(move || t!(words, "statistics-title"), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page statistics">
            {move || if lines.with(Vec::is_empty) { nothing(words) } else { lines.with(|lines| all(words, lines)) }}
            {what_to_do(words, lines)}
        </main>
    }
}

/// Writes down the games that are kept and over, if they ended before there was a log.
fn count_kept(library: Library) {
    let mut entries = untrack(|| library.entries());
    // The latest comes first there, and last in the log.
    entries.reverse();
    for entry in entries.iter().filter(|entry| entry.result.is_some()) {
        let (Some(game), Some(record)) = (entry.game(), library.record(&entry.id)) else { continue };
        let finished =
            with_game!(game, G => Match::<G>::read(&record).ok().and_then(|played| Finished::of(&played)));
        if let Some(finished) = finished {
            Log::load().note(&entry.id, entry.changed, &finished);
        }
    }
}

/// What is said where nothing was counted yet.
fn nothing(words: Words) -> Markup {
    view! {
        <section class="statistics-empty">
            <svg viewBox="0 0 64 64" aria-hidden="true">
                <path d="M32 6l20 44H12zM6 52h52v6H6z" />
                <path class="star" d="M32 24l2.600 5.400 5.900.8-4.300 4.100 1 5.900-5.200-2.800-5.200 2.800 1-5.900-4.300-4.100 5.900-.8z" />
            </svg>
            <h2>{t!(words, "statistics-empty")}</h2>
            <p>{t!(words, "statistics-empty-text")}</p>
            <p><a class="button primary" href=Route::Home.href()>{t!(words, "page-home")}</a></p>
        </section>
    }
}

/// All games that were played, one after the other.
fn all(words: Words, lines: &[LogLine]) -> Markup {
    let of = |game: GameName| with_game!(game, G => of_game::<G>(words, lines));
    let others = lines.iter().filter(|line| line.game.own().is_none()).count();
    view! {
        <div class="statistics-games">{GameName::ALL.map(of).collect_markup()}</div>
        {(others > 0).then(|| view! { <p class="small">{t!(words, "statistics-together", games = others)}</p> })}
    }
}

/// What was counted for a game.
fn of_game<G: Board>(words: Words, lines: &[LogLine]) -> Markup {
    let tally = Tally::of(lines.iter().filter(|line| line.game.game == G::NAME));
    let Some((first, last)) = tally.days else { return Markup::Nothing };
    let texts = words.texts();
    let language = texts.language().code();
    let mut numbers = vec![
        (t!(words, "statistics-games"), texts.number(tally.games as i64)),
        (t!(words, "statistics-won"), part(words, tally.won, tally.games)),
        (t!(words, "statistics-run"), texts.number(tally.longest_run as i64)),
        (t!(words, "statistics-run-now"), texts.number(tally.run as i64)),
    ];
    // Where two play, a place says no more than whether one has won, and points say no more in a game that has none.
    if tally.against.iter().any(|(opponents, ..)| opponents.count > 1) {
        numbers.push((t!(words, "statistics-place"), texts.decimal(tally.mean_place(), 1)));
    }
    if tally.most.is_some_and(|most| most > 2) {
        numbers.push((t!(words, "statistics-mean"), texts.decimal(tally.mean_points(), 1)));
        numbers.push((t!(words, "statistics-most"), G::reached(&texts, tally.most.unwrap_or(0))));
    }
    if tally.duels.1 > 0 {
        numbers.push((
            t!(words, "statistics-duels"),
            part(words, tally.duels.0 as usize, tally.duels.1 as usize),
        ));
    }
    let (first, last) = (day(first, language), day(last, language));
    if first != last {
        numbers.push((t!(words, "statistics-first"), first));
    }
    numbers.push((t!(words, "statistics-last"), last));
    let number = |(label, value)| view! { <div><dt>{label}</dt><dd>{value}</dd></div> };
    let favourites =
        tally.spells.iter().filter_map(|(key, times)| Some((G::spell_called(&texts, key)?, *times)));
    let favourites: Vec<(String, usize)> = favourites.take(FAVOURITES).collect();
    view! {
        <section class=format!("statistics-game of-{}", G::NAME)>
            <h2>{G::title(&texts)}</h2>
            <dl class="statistics-numbers">{numbers.into_iter().map(number).collect_markup()}</dl>
            {against(words, &tally)}
            {exactness(words, &tally)}
            {spells(words, &favourites)}
        </section>
    }
}

/// "5 of 12"
fn part(words: Words, part: usize, all: usize) -> String {
    t!(words, "statistics-of", part = part, all = all)
}

fn against(words: Words, tally: &Tally) -> Markup {
    let texts = words.texts();
    let row = |(Opponents { level, count }, games, won): &(Opponents, usize, usize)| {
        let who =
            level.map_or_else(|| t!(words, "statistics-mixed"), |level| level_name(&texts, level.name()));
        view! {
            <tr>
                <th scope="row">{*count}" × "{who}</th>
                <td>{part(words, *won, *games)}</td>
                <td class="statistics-share" aria-hidden="true"><i style=("--part", share(*won, *games))></i></td>
            </tr>
        }
    };
    view! {
        <h3>{t!(words, "statistics-against")}</h3>
        <table class="statistics-against">
            <thead class="visually-hidden"><tr>
                <th scope="col">{t!(words, "statistics-against")}</th>
                <th scope="col">{t!(words, "statistics-won")}</th>
            </tr></thead>
            <tbody>{tally.against.iter().map(row).collect_markup()}</tbody>
        </table>
    }
}

/// How often predictions were exact, by the number of cards.
fn exactness(words: Words, tally: &Tally) -> Option<Markup> {
    let bar = |&(cards, all, exact): &(u8, usize, usize)| {
        let told = format!("{}: {}", t!(words, "wizard-board-cards", count = cards), part(words, exact, all));
        view! {
            <li title=told.clone()>
                <span class="visually-hidden">{told}</span>
                <i style=("--part", share(exact, all)) aria-hidden="true"></i>
                <b aria-hidden="true">{cards}</b>
            </li>
        }
    };
    (!tally.exact.is_empty()).then(|| {
        let sum = |of: fn(&(u8, usize, usize)) -> usize| tally.exact.iter().map(of).sum();
        let whole = part(words, sum(|row| row.2), sum(|row| row.1));
        view! {
            <h3>{t!(words, "statistics-exact", part = whole)}</h3>
            <ol class="statistics-bars">{tally.exact.iter().map(bar).collect_markup()}</ol>
        }
    })
}

fn spells(words: Words, favourites: &[(String, usize)]) -> Option<Markup> {
    let most = favourites.first()?.1;
    let row = |(name, times): &(String, usize)| {
        view! {
            <tr>
                <th scope="row">{name.clone()}</th>
                <td>{*times}</td>
                <td class="statistics-share" aria-hidden="true"><i style=("--part", share(*times, most))></i></td>
            </tr>
        }
    };
    Some(view! {
        <h3>{t!(words, "statistics-spells")}</h3>
        <table class="statistics-against"><tbody>{favourites.iter().map(row).collect_markup()}</tbody></table>
    })
}

/// A part of a whole, from 0 to 1, for styles.
fn share(part: usize, all: usize) -> String {
    format!("{:.3}", part as f64 / all.max(1) as f64)
}

/// What one may do with all that.
fn what_to_do(words: Words, lines: RwSignal<Vec<LogLine>>) -> Markup {
    let (asks, said) = (RwSignal::new(false), RwSignal::new(String::new()));
    let save = move |name: &str, text: String| {
        let is_saved = download(name, &text).is_ok();
        said.set(if is_saved { String::new() } else { t!(words, "play-export-failed") });
    };
    let json = move |_| save("conclave-statistics.json", lines.with_untracked(|lines| as_json(lines)));
    let csv = move |_| {
        let day = |ended: f64| String::from(js_sys::Date::new(&ended.into()).to_iso_string());
        save("conclave-statistics.csv", lines.with_untracked(|lines| as_csv(lines, day)));
    };
    let forget = move |_| {
        asks.set(false);
        Log::forget(now());
        lines.set(Log::load().games());
    };
    let since = move || {
        lines.with(|lines| {
            let first = lines.iter().map(|line| line.ended).fold(f64::INFINITY, f64::min);
            t!(
                words,
                "statistics-delete-text",
                games = lines.len(),
                date = day(first, words.language().code())
            )
        })
    };
    view! {
        <Show when=move || !lines.with(Vec::is_empty)>
            <p class="buttons">
                <button class="statistics-json" on:click=json>{words.text(msg!("statistics-json"))}</button>
                <button class="statistics-csv" on:click=csv>{words.text(msg!("statistics-csv"))}</button>
                <button class="statistics-delete" on:click=move |_| asks.set(true)>{words.text(msg!("statistics-delete"))}</button>
            </p>
        </Show>
        <p role="status" class="said">{move || said.get()}</p>
        {dialog(asks, words.signal(msg!("statistics-delete-sure")), "", move || view! {
            <p>{since}</p>
            <p class="buttons">
                <button class="primary" on:click=forget>{words.text(msg!("statistics-delete"))}</button>
                <button on:click=move |_| asks.set(false)>{words.text(msg!("home-keep"))}</button>
            </p>
        })}
    }
}
