//! A dialog above the screen. The browser keeps the focus inside, and Escape closes it.

use leptos::html;
use leptos::prelude::*;
use locale::t;

use super::icon::{Icon, icon};
use crate::words::Words;

/// A dialog that is shown while `open` says so.
#[component]
pub(crate) fn Dialog(
    /// Whether it is shown.
    open: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// A class for its looks.
    #[prop(optional)]
    class: &'static str,
    /// What it holds; made anew whenever it is opened.
    children: ChildrenFn,
) -> impl IntoView {
    let words = Words::of_page();
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let is_open = open.get();
        let Some(dialog) = node.get() else { return };
        if is_open && !dialog.open() {
            // Only a dialog that is no longer on the page refuses.
            let _ = dialog.show_modal();
        } else if !is_open && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog node_ref=node class=format!("dialog {class}") aria-label=move || title.get() on:close=move |_| open.set(false)>
            <Show when=move || open.get()>
                <header class="dialog-head">
                    <h2>{move || title.get()}</h2>
                    <button class="quiet" aria-label=move || t!(words, "page-close") on:click=move |_| open.set(false)>
                        {icon(Icon::Close)}
                    </button>
                </header>
                <div class="dialog-body">{children()}</div>
            </Show>
        </dialog>
    }
}
