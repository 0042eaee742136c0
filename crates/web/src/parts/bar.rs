//! The bar on top of a screen.

use locale::msg;
use markup::prelude::*;

use super::icon::{Icon, icon};
use crate::route::Route;
use crate::words::Words;

/// The way home, the title of the screen, and what it offers.
pub(crate) fn bar(title: impl IntoMarkup, actions: Markup) -> Markup {
    let words = Words::of_page();
    view! {
        <header class="bar">
            <a class="button quiet" href=Route::Home.href() aria-label=words.label(msg!("page-home"))>
                {icon(Icon::Home)}
            </a>
            <h1 tabindex="-1">{title}</h1>
            <div class="bar-actions">{actions}</div>
        </header>
    }
}

/// A button with a sign, and its name beside it where there is room.
pub(crate) fn icon_button(
    sign: Icon,
    label: Signal<String>,
    disabled: impl Fn() -> bool + 'static,
    call: impl Fn() + 'static,
) -> Markup {
    view! {
        <button class="quiet" disabled=disabled aria-label=label title=label on:click=move |_| call()>
            {icon(sign)}
            <span class="wide-only" aria-hidden="true">{label}</span>
        </button>
    }
}
