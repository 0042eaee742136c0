//! What is known of tags and events.

use proc_macro2::{Ident, Span};

/// Tags of pictures. `a`, `style` and `title` are taken for those of pages.
const SVG: [&str; 28] = [
    "animate",
    "animateTransform",
    "circle",
    "clipPath",
    "defs",
    "ellipse",
    "feBlend",
    "feGaussianBlur",
    "feTurbulence",
    "filter",
    "g",
    "image",
    "line",
    "linearGradient",
    "marker",
    "mask",
    "path",
    "pattern",
    "polygon",
    "polyline",
    "radialGradient",
    "rect",
    "stop",
    "svg",
    "symbol",
    "text",
    "textPath",
    "use",
];

/// Tags without anything inside and without an end.
const VOID: [&str; 6] = ["br", "col", "hr", "img", "input", "wbr"];

pub(crate) fn is_svg(tag: &str) -> bool {
    SVG.contains(&tag) || tag == "tspan"
}

pub(crate) fn is_void(tag: &str) -> bool {
    VOID.contains(&tag)
}

/// The type of an event.
pub(crate) fn event(name: &str) -> Ident {
    let name = match name {
        "animationend" => "AnimationEvent",
        "blur" | "focus" => "FocusEvent",
        "click" | "mouseenter" | "mouseleave" => "MouseEvent",
        "keydown" | "keyup" => "KeyboardEvent",
        "submit" => "SubmitEvent",
        "wheel" => "WheelEvent",
        _ => "Event",
    };
    Ident::new(name, Span::call_site())
}

/// The type of the object that stands for an element.
pub(crate) fn object(tag: &str) -> Ident {
    let name = match tag {
        "details" => "HtmlDetailsElement",
        "input" => "HtmlInputElement",
        "select" => "HtmlSelectElement",
        "textarea" => "HtmlTextAreaElement",
        _ => "Element",
    };
    Ident::new(name, Span::call_site())
}
