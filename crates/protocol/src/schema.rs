//! All that goes over a live connection, as one JSON Schema (feature `schema`). It allows fields that it does not know, because
//! whoever reads a message ignores them.

use schemars::{SchemaGenerator, generate::SchemaSettings};
use serde_json::{Value, json};

use crate::{Frame, Message};

/// Describes a type that is written as a text of this pattern.
macro_rules! text {
    ($Type:ident, $about:expr, $pattern:literal) => {
        impl schemars::JsonSchema for $Type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($Type).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({
                    "description": $about.trim(),
                    "type": "string",
                    "pattern": $pattern,
                })
            }
        }
    };
}
pub(crate) use text;

/// The schema: what a client says is a `Frame`, what the server says is a `Message`.
pub fn document() -> Value {
    let mut generator = SchemaGenerator::new(SchemaSettings::draft2020_12());
    let frame = generator.subschema_for::<Frame>();
    let message = generator.subschema_for::<Message<Value>>();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Conclave, version 1",
        "description": "What goes over a live connection: docs/protocol.md tells what it means.",
        "anyOf": [frame, message],
        "$defs": generator.take_definitions(true),
    })
}
