//! Closures in views, and closures in those.

use std::cell::Cell;
use std::rc::Rc;

use markup::prelude::*;

use crate::stage::{Stage, settled};

/// Counts how often something is done.
fn counter() -> (Rc<Cell<u32>>, Rc<Cell<u32>>) {
    let count = Rc::new(Cell::new(0));
    (Rc::clone(&count), count)
}

fn one_more(count: &Cell<u32>) {
    count.set(count.get() + 1);
}

pub(crate) async fn an_inner_closure_runs_alone(stage: Stage) {
    let (outer, inner) = (RwSignal::new(1_u32), RwSignal::new(10_u32));
    let (counted, count) = counter();
    stage.show(move || {
        view! {
            {move || {
                one_more(&count);
                view! { <p>{outer.get()}<b>{move || inner.get()}</b></p> }
            }}
        }
    });
    assert_eq!((stage.text().as_str(), counted.get()), ("110", 1));
    inner.set(20);
    settled().await;
    assert_eq!((stage.text().as_str(), counted.get()), ("120", 1));
    outer.set(2);
    settled().await;
    assert_eq!((stage.text().as_str(), counted.get()), ("220", 2));
    inner.set(30);
    settled().await;
    assert_eq!((stage.text().as_str(), counted.get()), ("230", 2));
}

pub(crate) async fn an_outer_closure_keeps_its_elements(stage: Stage) {
    let outer = RwSignal::new(1_u32);
    let inner = RwSignal::new(10_u32);
    let (counted, count) = counter();
    stage.show(move || {
        view! {
            {move || {
                let (outer, count) = (outer.get(), Rc::clone(&count));
                let inner = move || { one_more(&count); inner.get() };
                view! { <p><b>{outer}</b><i>{inner}</i></p> }
            }}
        }
    });
    let kept = ["p", "b", "i"].map(|tag| stage.find(tag));
    outer.set(2);
    settled().await;
    assert_eq!(stage.text(), "210");
    assert_eq!(["p", "b", "i"].map(|tag| stage.find(tag)), kept);
    assert_eq!(counted.get(), 2);
    // The closure that was replaced does not run any more.
    inner.set(20);
    settled().await;
    assert_eq!((stage.text().as_str(), counted.get()), ("220", 3));
}

pub(crate) async fn a_closure_may_return_a_closure(stage: Stage) {
    let (one, two, three) = (RwSignal::new(1_u32), RwSignal::new(2_u32), RwSignal::new(3_u32));
    stage.show(move || {
        view! {
            "<"
            {move || {
                let one = one.get();
                move || {
                    let two = two.get();
                    move || format!("{one}{two}{}", three.get())
                }
            }}
            ">"
        }
    });
    for (signal, text) in [(three, "<124>"), (two, "<134>"), (one, "<234>"), (three, "<235>")] {
        signal.update(|number| *number += 1);
        settled().await;
        assert_eq!(stage.text(), text);
    }
    one.set(7);
    two.set(8);
    three.set(9);
    settled().await;
    assert_eq!(stage.text(), "<789>");
}

pub(crate) async fn another_element_takes_the_same_place(stage: Stage) {
    let number = RwSignal::new(0_u32);
    stage.show(move || {
        let changing = move || match number.get() {
            0 => Markup::Nothing,
            1 => view! { <b>"b"</b> },
            2 => view! { <i>"i"</i><u>"u"</u> },
            3 => "text".into_markup(),
            _ => keyed(|| vec![1_u32, 2], |n| *n, |n| view! { <s>{n}</s> }),
        };
        view! { "<"{changing}">" }
    });
    for (next, html) in [
        (1, "&lt;<b>b</b>&gt;"),
        (2, "&lt;<i>i</i><u>u</u>&gt;"),
        (3, "&lt;text&gt;"),
        (4, "&lt;<s>1</s><s>2</s>&gt;"),
        (2, "&lt;<i>i</i><u>u</u>&gt;"),
        (0, "&lt;&gt;"),
        (4, "&lt;<s>1</s><s>2</s>&gt;"),
        (1, "&lt;<b>b</b>&gt;"),
    ] {
        number.set(next);
        settled().await;
        assert_eq!(stage.html(), html);
    }
}

pub(crate) async fn a_list_without_keys_grows_and_shrinks(stage: Stage) {
    let list = RwSignal::new(vec![1_u32, 2]);
    let row = |number: u32| view! { <i>{number}</i> };
    stage.show(move || view! { "<"{move || list.get().into_iter().map(row).collect_markup()}">" });
    let first = stage.find("i");
    for next in [&[3, 4, 5][..], &[6], &[], &[7, 8]] {
        list.set(next.to_vec());
        settled().await;
        let expected: String = next.iter().map(ToString::to_string).collect();
        assert_eq!(stage.text(), format!("<{expected}>"));
        if next.len() == 3 {
            assert_eq!(stage.find("i"), first);
        }
    }
}

pub(crate) async fn the_innermost_closure_of_what_is_removed_does_not_run(stage: Stage) {
    let name = RwSignal::new(Some("Anna"));
    let (counted, count) = counter();
    stage.show(move || {
        view! {
            {move || {
                let count = Rc::clone(&count);
                name.get().map(|_| {
                    let middle = move || {
                        let count = Rc::clone(&count);
                        let innermost = move || {
                            one_more(&count);
                            name.get().expect("what is around it shows it only while there is a name")
                        };
                        view! { <b>{innermost}</b> }
                    };
                    view! { <p>{middle}</p> }
                })
            }}
        }
    });
    settled().await;
    name.set(None);
    settled().await;
    assert_eq!((stage.text().as_str(), counted.get()), ("", 1));
}
