//! What the page asks its server over HTTP.

use js_sys::{Array, Object, Promise, Reflect};
use locale::t;
use protocol::Reason;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, RequestInit, Response};

use crate::browser::{random, timeout, window};
use crate::words::Words;

/// How long an answer may take, in milliseconds.
const PATIENCE: u32 = 15_000;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failed {
    /// Nobody can be reached.
    Unreachable,
    /// Whoever served this page has no tables for people elsewhere.
    NoTables,
    /// It was refused.
    Refused { reason: Reason, text: String },
}

impl Failed {
    /// Says so to the one at the screen.
    pub(crate) fn say(&self, words: Words) -> String {
        match self {
            Self::Unreachable => t!(words, "together-unreachable"),
            Self::NoTables => t!(words, "together-no-tables"),
            Self::Refused { reason, .. } => refusal(words, *reason),
        }
    }
}

/// Why a request was refused, in the reader's language.
pub(crate) fn refusal(words: Words, reason: Reason) -> String {
    t!(words, "together-refused", reason = reason.name())
}

/// A refusal as it comes over HTTP.
#[derive(Deserialize)]
struct Refusal {
    reason: Reason,
    #[serde(default)]
    text: String,
}

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Failed> {
    read(&call("GET", path, None).await?)
}

/// The text of something.
pub(crate) async fn get_text(path: &str) -> Result<String, Failed> {
    call("GET", path, None).await
}

/// Sends something and reads the answer.
pub(crate) async fn send<T: DeserializeOwned>(
    method: &str,
    path: &str,
    body: &impl Serialize,
) -> Result<T, Failed> {
    let body = serde_json::to_string(body).unwrap_or_default();
    read(&call(method, path, Some(&body)).await?)
}

/// Asks for something to be deleted.
pub(crate) async fn delete(path: &str) -> Result<(), Failed> {
    call("DELETE", path, None).await.map(drop)
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Failed> {
    // What is no answer comes from somebody else.
    serde_json::from_str(text).map_err(|_| Failed::NoTables)
}

async fn call(method: &str, path: &str, body: Option<&str>) -> Result<String, Failed> {
    let response = fetched(method, path, body).await.map_err(|_| Failed::Unreachable)?;
    let text = match response.text() {
        Ok(text) => JsFuture::from(text).await,
        Err(error) => Err(error),
    };
    let text = text.ok().and_then(|text| text.as_string()).ok_or(Failed::Unreachable)?;
    if response.ok() {
        return Ok(text);
    }
    match serde_json::from_str::<Refusal>(&text) {
        Ok(Refusal { reason, text }) => Err(Failed::Refused { reason, text }),
        Err(_) if response.status() >= 500 => Err(Failed::Unreachable),
        Err(_) => Err(Failed::NoTables),
    }
}

async fn fetched(method: &str, path: &str, body: Option<&str>) -> Result<Response, JsValue> {
    let (init, late) = (RequestInit::new(), AbortController::new()?);
    init.set_method(method);
    init.set_signal(Some(&late.signal()));
    if let Some(body) = body {
        init.set_body(&body.into());
        let headers = Object::new();
        Reflect::set(&headers, &"content-type".into(), &"application/json".into())?;
        init.set_headers(&headers);
    }
    let asked = window().fetch_with_str_and_init(&format!("api/v1/{path}"), &init);
    let in_time = Promise::race(&Array::of2(&asked, &timeout(PATIENCE)));
    let answer = JsFuture::from(in_time).await?;
    answer.dyn_into().inspect_err(|_| late.abort())
}

/// A number that no request has had before.
pub(crate) fn number() -> u64 {
    u64::from_be_bytes(random()) & protocol::LAST_NUMBER
}
