//! What is shown where there is nothing.

use leptos::prelude::*;
use locale::t;

use crate::parts::bar::Bar;
use crate::route::Route;
use crate::words::Words;

/// Says that there is nothing at this address, and leads home.
pub(crate) fn missing() -> AnyView {
    let words = Words::of_page();
    view! {
        <Bar title=Signal::derive(move || t!(words, "missing-title")) />
        <main id="main" tabindex="-1" class="page narrow">
            <p>{move || t!(words, "missing-text")}</p>
            <p><a class="button primary" href=Route::Home.href()>{move || t!(words, "page-home")}</a></p>
        </main>
    }
    .into_any()
}
