//! The session of `docs/protocol.md` is a true one, and its HTTP requests are answered as it says.

use crate::checked::{Client, Server};
use serde_json::{Value, json};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The fields that are another time something else.
const CHANCE: [&str; 9] =
    ["table", "host", "account", "commitment", "next_commitment", "server", "now", "at", "next"];

/// The lines of the session: who says or hears it, and what.
fn documented() -> Vec<(&'static str, Value)> {
    let (_, rest) = PAGE.split_once("```text session\n").expect("the page has a session");
    let (session, _) = rest.split_once("```").unwrap();
    let mut lines: Vec<(&str, String)> = Vec::new();
    for line in session.lines().filter(|line| !line.trim().is_empty()) {
        match line.split_once(" {") {
            Some((who, begin)) if !line.starts_with(' ') => lines.push((who, format!("{{{begin}"))),
            _ => lines.last_mut().expect("a session begins with who says something").1.push_str(line),
        }
    }
    lines.into_iter().map(|(who, text)| (who, serde_json::from_str(&text).unwrap())).collect()
}

/// The same without what is another time something else.
fn without_chance(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let same = |(key, value): (&String, &Value)| match CHANCE.contains(&key.as_str()) {
                true => (key.clone(), Value::Null),
                false => (key.clone(), without_chance(value)),
            };
            Value::Object(fields.iter().map(same).collect())
        }
        Value::Array(values) => values.iter().map(without_chance).collect(),
        other => other.clone(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_documented_session_is_true() {
    let server = Server::start().await;
    let (anna, ben) = (server.join("Anna").await, server.join("Ben").await);
    let wanted = json!({ "number": 1, "game": "shazamm", "options": [["variants", "full-hand"]] });
    let table = server.open(&anna, &wanted).await;
    let mut anna = Client::connect(&server, Some(&anna)).await;
    let mut ben = Client::connect(&server, Some(&ben)).await;
    for (who, mut line) in documented() {
        if line.get("table").is_some() {
            line["table"] = table.as_str().into();
        }
        match who {
            "Anna →" => anna.send(&line).await,
            "Anna ←" => {
                let heard = anna.next().await;
                assert_eq!(without_chance(&heard), without_chance(&line), "{heard:#}");
            }
            "Ben →" => {
                ben.send(&line).await;
                // What he said is done before anything else is said.
                loop {
                    let heard = ben.next().await;
                    if heard["say"] == "hello" || heard["number"] == line["number"] {
                        break;
                    }
                }
            }
            other => panic!("{other}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_documented_http_requests_are_done() {
    let server = Server::start().await;
    let anna = server.join("Anna").await;
    let blocks = PAGE.split("```http\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let mut done = 0;
    for (head, body) in blocks.filter_map(|block| block.split_once("\n\n")) {
        let (method, path) = head.lines().next().unwrap().split_once(' ').unwrap();
        let answer = server.ask(Some(&anna), method, path, Some(&serde_json::from_str(body).unwrap())).await;
        assert_eq!(answer.status(), 201, "{head}");
        done += 1;
    }
    assert_eq!(done, 2);
}
