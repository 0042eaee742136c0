//! What is done when something happens on the page.

use std::marker::PhantomData;
use std::ops::Deref;

use wasm_bindgen::JsCast;
use web_sys::Event;

/// What is done with an event, of whatever kind.
pub(crate) type Handler = Box<dyn FnMut(Event)>;

/// An event together with the element that listens to it.
#[derive(Clone, Debug)]
pub struct Targeted<T> {
    event: Event,
    target: PhantomData<T>,
}

impl<T: JsCast> Targeted<T> {
    /// The element that the handler was given to.
    #[expect(clippy::unwrap_used, reason = "while it is handled, an event has a target")]
    pub fn target(&self) -> T {
        self.event.current_target().unwrap().unchecked_into()
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
pub fn target_handler<T>(mut handle: impl FnMut(Targeted<T>) + 'static) -> Box<dyn FnMut(Event)> {
    Box::new(move |event| handle(Targeted { event, target: PhantomData }))
}
