//! What the board remembers besides the game: what one is about to do, and what one looks at.

use games::maginor::{Action, Maginor, Tile};
use js_sys::Reflect;
use markup::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

use super::offer::Aim;
use crate::browser::{document, focus_on, is_focused_inside, is_nothing_focused, on_key, soon};
use crate::play::Table;

/// A handle on the board that each part of it has a copy of.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) table: Table<Maginor>,
    /// What a tile is being chosen for, and after how many steps.
    aim: RwSignal<Option<(Aim, usize)>>,
    /// The tile that one looks at closely.
    pub(super) looked_at: RwSignal<Option<Tile>>,
    /// Whether one does.
    pub(super) looks: RwSignal<bool>,
    /// After how many steps the panel above the ring was put aside, to see the ring.
    aside: RwSignal<Option<usize>>,
}

impl Desk {
    pub(super) fn new(table: Table<Maginor>) -> Self {
        Self {
            table,
            aim: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            looks: RwSignal::new(false),
            aside: RwSignal::new(None),
        }
    }

    /// What a tile is being chosen for now.
    pub(super) fn aim(self) -> Option<Aim> {
        let (aim, begun) = self.aim.get()?;
        let is_now = self.table.seen.with(|seen| seen.steps == begun && seen.legal.is_some());
        is_now.then_some(aim)
    }

    /// Whether the panel above the ring was put aside.
    pub(super) fn is_aside(self) -> bool {
        let steps = self.table.seen.with(|seen| seen.steps);
        self.aside.get() == Some(steps)
    }

    /// Puts the panel above the ring aside.
    pub(super) fn put_aside(self) {
        self.aside.set(Some(self.table.seen.with_untracked(|seen| seen.steps)));
        soon(|| {
            focus_on(".mag-own [data-choice]");
        });
    }

    /// Asks for a tile.
    pub(super) fn take_aim(self, aim: Aim) {
        self.aim.set(Some((aim, self.table.seen.with_untracked(|seen| seen.steps))));
        soon(|| {
            focus_on(".mag-targets [data-choice]");
        });
    }

    /// Thinks better of it.
    pub(super) fn drop_aim(self) {
        let Some((aim, _)) = self.aim.get_untracked() else { return };
        self.aim.set(None);
        soon(move || {
            focus_on(&format!(".mag-own [data-aim={}]", aim.name()));
        });
    }

    /// Looks at a tile closely.
    pub(super) fn look_at(self, tile: Tile) {
        self.looked_at.set(Some(tile));
        self.looks.set(true);
    }

    /// Does something with what one looks at.
    pub(super) fn act(self, action: Action) {
        self.looks.set(false);
        self.table.act(action);
    }
}

/// Leads arrow keys back to the table from where no arrow leads anywhere: after a dialog the focus is on what opened it.
pub(super) fn come_back(table: Table<Maginor>) {
    on_key(move |key| {
        let is_asked = table.seen.with_untracked(|seen| seen.legal.is_some());
        let is_away = is_nothing_focused() || is_focused_inside(".bar, .situation");
        if key.starts_with("Arrow") && is_asked && is_away {
            focus_on(".mag-panel [data-choice], .mag-own [data-choice]:not([aria-disabled=true])");
        }
    });
}

/// Moves the focus within a group by the arrow keys, Home and End.
pub(super) fn arrows(event: &KeyboardEvent) {
    let key = event.key();
    let step = match key.as_str() {
        "ArrowRight" | "ArrowDown" => 1,
        "ArrowLeft" | "ArrowUp" => -1,
        "Home" | "End" => 0,
        _ => return,
    };
    let Some(group) = event.current_target().and_then(|group| group.dyn_into::<Element>().ok()) else {
        return;
    };
    let mut buttons = Vec::new();
    add_buttons(&group, &mut buttons);
    let focused = document().active_element();
    let at = buttons.iter().position(|button| focused.as_ref() == Some(button));
    if let Some(next) = next(at, step, buttons.len(), &key).and_then(|next| buttons.get(next)) {
        event.prevent_default();
        event.stop_propagation();
        // An element that cannot be focused stays as it is.
        let _ = next.unchecked_ref::<HtmlElement>().focus();
    }
}

/// Goes round the ring by the arrow keys; up and down lead from a tile to its spell and back.
pub(super) fn go_round(event: &KeyboardEvent) {
    let focused = document().active_element();
    let Some(place) = focused.as_ref().and_then(|focused| focused.closest("li").ok().flatten()) else {
        return;
    };
    let tile =
        |place: Option<Element>| place.and_then(|place| place.query_selector(".mag-tile").ok().flatten());
    let ring = place.parent_element();
    let first = || ring.as_ref().and_then(Element::first_element_child);
    let last = || ring.as_ref().and_then(Element::last_element_child);
    let found = match event.key().as_str() {
        "ArrowRight" => tile(place.next_element_sibling().or_else(first)),
        "ArrowLeft" => tile(place.previous_element_sibling().or_else(last)),
        "ArrowUp" | "ArrowDown" => place.query_selector("button:not(:focus)").ok().flatten(),
        "Home" => tile(first()),
        "End" => tile(last()),
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    if let Some(found) = found {
        // An element that cannot be focused stays as it is.
        let _ = found.unchecked_ref::<HtmlElement>().focus();
    }
}

/// Whether something was pressed by a finger.
pub(super) fn is_touch(event: &MouseEvent) -> bool {
    // Where browsers do not say by what, it was a mouse.
    let by = Reflect::get(event, &"pointerType".into()).ok().and_then(|by| by.as_string());
    by.as_deref() == Some("touch")
}

/// The buttons inside, in their order.
fn add_buttons(inside: &Element, buttons: &mut Vec<Element>) {
    let mut next = inside.first_element_child();
    while let Some(element) = next {
        if element.tag_name() == "BUTTON" {
            buttons.push(element.clone());
        } else {
            add_buttons(&element, buttons);
        }
        next = element.next_element_sibling();
    }
}

/// Which of `count` comes next; round in a circle.
fn next(at: Option<usize>, step: isize, count: usize, key: &str) -> Option<usize> {
    let last = count.checked_sub(1)?;
    match (key, at) {
        ("End", _) => Some(last),
        ("Home", _) | (_, None) => Some(0),
        (_, Some(at)) => Some((at + count).checked_add_signed(step)? % count),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_round_in_a_circle() {
        assert_eq!(next(Some(0), -1, 3, "ArrowLeft"), Some(2));
        assert_eq!(next(Some(2), 1, 3, "ArrowRight"), Some(0));
        assert_eq!(next(None, 1, 3, "ArrowRight"), Some(0));
        assert_eq!(next(Some(1), 0, 3, "End"), Some(2));
        assert_eq!(next(None, 1, 0, "ArrowRight"), None);
    }
}
