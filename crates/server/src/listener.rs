//! The listening socket: binding it, accepting connections, and a graceful shutdown.

use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::middleware::from_fn_with_state;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, lookup_host};
use tokio::sync::Semaphore;

use crate::connection::{self, Timeouts};
use crate::hosts::{self, Hosts};

/// How many ports are tried after the one that is wanted.
const FURTHER: u16 = 20;

/// How long open requests may take after the shutdown began.
const SHUTDOWN: Duration = Duration::from_secs(2);

/// The most connections at the same time. Others wait in the socket's backlog until one is closed, or times out.
const MOST_CONNECTIONS: usize = 512;

/// The pause after the system refused to accept a connection.
const ACCEPT_PAUSE: Duration = Duration::from_millis(500);

/// The least time between two reports of trouble that goes on.
const REPORT_EVERY: Duration = Duration::from_secs(10);

/// Why no further connection is accepted at the moment. Those that are open are served all the same.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The system refuses to accept one, for example because too many files are open.
    #[error("no further connection can be accepted at the moment: {0}")]
    NoRoom(#[source] io::Error),
    /// As many are open as may be.
    #[error("no further connection is accepted at the moment: {MOST_CONNECTIONS} are open")]
    Full,
}

/// The server cannot listen.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The name of the host leads nowhere.
    #[error("there is no host {host:?} on this machine: {source}")]
    Host {
        /// The name.
        host: String,
        /// What the system says.
        source: io::Error,
    },
    /// All ports that were tried are taken.
    #[error("the ports from {first} to {last} are taken; choose another one")]
    Taken {
        /// The first port that was tried.
        first: u16,
        /// The last one.
        last: u16,
    },
    /// A name that the server is to answer to is none.
    #[error("{name:?} is not the name of a host; it has no port and no spaces")]
    Name {
        /// What it is instead.
        name: String,
    },
    /// The system does not let us listen there.
    #[error("cannot listen on {address}: {source}")]
    Refused {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
}

/// A listening socket, and how its connections are served.
pub struct Listener {
    socket: TcpListener,
    at: SocketAddr,
    wanted: u16,
    hosts: Hosts,
    timeouts: Timeouts,
    trouble: Box<dyn Fn(&Trouble) + Send + Sync>,
}

impl fmt::Debug for Listener {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listener").field("at", &self.at).field("hosts", &self.hosts).finish_non_exhaustive()
    }
}

impl Listener {
    /// Listens at a port, or at the next one of the following twenty that is free. Port 0 is any free one.
    pub async fn bind(host: &str, port: u16) -> Result<Self, OpenError> {
        let unknown = |source| OpenError::Host { host: host.to_owned(), source };
        let ip: IpAddr = lookup_host((host, port))
            .await
            .map_err(unknown)?
            .next()
            .map(|address| address.ip())
            .ok_or_else(|| unknown(io::ErrorKind::NotFound.into()))?;
        let last = if port == 0 { 0 } else { port.saturating_add(FURTHER) };
        for tried in port..=last {
            let address = SocketAddr::new(ip, tried);
            let refused = |source| OpenError::Refused { address, source };
            match TcpListener::bind(address).await {
                Ok(socket) => {
                    let at = socket.local_addr().map_err(refused)?;
                    let hosts = Hosts::of(host, at.ip());
                    return Ok(Self {
                        socket,
                        at,
                        wanted: port,
                        hosts,
                        timeouts: Timeouts::default(),
                        trouble: Box::new(|_| {}),
                    });
                }
                Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
                Err(error) => return Err(refused(error)),
            }
        }
        Err(OpenError::Taken { first: port, last })
    }

    /// The address for a browser on this machine.
    pub fn address(&self) -> String {
        let ip = match self.at.ip() {
            // Every address of the machine, but a browser needs one.
            IpAddr::V4(ip) if ip.is_unspecified() => "127.0.0.1".to_owned(),
            IpAddr::V6(ip) if ip.is_unspecified() => "[::1]".to_owned(),
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        };
        format!("http://{ip}:{}/", self.at.port())
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.at.port()
    }

    /// The port that was wanted, if another one had to be taken.
    pub fn taken(&self) -> Option<u16> {
        (self.wanted != 0 && self.wanted != self.at.port()).then_some(self.wanted)
    }

    /// Answers to these names, too. Without them, a server on a loopback address answers to `localhost` and such addresses,
    /// any other to all addresses, to the name it was opened with and to the names of its machine.
    pub fn allowing(mut self, names: &[String]) -> Result<Self, OpenError> {
        match names.iter().find(|name| !self.hosts.allow(name)) {
            Some(name) => Err(OpenError::Name { name: name.clone() }),
            None => Ok(self),
        }
    }

    /// Closes connections after these timeouts.
    #[must_use]
    pub fn with_timeouts(mut self, timeouts: Timeouts) -> Self {
        self.timeouts = timeouts;
        self
    }

    /// What to do when no further connection is accepted.
    pub fn on_trouble(&mut self, tell: impl Fn(&Trouble) + Send + Sync + 'static) {
        self.trouble = Box::new(tell);
    }

    /// Serves until `end` comes, and then gives open requests a little time to finish.
    pub async fn serve(
        self,
        router: Router,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let router = router.layer(from_fn_with_state(Arc::new(self.hosts), hosts::check));
        let open = GracefulShutdown::new();
        tokio::select! {
            () = accept(&self.socket, &router, self.timeouts, &open, &self.trouble) => {}
            () = end => {}
        }
        tokio::select! {
            () = open.shutdown() => {}
            () = tokio::time::sleep(SHUTDOWN) => {}
        }
        Ok(())
    }
}

/// The accept loop, which never ends by itself.
async fn accept(
    socket: &TcpListener,
    router: &Router,
    timeouts: Timeouts,
    open: &GracefulShutdown,
    trouble: &(dyn Fn(&Trouble) + Send + Sync),
) {
    let permits = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let mut told: Option<Instant> = None;
    let mut tell = |what: &Trouble| {
        if told.is_none_or(|told| told.elapsed() > REPORT_EVERY) {
            told = Some(Instant::now());
            trouble(what);
        }
    };
    loop {
        if permits.available_permits() == 0 {
            tell(&Trouble::Full);
        }
        // The semaphore is never closed.
        let Ok(permit) = Arc::clone(&permits).acquire_owned().await else { return };
        match socket.accept().await {
            Ok((stream, _)) => {
                let (router, watcher) = (router.clone(), open.watcher());
                tokio::spawn(async move {
                    connection::answer(stream, router, timeouts, watcher).await;
                    drop(permit);
                });
            }
            Err(error) if is_theirs(&error) => {}
            Err(error) => {
                tell(&Trouble::NoRoom(error));
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Whether the other side has closed the connection before it was accepted.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
