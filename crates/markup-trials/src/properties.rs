//! Properties of the objects that stand for elements.

use markup::prelude::*;
use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::stage::{Stage, settled};

fn option(value: &'static str) -> Markup {
    view! { <option value=value>{value}</option> }
}

fn selected(stage: &Stage) -> String {
    stage.find_as::<HtmlSelectElement>("select").value()
}

pub(crate) async fn a_select_has_its_value_from_the_beginning(stage: Stage) {
    let chosen = RwSignal::new("b");
    stage.show(move || {
        let options = ["a", "b", "c"].map(option);
        view! { <select prop:value=chosen>{options}</select> }
    });
    assert_eq!(selected(&stage), "b");
    chosen.set("c");
    settled().await;
    assert_eq!(selected(&stage), "c");
}

pub(crate) async fn a_select_keeps_its_value_when_its_options_change(stage: Stage) {
    let chosen = RwSignal::new("c");
    let offered = RwSignal::new(vec!["a", "b"]);
    let is_wide = RwSignal::new(false);
    stage.show(move || {
        view! {
            <select prop:value=move || chosen.get()>
                <option value="none">"none"</option>
                {move || offered.get().into_iter().map(option).collect_markup()}
                <optgroup label="more"><Show when=move || is_wide.get()>{option("x")}{option("y")}</Show></optgroup>
            </select>
        }
    });
    assert_eq!(selected(&stage), "", "what is not there is not chosen");
    offered.set(vec!["b", "c", "d"]);
    settled().await;
    assert_eq!(selected(&stage), "c");
    offered.set(vec!["d", "c"]);
    settled().await;
    assert_eq!(selected(&stage), "c");
    chosen.set("y");
    settled().await;
    is_wide.set(true);
    settled().await;
    assert_eq!(selected(&stage), "y");
}

pub(crate) async fn a_select_keeps_its_value_when_its_rows_change(stage: Stage) {
    let offered = RwSignal::new(vec!["a", "b", "c"]);
    stage.show(move || {
        let options = keyed(move || offered.get(), |value| *value, option);
        view! { <select prop:value="c">{options}</select> }
    });
    for after in [&["c", "a", "b"][..], &["a", "b"], &["b", "c", "a"]] {
        offered.set(after.to_vec());
        settled().await;
        let expected = if after.contains(&"c") { "c" } else { "" };
        assert_eq!(selected(&stage), expected, "of {after:?}");
    }
}

pub(crate) async fn a_select_follows_options_and_value_at_once(stage: Stage) {
    let offered = RwSignal::new((vec!["a", "b"], "b"));
    stage.show(move || {
        view! {
            <select prop:value=move || offered.get().1>
                {move || offered.get().0.into_iter().map(option).collect_markup()}
            </select>
        }
    });
    assert_eq!(selected(&stage), "b");
    for (values, chosen) in [(vec!["c", "d"], "d"), (vec!["d", "e", "f"], "f"), (vec!["f"], "f")] {
        offered.set((values, chosen));
        settled().await;
        assert_eq!(selected(&stage), chosen);
    }
}

pub(crate) async fn a_property_is_set_again_after_a_person_changed_it(stage: Stage) {
    let (text, is_on) = (RwSignal::new("a"), RwSignal::new(true));
    stage.show(move || {
        view! { <input prop:value=text /><input type="checkbox" prop:checked=move || is_on.get() /> }
    });
    let [field, switch] = ["input", "[type]"].map(|selector| stage.find_as::<HtmlInputElement>(selector));
    assert_eq!((field.value().as_str(), switch.checked()), ("a", true));
    field.set_value("typed");
    switch.set_checked(false);
    text.set("a");
    is_on.set(true);
    settled().await;
    assert_eq!((field.value().as_str(), switch.checked()), ("a", true));
}

pub(crate) async fn a_property_that_is_absent_is_empty(stage: Stage) {
    let text = RwSignal::new(Some("a"));
    stage.show(move || view! { <input prop:value=move || text.get() /> });
    text.set(None);
    settled().await;
    assert_eq!(stage.find_as::<HtmlInputElement>("input").value(), "");
}
