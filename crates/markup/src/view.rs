//! Views: descriptions of nodes.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::rc::Rc;

use reactive_graph::computed::Memo;
use reactive_graph::owner::Owner;
use reactive_graph::prelude::*;
use reactive_graph::signal::{ReadSignal, RwSignal};
use reactive_graph::wrappers::read::Signal;

use crate::element::Element;

/// A view: a description of nodes, from which they are built and patched.
#[derive(Default)]
#[allow(missing_debug_implementations, reason = "closures have nothing to say")]
pub enum Markup {
    /// Nothing at all.
    #[default]
    Nothing,
    /// A text.
    Text(Cow<'static, str>),
    /// An element with all that is in it.
    Element(Box<Element>),
    /// Some views one after the other.
    Many(Vec<Markup>),
    /// Views that keep their identity when others come and go.
    #[doc(hidden)]
    Rows(Rows),
    /// A reactive view: computed again when a signal changes that it read.
    Dynamic(Box<dyn FnMut() -> Markup>),
}

/// Keyed views.
#[allow(missing_debug_implementations, reason = "closures have nothing to say")]
pub struct Rows {
    /// Who owns what the rows create: they outlive the moment that lists them.
    pub(crate) owner: Owner,
    pub(crate) rows: Vec<(u64, Box<dyn FnOnce() -> Markup>)>,
}

/// Converts into a view.
pub trait IntoMarkup {
    /// The view of it.
    fn into_markup(self) -> Markup;
}

impl IntoMarkup for Markup {
    fn into_markup(self) -> Markup {
        self
    }
}

impl IntoMarkup for () {
    fn into_markup(self) -> Markup {
        Markup::Nothing
    }
}

impl IntoMarkup for &'static str {
    fn into_markup(self) -> Markup {
        Markup::Text(Cow::Borrowed(self))
    }
}

impl IntoMarkup for String {
    fn into_markup(self) -> Markup {
        Markup::Text(Cow::Owned(self))
    }
}

impl<V: IntoMarkup> IntoMarkup for Option<V> {
    fn into_markup(self) -> Markup {
        self.map_or(Markup::Nothing, V::into_markup)
    }
}

impl<V: IntoMarkup> IntoMarkup for Vec<V> {
    fn into_markup(self) -> Markup {
        self.collect_markup()
    }
}

impl<V: IntoMarkup, const N: usize> IntoMarkup for [V; N] {
    fn into_markup(self) -> Markup {
        self.collect_markup()
    }
}

impl<V: IntoMarkup, F: FnMut() -> V + 'static> IntoMarkup for F {
    fn into_markup(mut self) -> Markup {
        Markup::Dynamic(Box::new(move || self().into_markup()))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl IntoMarkup for $number {
            fn into_markup(self) -> Markup {
                self.to_string().into_markup()
            }
        })*
    };
}

macro_rules! signals {
    ($($signal:ident),*) => {
        $(impl<V: IntoMarkup + Clone + Send + Sync + 'static> IntoMarkup for $signal<V> {
            fn into_markup(self) -> Markup {
                Markup::Dynamic(Box::new(move || self.get().into_markup()))
            }
        })*
    };
}

numbers!(u8, u16, u32, usize, i32, char);
signals!(Memo, ReadSignal, RwSignal, Signal);

/// Views one after the other.
pub trait CollectMarkup {
    /// All of them as one.
    fn collect_markup(self) -> Markup;
}

impl<V: IntoMarkup, I: IntoIterator<Item = V>> CollectMarkup for I {
    fn collect_markup(self) -> Markup {
        Markup::Many(self.into_iter().map(V::into_markup).collect())
    }
}

/// Shows something while a condition holds. It is made anew whenever the condition comes to hold.
pub fn show<V: IntoMarkup>(
    when: impl Fn() -> bool + Send + Sync + 'static,
    inside: impl Fn() -> V + 'static,
) -> Markup {
    let is_shown = Memo::new(move |_| when());
    Markup::Dynamic(Box::new(move || if is_shown.get() { inside().into_markup() } else { Markup::Nothing }))
}

/// Shows a list. What has the same key before and after a change of the list stays as it is.
pub fn keyed<T: 'static, K: Hash, V: IntoMarkup>(
    each: impl Fn() -> Vec<T> + 'static,
    key: impl Fn(&T) -> K + 'static,
    row: impl Fn(T) -> V + 'static,
) -> Markup {
    let owner = Owner::current().unwrap_or_default();
    let row = Rc::new(row);
    Markup::Dynamic(Box::new(move || {
        let rows = each().into_iter().map(|one| {
            let row = Rc::clone(&row);
            (hash(&key(&one)), Box::new(move || row(one).into_markup()) as Box<dyn FnOnce() -> Markup>)
        });
        Markup::Rows(Rows { owner: owner.clone(), rows: rows.collect() })
    }))
}

/// Keys of one list are told apart by 64 bits of them: that two are taken for one will not happen in the life of the page.
fn hash(key: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}
