//! The reconciler: builds nodes from views, and patches them to match the next view.

use std::borrow::Cow;

use any_spawner::Executor;
use js_sys::Reflect;
use reactive_graph::effect::RenderEffect;
use reactive_graph::graph::untrack;
use reactive_graph::owner::Owner;
use reactive_graph::prelude::*;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen::{JsCast as _, UnwrapThrowExt as _};
use web_sys::{Document, HtmlElement, Node, Text};

use crate::element::{Element, NodeRef, Slot, Template};
use crate::event::Listener;
use crate::value::{Plain, Value};
use crate::view::{Markup, Rows};

/// Shows a view in an element of the page, for as long as the page is there.
pub fn mount(root: &web_sys::Element, view: impl FnOnce() -> Markup) {
    // It is there already if something else was mounted before.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    let mounted = owner.with(|| Mounted::build(view(), root, None));
    std::mem::forget((owner, mounted));
}

/// A view that is mounted: its nodes are in the document.
enum Mounted {
    Text(Text, Cow<'static, str>),
    Element(Box<MountedElement>),
    /// Some views, and the node behind them.
    Many(Vec<Mounted>, Node),
    Rows(Vec<Row>, Node),
    Dynamic(Dynamic),
}

/// An effect whose value is the view on the page.
struct Dynamic(RenderEffect<Mounted>);

impl Drop for Dynamic {
    /// Drops the view at once. By itself, an effect keeps its value until its task is polled again, and until then the effects
    /// in that view would run, although what they are about may be gone.
    fn drop(&mut self) {
        drop(self.0.take_value());
    }
}

struct Row {
    key: u64,
    /// Keeps alive what the row created.
    owner: Owner,
    mounted: Mounted,
}

struct MountedElement {
    template: &'static Template,
    node: web_sys::Element,
    values: Vec<MountedValue>,
    listeners: Vec<Listener>,
    children: Vec<Mounted>,
    /// Who is told where the element is.
    told: Option<NodeRef>,
}

enum MountedValue {
    Fixed(Plain),
    Dynamic(RenderEffect<Plain>),
}

impl Mounted {
    /// Puts a view into `parent`, before a node or at the end.
    fn build(view: Markup, parent: &Node, before: Option<&Node>) -> Self {
        match view {
            Markup::Nothing => Self::build(Markup::Text(Cow::Borrowed("")), parent, before),
            Markup::Text(text) => {
                let node = document().create_text_node(&text);
                insert(parent, &node, before);
                Self::Text(node, text)
            }
            Markup::Element(element) => {
                let mounted = MountedElement::build(*element);
                insert(parent, &mounted.node, before);
                Self::Element(Box::new(mounted))
            }
            Markup::Many(views) => {
                let end = marker(parent, before);
                let mounted = views.into_iter().map(|view| Self::build(view, parent, Some(&end))).collect();
                Self::Many(mounted, end)
            }
            Markup::Rows(rows) => {
                let end = marker(parent, before);
                let mut mounted = Vec::new();
                update_rows(&mut mounted, &end, rows);
                Self::Rows(mounted, end)
            }
            Markup::Dynamic(mut compute) => {
                // Only the first time is what is around it known; later it is found from what is there.
                let mut place = Some((parent.clone(), before.cloned()));
                Self::Dynamic(Dynamic(RenderEffect::new(move |shown: Option<Self>| {
                    let view = compute();
                    match (shown, place.take()) {
                        (Some(mut shown), _) => {
                            shown.update(view);
                            shown
                        }
                        (None, Some((parent, before))) => Self::build(view, &parent, before.as_ref()),
                        (None, None) => Self::Text(document().create_text_node(""), Cow::Borrowed("")),
                    }
                })))
            }
        }
    }

    /// Patches the nodes to match another view, or replaces them.
    fn update(&mut self, view: Markup) {
        let view = if let Markup::Nothing = view { Markup::Text(Cow::Borrowed("")) } else { view };
        match (self, view) {
            (Self::Text(node, shown), Markup::Text(text)) => {
                if *shown != text {
                    node.set_data(&text);
                    *shown = text;
                }
            }
            (Self::Element(shown), Markup::Element(element))
                if std::ptr::eq(shown.template, element.template) =>
            {
                shown.update(*element);
            }
            (Self::Many(shown, end), Markup::Many(views)) => update_many(shown, end, views),
            (Self::Rows(shown, end), Markup::Rows(rows)) => update_rows(shown, end, rows),
            (shown, view) => shown.replace(view),
        }
    }

    /// Puts a view in its place and removes it.
    fn replace(&mut self, view: Markup) {
        let first = self.nodes().into_iter().next();
        // What is not on the page any more needs no successor.
        let Some((first, parent)) = first.and_then(|first| Some((first.clone(), first.parent_node()?)))
        else {
            return;
        };
        let new = Self::build(view, &parent, Some(&first));
        let old = std::mem::replace(self, new);
        old.remove();
    }

    /// Its nodes on the page, in their order. There is always one.
    fn nodes(&self) -> Vec<Node> {
        let mut nodes = Vec::new();
        self.collect_nodes(&mut nodes);
        nodes
    }

    fn collect_nodes(&self, nodes: &mut Vec<Node>) {
        match self {
            Self::Text(node, _) => nodes.push(node.clone().into()),
            Self::Element(element) => nodes.push(element.node.clone().into()),
            Self::Many(views, end) => {
                views.iter().for_each(|view| view.collect_nodes(nodes));
                nodes.push(end.clone());
            }
            Self::Rows(rows, end) => {
                rows.iter().for_each(|row| row.mounted.collect_nodes(nodes));
                nodes.push(end.clone());
            }
            Self::Dynamic(dynamic) => {
                dynamic.0.with_value_mut(|shown| shown.collect_nodes(nodes));
            }
        }
    }

    /// Removes its nodes.
    fn remove(self) {
        let nodes = self.nodes();
        // Its listeners go first: an element that loses the focus by its removal must not hear of it, for what its handlers
        // need may be cleaned up.
        drop(self);
        for node in nodes {
            // Texts can be removed like elements.
            node.unchecked_into::<web_sys::Element>().remove();
        }
    }
}

fn update_many(shown: &mut Vec<Mounted>, end: &Node, views: Vec<Markup>) {
    let mut views = views.into_iter();
    let mut kept = 0;
    for (mounted, view) in shown.iter_mut().zip(&mut views) {
        mounted.update(view);
        kept += 1;
    }
    shown.drain(kept..).for_each(Mounted::remove);
    if let Some(parent) = end.parent_node() {
        shown.extend(views.map(|view| Mounted::build(view, &parent, Some(end))));
    }
}

fn update_rows(shown: &mut Vec<Row>, end: &Node, rows: Rows) {
    let Some(parent) = end.parent_node() else { return };
    let Rows { owner, rows } = rows;
    let mut old: Vec<Option<Row>> = shown.drain(..).map(Some).collect();
    // New rows are built at the end, and everything is put in order afterwards.
    for (key, make) in rows {
        let kept = old.iter_mut().find(|row| row.as_ref().is_some_and(|row| row.key == key));
        shown.push(kept.and_then(Option::take).unwrap_or_else(|| {
            let owner = owner.with(Owner::new);
            let mounted = owner.with(|| untrack(|| Mounted::build(make(), &parent, Some(end))));
            Row { key, owner, mounted }
        }));
    }
    for row in old.into_iter().flatten() {
        row.mounted.remove();
        row.owner.cleanup();
    }
    let focused = document().active_element();
    // From the last to the first, so that only what moved is touched.
    let mut next = end.clone();
    for row in shown.iter().rev() {
        for node in row.mounted.nodes().into_iter().rev() {
            if node.next_sibling().as_ref() != Some(&next) {
                insert(&parent, &node, Some(&next));
            }
            next = node;
        }
    }
    // A node that is moved loses the focus.
    if let Some(focused) = focused.filter(|focused| document().active_element().as_ref() != Some(focused)) {
        // What is gone takes no focus.
        let _ = focused.unchecked_into::<HtmlElement>().focus();
    }
}

impl MountedElement {
    fn build(element: Element) -> Self {
        let Element { template, values, handlers, children, node: told } = element;
        let node = create(template);
        let listeners =
            handlers.into_iter().map(|(name, handler)| Listener::new(&node, name, handler)).collect();
        let children = children.into_iter().map(|view| Mounted::build(view, &node, None)).collect();
        // After the children: a value may depend on what is there.
        let values =
            values.into_iter().map(|(slot, value)| MountedValue::build(slot, value, &node)).collect();
        let mut mounted = Self { template, node, values, listeners, children, told: None };
        mounted.tell(told);
        mounted
    }

    /// Becomes an element with the same template, and so with as many values, handlers and children.
    fn update(&mut self, element: Element) {
        for (listener, (name, handler)) in self.listeners.iter_mut().zip(element.handlers) {
            *listener = Listener::new(&self.node, name, handler);
        }
        for (mounted, view) in self.children.iter_mut().zip(element.children) {
            mounted.update(view);
        }
        for (shown, (slot, value)) in self.values.iter_mut().zip(element.values) {
            shown.update(slot, value, &self.node);
        }
        self.tell(element.node);
    }

    /// Tells a reference where the element is, and the one that was told before that it is not there any more.
    fn tell(&mut self, told: Option<NodeRef>) {
        if self.told == told {
            return;
        }
        if let Some(told) = told {
            told.set(Some(self.node.clone()));
        }
        // It may be gone, or know the element that replaces this one.
        if let Some(before) = std::mem::replace(&mut self.told, told)
            && before.try_with_untracked(|node| node.as_ref() == Some(&self.node)) == Some(true)
        {
            before.set(None);
        }
    }
}

impl Drop for MountedElement {
    fn drop(&mut self) {
        self.tell(None);
    }
}

impl MountedValue {
    fn build(slot: Slot, value: Value, node: &web_sys::Element) -> Self {
        Self::after(slot, value, node, Plain::Absent)
    }

    fn update(&mut self, slot: Slot, value: Value, node: &web_sys::Element) {
        let before = match self {
            Self::Fixed(plain) => std::mem::take(plain),
            Self::Dynamic(effect) => effect.take_value().unwrap_or_default(),
        };
        *self = Self::after(slot, value, node, before);
    }

    fn after(slot: Slot, value: Value, node: &web_sys::Element, before: Plain) -> Self {
        match value {
            Value::Fixed(plain) => {
                apply(slot, node, &before, &plain);
                Self::Fixed(plain)
            }
            Value::Dynamic(mut compute) => {
                let node = node.clone();
                let effect = RenderEffect::new_with_value(
                    move |before: Option<Plain>| {
                        let plain = compute();
                        apply(slot, &node, &before.unwrap_or_default(), &plain);
                        plain
                    },
                    Some(before),
                );
                Self::Dynamic(effect)
            }
        }
    }
}

/// Changes a value on the page, if it is another one.
fn apply(slot: Slot, node: &web_sys::Element, before: &Plain, plain: &Plain) {
    // What a person types changes a property behind our back, so properties are set whether or not they changed.
    if before == plain && !matches!(slot, Slot::Property(_)) {
        return;
    }
    // All of these refuse nothing but odd names.
    let _ = match (slot, plain) {
        (Slot::Attribute("class"), _) => {
            let classes = node.class_list();
            words(before)
                .try_for_each(|name| classes.remove_1(name))
                .and_then(|()| words(plain).try_for_each(|name| classes.add_1(name)))
        }
        (Slot::Attribute(name), Plain::Text(text)) => node.set_attribute(name, text),
        // Where others are there or not, these say true or false.
        (Slot::Attribute(name), Plain::Flag(flag)) if name.starts_with("aria-") => {
            node.set_attribute(name, if *flag { "true" } else { "false" })
        }
        (Slot::Attribute(name), Plain::Flag(true)) => node.set_attribute(name, ""),
        (Slot::Attribute(name), _) => node.remove_attribute(name),
        (Slot::Class(name), Plain::Flag(true)) => node.class_list().add_1(name),
        (Slot::Class(name), _) => node.class_list().remove_1(name),
        (Slot::Style(name), Plain::Text(text)) => style(node).set_property(name, text),
        (Slot::Style(name), _) => style(node).remove_property(name).map(drop),
        (Slot::Property(name), plain) => {
            let value = match plain {
                Plain::Absent => JsValue::NULL,
                Plain::Flag(flag) => JsValue::from_bool(*flag),
                Plain::Text(text) => JsValue::from_str(text),
            };
            Reflect::set(node, &JsValue::from_str(name), &value).map(drop)
        }
        (Slot::Inside, Plain::Text(text)) => {
            node.set_inner_html(text);
            Ok(())
        }
        (Slot::Inside, _) => {
            node.set_inner_html("");
            Ok(())
        }
    };
}

fn words(plain: &Plain) -> impl Iterator<Item = &str> {
    let text = if let Plain::Text(text) = plain { text } else { "" };
    text.split_ascii_whitespace()
}

/// The style of an element. Elements of pictures have one as well.
fn style(node: &web_sys::Element) -> web_sys::CssStyleDeclaration {
    node.unchecked_ref::<HtmlElement>().style()
}

fn create(template: &Template) -> web_sys::Element {
    let document = document();
    let created = if template.is_svg {
        document.create_element_ns(Some("http://www.w3.org/2000/svg"), template.tag)
    } else {
        document.create_element(template.tag)
    };
    // Only odd names of tags are refused, and the macro knows the tags.
    let node = created.unwrap_throw();
    for (name, text) in template.attributes {
        // Only odd names are refused.
        let _ = node.set_attribute(name, text);
    }
    if let Some(inside) = template.inside {
        node.set_inner_html(inside);
    }
    node
}

/// An invisible node that marks a place.
fn marker(parent: &Node, before: Option<&Node>) -> Node {
    let node = document().create_text_node("").into();
    insert(parent, &node, before);
    node
}

fn insert(parent: &Node, node: &Node, before: Option<&Node>) {
    // The parent holds the other node; nothing else would be refused.
    let _ = parent.insert_before(node, before);
}

/// The document. Views are shown in a page, which has a window, which has one.
fn document() -> Document {
    web_sys::window().and_then(|window| window.document()).unwrap_throw()
}
