//! Elements: what they are said to be.

use reactive_graph::owner::LocalStorage;
use reactive_graph::signal::RwSignal;

use crate::event::Handler;
use crate::value::Value;
use crate::view::Markup;

/// Where an element is found as long as it is on the page.
pub type NodeRef = RwSignal<Option<web_sys::Element>, LocalStorage>;

/// What is always the same about an element. It also tells elements apart: only those with the same template can follow
/// each other in one place without being made anew.
#[derive(Debug)]
pub struct Template {
    /// The name of the tag.
    pub tag: &'static str,
    /// Whether it is part of a picture.
    pub is_svg: bool,
    /// The attributes that never change.
    pub attributes: &'static [(&'static str, &'static str)],
    /// What is inside if that never changes, as text.
    pub inside: Option<&'static str>,
}

/// An element to be shown.
#[allow(missing_debug_implementations, reason = "closures have nothing to say")]
pub struct Element {
    pub(crate) template: &'static Template,
    pub(crate) values: Vec<(Slot, Value)>,
    pub(crate) handlers: Vec<(&'static str, Handler)>,
    pub(crate) children: Vec<Markup>,
    pub(crate) node: Option<NodeRef>,
}

/// What a value is given to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    Attribute(&'static str),
    Class(&'static str),
    Style(&'static str),
    Property(&'static str),
    Inside,
}

impl Element {
    /// An element with nothing that could change.
    #[inline(never)]
    pub fn new(template: &'static Template) -> Box<Self> {
        Box::new(Self {
            template,
            values: Vec::new(),
            handlers: Vec::new(),
            children: Vec::new(),
            node: None,
        })
    }

    /// Gives it an attribute.
    #[inline(never)]
    pub fn attribute(&mut self, name: &'static str, value: Value) {
        self.values.push((Slot::Attribute(name), value));
    }

    /// Gives it a class, as long as the value is true.
    #[inline(never)]
    pub fn class(&mut self, name: &'static str, value: Value) {
        self.values.push((Slot::Class(name), value));
    }

    /// Sets a property of its style.
    #[inline(never)]
    pub fn style(&mut self, name: &'static str, value: Value) {
        self.values.push((Slot::Style(name), value));
    }

    /// Sets a property of the object that stands for it.
    #[inline(never)]
    pub fn property(&mut self, name: &'static str, value: Value) {
        self.values.push((Slot::Property(name), value));
    }

    /// Sets all that is in it, as markup.
    #[inline(never)]
    pub fn inside(&mut self, value: Value) {
        self.values.push((Slot::Inside, value));
    }

    /// Does something whenever an event comes.
    #[inline(never)]
    pub fn on(&mut self, name: &'static str, handler: Handler) {
        self.handlers.push((name, handler));
    }

    /// Puts a view into it, after those that are there.
    #[inline(never)]
    pub fn child(&mut self, view: Markup) {
        self.children.push(view);
    }

    /// Tells somebody where it is on the page.
    #[inline(never)]
    pub fn tell(&mut self, node: NodeRef) {
        self.node = Some(node);
    }

    /// The view of it.
    #[inline(never)]
    pub fn view(self: Box<Self>) -> Markup {
        Markup::Element(self)
    }
}
