//! An empty place on the page for a trial, and what a person or a browser does there.

use js_sys::Promise;
use markup::Markup;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, Event, HtmlElement};

/// An element of the page in which a trial shows something.
pub(crate) struct Stage {
    root: Element,
}

impl Stage {
    /// An empty element at the end of the page.
    pub(crate) fn new() -> Self {
        let root = document().create_element("main").unwrap();
        document().body().unwrap().append_child(&root).unwrap();
        Self { root }
    }

    /// Mounts a view.
    pub(crate) fn show(&self, view: impl FnOnce() -> Markup) {
        markup::mount(&self.root, view);
    }

    /// The first element that a selector finds.
    pub(crate) fn find(&self, selector: &str) -> Element {
        let found = self.root.query_selector(selector).unwrap();
        found.unwrap_or_else(|| panic!("there is no {selector} in {}", self.html()))
    }

    /// The same, as an object that has another type.
    pub(crate) fn find_as<T: wasm_bindgen::JsCast>(&self, selector: &str) -> T {
        self.find(selector).dyn_into().unwrap()
    }

    /// All elements that a selector finds.
    pub(crate) fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.root.query_selector_all(selector).unwrap();
        (0..found.length()).map(|n| found.get(n).unwrap().unchecked_into()).collect()
    }

    /// All that can be read.
    pub(crate) fn text(&self) -> String {
        self.root.text_content().unwrap_or_default()
    }

    /// All that is there, as HTML.
    pub(crate) fn html(&self) -> String {
        self.root.inner_html()
    }
}

/// Waits until all effects have run.
pub(crate) async fn settled() {
    let timeout = Promise::new(&mut |resolve, _| {
        let window = web_sys::window().unwrap();
        window.set_timeout_with_callback(&resolve).unwrap();
    });
    JsFuture::from(timeout).await.unwrap();
}

/// Dispatches an event that bubbles.
pub(crate) fn fire(target: &Element, name: &str) {
    let event = Event::new(name).unwrap();
    event.init_event_with_bubbles(name, true);
    target.dispatch_event(&event).unwrap();
}

/// Puts the focus on an element.
pub(crate) fn focus(element: &Element) {
    element.unchecked_ref::<HtmlElement>().focus().unwrap();
    assert!(has_focus(element), "it takes no focus: {}", element.outer_html());
}

/// Whether an element has the focus.
pub(crate) fn has_focus(element: &Element) -> bool {
    document().active_element().as_ref() == Some(element)
}

pub(crate) fn document() -> Document {
    web_sys::window().unwrap().document().unwrap()
}
