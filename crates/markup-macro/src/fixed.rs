//! What never changes, as text.

use rstml::node::{KeyedAttribute, Node, NodeAttribute};
use syn::{Expr, ExprLit, Lit};

use crate::{Child, Tag, tags};

/// Things that are texts.
pub(crate) struct Fixed;

impl Fixed {
    /// The name and the text of an attribute that never changes.
    pub(crate) fn attribute(attribute: &KeyedAttribute) -> Option<(String, String)> {
        let name = attribute.key.to_string();
        // Handlers and the like have a colon, and a style must be set by a program to be allowed.
        if name.contains(':') || ["inner_html", "node_ref", "style"].contains(&name.as_str()) {
            return None;
        }
        match attribute.value() {
            None => Some((name, String::new())),
            Some(Expr::Lit(ExprLit { lit: Lit::Str(text), .. })) => Some((name, text.value())),
            Some(_) => None,
        }
    }
}

/// All that is in an element, if none of it ever changes. Elements that hold only a text or nothing are built as they are
/// anyway.
pub(crate) fn inside(tag: &Tag) -> Option<String> {
    let has_elements = tag.children().iter().any(|child| matches!(child, Node::Element(_)));
    if !has_elements {
        return tag.children().is_empty().then(String::new);
    }
    tag.children().iter().map(text_of).collect()
}

fn text_of(node: &Child) -> Option<String> {
    match node {
        Node::Text(text) => Some(escaped(&text.value_string())),
        Node::Element(tag) => {
            let name = tag.name().to_string();
            let mut text = format!("<{name}");
            for attribute in tag.attributes() {
                let NodeAttribute::Attribute(attribute) = attribute else { return None };
                let (name, value) = Fixed::attribute(attribute)?;
                text.push_str(&format!(" {name}=\"{}\"", escaped(&value)));
            }
            if tag.children().is_empty() && tags::is_svg(&name) {
                text.push_str("/>");
                return Some(text);
            }
            text.push('>');
            if !tags::is_void(&name) {
                for child in tag.children() {
                    text.push_str(&text_of(child)?);
                }
                text.push_str(&format!("</{name}>"));
            }
            Some(text)
        }
        _ => None,
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
