//! The rules of a game, in our own words: chapter by chapter, with examples to go through, and a search.

use games::{GameName, with_game};
use locale::{Texts, msg, t};
use markup::prelude::*;
use telling::rules::{Chapter, Kind, Line, Passage, Rule, passages, search};
use web_sys::MouseEvent;

use crate::browser::{folded, show_element, soon, window};
use crate::parts::bar::bar;
use crate::route::{Route, show_chapter};
use crate::teaching::{Illustration, Stop, Taught};
use crate::words::Words;

/// The rules of a game. All games have the same screen, and its code is there once.
#[derive(Clone, Copy)]
struct Book {
    game: GameName,
    title: fn(&Texts) -> String,
    chapters: fn() -> Vec<Chapter>,
    illustrations: fn(&str) -> Vec<Illustration>,
    thing: fn(&str, &str) -> Markup,
}

impl Book {
    fn of<G: Taught>(game: GameName) -> Self {
        let (title, chapters) = (G::title, G::chapters);
        Self { game, title, chapters, illustrations: G::illustrations, thing: G::thing }
    }
}

/// The screen with the rules of a game.
pub(crate) fn rules(game: GameName) -> Markup {
    let book = with_game!(game, G => Book::of::<G>(game));
    let words = Words::of_page();
    let looked_for = RwSignal::new(String::new());
    let back = Route::left()
        .map(|game| view! { <a class="button primary" href=game>{words.text(msg!("rules-back"))}</a> });
    let is_alone = back.is_none();
    soon(|| {
        show_chapter();
    });
    let chapters = (book.chapters)();
    let contents: Vec<_> =
        chapters.iter().map(|chapter| view! { <li>{link(game, chapter, looked_for, words)}</li> }).collect();
    view! {
        {bar(move || t!(words, "rules-title", game = (book.title)(&words.texts())), back.into_markup())}
        <main id="main" tabindex="-1" class="page narrow prose rules">
            <p class="buttons">
                <a class="button" class:primary=is_alone href=Route::First(game).href()>{words.text(msg!("home-first"))}</a>
                <a class="button" href=Route::New(game).href()>{words.text(msg!("rules-play"))}</a>
            </p>
            <search>
                <input type="search" class="rules-search" autocomplete="off" spellcheck="false"
                    aria-label=words.label(msg!("rules-search")) placeholder=words.label(msg!("rules-search"))
                    prop:value=move || looked_for.get()
                    on:input:target=move |event| looked_for.set(event.target().value()) />
                {move || found(book, &looked_for.get(), looked_for, words)}
            </search>
            <div hidden=move || !looked_for.get().trim().is_empty()>
                <nav aria-label=words.label(msg!("rules-contents"))><ol class="contents">{contents}</ol></nav>
                {chapters.into_iter().map(|chapter| section(book, chapter, words)).collect_markup()}
            </div>
        </main>
    }
}

/// A link to a chapter, which also ends the search.
fn link(game: GameName, chapter: &Chapter, looked_for: RwSignal<String>, words: Words) -> Markup {
    let (key, title) = (chapter.key, chapter.title);
    let place = Route::chapter(game.name(), key);
    let href = place.clone();
    let read = move |event: MouseEvent| {
        // Whoever wants another window gets one.
        if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
            event.prevent_default();
            looked_for.set(String::new());
            // The way back leads to where the question arose, not through all that was read.
            let _ = window().location().replace(&place);
            soon(move || {
                show_element(key);
            });
        }
    };
    view! { <a href=href on:click=read>{move || t!(words, title)}</a> }
}

/// What the rules say about something, each passage below its chapter.
fn found(book: Book, looked_for: &str, signal: RwSignal<String>, words: Words) -> Markup {
    if looked_for.trim().is_empty() {
        return Markup::Nothing;
    }
    let texts = words.texts();
    let chapters = (book.chapters)();
    let found = search(&passages(&chapters, &texts), looked_for, folded);
    let count = t!(texts, "rules-found", count = found.len(), words = looked_for.trim());
    let mut parts = vec![view! { <p role="status">{count}</p> }];
    // What is called like this comes before what mentions it.
    let is_a_name = found.first().is_some_and(|first| first.thing.is_some());
    for chapter in chapters {
        let here = found.iter().filter(|passage| passage.chapter == chapter.key).cloned();
        let (things, others): (Vec<Passage>, Vec<Passage>) =
            here.partition(|passage| passage.thing.is_some());
        if things.is_empty() && others.is_empty() {
            continue;
        }
        let mut read = [read_out(book, &others, words), read_out(book, &things, words)];
        if is_a_name {
            read.reverse();
        }
        parts.push(view! { <p class="found-chapter">{link(book.game, &chapter, signal, words)}</p> });
        parts.extend(read);
    }
    parts.into_markup()
}

fn section(book: Book, chapter: Chapter, words: Words) -> Markup {
    let (key, title) = (chapter.key, chapter.title);
    view! {
        <section aria-labelledby=key>
            <h2 id=key tabindex="-1">{move || t!(words, title)}</h2>
            {(book.illustrations)(key).into_iter().map(|illustration| figure(illustration, words)).collect_markup()}
            {move || read_out(book, &chapter.passages(&words.texts()), words)}
        </section>
    }
}

fn figure(illustration: Illustration, words: Words) -> Markup {
    match illustration {
        Illustration::Picture(picture, caption) => view! {
            <figure>
                <div class="rules-picture" aria-hidden="true" inert="">{picture()}</div>
                {caption.map(|caption| view! { <figcaption class="small">{move || t!(words, caption)}</figcaption> })}
            </figure>
        },
        Illustration::Example(stops) => example(stops, words),
    }
}

/// An example that one goes through step by step.
fn example(stops: Vec<Stop>, words: Words) -> Markup {
    let at = RwSignal::new(0_usize);
    let last = stops.len().saturating_sub(1);
    let count = move || t!(words, "rules-example", step = at.get() + 1, steps = last + 1);
    let stop = Signal::derive(move || stops.get(at.get()).copied());
    view! {
        <figure class="example">
            <div class="rules-picture" aria-hidden="true" inert="">
                {move || stop.get().map(|stop| (stop.picture)())}
            </div>
            <figcaption class="small" aria-live="polite">
                {move || stop.get().map(|stop| t!(words, stop.told))}
            </figcaption>
            <div class="example-steps">
                <button type="button" disabled=move || at.get() == 0
                    on:click=move |_| at.update(|at| *at = at.saturating_sub(1))>{words.text(msg!("rules-example-back"))}</button>
                <span class="small">{count}</span>
                <button type="button" disabled=move || at.get() == last
                    on:click=move |_| at.update(|at| *at = last.min(*at + 1))>{words.text(msg!("rules-example-on"))}</button>
            </div>
        </figure>
    }
}

/// Passages, with items in lists and things in a list of their own.
fn read_out(book: Book, passages: &[Passage], words: Words) -> Markup {
    let mut parts: Vec<Markup> = Vec::new();
    let mut items: Vec<Markup> = Vec::new();
    let mut things: Vec<Markup> = Vec::new();
    for passage in passages {
        let is_item = passage.lines.iter().all(|line| line.kind == Kind::Item);
        if !(is_item || items.is_empty()) {
            parts.push(view! { <ul>{std::mem::take(&mut items)}</ul> });
        }
        match (&passage.thing, &passage.lines[..]) {
            (Some((key, name)), lines) => {
                let picture = (book.thing)(passage.chapter, key);
                let about = lines.iter().map(|line| view! { <p>{told(line, words)}</p> }).collect_markup();
                things.push(view! { <div class="entry"><dt>{picture}" "{name.clone()}</dt><dd>{about}</dd></div> });
            }
            (None, [question, answer]) => parts.push(view! {
                <div class="answered"><p><strong>{told(question, words)}</strong></p><p>{told(answer, words)}</p></div>
            }),
            (None, [line]) if line.kind == Kind::Item => items.push(view! { <li>{told(line, words)}</li> }),
            (None, lines) => parts.extend(lines.iter().map(|line| view! { <p>{told(line, words)}</p> })),
        }
    }
    if !items.is_empty() {
        parts.push(view! { <ul>{items}</ul> });
    }
    if !things.is_empty() {
        parts.push(view! { <dl>{things}</dl> });
    }
    parts.into_markup()
}

/// A line, and which rules it tells.
fn told(line: &Line, words: Words) -> Markup {
    let mark = |rule: &Rule| {
        if rule.is_ruling { format!("{} {}", t!(words, "rules-ruling"), rule.id) } else { rule.id.clone() }
    };
    let marks: Vec<String> = line.rules.iter().map(mark).collect();
    let marks = (!marks.is_empty()).then(|| view! { " "<small class="rule-id">{marks.join(", ")}</small> });
    view! { {line.text.clone()}{marks} }
}
