//! Tables for people elsewhere: what is served besides the page.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::http::StatusCode;
use clap::Args;
use command_line::{complain, number};
use ipnet::IpNet;
#[cfg(feature = "cluster")]
use online::BusAddress;
use online::{Bus, Ear, Limits, Online, Reached, Settings};
use server::{Identity, IdentityError, Listener};
use tokio::time::timeout;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::classify::ServerErrorsFailureClass;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

use crate::ServeArgs;
#[cfg(feature = "cluster")]
use crate::data::from_environment;
use crate::data::{Data, DataArgs, DataError};
use crate::logging::LogArgs;
use crate::monitoring::{self, MonitorError, Readiness};

/// How long an answer may take; whoever waits longer is told to try again.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long live connections and the database have to end.
const GRACE: Duration = Duration::from_secs(3);

/// Tables for people elsewhere.
#[derive(Args, Debug)]
#[command(next_help_heading = "Tables for people elsewhere")]
pub struct OnlineArgs {
    /// Serve the page alone, without tables for people elsewhere
    #[arg(long, conflicts_with_all = ["data", "database", "monitor"])]
    pub page_only: bool,
    /// Where they are kept.
    #[command(flatten)]
    pub data: DataArgs,
    /// Share the database with other servers, which tell each other over NATS what happens, for example `nats://bus:4222`
    /// [env: `CONCLAVE_BUS`]
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "URL", conflicts_with_all = ["data", "page_only"])]
    pub bus: Option<String>,
    /// Serve over TLS, with this certificate and those that it follows from (PEM)
    #[arg(long, value_name = "FILE", requires = "key")]
    pub certificate: Option<PathBuf>,
    /// The key to the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "certificate")]
    pub key: Option<PathBuf>,
    /// Believe this proxy, an address or a network, when it says for whom it asks (X-Forwarded-For, X-Forwarded-Proto); may be given
    /// several times
    #[arg(long, value_name = "ADDRESS", value_parser = network)]
    pub proxy: Vec<IpNet>,
    /// Set a limit, for example tables=50; may be given several times; docs/serving.md has them all
    #[arg(long, value_name = "NAME=N", value_parser = limit)]
    pub limit: Vec<(String, u32)>,
    /// The most connections at the same time that are not live yet
    #[arg(long, value_name = "N", value_parser = at_least_one, default_value_t = 1024)]
    pub connections: u16,
    /// The most of them of one address that is no proxy
    #[arg(long, value_name = "N", value_parser = at_least_one, default_value_t = 256)]
    pub address_share: u16,
    /// How many bots think at the same time
    #[arg(long, value_name = "N", value_parser = at_least_one, default_value_t = 2)]
    pub thinkers: u16,
    /// Show health and figures at this address: /health/live, /health/ready, /metrics
    #[arg(long, value_name = "ADDRESS:PORT", value_parser = address)]
    pub monitor: Option<SocketAddr>,
    /// What is written down.
    #[command(flatten)]
    pub logging: LogArgs,
}

/// A number from 1 on.
fn at_least_one(text: &str) -> Result<u16, String> {
    number::<u16>(text)
        .ok()
        .filter(|number| *number > 0)
        .ok_or_else(|| "expected a number from 1 to 65535".to_owned())
}

/// An address or a network.
fn network(text: &str) -> Result<IpNet, String> {
    let one = |address: IpAddr| IpNet::from(address);
    text.parse()
        .or_else(|_| text.parse().map(one))
        .map_err(|_| "expected an address or a network, such as 10.0.0.1 or 10.0.0.0/8".to_owned())
}

/// An address and a port.
fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse()
        .map_err(|_| "expected an IP address and a port, such as 127.0.0.1:9090 or [::1]:9090".to_owned())
}

/// A limit and what it is set to.
fn limit(text: &str) -> Result<(String, u32), String> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let is_known = Limits::NAMED.iter().any(|named| named.name == name);
    match value.parse() {
        Ok(number) if Limits::default().set(name, number) => Ok((name.to_owned(), number)),
        _ if is_known => Err(format!("{name} is a number from 1 to {}", u32::MAX)),
        _ => {
            let known =
                Limits::NAMED.map(|named| format!("  {:22}{} [{}]", named.name, named.about, named.usual()));
            Err(format!("there is no such limit; there are\n{}", known.join("\n")))
        }
    }
}

/// The environment says the same as `--bus`, to fewer eyes.
#[cfg(feature = "cluster")]
const BUS_VARIABLE: &str = "CONCLAVE_BUS";

/// Why there are no tables.
#[derive(Debug, thiserror::Error)]
pub enum PeopleError {
    /// What is kept cannot be used.
    #[error(transparent)]
    Data(#[from] DataError),
    /// The certificate cannot be used.
    #[error(transparent)]
    Identity(#[from] IdentityError),
    /// Nobody can ask how the server is.
    #[error(transparent)]
    Monitor(#[from] MonitorError),
    /// Servers tell each other what happens, and share nothing.
    #[cfg(feature = "cluster")]
    #[error("--bus (or {BUS_VARIABLE}) is for servers that share a database: name it with --database")]
    NothingShared,
    /// The other servers cannot be heard.
    #[cfg(feature = "cluster")]
    #[error(transparent)]
    Bus(#[from] online::BusError),
    /// The system has no random numbers.
    #[cfg(feature = "cluster")]
    #[error("the system has no random numbers: {0}")]
    NoChance(getrandom::Error),
    /// Connections would be closed before they are asked for a sign of life.
    #[error("idle, {idle} s, is less than ping, {ping} s: who is never asked gives no sign of life")]
    Idle {
        /// After how many seconds without a sign of life a connection is closed.
        idle: u64,
        /// After how many it is asked for one.
        ping: u64,
    },
    /// The tables that are kept cannot be read.
    #[error("the tables that are kept cannot be read: {0}")]
    Tables(#[from] online::Failure),
}

/// The tables that are open.
#[derive(Debug)]
pub(crate) struct Opened(Option<(Online, Data)>);

impl Opened {
    /// Where everything is kept.
    pub(crate) fn place(&self) -> Option<&str> {
        self.0.as_ref().map(|(_, data)| data.place.as_str())
    }

    /// Ends in good order: what was begun is on disk.
    pub(crate) async fn close(self) {
        let Some((online, data)) = self.0 else { return };
        tracing::info!("closing");
        // Whoever takes nothing any more keeps nobody waiting; what was acknowledged is on disk.
        let _ = timeout(GRACE, online.close()).await;
        let _ = timeout(GRACE, data.store.close()).await;
    }
}

/// Opens the tables, and what belongs to them: what is served then, and how.
pub(crate) async fn open(
    args: &ServeArgs,
    listener: Listener,
    page: Router,
) -> Result<(Listener, Router, Opened), PeopleError> {
    // Whoever comes through a proxy knows a better address.
    let has_proxy = !args.online.proxy.is_empty();
    let args = &args.online;
    args.logging.begin();
    let listener = match (&args.certificate, &args.key) {
        (Some(certificate), Some(key)) => listener.with_tls(Identity::read(certificate, key)?),
        _ => listener,
    };
    let proxies = args.proxy.clone();
    let listener = listener.with_connections(args.connections.into()).with_share(
        args.address_share.into(),
        move |address| {
            let is_proxy = proxies.iter().any(|proxy| proxy.contains(&address));
            (!is_proxy).then(|| online::counted(address))
        },
    );
    args.check()?;
    let Some(data) = kept(args).await? else { return Ok((listener, page, Opened(None))) };
    let (store, readiness) = (&data.store, Readiness::of(data.store.clone()));
    if let Some(address) = args.monitor {
        monitoring::open(address, readiness.clone()).await?;
    }
    let address = listener.address_in_network().filter(|_| !has_proxy);
    let addresses = address.iter().map(|address| address.trim_end_matches('/').to_owned()).collect();
    let reached = Reached { is_secure: listener.is_secure(), proxies: args.proxy.clone(), addresses };
    let (bus, ear) = args.bus().await?;
    let online = Online::new(store.clone(), Settings { bus, ..args.settings() }, reached);
    if let Some(ear) = ear {
        online.listen(ear);
    }
    online.begin().await?;
    tracing::info!(address = listener.address(), "open");
    let tables = online
        .router()
        .merge(monitoring::health(readiness))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .layer(CatchPanicLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(span).on_failure(note_failure));
    Ok((listener, page.merge(server::with_headers(tables)), Opened(Some((online, data)))))
}

/// Writes down that a request failed: what does not work at the moment is no fault, and is asked for again.
fn note_failure(failure: ServerErrorsFailureClass, after: Duration, _: &Span) {
    match failure {
        ServerErrorsFailureClass::StatusCode(StatusCode::SERVICE_UNAVAILABLE) => {
            // Why, was said before. That it took so long was not.
            if after < PATIENCE {
                tracing::debug!(?after, "a request has to be made again");
            } else {
                tracing::warn!(?after, "a request was not answered in time, and has to be made again");
            }
        }
        failure => tracing::error!(%failure, ?after, "a request has failed"),
    }
}

/// What is kept. Where nobody said where, and that cannot be used, the page is served all the same.
async fn kept(args: &OnlineArgs) -> Result<Option<Data>, PeopleError> {
    if args.page_only {
        return Ok(None);
    }
    match args.data.open().await {
        Ok(data) => Ok(Some(data)),
        Err(error) if args.data.is_named() => Err(error.into()),
        Err(error) => {
            complain(&format!("There are no tables for people elsewhere: {error}"));
            Ok(None)
        }
    }
}

impl OnlineArgs {
    /// Where other servers with the same database are told of what happens, and heard.
    #[cfg(feature = "cluster")]
    async fn bus(&self) -> Result<(Bus, Option<Ear>), PeopleError> {
        let Some(address) = self.bus_address()? else { return Ok((Bus::alone(), None)) };
        let node = getrandom::u32().map_err(PeopleError::NoChance)?;
        let (bus, ear) = Bus::nats(address, node).await?;
        Ok((bus, Some(ear)))
    }

    /// The address of the bus, if there is one.
    #[cfg(feature = "cluster")]
    fn bus_address(&self) -> Result<Option<BusAddress>, PeopleError> {
        match self.bus.clone().or_else(|| from_environment(BUS_VARIABLE)) {
            Some(_) if self.data.database()?.is_none() => Err(PeopleError::NothingShared),
            Some(address) => Ok(Some(BusAddress::read(&address)?)),
            None => Ok(None),
        }
    }

    /// There are no others.
    #[cfg(not(feature = "cluster"))]
    async fn bus(&self) -> Result<(Bus, Option<Ear>), PeopleError> {
        Ok((Bus::alone(), None))
    }

    /// Whether all that was said can be meant together.
    fn check(&self) -> Result<(), PeopleError> {
        let Limits { idle, ping, .. } = self.settings().limits;
        if idle < ping {
            return Err(PeopleError::Idle { idle: idle.as_secs(), ping: ping.as_secs() });
        }
        #[cfg(feature = "cluster")]
        if !self.page_only {
            self.bus_address()?;
        }
        Ok(())
    }

    fn settings(&self) -> Settings {
        let mut limits = Limits::default();
        for (name, number) in &self.limit {
            // They were checked when they were read.
            limits.set(name, *number);
        }
        Settings { limits, thinkers: self.thinkers.into(), ..Settings::default() }
    }
}

/// What is written down of a request: the path that it fits, because the id of a table is for those who were sent it.
fn span(request: &Request) -> Span {
    let path = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    tracing::debug_span!("request", method = %request.method(), path)
}
