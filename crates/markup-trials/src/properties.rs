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
