//! The rules of a game, in our own words.

use games::{GameName, with_game};
use locale::t;
use markup::prelude::*;
use web_sys::MouseEvent;

use crate::browser::{show_element, soon, window};
use crate::parts::bar::bar;
use crate::route::{Route, show_chapter};
use crate::teaching::{Chapter, Entry, Taught as _};
use crate::words::Words;

/// The screen with the rules of a game.
pub(crate) fn rules(game: GameName) -> Markup {
    let words = Words::of_page();
    let title = move || with_game!(game, G => <G as telling::Telling>::title(&words.texts()));
    let chapters = with_game!(game, G => G::chapters());
    let back = Route::left()
        .map(|game| view! { <a class="button primary" href=game>{move || t!(words, "rules-back")}</a> });
    let is_alone = back.is_none();
    soon(|| {
        show_chapter();
    });
    let contents: Vec<_> = chapters
        .iter()
        .map(|chapter| {
            let (key, title) = (chapter.key, chapter.title);
            let place = Route::chapter(game.name(), key);
            let href = place.clone();
            let read = move |event: MouseEvent| {
                // Whoever wants another window gets one.
                if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
                    event.prevent_default();
                    // The way back leads to where the question arose, not through all that was read.
                    let _ = window().location().replace(&place);
                    show_element(key);
                }
            };
            view! { <li><a href=href on:click=read>{move || t!(words, title)}</a></li> }
        })
        .collect();
    view! {
        {bar(move || t!(words, "rules-title", game = title()), back.into_markup())}
        <main id="main" tabindex="-1" class="page narrow prose rules">
            <p class="buttons">
                <a class="button" class:primary=is_alone href=Route::First(game).href()>{move || t!(words, "home-first")}</a>
                <a class="button" href=Route::New(game).href()>{move || t!(words, "rules-play")}</a>
            </p>
            <nav aria-label=move || t!(words, "rules-contents")><ol class="contents">{contents}</ol></nav>
            {chapters.into_iter().map(|chapter| section(&chapter, words)).collect_markup()}
        </main>
    }
}

fn section(chapter: &Chapter, words: Words) -> Markup {
    let Chapter { key, title, text, picture, caption, list } = *chapter;
    view! {
        <section aria-labelledby=key>
            <h2 id=key tabindex="-1">{move || t!(words, title)}</h2>
            {picture.map(|picture| view! {
                <figure>
                    <div class="rules-picture" aria-hidden="true" inert="">{picture()}</div>
                    {caption.map(|caption| view! { <figcaption class="small">{move || t!(words, caption)}</figcaption> })}
                </figure>
            })}
            {move || paragraphs(&t!(words, text))}
            {list.map(|list| view! { <dl>{move || entries(list(&words.texts()))}</dl> })}
        </section>
    }
}

fn entries(list: Vec<Entry>) -> Vec<Markup> {
    list.into_iter()
        .map(|(picture, name, about)| view! { <div class="entry"><dt>{picture}" "{name}</dt><dd>{about}</dd></div> })
        .collect()
}

/// A text whose lines are paragraphs, and those with a dot in front items of lists.
pub(crate) fn paragraphs(text: &str) -> Markup {
    let mut parts: Vec<Markup> = Vec::new();
    let mut items: Vec<Markup> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if let Some(item) = line.strip_prefix('•') {
            items.push(view! { <li>{item.trim().to_owned()}</li> });
            continue;
        }
        if !items.is_empty() {
            parts.push(view! { <ul>{std::mem::take(&mut items)}</ul> });
        }
        parts.push(view! { <p>{line.to_owned()}</p> });
    }
    if !items.is_empty() {
        parts.push(view! { <ul>{items}</ul> });
    }
    parts.into_markup()
}
