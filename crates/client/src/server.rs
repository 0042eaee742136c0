//! What is asked of a server over HTTP.

use std::time::Instant;

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, SET_COOKIE, USER_AGENT};
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use protocol::calls::{Changes, Listed, Me, Newcomer, Opened, Wanted};
use protocol::{Frame, Message, Opening, Reason, Snapshot, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::live::{self, Events, Hand};
use crate::{Address, Failed, Pass, Patience, Refusal, random, transport};

/// The most bytes of an answer; records are the longest.
const LONGEST_ANSWER: usize = 8 << 20;

/// How often a call is made that is not answered before it has failed.
const TRIES: usize = 4;

/// What this program calls itself.
const PROGRAM: &str = concat!("conclave/", env!("CARGO_PKG_VERSION"));

/// A server, and who one is there.
#[derive(Clone, Debug)]
pub struct Server {
    address: Address,
    pass: Option<Pass>,
    patience: Patience,
    /// Why it cannot do what it was asked for last.
    outage: watch::Sender<Option<Refusal>>,
}

/// What came back: the status, the body, and the cookie that was set.
type Called = (StatusCode, Bytes, Option<String>);

/// What may be called again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Repeats {
    /// Whatever was not answered: it has the same effect done twice as done once.
    Unanswered,
    /// Only what the server says that it could not do.
    Refused,
}

impl Server {
    /// The server there, to which one shows this pass.
    pub fn new(address: Address, pass: Option<Pass>) -> Self {
        Self { address, pass, patience: Patience::default(), outage: watch::Sender::default() }
    }

    /// The same, as whoever has this pass.
    #[must_use]
    pub fn with_pass(self, pass: Pass) -> Self {
        Self { pass: Some(pass), ..self }
    }

    /// The same, with more patience, or less.
    #[must_use]
    pub fn with_patience(self, patience: Patience) -> Self {
        Self { patience, ..self }
    }

    /// Where it is.
    pub fn address(&self) -> &Address {
        &self.address
    }

    pub(crate) fn pass(&self) -> Option<&Pass> {
        self.pass.as_ref()
    }

    /// How long anything may take.
    pub fn patience(&self) -> &Patience {
        &self.patience
    }

    /// Why the server cannot do what it was asked for last, by this or by a clone of it, so that it is asked again; nothing where it can.
    pub fn outage(&self) -> watch::Receiver<Option<Refusal>> {
        self.outage.subscribe()
    }

    /// The server has said that it can do something, or why it cannot.
    pub(crate) fn note_outage(&self, outage: Option<&Refusal>) {
        self.outage.send_if_modified(|known| {
            let is_news = known.as_ref() != outage;
            if is_news {
                *known = outage.cloned();
            }
            is_news
        });
    }

    /// Opens a live connection to a table, which lasts until its [`Hand`]s or its [`Events`] are dropped; in a runtime.
    pub fn live(&self, table: TableId) -> (Hand, Events) {
        live::open(self.clone(), table)
    }

    /// Makes an account, and answers who it is and what lets one in from now on. A device is what its owner knows it by.
    ///
    /// # Errors
    /// If the name is refused, or there was no answer in time; then an account may have been made that nobody knows of.
    pub async fn join(&self, name: &str, device: &str) -> Result<(Me, Pass), Failed> {
        let body =
            self.written(&Newcomer { name: name.to_owned(), portrait: 0, device: device.to_owned() })?;
        let called = self.call_again(&Method::POST, "accounts", &body, Repeats::Refused).await;
        let (status, answer, cookie) = called?;
        let me = self.read(status, &answer)?;
        let pass = cookie.as_deref().and_then(pass_in).ok_or_else(|| self.strange("it gave no pass"))?;
        Ok((me, pass))
    }

    /// Who one is.
    ///
    /// # Errors
    /// If the pass lets nobody in, or there was no answer.
    pub async fn me(&self) -> Result<Me, Failed> {
        self.ask(&Method::GET, "me", &Value::Null).await
    }

    /// Gives one's account another name.
    ///
    /// # Errors
    /// If the name is refused, or there was no answer.
    pub async fn rename(&self, name: &str) -> Result<Me, Failed> {
        let changes = Changes { name: Some(name.to_owned()), portrait: None };
        self.ask(&Method::PATCH, "me", &changes).await
    }

    /// Opens a table, and answers its id. Opened again by the same number, it is the same.
    ///
    /// # Errors
    /// If it is refused, or there was no answer.
    pub async fn open(&self, number: u64, opening: &Opening) -> Result<TableId, Failed> {
        let opened: Opened =
            self.ask(&Method::POST, "tables", &Wanted { number, opening: opening.clone() }).await?;
        Ok(opened.table)
    }

    /// The tables that are listed.
    ///
    /// # Errors
    /// If there was no answer.
    pub async fn lobby(&self) -> Result<Vec<Listed>, Failed> {
        self.ask(&Method::GET, "lobby", &Value::Null).await
    }

    /// A table as it is now.
    ///
    /// # Errors
    /// If there is no such table, or there was no answer.
    pub async fn look(&self, table: TableId) -> Result<Snapshot<Value>, Failed> {
        match self.ask(&Method::GET, &format!("tables/{table}"), &Value::Null).await? {
            Message::Table { seen, .. } => Ok(seen),
            _ => Err(self.strange("it did not show the table")),
        }
    }

    /// Does something at a table without a live connection, and answers how many entries its log has with it.
    ///
    /// # Errors
    /// If it is refused, or there was no answer.
    pub async fn at_table(&self, table: TableId, frame: &Frame) -> Result<Option<u64>, Failed> {
        match self.ask(&Method::POST, &format!("tables/{table}"), frame).await? {
            Message::Done { entries, .. } => Ok(entries),
            message => Err(self.strange(&format!("it answered {:?}", message_kind(&message)))),
        }
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    /// If it is not over, or there was no answer.
    pub async fn record(&self, table: TableId) -> Result<String, Failed> {
        let path = format!("tables/{table}/record");
        let (status, answer, _) = self.call_again(&Method::GET, &path, &[], Repeats::Unanswered).await?;
        // Before the end there are the messages about the table.
        if status.is_success() && answer.starts_with(b"[") {
            return Err(self.strange("the game is not over for it"));
        }
        if status.is_success() {
            return String::from_utf8(answer.into()).map_err(|_| self.strange("its record is no text"));
        }
        Err(self.refusal(status, &answer))
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: &Method,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Failed> {
        let body = if *method == Method::GET { Vec::new() } else { self.written(body)? };
        let (status, answer, _) = self.call_again(method, path, &body, Repeats::Unanswered).await?;
        self.read(status, &answer)
    }

    fn written(&self, body: &impl Serialize) -> Result<Vec<u8>, Failed> {
        serde_json::to_vec(body).map_err(|error| self.strange(&error.to_string()))
    }

    fn read<T: DeserializeOwned>(&self, status: StatusCode, answer: &[u8]) -> Result<T, Failed> {
        if !status.is_success() {
            return Err(self.refusal(status, answer));
        }
        serde_json::from_slice(answer).map_err(|error| self.strange(&error.to_string()))
    }

    fn refusal(&self, status: StatusCode, answer: &[u8]) -> Failed {
        match serde_json::from_slice::<Message<Value>>(answer) {
            Ok(Message::Refused { reason, text, .. }) => Refusal { reason, text }.into(),
            _ => self.strange(&format!("it answered {status}")),
        }
    }

    pub(crate) fn strange(&self, reason: &str) -> Failed {
        Failed::Strange { address: self.address.clone(), reason: reason.to_owned() }
    }

    /// Calls until there is an answer that will stay.
    async fn call_again(
        &self,
        method: &Method,
        path: &str,
        body: &[u8],
        repeats: Repeats,
    ) -> Result<Called, Failed> {
        let (begun, mut pauses) = (Instant::now(), self.patience.pauses());
        for tried in 1.. {
            let called = self.call(method, path, body).await;
            let Err(failed) = &called else { return called };
            let is_tried_again = match failed.reason() {
                Some(Reason::TryAgain) => begun.elapsed() < self.patience.outage,
                _ if repeats == Repeats::Refused => false,
                _ => failed.may_pass() && tried < TRIES && begun.elapsed() < self.patience.call,
            };
            if !is_tried_again {
                return called;
            }
            sleep(pauses.next(random::fraction())).await;
        }
        Err(Failed::Unanswered(self.patience.call))
    }

    /// Calls once. A server that cannot do it at the moment has failed.
    async fn call(&self, method: &Method, path: &str, body: &[u8]) -> Result<Called, Failed> {
        let patience = self.patience.call;
        let called = timeout(patience, self.exchange(method, path, body)).await;
        let (status, answer, cookie) = called.map_err(|_| Failed::Unanswered(patience))??;
        if status == StatusCode::SERVICE_UNAVAILABLE {
            let failed = self.refusal(status, &answer);
            self.note_outage(failed.outage());
            return Err(failed);
        }
        self.note_outage(None);
        Ok((status, answer, cookie))
    }

    async fn exchange(&self, method: &Method, path: &str, body: &[u8]) -> Result<Called, Failed> {
        // Whoever answers something else speaks no HTTP; whoever goes away in the middle of it may come back.
        let broken = |error: hyper::Error| match error.is_parse() {
            true => self.strange(&error.to_string()),
            false => Failed::Unreachable { address: self.address.clone(), reason: error.to_string() },
        };
        let mut request = Request::builder()
            .method(method)
            .uri(self.address.path(path))
            .header(HOST, self.address.authority())
            .header(USER_AGENT, PROGRAM)
            .header(CONTENT_TYPE, "application/json");
        if let Some(pass) = &self.pass {
            request = request.header(AUTHORIZATION, pass.bearer());
        }
        let request = request
            .body(Full::new(Bytes::copy_from_slice(body)))
            .map_err(|error| self.strange(&error.to_string()))?;
        let stream = transport::open(&self.address, self.patience.connect).await?;
        let opened = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
        let (mut sender, connection) = opened.map_err(broken)?;
        // It ends with the sender or with the stream; nobody has to hear how.
        let running = tokio::spawn(connection);
        let answered = async {
            let answer: Response<_> = sender.send_request(request).await.map_err(broken)?;
            let status = answer.status();
            let cookie = answer.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
            let cookie = cookie.map(str::to_owned);
            let body = Limited::new(answer.into_body(), LONGEST_ANSWER).collect().await;
            let body = body.map_err(|error| self.strange(&error.to_string()))?;
            Ok((status, body.to_bytes(), cookie))
        };
        let answered = answered.await;
        running.abort();
        answered
    }
}

/// The pass in a cookie.
fn pass_in(cookie: &str) -> Option<Pass> {
    let value = cookie.split(';').next()?.trim().strip_prefix("conclave=")?;
    Pass::new(value)
}

/// What kind of message this is, without what is in it.
pub(crate) fn message_kind(message: &Message<Value>) -> &'static str {
    match message {
        Message::Hello { .. } => "hello",
        Message::Done { .. } => "done",
        Message::Refused { .. } => "refused",
        Message::Table { .. } => "table",
        Message::Entry { .. } => "entry",
        Message::Unwatched { .. } => "unwatched",
        Message::Present { .. } => "present",
        Message::Said { .. } => "said",
    }
}
