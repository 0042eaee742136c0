//! A bus over NATS.

use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::{Client, ClientError, ConnectOptions, Event, ServerAddr, ServerError, Subscriber};
use futures_util::StreamExt as _;
use percent_encoding::percent_decode_str;
use serde::{Deserialize, Serialize};
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

/// What the subject of a table begins with.
const TABLES: &str = "conclave.tables.";

/// There is no such bus.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The address is none.
    #[error(
        "the address of a bus is nats://HOST:PORT, tls://USER:PASSWORD@HOST:PORT or the like; in a user, a password or a token, \
         @ : / ? # % are written as %40 %3A %2F %3F %23 %25"
    )]
    Address,
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
    /// If the bus cannot be used at all.
    pub async fn nats(address: BusAddress, node: Node) -> Result<(Self, Ear), BusError> {
        let BusAddress { server, credentials } = address;
        let (heard, ear) = mpsc::channel(WAITING);
        let unusable = |error: &dyn fmt::Display| BusError::Unusable(error.to_string());
        let connection = Connection::default();
        let options = options(heard.clone(), connection.clone());
        let options = match credentials {
            Credentials::None => options,
            Credentials::Token(token) => options.token(token),
            Credentials::Password(user, password) => options.user_and_password(user, password),
        };
        let client = options.connect(server).await.map_err(|error| unusable(&error))?;
        let subscriber = client.subscribe(EVERYTHING).await.map_err(|error| unusable(&error))?;
        let (words, told) = mpsc::channel(WAITING);
        tokio::spawn(tell(client, node, told));
        tokio::spawn(hear(subscriber, heard));
        Ok((Self { node, words: Some(words), connection }, Ear(ear)))
    }
}

/// Where a bus is, and who a server is to it.
pub struct BusAddress {
    server: ServerAddr,
    credentials: Credentials,
}

impl BusAddress {
    /// Reads `nats://HOST:PORT`, `nats://TOKEN@HOST` or `tls://USER:PASSWORD@HOST`.
    ///
    /// # Errors
    /// If it is no such address.
    pub fn read(address: &str) -> Result<Self, BusError> {
        parse(address).ok_or(BusError::Address)
    }
}

/// Shows nothing of the credentials.
impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BusAddress").field("server", &self.server).finish_non_exhaustive()
    }
}

/// Who a server is to the bus.
enum Credentials {
    None,
    Token(String),
    Password(String, String),
}

/// The server and the credentials of an address. They go apart: what is said of a server is written down.
fn parse(address: &str) -> Option<BusAddress> {
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
    // What comes after the host is part of a password.
    if url.query().is_some() || url.fragment().is_some() || !["", "/"].contains(&url.path()) {
        return None;
    }
    url.set_username("").ok()?;
    url.set_password(None).ok()?;
    Some(BusAddress { server: ServerAddr::from_url(url).ok()?, credentials })
}

/// What stands in an address: characters that mean something there are written as `%` with their number.
fn decoded(part: &str) -> Option<String> {
    Some(percent_decode_str(part).decode_utf8().ok()?.into_owned())
}

fn options(heard: mpsc::Sender<Heard>, connection: Connection) -> ConnectOptions {
    let (away_since, said) = (Mutex::new(None), Mutex::new(Vec::new()));
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
                    locked(&said).clear();
                    // Whoever was told that it is away is told that it is there.
                    match locked(&away_since).take().map(|since: Instant| since.elapsed().as_secs()) {
                        Some(seconds) => tracing::warn!(seconds, "the bus is there again"),
                        None => tracing::info!("the bus is there"),
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
                    locked(&away_since).get_or_insert_with(Instant::now);
                    tracing::info!("the connection to the bus is lost");
                }
                event => match complaint(&event) {
                    Some(complaint) => {
                        if !matches!(complaint, Complaint::Refused(_)) {
                            locked(&away_since).get_or_insert_with(Instant::now);
                        }
                        // It may be said of every word, and of every try.
                        let mut said = locked(&said);
                        if !said.contains(&complaint) {
                            complaint.write_down();
                            said.push(complaint);
                        }
                    }
                    None => tracing::debug!(%event, "the bus"),
                },
            }
            async {}
        })
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why the others are not heard, or do not hear.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Complaint {
    /// The bus does not know who we are.
    Stranger,
    /// There is no connection to it.
    Unreachable(String),
    /// It says no: somebody may have to allow something.
    Refused(String),
}

impl Complaint {
    fn write_down(&self) {
        match self {
            Self::Stranger => tracing::warn!(
                "the bus refuses the user and password, or the token, in its address, or asks for some; it is asked again"
            ),
            Self::Unreachable(reason) => {
                tracing::warn!(%reason, "the bus is away; it is looked for until it is there");
            }
            Self::Refused(reason) => tracing::warn!(%reason, "the bus does not do what it is asked for"),
        }
    }
}

/// What there is to complain of.
fn complaint(event: &Event) -> Option<Complaint> {
    Some(match event {
        Event::ServerError(ServerError::AuthorizationViolation) => Complaint::Stranger,
        Event::ServerError(ServerError::Other(said)) => Complaint::Refused(without_tables(said)),
        Event::ServerError(error) => Complaint::Refused(error.to_string()),
        // Of why there is no connection, nothing is known but its kind.
        Event::ClientError(ClientError::Other(kind)) => match kind.as_str() {
            "authorization violation" => Complaint::Stranger,
            "DNS error" => Complaint::Unreachable("its name leads nowhere".to_owned()),
            "IO error" => Complaint::Unreachable("a connection is refused, or breaks off at once".to_owned()),
            "TLS error" => Complaint::Unreachable("it offers no TLS that can be trusted".to_owned()),
            "timed out" => Complaint::Unreachable("it does not answer".to_owned()),
            kind => Complaint::Unreachable(kind.to_owned()),
        },
        Event::ClientError(error) => Complaint::Unreachable(error.to_string()),
        _ => return None,
    })
}

/// What the bus says, without the ids of tables, which are for those who were sent them.
fn without_tables(said: &str) -> String {
    match said.split_once(TABLES) {
        Some((before, after)) => {
            let id = after.find(|character: char| !character.is_ascii_alphanumeric()).unwrap_or(after.len());
            format!("{before}{TABLES}*{}", &after[id..])
        }
        None => said.to_owned(),
    }
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
            format!("{TABLES}{table}")
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
        let of = |said: &str| complaint(&Event::ServerError(ServerError::Other(said.to_owned()))).unwrap();
        for (said, told) in [
            ("Permissions Violation for Publish to \"conclave.tables.7y84dgyx\"", "\"conclave.tables.*\""),
            ("Permissions Violation for Publish to conclave.tables.7y84dgyx", "to conclave.tables.*"),
            ("Permissions Violation for Subscription to \"conclave.>\"", "to \"conclave.>\""),
        ] {
            let complaint = of(said);
            assert!(
                matches!(&complaint, Complaint::Refused(reason) if reason.ends_with(told)),
                "{complaint:?}"
            );
        }
        assert!(complaint(&Event::LameDuckMode).is_none());
    }

    #[tokio::test]
    async fn whoever_is_refused_by_the_bus_is_told_from_whoever_finds_none() {
        use tokio::net::TcpListener;
        let nobody = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        for (address, found) in [
            (format!("nats://{nobody}"), "a connection is refused"),
            ("nats://no-such-host.invalid:4222".to_owned(), "its name leads nowhere"),
        ] {
            let (said, mut complaints) = mpsc::channel(8);
            let options = ConnectOptions::new().retry_on_initial_connect().event_callback(move |event| {
                let _ = said.try_send(complaint(&event));
                async {}
            });
            let _client = options.connect(address).await.unwrap();
            let complaint = complaints.recv().await.flatten().unwrap();
            assert!(
                matches!(&complaint, Complaint::Unreachable(reason) if reason.contains(found)),
                "{complaint:?}"
            );
        }
    }

    #[test]
    fn addresses_say_where_and_who() {
        for wrong in [
            "",
            "nonsense",
            "http://x",
            "nats://",
            "nats:x",
            "x:4222",
            "u:pw@127.0.0.1",
            "nats://pw?x@bus",
            "nats://pw#x@bus",
            "nats://pw/x@bus",
        ] {
            assert!(parse(wrong).is_none(), "{wrong}");
        }
        let BusAddress { server, credentials } = parse("nats://127.0.0.1:4333").unwrap();
        assert_eq!((server.host(), server.port()), ("127.0.0.1", 4333));
        assert!(matches!(credentials, Credentials::None));
        let of = |address| {
            let address = parse(address).unwrap();
            let shown = format!("{address:?}");
            let BusAddress { server, credentials } = address;
            assert_eq!((server.host(), server.username(), server.password()), ("bus", None, None));
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
