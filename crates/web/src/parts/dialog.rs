//! A dialog above the screen. The browser keeps the focus inside, and Escape closes it.

use locale::msg;
use markup::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlDialogElement;

use super::icon::{Icon, icon};
use crate::words::Words;

/// A dialog that is shown while `open` says so, with a class for its looks. What it holds is made anew whenever it is opened.
pub(crate) fn dialog(
    open: RwSignal<bool>,
    title: Signal<String>,
    class: &'static str,
    inside: impl Fn() -> Markup + 'static,
) -> Markup {
    let words = Words::of_page();
    let node = NodeRef::new_local(None);
    Effect::new(move |_| {
        let is_open = open.get();
        let Some(dialog) = node.get().and_then(|node| node.dyn_into::<HtmlDialogElement>().ok()) else {
            return;
        };
        if is_open && !dialog.open() {
            // Only a dialog that is no longer on the page refuses.
            let _ = dialog.show_modal();
        } else if !is_open && dialog.open() {
            dialog.close();
        }
    });
    view! {
        <dialog node_ref=node class=format!("dialog {class}") aria-label=title on:close=move |_| open.set(false)>
            <Show when=move || open.get()>
                <header class="dialog-head">
                    <h2>{title}</h2>
                    <button class="quiet" aria-label=words.label(msg!("page-close")) on:click=move |_| open.set(false)>
                        {icon(Icon::Close)}
                    </button>
                </header>
                <div class="dialog-body">{inside()}</div>
            </Show>
        </dialog>
    }
}
