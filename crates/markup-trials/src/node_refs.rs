//! References to elements.

use std::cell::Cell;
use std::rc::Rc;

use markup::prelude::*;

use crate::stage::{Stage, settled};

/// A reference to no element yet. It belongs to nobody, so that it outlives what is shown.
fn reference() -> NodeRef {
    NodeRef::new_local(None)
}

pub(crate) async fn a_reference_is_set_while_the_element_is_there(stage: Stage) {
    let node = reference();
    let is_there = RwSignal::new(false);
    let seen = Rc::new(Cell::new(None));
    let see = Rc::clone(&seen);
    stage.show(move || {
        Effect::new(move |_| see.set(Some(node.get().is_some())));
        view! { <div><Show when=move || is_there.get()><p><b node_ref=node>"b"</b></p></Show></div> }
    });
    for is_shown in [false, true, false, true] {
        is_there.set(is_shown);
        settled().await;
        let found = stage.all("b").into_iter().next();
        assert_eq!((found.is_some(), node.get_untracked()), (is_shown, found));
        assert_eq!(seen.get(), Some(is_shown), "who watches the reference was not notified");
    }
}

pub(crate) async fn a_reference_follows_the_element_that_replaces_another(stage: Stage) {
    let node = reference();
    let is_bold = RwSignal::new(true);
    stage.show(move || {
        let either = move || {
            if is_bold.get() {
                view! { <b node_ref=node>"b"</b> }
            } else {
                view! { <i node_ref=node>"i"</i> }
            }
        };
        view! { <p>{either}</p> }
    });
    for (bold, tag) in [(true, "b"), (false, "i"), (true, "b")] {
        is_bold.set(bold);
        settled().await;
        assert_eq!(node.get_untracked(), Some(stage.find(tag)));
    }
}

pub(crate) async fn a_reference_in_a_row_is_cleared_with_it(stage: Stage) {
    let nodes = [reference(), reference()];
    let list = RwSignal::new(vec![0, 1]);
    stage.show(move || {
        keyed(move || list.get(), |n| *n, move |n: usize| view! { <b node_ref=nodes[n]>{n}</b> })
    });
    for after in [&[1, 0][..], &[1], &[], &[0]] {
        list.set(after.to_vec());
        settled().await;
        let set = nodes.map(|node| node.get_untracked().is_some());
        assert_eq!(set, [after.contains(&0), after.contains(&1)]);
    }
}

pub(crate) async fn another_reference_takes_over(stage: Stage) {
    let (one, other) = (reference(), reference());
    let is_one = RwSignal::new(true);
    stage.show(move || {
        view! { {move || view! { <p node_ref=if is_one.get() { one } else { other }>"p"</p> }} }
    });
    let paragraph = Some(stage.find("p"));
    for is_first in [true, false, true] {
        is_one.set(is_first);
        settled().await;
        let expected = if is_first { (paragraph.clone(), None) } else { (None, paragraph.clone()) };
        assert_eq!((one.get_untracked(), other.get_untracked()), expected);
    }
}

pub(crate) async fn an_unchanged_reference_notifies_nobody(stage: Stage) {
    let node = reference();
    let number = RwSignal::new(1_u32);
    let ran = Rc::new(Cell::new(0));
    let count = Rc::clone(&ran);
    stage.show(move || {
        Effect::new(move |_| {
            node.get();
            count.set(count.get() + 1);
        });
        view! { {move || view! { <p node_ref=node>{number.get()}</p> }} }
    });
    settled().await;
    let before = ran.get();
    number.set(2);
    settled().await;
    assert_eq!((ran.get(), stage.text().as_str()), (before, "2"));
}
