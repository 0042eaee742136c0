//! The bar on top of a screen.

use leptos::prelude::*;
use locale::t;

use super::icon::{Icon, icon};
use crate::route::Route;
use crate::words::Words;

/// The way home, the title of the screen, and what it offers.
#[component]
pub(crate) fn Bar(
    /// The heading of the screen.
    #[prop(into)]
    title: Signal<String>,
    /// Buttons at its end.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = Words::of_page();
    view! {
        <header class="bar">
            <a class="button quiet" href=Route::Home.href() aria-label=move || t!(words, "page-home")>
                {icon(Icon::Home)}
            </a>
            <h1 tabindex="-1">{move || title.get()}</h1>
            <div class="bar-actions">{children.map(|children| children())}</div>
        </header>
    }
}

/// A button with a sign, and its name beside it where there is room.
#[component]
pub(crate) fn IconButton(
    /// The sign.
    sign: Icon,
    /// What it does.
    #[prop(into)]
    label: Signal<String>,
    /// Whether it does nothing now.
    #[prop(into, optional)]
    disabled: Signal<bool>,
    /// What happens.
    call: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button
            class="quiet"
            disabled=move || disabled.get()
            aria-label=move || label.get()
            title=move || label.get()
            on:click=move |_| call()
        >
            {icon(sign)}
            <span class="wide-only" aria-hidden="true">{move || label.get()}</span>
        </button>
    }
}
