//! What is shown where there is nothing.

use locale::{msg, t};
use markup::prelude::*;

use crate::parts::bar::bar;
use crate::route::Route;
use crate::words::Words;

/// Says that there is nothing at this address, and leads home.
pub(crate) fn missing() -> Markup {
    let words = Words::of_page();
    view! {
        {bar(move || t!(words, "missing-title"), Markup::Nothing)}
        <main id="main" tabindex="-1" class="page narrow">
            <p>{words.text(msg!("missing-text"))}</p>
            <p><a class="button primary" href=Route::Home.href()>{words.text(msg!("page-home"))}</a></p>
        </main>
    }
}
