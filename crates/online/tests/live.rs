//! Clients on real sockets: accounts and tables over HTTP, games over live connections.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod kept;

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use games::Shazamm;
use kept::Kept;
use online::{Limits, Online, Reached, Settings};
use reqwest::header::{AUTHORIZATION, ORIGIN, SET_COOKIE};
use serde_json::{Value, json};
use table::{Game as _, Legal as _, Match, Seat, dice};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message as Packet};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take; a guard against standing still.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server on a real port.
struct Server {
    address: String,
    _kept: Kept,
}

impl Server {
    async fn start(limits: Limits) -> Self {
        let kept = Kept::new();
        let store = kept.store().await;
        let settings = Settings { limits, ..Settings::default() };
        let online = Online::new(store, settings, Reached::default());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move { axum::serve(listener, online.router()).await });
        Self { address, _kept: kept }
    }

    fn at(&self, path: &str) -> String {
        format!("http://{}/api/v1/{path}", self.address)
    }

    /// Makes an account, and answers its pass.
    async fn join(&self, name: &str) -> String {
        let answer = reqwest::Client::new()
            .post(self.at("accounts"))
            .header("content-type", "application/json")
            .body(json!({ "name": name }).to_string())
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), 201);
        let cookie = answer.headers()[SET_COOKIE].to_str().unwrap().to_owned();
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        cookie.split(['=', ';']).nth(1).unwrap().to_owned()
    }

    async fn post(&self, pass: &str, path: &str, body: &Value) -> (u16, Value) {
        self.send(pass, "POST", path, body).await
    }

    /// Asks for something with a pass, and answers the status and what came back.
    async fn send(&self, pass: &str, method: &str, path: &str, body: &Value) -> (u16, Value) {
        let answer = reqwest::Client::new()
            .request(method.parse().unwrap(), self.at(path))
            .header("cookie", format!("other=1; conclave={pass}"))
            .header("content-type", "application/json")
            .body(body.to_string())
            .send()
            .await
            .unwrap();
        let status = answer.status().as_u16();
        (status, serde_json::from_str(&answer.text().await.unwrap()).unwrap_or_default())
    }

    /// A table of Shazamm! at which two sit.
    async fn table(&self, anna: &str, ben: &str) -> String {
        let (status, opened) = self.post(anna, "tables", &json!({ "number": 0, "game": "shazamm" })).await;
        assert_eq!(status, 201, "{opened}");
        let table = opened["table"].as_str().unwrap().to_owned();
        for (number, pass) in [(1, anna), (2, ben)] {
            let path = format!("tables/{table}");
            let (status, done) = self.post(pass, &path, &json!({ "number": number, "do": "sit" })).await;
            assert_eq!((status, &done["say"]), (200, &json!("done")), "{done}");
        }
        table
    }
}

/// A client on a live connection.
struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    async fn connect(server: &Server, pass: Option<&str>) -> Self {
        let mut request = format!("ws://{}/api/v1/live", server.address).into_client_request().unwrap();
        if let Some(pass) = pass {
            request.headers_mut().insert("authorization", format!("Bearer {pass}").parse().unwrap());
        }
        Self(tokio_tungstenite::connect_async(request).await.unwrap().0)
    }

    /// Connects and says hello.
    async fn greeted(server: &Server, pass: Option<&str>) -> Self {
        let mut client = Self::connect(server, pass).await;
        client.send(&json!({ "number": 0, "do": "hello", "protocol": 1 })).await;
        assert_eq!(client.next().await.unwrap()["say"], "hello");
        client
    }

    async fn send(&mut self, frame: &Value) {
        self.0.send(Packet::text(frame.to_string())).await.unwrap();
    }

    /// The next message; nothing when the connection is closed.
    async fn next(&mut self) -> Option<Value> {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await.expect("nothing is heard")? {
                Ok(Packet::Text(text)) => return serde_json::from_str(&text).unwrap(),
                Ok(Packet::Ping(_) | Packet::Pong(_)) => {}
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// Sends a request and reads on until its answer.
    async fn ask(&mut self, frame: &Value) -> Value {
        self.send(frame).await;
        loop {
            let heard = self.next().await.expect("the connection was closed");
            if heard["number"] == frame["number"] {
                return heard;
            }
        }
    }

    /// Plays Shazamm! to its end by what is heard.
    async fn play(mut self, table: String, own: Seat) {
        let (game, mut dice) = (Shazamm::new(Default::default()).unwrap(), dice::fast(own.index() as u64));
        self.send(&json!({ "number": 1, "table": table, "do": "watch" })).await;
        let (mut number, mut decided) = (100, 0);
        loop {
            let heard = self.next().await.expect("the connection was closed");
            let seen = if heard["say"] == "table" { &heard["game"] } else { &heard };
            if heard["entries"].as_u64().is_none_or(|entries| entries < decided) || seen["view"].is_null() {
                if heard["number"] == number {
                    decided = heard["entries"].as_u64().unwrap_or_else(|| panic!("{heard}"));
                }
                continue;
            }
            if !seen["outcome"].is_null() {
                return;
            }
            let state = game.resample(&serde_json::from_value(seen["view"].clone()).unwrap(), &mut dice);
            if let Some(action) = game.legal(&state, own).choose(&mut dice) {
                number += 1;
                // Until it is acknowledged, nothing that is heard knows of it.
                decided = u64::MAX;
                let step = game.show_action(action).to_string();
                self.send(&json!({ "number": number, "table": table, "do": "step", "step": step })).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_clients_play_a_match_to_its_end() {
    let server = Server::start(Limits { messages: 10_000, burst: 10_000, ..Limits::default() }).await;
    let (anna, ben) = (server.join("Anna").await, server.join("Ben").await);
    let table = server.table(&anna, &ben).await;
    let record = format!("tables/{table}/record");
    let (_, heard) = server.send("", "GET", &record, &Value::Null).await;
    let said: Vec<_> = heard.as_array().unwrap().iter().map(|message| message["say"].clone()).collect();
    assert_eq!(said, ["table", "entry", "entry"], "before the end it is what one has heard");
    let clients = [(&anna, 0), (&ben, 1)].map(async |(pass, seat)| {
        Client::greeted(&server, Some(pass)).await.play(table.clone(), Seat::new(seat)).await;
    });
    let path = format!("tables/{table}");
    let start = json!({ "number": 3, "do": "start" });
    let [first, second] = clients;
    let ((), (), (status, done)) = tokio::join!(first, second, server.post(&anna, &path, &start));
    assert_eq!(status, 200, "{done}");
    let record = reqwest::get(server.at(&record)).await.unwrap().text().await.unwrap();
    let played = Match::<Shazamm>::read(&record).unwrap();
    assert!(protocol::fair::verify(played.record()).unwrap().was_committed);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_one_is_is_told_by_a_pass_and_by_nothing_else() {
    let server = Server::start(Limits::default()).await;
    let anna = server.join("Anna").await;
    let me = async |header: &str, value: String| {
        let asked = reqwest::Client::new().get(server.at("me")).header(header, value).send().await.unwrap();
        (asked.status().as_u16(), asked.text().await.unwrap())
    };
    assert!(me("cookie", format!("conclave={anna}")).await.1.contains("\"Anna\""));
    assert!(me(AUTHORIZATION.as_str(), format!("Bearer {anna}")).await.1.contains("\"Anna\""));
    for wrong in ["conclave=", "conclave=0", "conclav=x", &format!("xconclave={anna}")] {
        assert_eq!(me("cookie", wrong.to_owned()).await.0, 401, "{wrong}");
    }
    // A page of others makes its visitors' browsers ask.
    let foreign = reqwest::Client::new()
        .post(server.at("tables"))
        .header("cookie", format!("conclave={anna}"))
        .header(ORIGIN, "https://elsewhere.example")
        .header("content-type", "application/json")
        .body("{\"game\": \"shazamm\"}");
    assert_eq!(foreign.send().await.unwrap().status(), 403);
    let mut request = format!("ws://{}/api/v1/live", server.address).into_client_request().unwrap();
    request.headers_mut().insert("origin", "https://elsewhere.example".parse().unwrap());
    let refused = tokio_tungstenite::connect_async(request).await.unwrap_err();
    assert!(matches!(refused, tungstenite::Error::Http(answer) if answer.status() == 403));
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_clients_are_answered_or_shown_out_and_others_play_on() {
    let server = Server::start(Limits::default()).await;
    let (anna, ben, eve) = (server.join("Anna").await, server.join("Ben").await, server.join("Eve").await);
    let table = server.table(&anna, &ben).await;
    let path = format!("tables/{table}");
    assert_eq!(server.post(&eve, &path, &json!({ "number": 1, "do": "start" })).await.0, 403);
    assert_eq!(server.post(&anna, &path, &json!({ "number": 3, "do": "start" })).await.0, 200);
    let (status, refused) =
        server.post(&eve, &path, &json!({ "number": 1, "do": "step", "step": "bet 1" })).await;
    assert_eq!((status, &refused["reason"]), (409, &json!("seat")), "{refused}");
    assert_eq!(
        server.post(&eve, "tables/0000000000000", &json!({ "number": 1, "do": "leave" })).await.0,
        404
    );
    assert_eq!(server.post(&eve, "tables/nonsense", &json!({ "number": 1, "do": "leave" })).await.0, 404);
    assert_eq!(server.post("guess", &path, &json!({ "number": 1, "do": "leave" })).await.0, 401);
    for wrong in [json!("x"), json!(-1), json!(1u64 << 53), Value::Null] {
        let (status, refused) = server.post(&eve, &path, &json!({ "number": wrong, "do": "leave" })).await;
        assert_eq!((status, &refused["reason"]), (422, &json!("unreadable")), "{refused}");
    }
    let huge = json!({ "number": 0, "game": "shazamm", "options": [["variants", "x".repeat(100_000)]] });
    assert_eq!(server.post(&eve, "tables", &huge).await.0, 413);

    let mut client = Client::greeted(&server, Some(&eve)).await;
    for nonsense in
        [json!([]), json!({}), json!({ "number": 5, "do": "dance" }), json!({ "number": 6, "do": 7 })]
    {
        client.send(&nonsense).await;
        let heard = client.next().await.unwrap();
        assert_eq!((&heard["say"], &heard["reason"]), (&json!("refused"), &json!("unreadable")), "{heard}");
    }
    let asked = client.ask(&json!({ "number": 9, "table": table, "do": "step", "step": "bet 1" })).await;
    assert_eq!(asked["reason"], "seat", "{asked}");
    client.0.send(Packet::binary(vec![0; 10])).await.unwrap();
    assert_eq!(client.next().await, None, "messages are text");

    let mut large = Client::greeted(&server, Some(&eve)).await;
    large.send(&json!({ "number": 1, "do": "x".repeat(5000) })).await;
    assert_eq!(large.next().await, None, "larger than may be");

    let mut flood = Client::greeted(&server, Some(&eve)).await;
    for number in 0..200 {
        let frame = json!({ "number": number, "table": table, "do": "unwatch" });
        if flood.0.send(Packet::text(frame.to_string())).await.is_err() {
            break;
        }
    }
    while flood.next().await.is_some() {}

    let mut other = Client::connect(&server, None).await;
    other.send(&json!({ "number": 1, "do": "hello", "protocol": 99 })).await;
    let heard = other.next().await.unwrap();
    assert_eq!(
        (&heard["reason"], heard["text"].as_str().unwrap().contains("protocol 1")),
        (&json!("protocol"), true)
    );
    assert_eq!(other.next().await, None);
    let mut rude = Client::connect(&server, None).await;
    rude.send(&json!({ "number": 1, "table": table, "do": "watch" })).await;
    assert_eq!(rude.next().await.unwrap()["reason"], "protocol");

    // Those who play have noticed nothing.
    let mut anna = Client::greeted(&server, Some(&anna)).await;
    let bet = json!({ "number": 50, "table": table, "do": "step", "step": "bet 2" });
    let done = anna.ask(&bet).await;
    assert_eq!(done["say"], "done", "{done}");
    assert_eq!(anna.ask(&bet).await, done, "twice is once");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_its_owners() {
    let server = Server::start(Limits::default()).await;
    let (anna, ben) = (server.join("Anna").await, server.join("Ben").await);
    let table = server.table(&anna, &ben).await;
    let nothing = Value::Null;
    let (status, me) = server.send(&anna, "PATCH", "me", &json!({ "name": "  Änne " })).await;
    assert_eq!((status, &me["name"]), (200, &json!("Änne")));
    assert_eq!(server.send(&anna, "PATCH", "me", &json!({ "name": "" })).await.0, 422);

    // A program plays with a token, and has no say in the account.
    let (status, made) = server.send(&anna, "POST", "me/tokens", &json!({ "label": "bot" })).await;
    assert_eq!(status, 201);
    let token = made["token"].as_str().unwrap();
    assert_eq!(server.send(token, "GET", "me", &nothing).await.1["program"], true);
    for (method, path) in [("DELETE", "me"), ("GET", "me/keys"), ("POST", "me/code"), ("GET", "me/download")]
    {
        assert_eq!(server.send(token, method, path, &nothing).await.0, 403, "{method} {path}");
    }

    // Another device is added by a code, once.
    let code = server.send(&anna, "POST", "me/code", &nothing).await.1["code"].clone();
    let add = json!({ "code": code, "device": "phone" });
    let (status, phone) = server.send("", "POST", "devices", &add).await;
    assert_eq!((status, &phone["name"]), (201, &json!("Änne")));
    assert_eq!(server.send("", "POST", "devices", &add).await.0, 422);

    let keys = server.send(&anna, "GET", "me/keys", &nothing).await.1;
    assert_eq!(keys.as_array().unwrap().len(), 3);
    let kept: Vec<&str> = keys.as_array().unwrap().iter().filter_map(|key| key["key"].as_str()).collect();
    assert!(!kept.contains(&token) && !kept.contains(&anna.as_str()), "no secret is shown");
    let bot = keys.as_array().unwrap().iter().find(|key| key["kind"] == "token").unwrap();
    let path = format!("me/keys/{}", bot["key"].as_str().unwrap());
    assert_eq!(server.send(&ben, "DELETE", &path, &nothing).await.0, 404, "it is another's");
    assert_eq!(server.send(&anna, "DELETE", &path, &nothing).await.0, 204);
    assert_eq!(server.send(token, "GET", "me", &nothing).await.0, 401);

    let everything = server.send(&anna, "GET", "me/download", &nothing).await.1;
    assert_eq!(everything["tables"], json!([{ "table": table, "record": null }]));
    assert_eq!(server.send(&anna, "DELETE", "me", &nothing).await.0, 204);
    assert_eq!(server.send(&anna, "GET", "me", &nothing).await.0, 401);
    let seats = server.send(&ben, "GET", &format!("tables/{table}"), &nothing).await.1["seats"].clone();
    assert_eq!((&seats[0]["name"], &seats[1]["name"]), (&json!(""), &json!("Ben")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_what_is_to_be_listed() {
    let server = Server::start(Limits::default()).await;
    let anna = server.join("Anna").await;
    let open = async |opening: &Value| server.send(&anna, "POST", "tables", opening).await;
    let listed =
        open(&json!({ "number": 1, "game": "wizard", "access": "listed", "clock": "brisk" })).await.1;
    open(&json!({ "number": 2, "game": "wizard" })).await;
    let lobby = server.send("", "GET", "lobby", &Value::Null).await.1;
    let ids: Vec<_> = lobby.as_array().unwrap().iter().map(|table| &table["table"]).collect();
    assert_eq!(ids, [&listed["table"]]);
    assert_eq!(lobby[0]["seats"].as_array().unwrap().len(), 4);
    assert_eq!(server.send("", "GET", "ranking/wizard", &Value::Null).await, (200, json!([])));
    assert_eq!(open(&json!({ "number": 3, "game": "chess" })).await.0, 422);
    assert_eq!(server.send("", "POST", "tables", &json!({ "number": 4, "game": "wizard" })).await.0, 401);
}
