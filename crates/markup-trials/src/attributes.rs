//! Attributes, classes and styles.

use markup::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

use crate::stage::{Stage, settled};

pub(crate) async fn a_flag_is_there_or_not(stage: Stage) {
    let is_on = RwSignal::new(false);
    stage.show(move || {
        view! {
            <button disabled=is_on hidden=move || is_on.get()></button>
            <input readonly=true required=false autofocus />
        }
    });
    for flag in [false, true, false] {
        is_on.set(flag);
        settled().await;
        let expected = flag.then(String::new);
        for name in ["disabled", "hidden"] {
            assert_eq!(stage.find("button").get_attribute(name), expected, "{name}");
        }
    }
    for (name, is_there) in [("readonly", true), ("required", false), ("autofocus", true)] {
        assert_eq!(stage.find("input").get_attribute(name), is_there.then(String::new), "{name}");
    }
}

pub(crate) async fn an_aria_attribute_says_true_or_false(stage: Stage) {
    let (is_on, is_known) = (RwSignal::new(false), RwSignal::new(true));
    stage.show(move || {
        view! {
            <p aria-pressed=is_on aria-disabled=move || is_known.get().then(|| is_on.get())
                aria-hidden=true aria-busy=false></p>
        }
    });
    let paragraph = stage.find("p");
    let of = |name: &str| paragraph.get_attribute(name);
    assert_eq!((of("aria-hidden").as_deref(), of("aria-busy").as_deref()), (Some("true"), Some("false")));
    for flag in [false, true, false] {
        is_on.set(flag);
        settled().await;
        assert_eq!(of("aria-pressed"), Some(flag.to_string()));
        assert_eq!(of("aria-disabled"), Some(flag.to_string()));
    }
    is_known.set(false);
    settled().await;
    assert_eq!(of("aria-disabled"), None);
}

pub(crate) async fn an_attribute_can_be_absent(stage: Stage) {
    let title = RwSignal::new(None);
    stage.show(move || {
        let none: Option<String> = None;
        view! { <p title=move || title.get() data-count=3_u32 lang=none></p> }
    });
    let paragraph = stage.find("p");
    assert_eq!(paragraph.get_attribute("data-count").as_deref(), Some("3"));
    assert!(!paragraph.has_attribute("lang"));
    for text in [None, Some("a"), Some(""), None] {
        title.set(text);
        settled().await;
        assert_eq!(paragraph.get_attribute("title").as_deref(), text);
    }
}

pub(crate) async fn classes_do_not_disturb_each_other(stage: Stage) {
    let (looks, is_open) = (RwSignal::new("one two"), RwSignal::new(false));
    stage.show(move || {
        view! {
            <p class=looks class:open=is_open class=("shut", move || !is_open.get())></p>
            <b class="fixed" class:open=is_open></b>
        }
    });
    let classes = |tag: &str| {
        let mut names: Vec<_> =
            stage.find(tag).class_name().split_whitespace().map(ToOwned::to_owned).collect();
        names.sort();
        names.join(" ")
    };
    assert_eq!(classes("p"), "one shut two");
    // What others add stays.
    stage.find("p").class_list().add_1("other").unwrap();
    looks.set("two three");
    is_open.set(true);
    settled().await;
    assert_eq!((classes("p").as_str(), classes("b").as_str()), ("open other three two", "fixed open"));
    looks.set("");
    is_open.set(false);
    settled().await;
    assert_eq!((classes("p").as_str(), classes("b").as_str()), ("other shut", "fixed"));
}

pub(crate) async fn a_style_property_comes_and_goes(stage: Stage) {
    let width = RwSignal::new(Some("10px"));
    stage.show(move || {
        view! { <p style:width=move || width.get() style=("--n", move || width.get().map(str::len)) style:color="red"></p> }
    });
    let paragraph: HtmlElement = stage.find_as("p");
    for text in [Some("10px"), None, Some("5px")] {
        width.set(text);
        settled().await;
        let of = |name: &str| paragraph.style().get_property_value(name).unwrap();
        assert_eq!(of("width"), text.unwrap_or_default());
        assert_eq!(of("--n"), text.map(|text| text.len().to_string()).unwrap_or_default());
        assert_eq!(of("color"), "red");
    }
}

pub(crate) async fn the_same_template_takes_new_values(stage: Stage) {
    let number = RwSignal::new(1_u32);
    stage.show(move || {
        let view = move || {
            let one = number.get();
            view! {
                <p title=one class:odd=one % 2 == 1 style:order=one lang=(one > 1).then_some("en") data-own=move || one * 10
                    hidden=one == 2></p>
            }
        };
        view.into_markup()
    });
    let paragraph: HtmlElement = stage.find_as("p");
    for one in [1, 2, 3, 2, 1] {
        number.set(one);
        settled().await;
        let of = |name: &str| paragraph.get_attribute(name);
        assert_eq!((of("title"), of("data-own")), (Some(one.to_string()), Some((one * 10).to_string())));
        assert_eq!((of("lang").is_some(), of("hidden").is_some()), (one > 1, one == 2));
        assert_eq!(paragraph.class_list().contains("odd"), one % 2 == 1);
        assert_eq!(paragraph.style().get_property_value("order").unwrap(), one.to_string());
    }
    assert_eq!(stage.find("p"), *paragraph);
}

pub(crate) async fn pictures_are_pictures(stage: Stage) {
    let path = RwSignal::new("M0 0");
    stage.show(move || {
        view! { <svg viewBox="0 0 9 9"><path class:thin=true d=path /></svg><p inner_html="<b>1</b>"></p> }
    });
    for tag in ["svg", "path"] {
        assert_eq!(stage.find(tag).namespace_uri().as_deref(), Some("http://www.w3.org/2000/svg"));
    }
    assert!(stage.find("p b").dyn_ref::<HtmlElement>().is_some());
    path.set("M1 1");
    settled().await;
    let of = |name: &str| stage.find("path").get_attribute(name);
    assert_eq!((of("d").as_deref(), of("class").as_deref()), (Some("M1 1"), Some("thin")));
}
