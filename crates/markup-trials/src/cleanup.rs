//! What is left of a part that is removed: nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use markup::prelude::*;

use crate::stage::{Stage, fire, focus, settled};

/// A count that a cleanup function can hold, which must be `Send`.
#[derive(Clone, Default)]
struct Count(Arc<AtomicU32>);

impl Count {
    fn one_more(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }

    /// Counts when the current owner is cleaned up.
    fn count_cleanup(&self) {
        let count = self.clone();
        on_cleanup(move || count.one_more());
    }
}

pub(crate) async fn a_part_is_cleaned_up_once(stage: Stage) {
    let is_there = RwSignal::new(true);
    let cleaned = Count::default();
    let part = cleaned.clone();
    stage.show(move || {
        view! {
            <Show when=move || is_there.get()>
                {part.count_cleanup()}
                <p>"part"</p>
            </Show>
        }
    });
    for (is_shown, count) in [(true, 0), (false, 1), (false, 1), (true, 1), (false, 2)] {
        is_there.set(is_shown);
        settled().await;
        assert_eq!((cleaned.get(), stage.all("p").len()), (count, usize::from(is_shown)));
    }
}

pub(crate) async fn a_row_is_cleaned_up_once(stage: Stage) {
    let list = RwSignal::new(vec![1_u32, 2, 3]);
    let is_there = RwSignal::new(true);
    let cleaned = Count::default();
    let rows = cleaned.clone();
    stage.show(move || {
        let rows = move || {
            let rows = rows.clone();
            keyed(
                move || list.get(),
                |number| *number,
                move |number| {
                    rows.count_cleanup();
                    view! { <i>{number}</i> }
                },
            )
        };
        view! { <Show when=move || is_there.get()>{rows()}</Show> }
    });
    list.set(vec![3, 1]);
    settled().await;
    assert_eq!((cleaned.get(), stage.text().as_str()), (1, "31"));
    list.set(vec![1, 3, 4]);
    settled().await;
    assert_eq!((cleaned.get(), stage.text().as_str()), (1, "134"));
    is_there.set(false);
    settled().await;
    assert_eq!((cleaned.get(), stage.text().as_str()), (4, ""));
}

pub(crate) async fn a_closure_that_runs_again_is_cleaned_up_before(stage: Stage) {
    let number = RwSignal::new(1_u32);
    let cleaned = Count::default();
    let part = cleaned.clone();
    stage.show(move || {
        view! {
            {move || {
                let before = part.get();
                part.count_cleanup();
                view! { <p>{number.get()}" after "{before}</p> }
            }}
        }
    });
    assert_eq!(stage.text(), "1 after 0");
    number.set(2);
    settled().await;
    assert_eq!((cleaned.get(), stage.text().as_str()), (1, "2 after 1"));
}

pub(crate) async fn effects_of_a_removed_part_do_not_run(stage: Stage) {
    let (is_there, number) = (RwSignal::new(true), RwSignal::new(1_u32));
    let ran = Count::default();
    let part = ran.clone();
    stage.show(move || {
        let inside = move || {
            let [effect, attribute, text] = [(); 3].map(|()| part.clone());
            Effect::new(move |_| {
                number.get();
                effect.one_more();
            });
            let attribute = move || {
                attribute.one_more();
                number.get()
            };
            let text = move || {
                text.one_more();
                number.get()
            };
            view! { <p data-number=attribute>{text}</p> }
        };
        view! { <div><Show when=move || is_there.get()>{inside()}</Show></div> }
    });
    settled().await;
    assert_eq!(ran.get(), 3);
    number.set(2);
    settled().await;
    assert_eq!(ran.get(), 6);
    is_there.set(false);
    number.set(3);
    settled().await;
    number.set(4);
    settled().await;
    assert_eq!(ran.get(), 6);
}

pub(crate) async fn listeners_of_a_removed_part_are_gone(stage: Stage) {
    let is_there = RwSignal::new(true);
    let heard = Count::default();
    let part = heard.clone();
    stage.show(move || {
        let inside = move || {
            let [outer, inner] = [(); 2].map(|()| part.clone());
            let nested = move || {
                let inner = inner.clone();
                view! { <button on:click=move |_| inner.one_more()>"b"</button> }
            };
            view! { <p on:click=move |_| outer.one_more()>{nested}</p> }
        };
        view! { <Show when=move || is_there.get()>{inside()}</Show> }
    });
    let (paragraph, button) = (stage.find("p"), stage.find("button"));
    fire(&button, "click");
    assert_eq!(heard.get(), 2);
    is_there.set(false);
    settled().await;
    fire(&button, "click");
    fire(&paragraph, "click");
    assert_eq!(heard.get(), 2);
}

pub(crate) async fn removal_is_not_heard_by_what_is_removed(stage: Stage) {
    let is_there = RwSignal::new(true);
    let heard = Count::default();
    let part = heard.clone();
    stage.show(move || {
        let inside = move || {
            let part = part.clone();
            // It goes with the part: who reads it afterwards panics.
            let own = RwSignal::new(1_u32);
            let blur = move |_| {
                own.update(|number| *number += 1);
                part.one_more();
            };
            let nested = move || view! { <button on:blur=blur.clone()>{own}</button> };
            view! { <p>{nested}</p> }
        };
        view! { <Show when=move || is_there.get()>{inside()}</Show> }
    });
    focus(&stage.find("button"));
    is_there.set(false);
    settled().await;
    assert_eq!((heard.get(), stage.text().as_str()), (0, ""));
}

pub(crate) async fn a_listener_goes_with_its_owner(stage: Stage) {
    let is_there = RwSignal::new(true);
    let heard = Count::default();
    let part = heard.clone();
    let window = web_sys::window().unwrap();
    let target = window.clone();
    stage.show(move || {
        let inside = move || {
            let part = part.clone();
            markup::listen(&target, "resize", markup::handler(move |_: web_sys::Event| part.one_more()));
        };
        view! { <Show when=move || is_there.get()>{inside()}</Show> }
    });
    let resize = || window.dispatch_event(&web_sys::Event::new("resize").unwrap()).unwrap();
    for (is_shown, count) in [(true, 1), (false, 1), (true, 2), (false, 2)] {
        is_there.set(is_shown);
        settled().await;
        resize();
        assert_eq!(heard.get(), count);
    }
}
