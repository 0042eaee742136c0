//! A bus over NATS.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber, connection::State};
use futures_util::StreamExt as _;
use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};
use store::without_password;
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::{Bus, Connection, Ear, Heard, Node, WAITING, Word};

/// How often it is asked whether the bus is still there. Two questions without an answer, and it is not.
const PING: Duration = Duration::from_secs(2);

/// How long it may take to reach the bus, and to tell it something.
const PATIENCE: Duration = Duration::from_secs(3);

/// The longest pause before the bus is looked for again.
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// Whether the bus is there, for whoever looks after the server.
const CONNECTED: &str = "conclave_bus_connected";

/// What all servers listen to.
const EVERYTHING: &str = "conclave.>";

/// There is no such bus.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address is none.
    #[error("{0:?} is no address of a bus; there are nats://HOST:PORT and tls://USER:PASSWORD@HOST:PORT")]
    Address(String),
    /// It cannot be used.
    #[error("the bus cannot be used: {0}")]
    Unusable(String),
}

/// A word on its way.
#[derive(Serialize, Deserialize)]
struct Letter {
    node: Node,
    #[serde(flatten)]
    word: Word,
}

impl Bus {
    /// The bus at this address. If it is away, now or later, it is waited for; the server works without it meanwhile.
    ///
    /// # Errors
    /// If the address is none, or the bus cannot be used at all.
    pub async fn nats(address: &str, node: Node) -> Result<(Self, Ear), BusError> {
        let (server, credentials) =
            parse(address).ok_or_else(|| BusError::Address(without_password(address)))?;
        let (heard, ear) = mpsc::channel(WAITING);
        let unusable = |error: &dyn std::fmt::Display| BusError::Unusable(error.to_string());
        let is_missed = Arc::new(AtomicBool::new(false));
        let connection = Connection::default();
        let options = options(heard.clone(), Arc::clone(&is_missed), connection.clone());
        let options = match credentials {
            Credentials::None => options,
            Credentials::Token(token) => options.token(token),
            Credentials::Password(user, password) => options.user_and_password(user, password),
        };
        let client = options.connect(server).await.map_err(|error| unusable(&error))?;
        let subscriber = client.subscribe(EVERYTHING).await.map_err(|error| unusable(&error))?;
        let (words, told) = mpsc::channel(WAITING);
        tokio::spawn(say_if_away(client.clone(), is_missed));
        tokio::spawn(tell(client, node, told));
        tokio::spawn(hear(subscriber, heard));
        Ok((Self { node, words: Some(words), connection }, Ear(ear)))
    }
}

/// Who a server is to the bus.
enum Credentials {
    None,
    Token(String),
    Password(String, String),
}

/// The server and the credentials of an address: `nats://HOST:PORT`, `nats://TOKEN@HOST`, `tls://USER:PASSWORD@HOST`. They go apart: what
/// is said of a server is written down.
fn parse(address: &str) -> Option<(ServerAddr, Credentials)> {
    let is_known = ["nats://", "tls://"].iter().any(|scheme| address.starts_with(scheme));
    let server: ServerAddr = address.parse().ok().filter(|_| is_known)?;
    if server.host().is_empty() {
        return None;
    }
    let credentials = match (server.username(), server.password()) {
        (None, _) => Credentials::None,
        (Some(token), None) => Credentials::Token(decoded(token)?),
        (Some(user), Some(password)) => Credentials::Password(decoded(user)?, decoded(password)?),
    };
    let mut url = server.into_inner();
    url.set_username("").ok()?;
    url.set_password(None).ok()?;
    Some((ServerAddr::from_url(url).ok()?, credentials))
}

/// What stands in an address: characters that mean something there are written as `%` with their number.
fn decoded(part: &str) -> Option<String> {
    Some(percent_decode_str(part).decode_utf8().ok()?.into_owned())
}

/// Says that the bus was not there from the beginning.
async fn say_if_away(client: Client, is_missed: Arc<AtomicBool>) {
    tokio::time::sleep(PATIENCE).await;
    if client.connection_state() != State::Connected {
        is_missed.store(true, Ordering::Relaxed);
        tracing::warn!("the bus cannot be reached yet; it is looked for");
    }
}

fn options(heard: mpsc::Sender<Heard>, is_missed: Arc<AtomicBool>, connection: Connection) -> ConnectOptions {
    let said = Mutex::new(None);
    let pause = |tries: usize| LONGEST_PAUSE.min(Duration::from_millis(50) * (1 << tries.min(6)));
    metrics::gauge!(CONNECTED).set(0);
    ConnectOptions::new()
        .name("conclave")
        .no_echo()
        .ping_interval(PING)
        .connection_timeout(PATIENCE)
        .max_reconnects(None)
        .reconnect_delay_callback(pause)
        .retry_on_initial_connect()
        .event_callback(move |event| {
            match event {
                Event::Connected => {
                    metrics::gauge!(CONNECTED).set(1);
                    connection.set(true);
                    *said.lock().unwrap_or_else(PoisonError::into_inner) = None;
                    // Whoever was told that it is away is told that it is there.
                    if is_missed.swap(false, Ordering::Relaxed) {
                        tracing::warn!("the bus is there");
                    } else {
                        tracing::info!("the bus is there");
                    }
                    // Whoever has no room for this hears of other things, and looks at the logs from time to time.
                    let _ = heard.try_send(Heard::Gap);
                }
                Event::SlowConsumer(_) => {
                    let _ = heard.try_send(Heard::Gap);
                }
                Event::Disconnected => {
                    metrics::gauge!(CONNECTED).set(0);
                    connection.set(false);
                    is_missed.store(true, Ordering::Relaxed);
                    tracing::warn!("the bus is away");
                }
                event => match complaint(&event) {
                    Some(complaint) => {
                        // It may be said of every word.
                        let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
                        if said.as_ref() != Some(&complaint) {
                            tracing::warn!(%complaint, "the bus does not do what it is asked for");
                            *said = Some(complaint);
                        }
                    }
                    None => tracing::debug!(%event, "the bus"),
                },
            }
            async {}
        })
}

/// What the bus complains of: somebody may have to allow something, and until then the others are not heard, or do not hear. Without what
/// it quotes, which names tables.
fn complaint(event: &Event) -> Option<String> {
    let text = match event {
        Event::ServerError(error) => error.to_string(),
        Event::ClientError(error) => error.to_string(),
        _ => return None,
    };
    Some(text.split('"').next().unwrap_or_default().trim_end().to_owned())
}

/// Tells what is to be told. While the bus is away nothing is: it is in the logs.
async fn tell(client: Client, node: Node, mut told: mpsc::Receiver<Word>) {
    while let Some(word) = told.recv().await {
        let subject = subject(&word);
        let Ok(letter) = serde_json::to_vec(&Letter { node, word }) else { continue };
        if client.connection_state() == State::Connected
            && timeout(PATIENCE, client.publish(subject, letter.into())).await.is_ok()
        {
            continue;
        }
        metrics::counter!("conclave_bus_untold").increment(1);
    }
}

async fn hear(mut subscriber: Subscriber, heard: mpsc::Sender<Heard>) {
    while let Some(message) = subscriber.next().await {
        // What a newer server says is not for this one.
        let Ok(Letter { node, word }) = serde_json::from_slice(&message.payload) else { continue };
        if heard.send(Heard::Word(node, word)).await.is_err() {
            return;
        }
    }
}

/// Under which subject something is told: that of its table, so that a server could listen to some of them alone.
fn subject(word: &Word) -> String {
    match word {
        Word::Grown { table, .. } | Word::Said { table, .. } | Word::Here { table, .. } => {
            format!("conclave.tables.{table}")
        }
        Word::WhoIsHere { .. } | Word::Noted => "conclave.servers".to_owned(),
        Word::Changed { .. } | Word::Forgotten { .. } => "conclave.accounts".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_bus_complains_of_names_no_table() {
        let refused = "Permissions Violation for Publish to \"conclave.tables.7y84dgyx0r4j3\"";
        let told =
            complaint(&Event::ServerError(async_nats::ServerError::Other(refused.to_owned()))).unwrap();
        assert!(told.contains("Permissions Violation for Publish to") && !told.contains("7y84"), "{told}");
        assert!(complaint(&Event::LameDuckMode).is_none());
    }

    #[test]
    fn addresses_say_where_and_who() {
        for wrong in ["", "nonsense", "http://x", "nats://", "nats:x", "x:4222", "u:pw@127.0.0.1"] {
            assert!(parse(wrong).is_none(), "{wrong}");
        }
        let (server, credentials) = parse("nats://127.0.0.1:4333").unwrap();
        assert_eq!((server.host(), server.port()), ("127.0.0.1", 4333));
        assert!(matches!(credentials, Credentials::None));
        let of = |address| {
            let (server, credentials) = parse(address).unwrap();
            assert_eq!((server.host(), server.username(), server.password()), ("bus", None, None));
            let shown = format!("{server:?}");
            assert!(!shown.contains("pw") && !shown.contains("token"), "{shown}");
            credentials
        };
        assert!(
            matches!(of("tls://u:pw@bus"), Credentials::Password(user, password) if user == "u" && password == "pw")
        );
        assert!(matches!(of("nats://token@bus"), Credentials::Token(token) if token == "token"));
        assert!(
            matches!(of("nats://u%40x:pw%2F%3A%23=@bus"), Credentials::Password(user, password) if user == "u@x" && password == "pw/:#=")
        );
        assert!(
            matches!(of("nats://token%20of%2Fus@bus"), Credentials::Token(token) if token == "token of/us")
        );
        assert!(parse("nats://u:%FF@bus").is_none());
    }
}
