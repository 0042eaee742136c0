//! Live connections: one WebSocket for all tables that a client looks at.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::time::Instant;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Packet, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use hosting::Asker;
use protocol::{Frame, Message, Reason, Request, TableId, VERSION};
use serde_json::value::RawValue;

use crate::limits::Limits;
use crate::outbox::{Inbox, Outbox, WatcherId};
use crate::tables::Failure;
use crate::web::{Online, Refused, Visitor};

type Answer = Message<Box<RawValue>>;

/// Opens a live connection.
///
/// A WebSocket: a client sends a `Frame`, the server a `Message`, each as one text. docs/protocol.md tells it all.
#[utoipa::path(
    get,
    path = "/api/v1/live",
    tag = "Tables",
    responses((status = 101, description = "The connection is live.")),
    security((), ("cookie" = []), ("token" = []))
)]
pub(crate) async fn connect(
    State(online): State<Online>,
    Visitor(asker): Visitor,
    upgrade: WebSocketUpgrade,
) -> Response {
    let most = online.limits.frame;
    upgrade.max_message_size(most).max_frame_size(most).on_upgrade(move |socket| async move {
        let (outbox, inbox) = Outbox::new();
        let mut connection = Connection { online, asker, outbox, watched: HashMap::new(), greeted: false };
        connection.serve(socket, inbox).await;
        connection.leave().await;
    })
}

/// A live connection.
struct Connection {
    online: Online,
    asker: Option<Asker>,
    outbox: Outbox,
    watched: HashMap<TableId, WatcherId>,
    /// Whether the client has said which protocol it speaks.
    greeted: bool,
}

/// Why a connection is closed, for its client.
type Farewell = (u16, &'static str);

const SLOW: Farewell = (close_code::AGAIN, "too slow: come back, and say what you have seen");
const SILENT: Farewell = (close_code::AWAY, "no sign of life");
const FLOODED: Farewell = (close_code::POLICY, "too many messages");
const NO_TEXT: Farewell = (close_code::UNSUPPORTED, "messages are text");
const OTHER_PROTOCOL: Farewell = (close_code::POLICY, "another protocol");

impl Connection {
    /// Reads and writes until either side has had enough.
    async fn serve(&mut self, mut socket: WebSocket, mut inbox: Inbox) {
        let limits = self.online.limits;
        let rate = rate(&limits);
        let mut ping = tokio::time::interval(limits.ping);
        let mut heard = Instant::now();
        let farewell = loop {
            tokio::select! {
                told = inbox.next() => match told {
                    Some(told) => {
                        if !send(&mut socket, Packet::Text(Utf8Bytes::from(&*told)), &limits).await {
                            return;
                        }
                    }
                    None => break SLOW,
                },
                _ = ping.tick() => {
                    if heard.elapsed() > limits.idle {
                        break SILENT;
                    }
                    if !send(&mut socket, Packet::Ping(Vec::new().into()), &limits).await {
                        return;
                    }
                }
                packet = socket.recv() => {
                    heard = Instant::now();
                    let text = match packet {
                        Some(Ok(Packet::Text(text))) => text,
                        Some(Ok(Packet::Ping(_) | Packet::Pong(_))) => continue,
                        Some(Ok(Packet::Binary(_))) => break NO_TEXT,
                        // Closed, broken, or larger than may be.
                        Some(Ok(Packet::Close(_)) | Err(_)) | None => return,
                    };
                    if rate.check().is_err() {
                        break FLOODED;
                    }
                    let answer = self.answer(&text).await;
                    let ends = matches!(answer, Message::Refused { reason: Reason::Protocol, .. });
                    let Ok(answer) = serde_json::to_string(&answer) else { return };
                    if !send(&mut socket, Packet::Text(answer.into()), &limits).await {
                        return;
                    }
                    if ends {
                        break OTHER_PROTOCOL;
                    }
                }
            }
        };
        let (code, reason) = farewell;
        let close = Packet::Close(Some(CloseFrame { code, reason: reason.into() }));
        send(&mut socket, close, &limits).await;
    }

    /// The answer to a request.
    async fn answer(&mut self, text: &str) -> Answer {
        match Frame::read(text) {
            Ok(frame) => {
                let number = frame.number;
                self.done(frame).await.unwrap_or_else(|refused| refused.message(Some(number)))
            }
            Err(unreadable) => {
                let text = unreadable.to_string();
                Message::Refused { number: unreadable.number, reason: Reason::Unreadable, text }
            }
        }
    }

    async fn done(&mut self, frame: Frame) -> Result<Answer, Refused> {
        let Frame { number, table, request } = frame;
        if let Request::Hello { protocol } = request {
            return self.greet(protocol);
        }
        if !self.greeted {
            let text = format!("say hello first, with \"protocol\": {VERSION}");
            return Err(Refused::new(StatusCode::BAD_REQUEST, Reason::Protocol, text));
        }
        let table = table.ok_or(Failure::NoSuchTable)?;
        let account = self.asker.as_ref().map(|asker| asker.account);
        let known = || self.asker.as_ref().ok_or_else(Refused::no_account);
        let tables = &self.online.tables;
        let entries = match request {
            Request::Hello { .. } => None,
            Request::Watch { seen } => {
                let watcher = tables.watch(table, account, seen, self.outbox.clone()).await?;
                if let Some(before) = self.watched.insert(table, watcher) {
                    tables.unwatch(table, before).await;
                }
                None
            }
            Request::Unwatch => {
                if let Some(watcher) = self.watched.remove(&table) {
                    tables.unwatch(table, watcher).await;
                }
                None
            }
            Request::Say { phrase } => {
                tables.say(table, known()?.account, phrase).await?;
                None
            }
            Request::Table(command) => Some(tables.ask(table, known()?, number, &command).await?),
        };
        Ok(Message::Done { number, entries })
    }

    fn greet(&mut self, protocol: u32) -> Result<Answer, Refused> {
        if protocol != VERSION {
            let text = format!("this server speaks protocol {VERSION}, not {protocol}");
            return Err(Refused::new(StatusCode::BAD_REQUEST, Reason::Protocol, text));
        }
        self.greeted = true;
        Ok(Message::Hello {
            protocol: VERSION,
            server: format!("conclave {}", env!("CARGO_PKG_VERSION")),
            now: self.online.tables.now(),
            account: self.asker.as_ref().map(|asker| asker.account),
        })
    }

    /// Looks on no more, anywhere.
    async fn leave(&mut self) {
        for (table, watcher) in self.watched.drain() {
            self.online.tables.unwatch(table, watcher).await;
        }
    }
}

/// Sends something; whether the other side took it in time.
async fn send(socket: &mut WebSocket, packet: Packet, limits: &Limits) -> bool {
    matches!(tokio::time::timeout(limits.write, socket.send(packet)).await, Ok(Ok(())))
}

fn rate(limits: &Limits) -> DefaultDirectRateLimiter {
    let at_least_one = |number| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
    let quota = Quota::per_second(at_least_one(limits.messages));
    RateLimiter::direct(quota.allow_burst(at_least_one(limits.burst)))
}
