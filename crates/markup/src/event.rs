//! What is done when something happens on the page.

use std::ops::Deref;

use reactive_graph::owner::StoredValue;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, EventTarget};

/// What is done with an event, of whatever kind. It may cause another event that it hears itself, and so be called again
/// before it has returned.
pub type Handler = Box<dyn Fn(Event)>;

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
pub fn handler<E: JsCast>(handle: impl Fn(E) + 'static) -> Handler {
    Box::new(move |event| handle(event.unchecked_into()))
}

/// A handler that is told the element it was given to.
pub fn target_handler<T: JsCast>(handle: impl Fn(Targeted<T>) + 'static) -> Handler {
    Box::new(move |event| {
        if let Some(target) = event.current_target() {
            handle(Targeted { event, target: target.unchecked_into() });
        }
    })
}

/// Hears events of the window or the like until the current owner is cleaned up.
pub fn listen(target: &EventTarget, name: &'static str, handler: Handler) {
    StoredValue::new_local(Listener::new(target, name, handler));
}

/// A listener that the browser knows, removed when this is dropped.
pub(crate) struct Listener {
    target: EventTarget,
    name: &'static str,
    closure: Closure<dyn Fn(Event)>,
}

impl Listener {
    pub(crate) fn new(target: &EventTarget, name: &'static str, handler: Handler) -> Self {
        let closure = Closure::wrap(handler);
        // Only odd names of events are refused.
        let _ = target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref());
        Self { target: target.clone(), name, closure }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        // An event may still be on its way to a node that is gone.
        let _ =
            self.target.remove_event_listener_with_callback(self.name, self.closure.as_ref().unchecked_ref());
    }
}
