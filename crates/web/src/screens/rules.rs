//! The rules of a game, in our own words.

use leptos::prelude::*;
use locale::t;

use crate::games::{GameName, with_game};
use crate::parts::bar::Bar;
use crate::words::Words;

/// The screen with the rules of a game.
pub(crate) fn rules(game: GameName) -> AnyView {
    let words = Words::of_page();
    let title = move || with_game!(game, G => <G as telling::Telling>::title(&words.texts()));
    view! {
        <Bar title=Signal::derive(move || t!(words, "rules-title", game = title())) />
        <main id="main" tabindex="-1" class="page narrow prose">
        </main>
    }
    .into_any()
}
