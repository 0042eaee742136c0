//! Arrow keys go from choice to choice in a list.

use std::iter::successors;

use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use crate::browser::document;

/// Moves the focus to the next choice of the list, or to the one before, the first, or the last.
pub(super) fn arrows(event: &KeyboardEvent) {
    let Some(item) = document().active_element().and_then(|active| active.closest("li").ok().flatten())
    else {
        return;
    };
    let choice = |item: Element| item.query_selector("[data-choice]").ok().flatten();
    let onwards = |first: Option<Element>| successors(first, Element::next_element_sibling).find_map(choice);
    let backwards =
        |first: Option<Element>| successors(first, Element::previous_element_sibling).find_map(choice);
    let list = item.parent_element();
    let found = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => onwards(item.next_element_sibling()),
        "ArrowLeft" | "ArrowUp" => backwards(item.previous_element_sibling()),
        "Home" => onwards(list.and_then(|list| list.first_element_child())),
        "End" => backwards(list.and_then(|list| list.last_element_child())),
        _ => return,
    };
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        event.prevent_default();
        // An element on the page takes the focus.
        let _ = element.focus();
    }
}
