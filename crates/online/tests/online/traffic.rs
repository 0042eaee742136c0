//! Whole games, of which every message is one that the schema of the protocol allows.

use std::collections::BTreeSet;

use crate::checked::{Client, Server};
use games::{Maginor, Shazamm, Wizard};
use protocol::fair;
use serde_json::{Value, json};
use table::{Game, Legal as _, Match, Options as _, Seat, dice};

/// The kinds of messages that were heard.
type Kinds = BTreeSet<String>;

/// Somebody who looks at a table, on a live connection.
struct Person {
    client: Client,
    table: String,
    number: u64,
    kinds: Kinds,
}

impl Person {
    /// Comes to a table, to play or to look on.
    async fn come(server: &Server, pass: Option<&str>, table: &str) -> Self {
        let client = Client::connect(server, pass).await;
        let mut person = Self { client, table: table.to_owned(), number: 0, kinds: Kinds::new() };
        assert_eq!(person.ask(json!({ "do": "hello", "protocol": 1 })).await["say"], "hello");
        person.done(json!({ "do": "watch" })).await;
        person
    }

    /// Sends a request, and answers its number.
    async fn send(&mut self, mut request: Value) -> u64 {
        self.number += 1;
        request["number"] = self.number.into();
        if request["do"] != "hello" {
            request["table"] = self.table.as_str().into();
        }
        self.client.send(&request).await;
        self.number
    }

    async fn hear(&mut self) -> Value {
        let heard = self.client.next().await;
        for key in ["say", "what"] {
            self.kinds.extend(heard[key].as_str().map(str::to_owned));
        }
        heard
    }

    /// Sends a request and reads on until its answer; only the first has none of its number.
    async fn ask(&mut self, request: Value) -> Value {
        let number = self.send(request).await;
        loop {
            let heard = self.hear().await;
            if heard["number"] == number || heard["say"] == "hello" {
                return heard;
            }
        }
    }

    async fn done(&mut self, request: Value) {
        let heard = self.ask(request).await;
        assert_eq!(heard["say"], "done", "{heard}");
    }

    /// Plays to the end and wants to play again; whoever `leaves` does so after a decision, and comes back when a bot has stood in.
    async fn play<G: Game>(mut self, game: &G, own: Seat, mut leaves: bool) -> Kinds {
        let mut dice = dice::fast(own.index() as u64);
        let (mut seen, mut entries, mut asked, mut decided, mut is_away) = (Value::Null, 0, 0, 0, false);
        // What was heard before has gone by: it is told again.
        self.send(json!({ "do": "watch" })).await;
        loop {
            let heard = self.hear().await;
            let told = if heard["say"] == "table" { &heard["game"] } else { &heard };
            if !told["view"].is_null() {
                seen = told.clone();
            }
            if heard["number"] != self.number {
                entries = heard["entries"].as_u64().unwrap_or(entries);
            } else if decided == u64::MAX {
                // It is refused where a bot that stood in was faster, of which there is something to hear.
                assert!(heard["say"] == "done" || heard["reason"] == "rules", "{heard}");
                decided = heard["entries"].as_u64().unwrap_or(asked + 1);
            }
            if is_away && heard["stood_in"] == true && heard["seat"] == own.number() {
                self.send(json!({ "do": "sit" })).await;
                (is_away, decided) = (false, u64::MAX);
            }
            if entries < decided || seen.is_null() {
                continue;
            }
            if !seen["outcome"].is_null() {
                break;
            }
            if is_away {
                continue;
            }
            let state = game.resample(&serde_json::from_value(seen["view"].clone()).unwrap(), &mut dice);
            let Some(action) = game.legal(&state, own).choose(&mut dice) else { continue };
            if decided > 0 && leaves {
                (leaves, is_away) = (false, true);
                self.send(json!({ "do": "leave" })).await;
            } else {
                let step = game.show_action(action).to_string();
                self.send(json!({ "do": "step", "step": step })).await;
            }
            // Until it is acknowledged, nothing that is heard knows of it.
            (decided, asked) = (u64::MAX, entries);
        }
        self.send(json!({ "do": "again", "salt": "ab".repeat(16) })).await;
        while self.hear().await["what"] != "next" {}
        self.kinds
    }

    /// Looks on until the end.
    async fn look_on(mut self) -> Kinds {
        while self.hear().await["outcome"].is_null() {}
        self.kinds
    }
}

async fn play<G: Game>(seats: u8) {
    let mut options = G::Options::default();
    options.set_seats(seats.into());
    let game = G::new(options.clone()).unwrap();
    let server = Server::start().await;
    let (anna, ben) = (server.join("Anna").await, server.join("Ben").await);
    let chosen = options.entries();
    let table = server
        .open(&anna, &json!({ "number": 0, "game": G::NAME, "options": chosen, "clock": "relaxed" }))
        .await;
    let mut host = Person::come(&server, Some(&anna), &table).await;
    let mut guest = Person::come(&server, Some(&ben), &table).await;
    let spectator = Person::come(&server, None, &table).await;
    host.done(json!({ "do": "sit", "seat": 1, "salt": "0f".repeat(16) })).await;
    guest.done(json!({ "do": "sit" })).await;
    guest.done(json!({ "do": "unwatch" })).await;
    guest.done(json!({ "do": "watch" })).await;
    for seat in 3..=game.seats() {
        host.done(json!({ "do": "fill", "seat": seat, "level": "apprentice" })).await;
    }
    guest.done(json!({ "do": "say", "phrase": "good-luck" })).await;
    assert_eq!(guest.ask(json!({ "do": "start" })).await["reason"], "not-host");
    host.done(json!({ "do": "start" })).await;
    // The server was away: whoever is to decide gets time back.
    server.tables.resume(Some(server.tables.now() - 5_000)).await.unwrap();
    let (mut kinds, guests, spectators) = tokio::join!(
        host.play(&game, Seat::new(0), false),
        guest.play(&game, Seat::new(1), true),
        spectator.look_on(),
    );
    kinds.extend(guests.into_iter().chain(spectators));
    let says = ["hello", "done", "refused", "table", "entry", "present", "said"];
    let whats = ["seat", "game", "paused", "again", "next"];
    assert_eq!(kinds, says.into_iter().chain(whats).map(str::to_owned).collect());
    let record = server.ask(None, "GET", &format!("/api/v1/tables/{table}/record"), None).await;
    let played = Match::<G>::read(&record.text().await.unwrap()).unwrap();
    assert!(fair::verify(played.record()).unwrap().was_committed);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_of_a_game_of_wizard_is_in_the_schema() {
    play::<Wizard>(6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_of_a_match_of_shazamm_is_in_the_schema() {
    play::<Shazamm>(2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_of_a_game_of_maginor_is_in_the_schema() {
    play::<Maginor>(2).await;
}
