//! What is done when something happens on the page.

use std::ops::Deref;

use wasm_bindgen::JsCast;
use web_sys::Event;

/// What is done with an event, of whatever kind.
pub(crate) type Handler = Box<dyn FnMut(Event)>;

/// An event together with the element that listens to it.
#[derive(Clone, Debug)]
pub struct Targeted<T> {
    event: Event,
    target: T,
}

impl<T: Clone> Targeted<T> {
    /// The element that the handler was given to.
    pub fn target(&self) -> T {
        self.target.clone()
    }
}

impl<T> Deref for Targeted<T> {
    type Target = Event;

    fn deref(&self) -> &Event {
        &self.event
    }
}

/// A handler of events of one kind.
pub fn handler<E: JsCast>(mut handle: impl FnMut(E) + 'static) -> Box<dyn FnMut(Event)> {
    Box::new(move |event| handle(event.unchecked_into()))
}

/// A handler that is told the element it was given to.
pub fn target_handler<T: JsCast>(mut handle: impl FnMut(Targeted<T>) + 'static) -> Box<dyn FnMut(Event)> {
    Box::new(move |event| {
        if let Some(target) = event.current_target() {
            handle(Targeted { event, target: target.unchecked_into() });
        }
    })
}
