//! Events that come while a handler is at work.

use markup::prelude::*;

use crate::stage::{Stage, fire, focus, has_focus, settled};

pub(crate) async fn a_handler_that_causes_its_own_event_is_called_again(stage: Stage) {
    let heard = RwSignal::new(Vec::new());
    stage.show(move || {
        let own = move |event: markup::Targeted<web_sys::Element>| {
            let depth = heard.with_untracked(Vec::len);
            heard.update(|heard| heard.push(format!("{depth} begins")));
            if depth < 2 {
                fire(&event.target(), "change");
            }
            heard.update(|heard| heard.push(format!("{depth} ends")));
        };
        view! { <button on:change:target=own>{move || heard.get().join(", ")}</button> }
    });
    fire(&stage.find("button"), "change");
    settled().await;
    assert_eq!(stage.text(), "0 begins, 1 begins, 2 begins, 2 ends, 1 ends, 0 ends");
}

pub(crate) async fn a_handler_may_move_the_focus(stage: Stage) {
    let heard = RwSignal::new(String::new());
    stage.show(move || {
        let hear = move |letter: char| heard.update(|heard| heard.push(letter));
        let other = NodeRef::new_local(None);
        let leave = move |_| {
            hear('f');
            // Which blurs this one at once, within the event that focused it, and calls a handler of the other.
            focus(&other.get_untracked().unwrap());
            hear('g');
        };
        view! {
            <button on:focus=leave on:blur=move |_| hear('b')>"one"</button>
            <input node_ref=other on:focus=move |_| hear('o') />
        }
    });
    stage.find_as::<web_sys::HtmlElement>("button").focus().unwrap();
    assert_eq!(heard.get_untracked(), "fbog");
    assert!(has_focus(&stage.find("input")));
}

pub(crate) async fn a_handler_may_remove_its_element(stage: Stage) {
    let list = RwSignal::new(vec![1_u32, 2, 3]);
    stage.show(move || {
        let row = move |number: u32| {
            // It goes with the row.
            let own = RwSignal::new(number);
            let remove = move |event: markup::Targeted<web_sys::Element>| {
                list.update(|list| list.retain(|one| *one != own.get_untracked()));
                // The browser takes it from the page at once, and we do so later.
                event.target().remove();
                list.update(|list| list.push(own.get_untracked() * 10));
            };
            view! { <button on:click:target=remove>{own}</button> }
        };
        keyed(move || list.get(), |number| *number, row)
    });
    let button = stage.find("button");
    fire(&button, "click");
    settled().await;
    assert_eq!(stage.text(), "2310");
    fire(&button, "click");
    fire(&stage.find("button"), "click");
    settled().await;
    assert_eq!(stage.text(), "31020");
}

pub(crate) async fn a_handler_may_be_replaced_while_it_runs(stage: Stage) {
    let number = RwSignal::new(1_u32);
    stage.show(move || {
        let view = move || {
            let one = number.get();
            let double = move |_| {
                number.set(one * 2);
                number.update(|number| *number += 1);
            };
            view! { <button on:click=double>{one}</button> }
        };
        view.into_markup()
    });
    let button = stage.find("button");
    for text in ["3", "7", "15"] {
        fire(&button, "click");
        settled().await;
        assert_eq!(stage.text(), text);
    }
    assert_eq!(stage.find("button"), button);
}
