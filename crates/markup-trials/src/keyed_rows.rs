//! Lists whose rows have keys.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::rc::Rc;

use markup::prelude::*;
use web_sys::Element;

use crate::stage::{Stage, focus, has_focus, settled};

/// A list of numbers between two other elements.
fn numbers(stage: &Stage, numbers: &[u32]) -> RwSignal<Vec<u32>> {
    let list = RwSignal::new(numbers.to_vec());
    stage.show(|| {
        view! {
            <b>"["</b>
            {keyed(move || list.get(), |number| *number, |number| view! { <button>{number}</button> })}
            <b>"]"</b>
        }
    });
    list
}

/// The rows by what stands in them.
fn rows(stage: &Stage) -> BTreeMap<String, Element> {
    stage.all("button").into_iter().map(|row| (row.text_content().unwrap(), row)).collect()
}

fn shown(numbers: &[u32]) -> String {
    format!("[{}]", numbers.iter().map(ToString::to_string).collect::<String>())
}

/// Shows each list after the one before it: the order is right, and what stays is the very same element.
async fn check(stage: Stage, lists: &[&[u32]]) {
    let list = numbers(&stage, lists[0]);
    for after in lists {
        let before = rows(&stage);
        list.set(after.to_vec());
        settled().await;
        assert_eq!(stage.text(), shown(after));
        for (number, row) in rows(&stage) {
            let old = before.get(&number);
            assert!(old.is_none_or(|old| *old == row), "row {number} was made again for {after:?}");
        }
    }
}

pub(crate) async fn rows_come_anywhere(stage: Stage) {
    check(stage, &[&[], &[2], &[1, 2], &[1, 2, 4], &[1, 2, 3, 4], &[9, 1, 8, 2, 7, 3, 6, 4, 5]]).await;
}

pub(crate) async fn rows_go_from_anywhere(stage: Stage) {
    check(stage, &[&[9, 1, 8, 2, 7, 3], &[1, 8, 2, 7, 3], &[1, 8, 2, 7], &[1, 7], &[7], &[]]).await;
}

pub(crate) async fn rows_swap(stage: Stage) {
    check(stage, &[&[1, 2, 3, 4], &[2, 1, 3, 4], &[2, 1, 4, 3], &[3, 1, 4, 2], &[3, 4, 1, 2]]).await;
}

pub(crate) async fn rows_reverse(stage: Stage) {
    check(stage, &[&[1, 2, 3, 4, 5], &[5, 4, 3, 2, 1], &[1, 2, 3, 4, 5]]).await;
}

pub(crate) async fn a_row_moves_to_the_front_and_to_the_back(stage: Stage) {
    check(stage, &[&[1, 2, 3, 4], &[4, 1, 2, 3], &[1, 2, 3, 4], &[3, 1, 2, 4], &[3, 1, 4, 2]]).await;
}

pub(crate) async fn all_rows_are_replaced(stage: Stage) {
    check(stage, &[&[1, 2, 3], &[4, 5, 6], &[6, 1, 4], &[], &[1, 2]]).await;
}

pub(crate) async fn any_list_follows_any_other(stage: Stage) {
    // Any numbers will do: these come from a linear congruential generator.
    let mut seed = 1_u32;
    let mut draw = move |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % below
    };
    let mut list = || {
        let mut numbers: Vec<u32> = (0..9).collect();
        for last in (1..numbers.len()).rev() {
            let other = usize::try_from(draw(u32::try_from(last).unwrap() + 1)).unwrap();
            numbers.swap(last, other);
        }
        numbers.truncate(usize::try_from(draw(10)).unwrap());
        numbers
    };
    let lists: Vec<Vec<u32>> = (0..100).map(|_| list()).collect();
    check(stage, &lists.iter().map(Vec::as_slice).collect::<Vec<_>>()).await;
}

pub(crate) async fn rows_may_share_a_key(stage: Stage) {
    let list = numbers(&stage, &[1, 2, 1]);
    for after in [&[1, 1, 2][..], &[1, 1, 1], &[2, 1], &[1, 2, 1, 2], &[]] {
        list.set(after.to_vec());
        settled().await;
        assert_eq!(stage.text(), shown(after));
    }
}

pub(crate) async fn rows_of_several_nodes_move_as_one(stage: Stage) {
    let list = RwSignal::new(vec![0_u32, 1, 2, 3]);
    let is_long = RwSignal::new(true);
    stage.show(|| {
        // The one of 0 shows nothing, and that of 3 is a closure.
        let row = move |number: u32| {
            let parts = move || view! { <i>{number}</i>{move || is_long.get().then_some("a")}"b" };
            match number {
                0 => Markup::Nothing,
                3 => parts.into_markup(),
                _ => parts(),
            }
        };
        keyed(move || list.get(), |number| *number, row)
    });
    assert_eq!(stage.text(), "1ab2ab3ab");
    list.set(vec![3, 0, 2, 1]);
    settled().await;
    assert_eq!(stage.text(), "3ab2ab1ab");
    is_long.set(false);
    settled().await;
    assert_eq!(stage.text(), "3b2b1b");
    list.set(vec![1, 0]);
    settled().await;
    assert_eq!(stage.text(), "1b");
}

pub(crate) async fn lists_in_lists_move_as_one(stage: Stage) {
    let outer = RwSignal::new(vec![1_u32, 2, 3]);
    let inner = RwSignal::new(vec![1_u32, 2]);
    stage.show(|| {
        keyed(
            move || outer.get(),
            |number| *number,
            move |one| {
                view! {
                    <b>{one}":"</b>
                    {keyed(move || inner.get(), |number| *number, move |other| view! { <button>{one * 10 + other}</button> })}
                }
            },
        )
    });
    assert_eq!(stage.text(), "1:11122:21223:3132");
    let before = rows(&stage);
    outer.set(vec![3, 1, 2]);
    inner.set(vec![2, 1]);
    settled().await;
    assert_eq!(stage.text(), "3:32311:12112:2221");
    assert_eq!(rows(&stage), before);
    outer.set(vec![2, 3]);
    inner.set(vec![3, 2]);
    settled().await;
    assert_eq!(stage.text(), "2:23223:3332");
}

pub(crate) async fn the_focus_stays_in_a_row_that_moves(stage: Stage) {
    let list = numbers(&stage, &[1, 2, 3, 4]);
    let row = rows(&stage).remove("3").unwrap();
    focus(&row);
    for after in [&[3, 1, 2, 4][..], &[1, 2, 4, 3], &[3, 4, 2, 1], &[5, 3, 1], &[3], &[9, 8, 3, 7]] {
        list.set(after.to_vec());
        settled().await;
        assert_eq!(stage.text(), shown(after));
        assert!(has_focus(&row), "the focus is lost in {after:?}");
    }
}

pub(crate) async fn a_row_is_made_once(stage: Stage) {
    let list = RwSignal::new(vec![1_u32, 2]);
    let unrelated = RwSignal::new(0_u32);
    let made = Rc::new(Cell::new(0));
    let count = Rc::clone(&made);
    stage.show(move || {
        let row = move |number: u32| {
            count.set(count.get() + 1);
            // What a row reads while it is made does not make it again.
            view! { <i>{number + unrelated.get()}</i> }
        };
        keyed(move || list.get(), |number| *number, row)
    });
    assert_eq!(made.get(), 2);
    list.set(vec![3, 2, 1]);
    settled().await;
    unrelated.set(5);
    settled().await;
    assert_eq!((made.get(), stage.text().as_str()), (3, "321"));
    list.set(vec![3]);
    settled().await;
    list.set(vec![1, 3]);
    settled().await;
    assert_eq!((made.get(), stage.text().as_str()), (4, "63"));
}
