//! A live connection, frame by frame.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Packet;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::server::{Server, number};

/// How long anything may take; a guard against standing still.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// A client on a live connection.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Why the server has closed it.
    pub(crate) farewell: Option<CloseFrame>,
}

impl Client {
    pub(crate) async fn connect(server: &Server, pass: Option<&str>) -> Self {
        let mut request = format!("ws://{}/api/v1/live", server.address()).into_client_request().unwrap();
        if let Some(pass) = pass {
            request.headers_mut().insert("cookie", format!("conclave={pass}").parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        Self { socket, farewell: None }
    }

    /// Connects and says hello.
    pub(crate) async fn greeted(server: &Server, pass: Option<&str>) -> Self {
        let mut client = Self::connect(server, pass).await;
        client.send(&json!({ "number": number(), "do": "hello", "protocol": 1 })).await;
        assert_eq!(client.next().await.unwrap()["say"], "hello");
        client
    }

    /// Connects, says hello and looks at a table: from here on it hears all that happens there.
    pub(crate) async fn watching(server: &Server, pass: Option<&str>, table: &str) -> Self {
        let mut client = Self::greeted(server, pass).await;
        client.send(&json!({ "number": number(), "table": table, "do": "watch" })).await;
        client.until(|heard| heard["say"] == "table").await;
        client
    }

    pub(crate) async fn send(&mut self, frame: &Value) {
        // A connection that is closed says so when it is read.
        let _ = self.socket.send(Packet::text(frame.to_string())).await;
    }

    pub(crate) async fn send_packet(&mut self, packet: Packet) {
        let _ = self.socket.send(packet).await;
    }

    /// The next message; nothing when the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        let end = tokio::time::Instant::now() + PATIENCE;
        loop {
            match tokio::time::timeout_at(end, self.socket.next()).await.expect("nothing is heard")? {
                Ok(Packet::Text(text)) => return serde_json::from_str(&text).unwrap(),
                Ok(Packet::Ping(_) | Packet::Pong(_)) => {}
                Ok(Packet::Close(farewell)) => {
                    self.farewell = farewell;
                    return None;
                }
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// Reads on until something is as wanted.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let heard = self.next().await.expect("the connection was closed");
            if wanted(&heard) {
                return heard;
            }
        }
    }

    /// Reads on until the server closes the connection, and answers the code by which it says why.
    pub(crate) async fn until_closed(&mut self) -> Option<u16> {
        while self.next().await.is_some() {}
        self.farewell.as_ref().map(|farewell| farewell.code.into())
    }

    /// Sends a request and reads on until its answer.
    pub(crate) async fn ask(&mut self, frame: &Value) -> Value {
        self.send(frame).await;
        self.until(|heard| heard["number"] == frame["number"]).await
    }
}
