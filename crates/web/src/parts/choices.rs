//! Choices as a plain list of buttons.

use leptos::prelude::*;
use table::Legal as _;

use crate::board::Board;
use crate::play::Table;

/// A button for each of the legal actions, in words.
pub(crate) fn choices<G: Board>(table: Table<G>) -> AnyView {
    let buttons = move || {
        let seen = table.seen.get();
        let Some(legal) = &seen.legal else { return Vec::new() };
        (0..legal.len())
            .filter_map(|n| legal.get(n))
            .map(|action| {
                let words = table.tell(|teller| seen.game.action(teller, &seen.view, action));
                view! { <li><button data-choice="" on:click=move |_| table.act(action)>{words}</button></li> }
            })
            .collect()
    };
    view! { <ul class="choices">{buttons}</ul> }.into_any()
}
