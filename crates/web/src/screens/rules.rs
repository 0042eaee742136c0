//! The rules of a game, in our own words.

use locale::t;
use markup::prelude::*;

use crate::games::{GameName, with_game};
use crate::parts::bar::bar;
use crate::route::Route;
use crate::teaching::{Chapter, Taught as _};
use crate::words::Words;

/// The screen with the rules of a game.
pub(crate) fn rules(game: GameName) -> Markup {
    let words = Words::of_page();
    let title = move || with_game!(game, G => <G as telling::Telling>::title(&words.texts()));
    let chapters = with_game!(game, G => G::chapters());
    let contents: Vec<_> = chapters
        .iter()
        .map(|chapter| {
            let (key, title) = (chapter.key, chapter.title);
            view! {
                <li>
                    <a href=Route::Rules(game).href() on:click=move |event| {
                        event.prevent_default();
                        crate::browser::show_element(key);
                    }>{move || t!(words, title)}</a>
                </li>
            }
        })
        .collect();
    view! {
        {bar(move || t!(words, "rules-title", game = title()), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow prose rules">
            <p class="buttons">
                <a class="button primary" href=Route::First(game).href()>{move || t!(words, "home-first")}</a>
                <a class="button" href=Route::New(game).href()>{move || t!(words, "rules-play")}</a>
            </p>
            <nav aria-label=move || t!(words, "rules-contents")><ol class="contents">{contents}</ol></nav>
            {chapters.into_iter().map(|chapter| section(&chapter, words)).collect_markup()}
        </main>
    }
}

fn section(chapter: &Chapter, words: Words) -> Markup {
    let Chapter { key, title, text, picture, list } = *chapter;
    view! {
        <section aria-labelledby=key>
            <h2 id=key tabindex="-1">{move || t!(words, title)}</h2>
            {picture.map(|picture| view! { <div class="rules-picture" aria-hidden="true">{picture()}</div> })}
            {move || paragraphs(&t!(words, text))}
            {list.map(|list| view! { <dl>{move || entries(list(&words.texts()))}</dl> })}
        </section>
    }
}

fn entries(list: Vec<(String, String)>) -> Vec<Markup> {
    list.into_iter()
        .map(|(name, about)| view! { <div class="entry"><dt>{name}</dt><dd>{about}</dd></div> })
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
