//! What is seen of a table by whoever does not sit at it, or looks at it as if.

use crate::checked::{Client, Server};
use serde_json::{Value, json};

/// Somebody on a live connection, at one table.
struct Person {
    client: Client,
    table: String,
    number: u64,
}

impl Person {
    async fn come(server: &Server, pass: Option<&str>, table: &str) -> Self {
        let mut person =
            Self { client: Client::connect(server, pass).await, table: table.to_owned(), number: 0 };
        assert_eq!(person.ask(json!({ "do": "hello", "protocol": 1 })).await["say"], "hello");
        person
    }

    /// Sends a request, and reads on until its answer.
    async fn ask(&mut self, mut request: Value) -> Value {
        self.number += 1;
        request["number"] = self.number.into();
        request["table"] = self.table.as_str().into();
        self.client.send(&request).await;
        let number = self.number;
        self.until(|heard| heard["number"] == number).await
    }

    async fn done(&mut self, request: Value) {
        let heard = self.ask(request).await;
        assert_eq!(heard["say"], "done", "{heard}");
    }

    /// Watches the table, and answers what it looks like.
    async fn watch(&mut self, request: Value) -> Value {
        self.done(request).await;
        self.until(|heard| heard["say"] == "table").await
    }

    /// Reads on until something is heard.
    async fn until(&mut self, is_wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let heard = self.client.next().await;
            if is_wanted(&heard) {
                return heard;
            }
        }
    }
}

/// Anna and Ben, who sit at a table of Shazamm! and watch it, and the pass of Anna.
async fn seated(server: &Server, wanted: Value) -> (Person, Person, String) {
    let (anna, ben) = (server.join("Anna").await, server.join("Ben").await);
    let table = server.open(&anna, &wanted).await;
    let mut people =
        [Person::come(server, Some(&anna), &table).await, Person::come(server, Some(&ben), &table).await];
    for person in &mut people {
        person.watch(json!({ "do": "watch" })).await;
        person.done(json!({ "do": "sit" })).await;
    }
    let [first, second] = people;
    (first, second, anna)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_screen_that_everybody_sees_shows_nobodys_hand() {
    let server = Server::start().await;
    let wanted = json!({ "number": 1, "game": "shazamm", "spectators": false });
    let (mut anna, mut ben, pass) = seated(&server, wanted).await;
    let as_spectator = json!({ "do": "watch", "spectator": true });
    let mut screen = Person::come(&server, Some(&pass), &anna.table).await;
    let shown = screen.watch(as_spectator.clone()).await;
    assert_eq!((&shown["you"], &shown["here"]), (&Value::Null, &json!([1, 2])));
    anna.done(json!({ "do": "start" })).await;
    anna.done(json!({ "do": "step", "step": "bet 3" })).await;
    ben.done(json!({ "do": "step", "step": "bet 2" })).await;
    // It goes on seeing the game, at a table that takes no spectators.
    for steps in ["began", "Anna", "Ben"] {
        let told = screen.until(|heard| heard["what"] == "game").await;
        let views = told["between"].as_array().into_iter().flatten().chain([&told["view"]]);
        for view in views {
            assert_eq!(
                (&view["viewer"], &view["players"][0]["hand"]),
                (&json!("spectator"), &Value::Null),
                "{steps}"
            );
        }
    }
    let mut stranger = Person::come(&server, None, &anna.table).await;
    assert_eq!(stranger.ask(as_spectator).await["reason"], "no-such-table");
    // Nobody is there because a screen is.
    anna.done(json!({ "do": "unwatch" })).await;
    let gone = ben.until(|heard| heard["say"] == "present" && heard["seat"] == 1).await;
    assert_eq!(gone["here"], false);
    // The last eyes count.
    let shown = screen.watch(json!({ "do": "watch" })).await;
    assert_eq!((&shown["you"], &shown["game"]["view"]["viewer"]), (&json!(1), &json!({ "seat": 1 })));
    let back = ben.until(|heard| heard["say"] == "present" && heard["seat"] == 1).await;
    assert_eq!(back["here"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_so_far_is_what_everybody_has_heard() {
    let server = Server::start().await;
    let (mut anna, mut ben, pass) = seated(&server, json!({ "number": 1, "game": "shazamm" })).await;
    let path = format!("/api/v1/tables/{}/story", anna.table);
    let story = async |pass: Option<&str>, query: &str| -> Value {
        let answer = server.ask(pass, "GET", &format!("{path}{query}"), None).await;
        serde_json::from_str(&answer.text().await.unwrap()).unwrap()
    };
    assert_eq!(story(Some(&pass), "").await, json!({ "steps": 0, "facts": [] }));
    let mut spectator = Person::come(&server, None, &anna.table).await;
    spectator.watch(json!({ "do": "watch" })).await;
    // What is heard while an answer is waited for has gone by, so Anna looks on from another place.
    let mut own = Person::come(&server, Some(&pass), &anna.table).await;
    own.watch(json!({ "do": "watch" })).await;
    anna.done(json!({ "do": "start" })).await;
    for _ in 0..2 {
        anna.done(json!({ "do": "step", "step": "bet 3" })).await;
        ben.done(json!({ "do": "step", "step": "bet 2" })).await;
    }
    anna.done(json!({ "do": "step", "step": "bet 7" })).await;
    let mut facts = [Vec::new(), Vec::new()];
    for (heard, facts) in [&mut own, &mut spectator].into_iter().zip(&mut facts) {
        for _ in 0..6 {
            let told = heard.until(|heard| heard["what"] == "game").await;
            facts.extend_from_slice(told["facts"].as_array().unwrap());
        }
    }
    let [own, open] = facts.map(|facts| json!({ "steps": facts.len(), "facts": facts }));
    assert_ne!(own, open);
    assert_eq!(story(Some(&pass), "").await, own);
    for (pass, query) in [
        (None, ""),
        (None, "?as=spectator"),
        (Some(&*pass), "?as=spectator"),
        (Some(&*pass), "?as=spectator&x"),
    ] {
        assert_eq!(story(pass, query).await, open, "{query}");
    }
    assert_eq!(story(Some(&pass), "?as=Ben").await["reason"], "unreadable");
    let hidden = server.open(&pass, &json!({ "number": 2, "game": "shazamm", "spectators": false })).await;
    for (seat, command) in [(1, "sit"), (2, "fill"), (0, "start")] {
        let frame = json!({ "number": 10 + seat, "do": command, "seat": seat.max(1), "level": "adept" });
        let path = format!("/api/v1/tables/{hidden}");
        assert_eq!(server.ask(Some(&pass), "POST", &path, Some(&frame)).await.status(), 200, "{command}");
    }
    let hidden = format!("/api/v1/tables/{hidden}/story?as=spectator");
    assert_eq!(server.ask(Some(&pass), "GET", &hidden, None).await.status(), 200);
    assert_eq!(server.ask(None, "GET", &hidden, None).await.status(), 404);
}
