//! The messages as a JSON Schema: the page of the documentation is up to date, and says of texts what their readers say.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::str::FromStr;

use jsonschema::Validator;
use protocol::fair::{Commitment, Salt, Secret};
use protocol::{AccountId, Frame, LAST_NUMBER, Message, TableId, schema};
use serde_json::{Value, json};

/// What checks one of the types.
fn validator(name: &str) -> Validator {
    let mut schema = schema::document();
    let object = schema.as_object_mut().unwrap();
    object.remove("anyOf");
    object.insert("$ref".to_owned(), format!("#/$defs/{name}").into());
    jsonschema::validator_for(&schema).unwrap()
}

#[test]
fn the_documented_schema_is_up_to_date() {
    let documented: Value = serde_json::from_str(include_str!("../../../docs/protocol.schema.json")).unwrap();
    assert_eq!(
        documented,
        schema::document(),
        "make it anew: cargo run -p protocol --example schema > docs/protocol.schema.json"
    );
}

#[test]
fn patterns_allow_what_is_read() {
    let texts = [
        "0123456789abc".to_owned(),
        "fzzzzzzzzzzzz".to_owned(),
        "gzzzzzzzzzzzz".to_owned(),
        "0123456789ABC".to_owned(),
        "000000000000i".to_owned(),
        "000000000000".to_owned(),
        "00000000000000".to_owned(),
        "0".repeat(32),
        "aF".repeat(16),
        "0".repeat(64),
        "gg".repeat(32),
        "0".repeat(65),
        String::new(),
    ];
    fn check<T: FromStr>(name: &str, texts: &[String]) {
        let validator = validator(name);
        for text in texts {
            assert_eq!(validator.is_valid(&json!(text)), text.parse::<T>().is_ok(), "{name}: {text:?}");
        }
        assert!(texts.iter().any(|text| text.parse::<T>().is_ok()), "{name}");
    }
    check::<TableId>("TableId", &texts);
    check::<AccountId>("AccountId", &texts);
    check::<Salt>("Salt", &texts);
    check::<Secret>("Secret", &texts);
    check::<Commitment>("Commitment", &texts);
}

#[test]
fn what_is_no_request_is_none_for_the_schema() {
    let (frames, table) = (validator("Frame"), "0123456789abc");
    for (is_one, frame) in [
        (true, json!({ "number": 0, "do": "hello", "protocol": 1 })),
        (true, json!({ "number": LAST_NUMBER, "table": table, "do": "watch", "seen": 3 })),
        (true, json!({ "number": 1, "table": table, "do": "sit", "seat": 6, "salt": "0".repeat(32) })),
        (true, json!({ "number": 1, "table": table, "do": "say", "phrase": "good-luck" })),
        (true, json!({ "number": 1, "table": table, "do": "start", "of_a_later_version": true })),
        (false, json!({ "number": LAST_NUMBER + 1, "table": table, "do": "start" })),
        (false, json!({ "number": -1, "table": table, "do": "start" })),
        (false, json!({ "table": table, "do": "start" })),
        (false, json!({ "number": 1, "table": "kitchen", "do": "start" })),
        (false, json!({ "number": 1, "table": table })),
        (false, json!({ "number": 1, "table": table, "do": "dance" })),
        (false, json!({ "number": 1, "table": table, "do": "say", "phrase": "you fool" })),
        (false, json!({ "number": 1, "table": table, "do": "sit", "seat": 0 })),
        (false, json!({ "number": 1, "table": table, "do": "sit", "seat": 7 })),
        (false, json!({ "number": 1, "table": table, "do": "sit", "salt": "0".repeat(31) })),
        (false, json!({ "number": 1, "table": table, "do": "fill", "seat": 2 })),
        (false, json!({ "number": 1, "table": table, "do": "step" })),
        (false, json!([])),
    ] {
        assert_eq!(frames.is_valid(&frame), is_one, "{frame}");
        assert_eq!(Frame::read(&frame.to_string()).is_ok(), is_one, "{frame}");
    }
}

#[test]
fn what_is_no_message_is_none_for_the_schema() {
    let (messages, table) = (validator("Message"), "0123456789abc");
    for (is_one, message) in [
        (true, json!({ "say": "done", "number": 1 })),
        (true, json!({ "say": "refused", "reason": "try-again", "text": "later", "more": [] })),
        (true, json!({ "say": "entry", "table": table, "entries": 2, "at": 0, "what": "again", "seat": 1 })),
        (false, json!({ "say": "done" })),
        (false, json!({ "say": "refused", "reason": "mood", "text": "no" })),
        (false, json!({ "say": "present", "table": table, "seat": 1 })),
        (false, json!({ "say": "entry", "table": table, "entries": 2, "at": 0, "what": "lunch" })),
        (false, json!({ "say": "entry", "table": table, "entries": 2, "what": "again", "seat": 1 })),
        (false, json!({ "number": 1 })),
    ] {
        assert_eq!(messages.is_valid(&message), is_one, "{message}");
        assert_eq!(serde_json::from_value::<Message<Value>>(message.clone()).is_ok(), is_one, "{message}");
    }
}
