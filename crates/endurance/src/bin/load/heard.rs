//! What the server says, as far as somebody who plays has to know it.

use std::borrow::Cow;

use protocol::{AccountId, Reason, TableId};
use serde::Deserialize;
use serde::de::IgnoredAny;
use table::Seat;

/// A message, whatever it says. What is not needed is skipped where it stands.
#[derive(Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de>"))]
pub(crate) struct Heard<'a, V> {
    pub(crate) say: &'a str,
    #[serde(default)]
    pub(crate) table: Option<&'a str>,
    #[serde(default)]
    pub(crate) number: Option<u64>,
    #[serde(default)]
    pub(crate) entries: Option<u64>,
    /// Why a request was refused.
    #[serde(default)]
    pub(crate) reason: Option<Reason>,
    #[serde(default, borrow)]
    pub(crate) text: Option<Cow<'a, str>>,
    /// Of a table as it is now.
    #[serde(default)]
    pub(crate) phase: Option<&'a str>,
    #[serde(default)]
    pub(crate) host: Option<AccountId>,
    #[serde(default)]
    pub(crate) you: Option<Seat>,
    #[serde(default)]
    pub(crate) game: Option<Situation<V>>,
    /// Of an entry.
    #[serde(default)]
    pub(crate) view: Option<V>,
    #[serde(default)]
    pub(crate) outcome: Option<IgnoredAny>,
    #[serde(default)]
    pub(crate) next: Option<TableId>,
}

/// A game as it is now.
#[derive(Deserialize)]
pub(crate) struct Situation<V> {
    pub(crate) view: V,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_of_a_message_is_read() {
        let text = r#"{"say": "entry", "table": "7y84dgyx0r4j3", "entries": 5, "at": 1, "what": "game", "seat": 1,
            "facts": [[{"fact": "x"}]], "steps": 1, "view": [7], "outcome": {"points": []}}"#;
        let heard: Heard<'_, Vec<u8>> = serde_json::from_str(text).unwrap();
        assert_eq!((heard.say, heard.table, heard.entries), ("entry", Some("7y84dgyx0r4j3"), Some(5)));
        assert_eq!((heard.view, heard.outcome.is_some()), (Some(vec![7]), true));
        let text = r#"{"say": "refused", "number": 7, "reason": "rules", "text": "\"51\" is not a bet"}"#;
        let heard: Heard<'_, Vec<u8>> = serde_json::from_str(text).unwrap();
        assert_eq!((heard.reason, heard.text.as_deref()), (Some(Reason::Rules), Some("\"51\" is not a bet")));
    }
}
