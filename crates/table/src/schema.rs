//! What is told of any game, as JSON Schemas.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::{MAX_SEATS, Outcome, PerSeat, Seat};

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A place at the table. Seats are numbered clockwise.",
            "type": "integer",
            "minimum": 1,
            "maximum": MAX_SEATS,
        })
    }
}

impl<T: JsonSchema> JsonSchema for PerSeat<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("PerSeat_of_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<T>(),
            "minItems": 1,
            "maxItems": MAX_SEATS,
        })
    }
}

impl JsonSchema for Outcome {
    fn schema_name() -> Cow<'static, str> {
        "Outcome".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let about = |mut schema: Schema, description: &str| {
            schema.insert("description".to_owned(), description.into());
            schema
        };
        let points = about(generator.subschema_for::<PerSeat<i32>>(), "The points of each seat.");
        let places = about(
            generator.subschema_for::<PerSeat<u8>>(),
            "The place of each seat: 1 is best; those who share a place have the same number, and the next places are skipped.",
        );
        json_schema!({
            "description": "How a game ended.",
            "type": "object",
            "properties": { "points": points, "places": places },
            "required": ["points", "places"],
        })
    }
}
