//! The value of a `<select>`, which depends on its options.

use reactive_graph::prelude::*;
use reactive_graph::signal::ArcTrigger;

use crate::element::Element;
use crate::value::Value;
use crate::view::{Markup, Rows};

impl Element {
    /// Sets the value of a `<select>`, and sets it again whenever one of the options changes that it has been given so far: a
    /// browser takes no value whose option is missing, and chooses another when an option goes.
    pub fn select_value(&mut self, value: Value) {
        let changed = ArcTrigger::new();
        self.children = watched_all(std::mem::take(&mut self.children), &changed);
        let mut compute = match value {
            Value::Fixed(plain) => Box::new(move || plain.clone()),
            Value::Dynamic(compute) => compute,
        };
        let value = move || {
            changed.track();
            compute()
        };
        self.property("value", Value::Dynamic(Box::new(value)));
    }
}

/// The same view, which notifies the trigger whenever a part of it is computed again.
fn watched(view: Markup, changed: &ArcTrigger) -> Markup {
    match view {
        Markup::Nothing | Markup::Text(_) => view,
        Markup::Element(mut element) => {
            element.children = watched_all(element.children, changed);
            let values = element.values.into_iter();
            element.values = values.map(|(slot, value)| (slot, watched_value(value, changed))).collect();
            Markup::Element(element)
        }
        Markup::Many(views) => Markup::Many(watched_all(views, changed)),
        Markup::Rows(Rows { owner, rows }) => {
            let rows = rows.into_iter().map(|(key, make)| {
                let changed = changed.clone();
                (key, Box::new(move || watched(make(), &changed)) as Box<dyn FnOnce() -> Markup>)
            });
            Markup::Rows(Rows { owner, rows: rows.collect() })
        }
        Markup::Dynamic(mut compute) => {
            let changed = changed.clone();
            Markup::Dynamic(Box::new(move || {
                // Who follows runs after this effect, and so after the page has changed.
                changed.notify();
                watched(compute(), &changed)
            }))
        }
    }
}

/// The same value, which notifies the trigger whenever it is computed again.
fn watched_value(value: Value, changed: &ArcTrigger) -> Value {
    let Value::Dynamic(mut compute) = value else { return value };
    let changed = changed.clone();
    Value::Dynamic(Box::new(move || {
        changed.notify();
        compute()
    }))
}

fn watched_all(views: Vec<Markup>, changed: &ArcTrigger) -> Vec<Markup> {
    views.into_iter().map(|view| watched(view, changed)).collect()
}
