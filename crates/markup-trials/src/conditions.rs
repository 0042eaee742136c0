//! What is shown while a condition holds.

use std::cell::Cell;
use std::rc::Rc;

use markup::prelude::*;

use crate::stage::{Stage, settled};

pub(crate) async fn what_is_shown_for_a_while_keeps_its_place(stage: Stage) {
    let (one, other) = (RwSignal::new(false), RwSignal::new(true));
    stage.show(move || {
        view! {
            <p>
                "<"
                <Show when=move || one.get()><b>"one"</b>" "</Show>
                <Show when=move || other.get()>"other"</Show>
                ">"
            </p>
        }
    });
    for (is_one, is_other, text) in
        [(false, true, "<other>"), (true, true, "<one other>"), (true, false, "<one >"), (false, false, "<>")]
    {
        one.set(is_one);
        other.set(is_other);
        settled().await;
        assert_eq!(stage.text(), text);
    }
}

pub(crate) async fn what_is_shown_is_made_anew_only_when_the_condition_changes(stage: Stage) {
    let number = RwSignal::new(1_u32);
    let made = Rc::new(Cell::new(0));
    let count = Rc::clone(&made);
    stage.show(move || {
        let inside = move || {
            count.set(count.get() + 1);
            view! { <b>{move || number.get()}</b> }
        };
        view! { <Show when=move || { number.get() < 10 }>{inside()}</Show> }
    });
    let shown = stage.find("b");
    number.set(2);
    settled().await;
    assert_eq!((stage.text().as_str(), made.get()), ("2", 1));
    assert_eq!(stage.find("b"), shown);
    number.set(10);
    settled().await;
    assert_eq!((stage.text().as_str(), made.get()), ("", 1));
    number.set(3);
    settled().await;
    assert_eq!((stage.text().as_str(), made.get()), ("3", 2));
    assert_ne!(stage.find("b"), shown);
}

pub(crate) async fn conditions_may_be_nested(stage: Stage) {
    let (outer, inner) = (RwSignal::new(true), RwSignal::new(true));
    stage.show(move || {
        view! {
            <Show when=move || outer.get()>
                "o"
                <Show when=move || inner.get()><b>"i"</b></Show>
            </Show>
        }
    });
    for (is_outer, is_inner, text) in [
        (true, true, "oi"),
        (true, false, "o"),
        (false, true, ""),
        (true, true, "oi"),
        (false, false, ""),
        (true, false, "o"),
        (true, true, "oi"),
    ] {
        outer.set(is_outer);
        inner.set(is_inner);
        settled().await;
        assert_eq!(stage.text(), text);
    }
}
