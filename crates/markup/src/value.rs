//! Values of attributes, properties, classes and styles.

use std::borrow::Cow;

use reactive_graph::computed::Memo;
use reactive_graph::prelude::*;
use reactive_graph::signal::{ReadSignal, RwSignal};
use reactive_graph::wrappers::read::Signal;

/// A plain value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Plain {
    /// There is none.
    #[default]
    Absent,
    /// There, or not.
    Flag(bool),
    /// A text.
    Text(Cow<'static, str>),
}

/// A value, fixed or reactive.
#[allow(missing_debug_implementations, reason = "closures have nothing to say")]
pub enum Value {
    /// It stays as it is.
    Fixed(Plain),
    /// Computed, and computed again when a signal changes that it read.
    Dynamic(Box<dyn FnMut() -> Plain>),
}

/// Converts into a plain value.
pub trait IntoPlain {
    /// The value.
    fn into_plain(self) -> Plain;
}

/// Converts into a value, fixed or reactive.
pub trait IntoValue {
    /// The value.
    fn into_value(self) -> Value;
}

impl<P: IntoPlain, F: FnMut() -> P + 'static> IntoValue for F {
    fn into_value(mut self) -> Value {
        Value::Dynamic(Box::new(move || self().into_plain()))
    }
}

impl IntoPlain for bool {
    fn into_plain(self) -> Plain {
        Plain::Flag(self)
    }
}

impl IntoPlain for &'static str {
    fn into_plain(self) -> Plain {
        Plain::Text(Cow::Borrowed(self))
    }
}

impl IntoPlain for String {
    fn into_plain(self) -> Plain {
        Plain::Text(Cow::Owned(self))
    }
}

impl<P: IntoPlain> IntoPlain for Option<P> {
    fn into_plain(self) -> Plain {
        self.map_or(Plain::Absent, P::into_plain)
    }
}

impl<P: IntoPlain> IntoValue for Option<P> {
    fn into_value(self) -> Value {
        Value::Fixed(self.into_plain())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl IntoPlain for $number {
            fn into_plain(self) -> Plain {
                self.to_string().into_plain()
            }
        })*
        fixed!($($number),*);
    };
}

macro_rules! fixed {
    ($($plain:ty),*) => {
        $(impl IntoValue for $plain {
            fn into_value(self) -> Value {
                Value::Fixed(self.into_plain())
            }
        })*
    };
}

macro_rules! signals {
    ($($signal:ident),*) => {
        $(impl<P: IntoPlain + Clone + Send + Sync + 'static> IntoValue for $signal<P> {
            fn into_value(self) -> Value {
                Value::Dynamic(Box::new(move || self.get().into_plain()))
            }
        })*
    };
}

fixed!(bool, &'static str, String);
numbers!(u8, u16, u32, usize, i32, f64);
signals!(Memo, ReadSignal, RwSignal, Signal);

impl IntoValue for Value {
    fn into_value(self) -> Value {
        self
    }
}
