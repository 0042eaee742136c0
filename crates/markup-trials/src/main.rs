//! The tests of markup that need a browser: what its reconciler does with the elements of a real page.
//!
//! This is a program for WebAssembly, and no part of the page. The tests in `crates/browser` open it, once for each trial, with
//! two global variables: `trial` is the name of the trial to run, and `report` is called with nothing when it is over, or with a
//! message when it fails. Without a name, it reports the names of all trials.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod attributes;
mod cleanup;
mod closures;
mod conditions;
mod keyed_rows;
mod node_refs;
mod properties;
mod reentrance;
mod stage;
mod texts;

use std::future::Future;
use std::panic;
use std::pin::Pin;

use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast as _, JsValue};

use stage::Stage;

/// A test, by `topic::name`.
struct Trial {
    name: &'static str,
    run: fn(Stage) -> Pin<Box<dyn Future<Output = ()>>>,
}

/// All trials, by the modules they are in. A trial that is missing here is dead code, which the compiler reports.
macro_rules! trials {
    ($($topic:ident { $($name:ident)* })*) => {
        const TRIALS: &[Trial] = &[$($(Trial {
            name: concat!(stringify!($topic), "::", stringify!($name)),
            run: |stage| Box::pin($topic::$name(stage)),
        }),*),*];
    };
}

trials! {
    texts {
        a_text_follows_its_signal
        a_text_is_no_markup
        what_is_absent_shows_nothing
    }
    keyed_rows {
        rows_come_anywhere
        rows_go_from_anywhere
        rows_swap
        rows_reverse
        a_row_moves_to_the_front_and_to_the_back
        all_rows_are_replaced
        any_list_follows_any_other
        rows_may_share_a_key
        rows_of_several_nodes_move_as_one
        lists_in_lists_move_as_one
        the_focus_stays_in_a_row_that_moves
        a_row_is_made_once
    }
    closures {
        an_inner_closure_runs_alone
        an_outer_closure_keeps_its_elements
        a_closure_may_return_a_closure
        another_element_takes_the_same_place
        a_list_without_keys_grows_and_shrinks
        the_innermost_closure_of_what_is_removed_does_not_run
    }
    conditions {
        what_is_shown_for_a_while_keeps_its_place
        what_is_shown_is_made_anew_only_when_the_condition_changes
        conditions_may_be_nested
    }
    cleanup {
        a_part_is_cleaned_up_once
        a_row_is_cleaned_up_once
        a_closure_that_runs_again_is_cleaned_up_before
        effects_of_a_removed_part_do_not_run
        listeners_of_a_removed_part_are_gone
        removal_is_not_heard_by_what_is_removed
        a_listener_goes_with_its_owner
    }
    node_refs {
        a_reference_is_set_while_the_element_is_there
        a_reference_follows_the_element_that_replaces_another
        a_reference_in_a_row_is_cleared_with_it
        another_reference_takes_over
        an_unchanged_reference_notifies_nobody
    }
    properties {
        a_select_has_its_value_from_the_beginning
        a_property_is_set_again_after_a_person_changed_it
        a_property_that_is_absent_is_empty
    }
    attributes {
        a_flag_is_there_or_not
        an_aria_attribute_says_true_or_false
        an_attribute_can_be_absent
        classes_do_not_disturb_each_other
        a_style_property_comes_and_goes
        the_same_template_takes_new_values
        pictures_are_pictures
    }
    reentrance {
        a_handler_that_causes_its_own_event_is_called_again
        a_handler_may_move_the_focus
        a_handler_may_remove_its_element
        a_handler_may_be_replaced_while_it_runs
    }
}

fn main() {
    panic::set_hook(Box::new(|panicked| report(&JsValue::from_str(&panicked.to_string()))));
    let wanted = global("trial").as_string();
    let Some(wanted) = wanted else {
        let names: Array = TRIALS.iter().map(|trial| JsValue::from_str(trial.name)).collect();
        return report(&names);
    };
    let trial = TRIALS.iter().find(|trial| trial.name == wanted);
    let trial = trial.unwrap_or_else(|| panic!("there is no trial {wanted}"));
    wasm_bindgen_futures::spawn_local(async {
        (trial.run)(Stage::new()).await;
        report(&JsValue::NULL);
    });
}

/// Calls the function that waits for the end of the trial.
fn report(outcome: &JsValue) {
    let report: Function = global("report").unchecked_into();
    // Nobody else could be told that it throws.
    let _ = report.call1(&JsValue::UNDEFINED, outcome);
}

fn global(name: &str) -> JsValue {
    Reflect::get(&js_sys::global(), &JsValue::from_str(name)).unwrap_or_default()
}
