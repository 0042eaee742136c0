//! What the page shows: views that are brought up to date by signals.
//!
//! A [`Markup`] says what is to be shown; [`mount`] shows it. What changes is a closure in a view: when a signal that it read
//! changes, it is called again, and only what differs is changed on the page.
//!
//! The signals are those of Leptos (`reactive_graph`). Its views are not used: there every view is a type of its own, and
//! the code for all those types made up half of the page's program. Here all views are one type.

mod element;
mod event;
mod mounted;
pub mod prelude;
mod value;
mod view;

pub use element::{Element, NodeRef, Template};
pub use event::{Handler, Targeted, handler, listen, target_handler};
pub use markup_macro::view;
pub use mounted::mount;
pub use value::{IntoPlain, IntoValue, Plain, Value};
pub use view::{CollectMarkup, IntoMarkup, Markup, keyed, show};

/// The types that [`view!`] names.
#[doc(hidden)]
pub mod dom {
    pub use web_sys::{
        AnimationEvent, Element, Event, FocusEvent, HtmlDetailsElement, HtmlInputElement, HtmlSelectElement,
        HtmlTextAreaElement, KeyboardEvent, MouseEvent, SubmitEvent, WheelEvent,
    };
}
