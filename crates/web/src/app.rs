//! The frame around every screen.

use games::with_game;
use locale::{Language, msg};
use markup::mount;
use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::CustomEvent;

use crate::browser::{document, focus_on, on_window, soon, window};
use crate::later;
use crate::library::Library;
use crate::parts::icon::{Icon, icon};
use crate::route::{Route, show_chapter};
use crate::screens;
use crate::settings;
use crate::thinker::Thinker;
use crate::words::{self, Extent, Words};

/// Loads the texts and shows the page.
pub(crate) fn start() {
    spawn_local(async {
        let settings = settings::load();
        let chosen = settings.language.as_deref().and_then(|code| code.parse().ok());
        let language = chosen.unwrap_or_else(words::preferred);
        let texts = match words::load(language, Extent::Playing).await {
            Some(texts) => texts,
            // A language whose texts cannot be had is no reason to show nothing.
            None => match words::load(Language::English, Extent::Playing).await {
                Some(texts) => texts,
                None => return say_that_it_failed(),
            },
        };
        if let Some(root) = document().get_element_by_id("app") {
            root.set_text_content(None);
            mount(&root, move || {
                provide_context(Words::new(texts));
                app()
            });
        }
    });
}

/// Without texts, only what surrounds the page can say so.
fn say_that_it_failed() {
    if let Ok(event) = CustomEvent::new("conclave-failed") {
        // Whoever listens says it.
        let _ = window().dispatch_event(&event);
    }
}

fn app() -> Markup {
    let words = Words::of_page();
    let settings = RwSignal::new(settings::load());
    provide_context(settings);
    settings::keep(settings);
    provide_context(Library::open());
    provide_context(Thinker::new());
    let route = Route::follow();
    provide_context(route);
    // A new screen begins at its top, for the eyes and for screen readers; the rules may be opened at a chapter.
    Effect::new(move |before: Option<Route>| {
        let now = route.get();
        if before.is_some_and(|before| before != now) {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            soon(|| {
                if !show_chapter() {
                    focus_on("h1");
                }
            });
        }
        now
    });
    view! {
        <a class="skip-link" href="#main" on:click=move |event| {
            event.prevent_default();
            focus_on("#main");
        }>
            {words.text(msg!("page-skip"))}
        </a>
        {move || route.with(screen)}
        {update_notice()}
    }
}

/// The screen of an address.
fn screen(route: &Route) -> Markup {
    match route {
        Route::Home => screens::home::home(),
        Route::New(game) => with_game!(*game, G => screens::setup::setup::<G>()),
        Route::Play(id) => screens::play::open(id),
        route => later::screen(route).unwrap_or_else(screens::missing::missing),
    }
}

/// Says when a newer version of the page is there.
fn update_notice() -> Markup {
    let words = Words::of_page();
    let (is_there, set_there) = signal(false);
    on_window("conclave-update", move |_| set_there.set(true));
    let update = move |_| {
        if let Ok(event) = CustomEvent::new("conclave-update-now") {
            // Whoever listens reloads the page.
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        <Show when=move || is_there.get()>
            <div class="toast" role="status">
                <span>{words.text(msg!("page-update"))}</span>
                <button class="primary" on:click=update>{words.text(msg!("page-update-now"))}</button>
                <button class="quiet" aria-label=words.label(msg!("page-close")) on:click=move |_| set_there.set(false)>
                    {icon(Icon::Close)}
                </button>
            </div>
        </Show>
    }
}
