//! Everything that code with views needs, to be used as a whole.

pub use reactive_graph::computed::Memo;
pub use reactive_graph::effect::Effect;
pub use reactive_graph::graph::untrack;
pub use reactive_graph::owner::{
    LocalStorage, Owner, StoredValue, expect_context, on_cleanup, provide_context, use_context,
};
pub use reactive_graph::prelude::*;
pub use reactive_graph::signal::{ReadSignal, RwSignal, WriteSignal, signal};
pub use reactive_graph::wrappers::read::Signal;

pub use crate::{CollectMarkup, IntoMarkup, Markup, NodeRef, keyed, show, view};
