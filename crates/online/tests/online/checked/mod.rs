//! A server on a real port, and clients whose every frame and message is checked by the schema of the protocol.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::serve::ListenerExt as _;
use futures_util::{SinkExt as _, StreamExt as _};
use jsonschema::Validator;
use online::{Limits, Online, Reached, Settings, Tables};
use protocol::schema;
use reqwest::header::SET_COOKIE;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message as Packet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::kept::Kept;

/// How long anything may take; a guard against standing still.
const PATIENCE: Duration = Duration::from_secs(30);

static FRAMES: LazyLock<Validator> = LazyLock::new(|| validator("Frame"));
static MESSAGES: LazyLock<Validator> = LazyLock::new(|| validator("Message"));

/// What checks one of the types.
fn validator(name: &str) -> Validator {
    let defs = schema::document()["$defs"].take();
    jsonschema::validator_for(&json!({ "$ref": format!("#/$defs/{name}"), "$defs": defs })).unwrap()
}

fn check(validator: &Validator, value: &Value) {
    if let Err(error) = validator.validate(value) {
        panic!("{error} at {} in {value}", error.instance_path());
    }
}

/// A server on a real port.
pub(crate) struct Server {
    pub(crate) address: String,
    pub(crate) tables: Tables,
    pub(crate) kept: Arc<Kept>,
}

impl Server {
    /// Starts one, where everybody may say much and bots think little.
    pub(crate) async fn start() -> Self {
        Self::start_on(Arc::new(Kept::new())).await
    }

    /// Another one at the same database.
    pub(crate) async fn start_another(&self) -> Self {
        Self::start_on(Arc::clone(&self.kept)).await
    }

    async fn start_on(kept: Arc<Kept>) -> Self {
        let store = kept.store().await;
        let limits = Limits {
            messages: 10_000,
            burst: 10_000,
            requests: 10_000,
            request_burst: 10_000,
            ..Limits::default()
        };
        let settings = Settings { thinking: Duration::from_millis(20), limits, ..Settings::default() };
        Self::serve(Online::new(store, settings, Reached::default()), kept).await
    }

    /// Serves what is there.
    pub(crate) async fn serve(online: Online, kept: impl Into<Arc<Kept>>) -> Self {
        let tables = online.tables().clone();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        // A small message does not wait for the next one.
        let listener = listener.tap_io(|stream| stream.set_nodelay(true).unwrap());
        tokio::spawn(async move { axum::serve(listener, online.router()).await });
        Self { address, tables, kept: kept.into() }
    }

    /// Asks for something, with a pass where there is one, and answers what came back.
    pub(crate) async fn ask(
        &self,
        pass: Option<&str>,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> reqwest::Response {
        let address = format!("http://{}{path}", self.address);
        let mut request = reqwest::Client::new().request(method.parse().unwrap(), address);
        if let Some(pass) = pass {
            request = request.header("cookie", format!("conclave={pass}"));
        }
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body.to_string());
        }
        request.send().await.unwrap()
    }

    /// Makes an account, and answers its pass.
    pub(crate) async fn join(&self, name: &str) -> String {
        let joined = self.ask(None, "POST", "/api/v1/accounts", Some(&json!({ "name": name }))).await;
        let cookie = joined.headers()[SET_COOKIE].to_str().unwrap();
        cookie.split(['=', ';']).nth(1).unwrap().to_owned()
    }

    /// Opens a table, and answers its id.
    pub(crate) async fn open(&self, pass: &str, wanted: &Value) -> String {
        let opened = self.ask(Some(pass), "POST", "/api/v1/tables", Some(wanted)).await;
        assert_eq!(opened.status(), 201);
        let opened: Value = serde_json::from_str(&opened.text().await.unwrap()).unwrap();
        opened["table"].as_str().unwrap().to_owned()
    }
}

/// A client on a live connection.
pub(crate) struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    pub(crate) async fn connect(server: &Server, pass: Option<&str>) -> Self {
        let mut request = format!("ws://{}/api/v1/live", server.address).into_client_request().unwrap();
        if let Some(pass) = pass {
            request.headers_mut().insert("authorization", format!("Bearer {pass}").parse().unwrap());
        }
        Self(tokio_tungstenite::connect_async_with_config(request, None, true).await.unwrap().0)
    }

    pub(crate) async fn send(&mut self, frame: &Value) {
        check(&FRAMES, frame);
        self.0.send(Packet::text(frame.to_string())).await.unwrap();
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Value {
        tokio::time::timeout(PATIENCE, self.hear()).await.expect("nothing is heard")
    }

    async fn hear(&mut self) -> Value {
        loop {
            match self.0.next().await {
                Some(Ok(Packet::Text(text))) => {
                    let message = serde_json::from_str(&text).unwrap();
                    check(&MESSAGES, &message);
                    return message;
                }
                Some(Ok(Packet::Ping(_) | Packet::Pong(_))) => {}
                other => panic!("the connection was closed: {other:?}"),
            }
        }
    }

    /// Reads on until the server closes the connection, and answers the code by which it says why.
    pub(crate) async fn until_closed(&mut self) -> u16 {
        let closed = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Packet::Close(Some(farewell)))) => return farewell.code.into(),
                    Some(Ok(_)) => {}
                    other => panic!("nobody said why: {other:?}"),
                }
            }
        };
        tokio::time::timeout(PATIENCE, closed).await.expect("it is not closed")
    }
}
