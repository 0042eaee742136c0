//! Live connections: one WebSocket for all tables that a client looks at.

use std::collections::HashMap;
use std::pin::pin;
use std::time::Instant;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message as Packet, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use futures_util::SinkExt as _;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use hosting::Asker;
use protocol::{AccountId, Command, Frame, Message, Reason, Request, TableId, VERSION};
use serde_json::value::RawValue;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};

use crate::about::SERVER;
use crate::gate::at_least_one;
use crate::limits::Limits;
use crate::onlooker::Onlooker;
use crate::outbox::{Inbox, Outbox, WatcherId};
use crate::people::Pass;
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
    visitor: Visitor,
    upgrade: WebSocketUpgrade,
) -> Response {
    let mut cut_off = online.tables.0.cut_off.subscribe();
    if *cut_off.borrow_and_update() {
        let text = "this server cannot do this at the moment, but others may";
        return Refused::new(StatusCode::SERVICE_UNAVAILABLE, Reason::TryAgain, text).into_response();
    }
    let most = online.tables.limits().frame;
    // From now on, and not only once it is open: a server that ends waits for it.
    let closing = online.closing.subscribe();
    let (most_waiting, changed) = (16 * LARGEST, online.changed.subscribe());
    // Whole messages are small, and there are many connections.
    let upgrade = upgrade.read_buffer_size(READ).max_write_buffer_size(most_waiting);
    upgrade.max_message_size(most).max_frame_size(most).on_upgrade(async move |mut socket| {
        let Visitor { asking, pass, asker } = visitor;
        let account = asker.as_ref().map(|asker| asker.account);
        match online.gate.enter(asking.address, account) {
            Ok(_entered) => {
                metrics::gauge!(CONNECTIONS).increment(1);
                let (outbox, inbox) = Outbox::new();
                let watched = HashMap::new();
                let mut connection = Connection { online, pass, asker, outbox, watched, greeted: false };
                connection.serve(socket, inbox, (closing, cut_off), changed).await;
                connection.leave().await;
                metrics::gauge!(CONNECTIONS).decrement(1);
            }
            // A page hears why only from a connection that was open.
            Err(full) => {
                let farewell = (close_code::AGAIN, full.to_string().into());
                say_farewell(&mut socket, farewell, online.tables.limits()).await;
            }
        }
    })
}

/// How many live connections there are, for whoever looks after the server.
pub(crate) const CONNECTIONS: &str = "conclave_live_connections";

/// The most bytes of a message that a server sends, with room to spare.
const LARGEST: usize = 64 << 10;

/// How many bytes are read at once.
const READ: usize = 4 << 10;

/// After how many pings it is looked up again whether the pass of a connection still counts.
const PINGS: u32 = 3;

/// A live connection.
struct Connection {
    online: Online,
    pass: Option<Pass>,
    asker: Option<Asker>,
    outbox: Outbox,
    watched: HashMap<TableId, WatcherId>,
    /// Whether the client has said which protocol it speaks.
    greeted: bool,
}

/// Why a connection is closed, for its client.
type Farewell = (u16, Utf8Bytes);

const SLOW: Farewell =
    (close_code::AGAIN, Utf8Bytes::from_static("too slow: come back, and say what you have seen"));
const SILENT: Farewell = (close_code::AWAY, Utf8Bytes::from_static("no sign of life"));
const CLOSING: Farewell = (close_code::RESTART, Utf8Bytes::from_static("the server ends: come back"));
const CUT_OFF: Farewell = (
    close_code::RESTART,
    Utf8Bytes::from_static("this server cannot work at the moment: come back, to another one"),
);
const FLOODED: Farewell = (close_code::POLICY, Utf8Bytes::from_static("too many messages"));
const NO_TEXT: Farewell = (close_code::UNSUPPORTED, Utf8Bytes::from_static("messages are text"));
const OTHER_PROTOCOL: Farewell = (close_code::POLICY, Utf8Bytes::from_static("another protocol"));
const TOO_LARGE: Farewell = (close_code::SIZE, Utf8Bytes::from_static("this message is too large"));
const LOCKED_OUT: Farewell =
    (close_code::POLICY, Utf8Bytes::from_static("this pass does not count any more"));

impl Connection {
    /// Reads and writes until either side has had enough.
    async fn serve(
        &mut self,
        mut socket: WebSocket,
        mut inbox: Inbox,
        (mut closing, mut cut_off): (watch::Receiver<bool>, watch::Receiver<bool>),
        changed: broadcast::Receiver<AccountId>,
    ) {
        let limits = *self.online.tables.limits();
        let rate = rate(&limits);
        let mut ping = tokio::time::interval(limits.ping);
        let (mut heard, mut pings) = (Instant::now(), 0);
        // What is seldom said is listened to once, and not anew with every message.
        let account = self.asker.as_ref().map(|asker| asker.account);
        let mut closing = pin!(end_of(&mut closing));
        let mut cut_off = pin!(end_of(&mut cut_off));
        let mut changed = pin!(change_of(account, changed));
        let farewell = loop {
            tokio::select! {
                told = inbox.next() => match told {
                    Some(told) => {
                        if !send_all(&mut socket, told, &mut inbox, &limits).await {
                            return;
                        }
                    }
                    None => break SLOW,
                },
                _ = ping.tick() => {
                    // Whoever answers every ping is there, however seldom it is asked.
                    if heard.elapsed() > limits.idle.max(2 * limits.ping) {
                        break SILENT;
                    }
                    pings += 1;
                    if pings % PINGS == 0 && !self.is_still_known().await {
                        break LOCKED_OUT;
                    }
                    if !send(&mut socket, Packet::Ping(Vec::new().into()), &limits).await {
                        return;
                    }
                }
                () = &mut closing => break CLOSING,
                () = &mut cut_off => break CUT_OFF,
                next = &mut changed => {
                    changed.set(change_of(account, next));
                    if !self.is_still_known().await {
                        break LOCKED_OUT;
                    }
                }
                packet = socket.recv() => {
                    heard = Instant::now();
                    let text = match packet {
                        Some(Ok(Packet::Text(text))) => text,
                        Some(Ok(Packet::Ping(_) | Packet::Pong(_))) if rate.check().is_ok() => continue,
                        Some(Ok(Packet::Ping(_) | Packet::Pong(_))) => break FLOODED,
                        Some(Ok(Packet::Binary(_))) => break NO_TEXT,
                        // Larger than may be; or broken, and then nobody hears it.
                        Some(Err(_)) => break TOO_LARGE,
                        Some(Ok(Packet::Close(_))) | None => return,
                    };
                    if rate.check().is_err() {
                        break FLOODED;
                    }
                    let answer = self.answer(&text).await;
                    let ends = matches!(answer, Message::Refused { reason: Reason::Protocol, .. });
                    let Ok(answer) = serde_json::to_string(&answer) else { return };
                    if !send_all(&mut socket, answer.into(), &mut inbox, &limits).await {
                        return;
                    }
                    if ends {
                        break OTHER_PROTOCOL;
                    }
                }
            }
        };
        say_farewell(&mut socket, farewell, &limits).await;
    }

    /// Whether whoever showed a pass is still whom it lets in, and by which name. A database that does not answer locks nobody out.
    async fn is_still_known(&mut self) -> bool {
        let (Some(pass), Some(asker)) = (&self.pass, &mut self.asker) else { return true };
        match self.online.people.recognise(pass).await {
            Ok(Some(found)) if found.account == asker.account => {
                *asker = found;
                true
            }
            Ok(_) => false,
            Err(_) => true,
        }
    }

    /// The answer to a request.
    async fn answer(&mut self, text: &str) -> Answer {
        let begun = Instant::now();
        let answer = self.answer_to(text).await;
        let kind = if matches!(answer, Message::Refused { .. }) { "refused" } else { "done" };
        metrics::counter!("conclave_requests", "answer" => kind).increment(1);
        metrics::histogram!("conclave_request_seconds").record(begun.elapsed());
        answer
    }

    async fn answer_to(&mut self, text: &str) -> Answer {
        match Frame::read(text) {
            Ok(frame) => {
                let number = frame.number;
                self.done(frame).await.unwrap_or_else(|refused| refused.of(number).message())
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
            return self.greet(number, protocol);
        }
        if !self.greeted {
            let text = format!("say hello first, with \"protocol\": {VERSION}");
            return Err(Refused::new(StatusCode::BAD_REQUEST, Reason::Protocol, text));
        }
        let table = table.ok_or(Failure::NoSuchTable)?;
        // Whoever sits down does so as others are to know it from now on.
        if matches!(request, Request::Table(Command::Sit { .. })) && !self.is_still_known().await {
            return Err(Refused::no_account());
        }
        let account = self.asker.as_ref().map(|asker| asker.account);
        let known = || self.asker.as_ref().ok_or_else(Refused::no_account);
        let tables = &self.online.tables;
        let entries = match request {
            Request::Hello { .. } => None,
            Request::Watch { seen, spectator } => {
                let (onlooker, before) =
                    (Onlooker { account, is_spectator: spectator }, self.watched.get(&table).copied());
                let watcher = tables.watch(table, onlooker, seen, self.outbox.clone(), before).await?;
                self.watched.insert(table, watcher);
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
            Request::Table(command) => Some(Box::pin(tables.ask(table, known()?, number, &command)).await?),
        };
        Ok(Message::Done { number, entries })
    }

    fn greet(&mut self, number: u64, protocol: u32) -> Result<Answer, Refused> {
        if protocol != VERSION {
            let text = format!("this server speaks protocol {VERSION}, not {protocol}");
            return Err(Refused::new(StatusCode::BAD_REQUEST, Reason::Protocol, text));
        }
        self.greeted = true;
        Ok(Message::Hello {
            number,
            protocol: VERSION,
            server: SERVER.to_owned(),
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

/// Sends a message and all that waits to be told after it, together; whether the other side took it in time.
async fn send_all(socket: &mut WebSocket, first: Utf8Bytes, inbox: &mut Inbox, limits: &Limits) -> bool {
    let sending = async {
        let mut next = Some(first);
        while let Some(text) = next {
            socket.feed(Packet::Text(text)).await?;
            next = inbox.now();
        }
        socket.flush().await
    };
    matches!(tokio::time::timeout(limits.write, sending).await, Ok(Ok(())))
}

/// Sends something; whether the other side took it in time.
async fn send(socket: &mut WebSocket, packet: Packet, limits: &Limits) -> bool {
    matches!(tokio::time::timeout(limits.write, socket.send(packet)).await, Ok(Ok(())))
}

/// Waits for the end of the server, or for its being cut off, which may have been said before anybody listened.
pub(crate) async fn end_of(closing: &mut watch::Receiver<bool>) {
    // The sender lives as long as the server.
    let _ = closing.wait_for(|closing| *closing).await;
}

/// Waits until something has changed about an account, or may have, and answers where the next change is told.
async fn change_of(
    account: Option<AccountId>,
    mut changed: broadcast::Receiver<AccountId>,
) -> broadcast::Receiver<AccountId> {
    loop {
        match changed.recv().await {
            Ok(other) if Some(other) != account => {}
            Ok(_) | Err(RecvError::Lagged(_)) => return changed,
            // The server ends, which is told otherwise.
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

/// Says why the connection is closed, and closes it.
async fn say_farewell(socket: &mut WebSocket, (code, reason): Farewell, limits: &Limits) {
    send(socket, Packet::Close(Some(CloseFrame { code, reason })), limits).await;
}

fn rate(limits: &Limits) -> DefaultDirectRateLimiter {
    let quota = Quota::per_second(at_least_one(limits.messages));
    RateLimiter::direct(quota.allow_burst(at_least_one(limits.burst)))
}
