//! Somebody at a table, on a live connection.

use std::time::{Duration, Instant};

use client::Pass;
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{AccountId, Command, Frame, Request, TableId, VERSION};
use serde::Serialize;
use table::Seat;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message as Packet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::fault::Fault;
use crate::seating::Sitting;

/// How long each step of a connection may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A message is some kilobytes long; ten thousand connections wait for one each.
const BUFFER: usize = 4096;

/// Somebody at a table.
pub(crate) struct Person {
    pub(crate) socket: WebSocketStream<TcpStream>,
    pub(crate) account: AccountId,
    pub(crate) table: TableId,
    /// The same, as it is written.
    pub(crate) table_text: String,
    pub(crate) seat: Option<Seat>,
    /// The number of the last request.
    number: u64,
    /// The step that was sent and is not answered, and when it was.
    pub(crate) asked: Option<Asked>,
    /// From which entry on what is told knows of the own decision.
    pub(crate) decided: u64,
    /// What this one wants to do next, and after which entry.
    pub(crate) decision: Option<(u64, String)>,
}

/// A step that was sent.
pub(crate) struct Asked {
    pub(crate) number: u64,
    pub(crate) at: Instant,
    pub(crate) step: String,
}

/// A step, as it is sent.
#[derive(Serialize)]
struct StepFrame<'a> {
    number: u64,
    table: &'a str,
    r#do: &'a str,
    step: &'a str,
}

impl Person {
    /// Connects, says hello, and asks for the table.
    pub(crate) async fn come(address: &str, sitting: &Sitting, table: TableId) -> Result<Self, Fault> {
        let socket = timeout(PATIENCE, connect(address, &sitting.pass)).await;
        let socket = socket.map_err(|_| Fault::Late(PATIENCE))??;
        let (table_text, seat, asked, decision) = (table.to_string(), None, None, None);
        let account = sitting.account;
        let mut person =
            Self { socket, account, table, table_text, seat, number: 0, asked, decided: 0, decision };
        person.send(None, Request::Hello { protocol: VERSION }).await?;
        person.watch().await?;
        Ok(person)
    }

    /// The next message, or nothing where it is none of the table's.
    pub(crate) async fn next(&mut self) -> Result<Option<Packet>, Fault> {
        let packet = self.socket.next().await.ok_or(Fault::Closed)??;
        Ok(packet.is_text().then_some(packet))
    }

    /// Goes on to another table.
    pub(crate) async fn go_on(&mut self, next: TableId) -> Result<(), Fault> {
        self.send(Some(self.table), Request::Unwatch).await?;
        (self.table, self.table_text) = (next, next.to_string());
        (self.seat, self.decision, self.decided) = (None, None, 0);
        self.watch().await
    }

    async fn watch(&mut self) -> Result<(), Fault> {
        self.send(Some(self.table), Request::Watch { seen: None, spectator: false }).await
    }

    /// Does something at the table that is no step.
    pub(crate) async fn ask(&mut self, command: Command) -> Result<(), Fault> {
        self.send(Some(self.table), Request::Table(command)).await
    }

    async fn send(&mut self, table: Option<TableId>, request: Request) -> Result<(), Fault> {
        let frame = Frame { number: self.next_number(), table, request };
        self.write(&frame).await
    }

    fn next_number(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    /// Whether there is a step to be sent.
    pub(crate) fn is_ready(&self) -> bool {
        self.asked.is_none() && self.decision.is_some()
    }

    /// Sends the step that was decided.
    pub(crate) async fn step(&mut self) -> Result<(), Fault> {
        let Some((_, step)) = self.decision.take() else { return Ok(()) };
        let number = self.next_number();
        self.send_step(Asked { number, at: Instant::now(), step }).await
    }

    /// Sends the step again that the server could not take.
    pub(crate) async fn step_again(&mut self) -> Result<(), Fault> {
        let Some(asked) = self.asked.take() else { return Ok(()) };
        self.send_step(asked).await
    }

    async fn send_step(&mut self, asked: Asked) -> Result<(), Fault> {
        let Asked { number, step, .. } = &asked;
        let text = written(&StepFrame { number: *number, table: &self.table_text, r#do: "step", step })?;
        self.asked = Some(asked);
        Ok(self.socket.send(Packet::text(text)).await?)
    }

    async fn write(&mut self, frame: &impl Serialize) -> Result<(), Fault> {
        Ok(self.socket.send(Packet::text(written(frame)?)).await?)
    }
}

fn written(frame: &impl Serialize) -> Result<String, Fault> {
    serde_json::to_string(frame).map_err(|error| Fault::Other(error.to_string()))
}

async fn connect(address: &str, pass: &Pass) -> Result<WebSocketStream<TcpStream>, Fault> {
    let mut request = format!("ws://{address}/api/v1/live").into_client_request()?;
    let bearer = HeaderValue::try_from(format!("Bearer {}", pass.secret()));
    let bearer = bearer.map_err(|error| Fault::Other(error.to_string()))?;
    request.headers_mut().insert("authorization", bearer);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
    Ok(client_async_with_config(request, stream, Some(config)).await?.0)
}
