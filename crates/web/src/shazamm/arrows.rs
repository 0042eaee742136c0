//! Arrow keys within a list of choices.

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::browser::document;

/// Moves the focus to the next or the previous choice of the list that the focus is in.
pub(crate) fn arrows(event: &KeyboardEvent) {
    let next: fn(&Element) -> Option<Element> = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => Element::next_element_sibling,
        "ArrowLeft" | "ArrowUp" => Element::previous_element_sibling,
        "Home" => |item| item.parent_element()?.first_element_child(),
        "End" => |item| item.parent_element()?.last_element_child(),
        _ => return,
    };
    let here = document().active_element().and_then(|active| active.closest("li").ok().flatten());
    let there = here.as_ref().and_then(next);
    // Elsewhere these keys scroll the page, or turn the pages of a record.
    event.prevent_default();
    event.stop_propagation();
    let choice = there.and_then(|item| item.query_selector("[data-choice]").ok().flatten());
    if let Some(choice) = choice.and_then(|choice| choice.dyn_into::<HtmlElement>().ok()) {
        // An element that is on the page takes the focus.
        let _ = choice.focus();
    }
}
