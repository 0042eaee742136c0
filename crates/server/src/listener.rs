//! The listening socket: binding it, accepting connections, and a graceful shutdown.

use std::fmt;
use std::future::Future;
use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::middleware::from_fn_with_state;
use tokio::net::{TcpListener, TcpStream, lookup_host};
use tokio::sync::{Semaphore, watch};

use crate::connection::{self, Timeouts};
use crate::hosts::{self, Hosts};
use crate::network;
use crate::share::Share;
#[cfg(feature = "tls")]
use crate::tls::Identity;

/// How many ports are tried after the one that is wanted.
const FURTHER: u16 = 20;

/// How long open requests may take after the shutdown began.
const SHUTDOWN: Duration = Duration::from_secs(2);

/// The most connections at the same time, if nothing else is said. Others wait in the socket's backlog until one is closed, or times
/// out.
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
    #[error("no further connection is accepted at the moment: {0} are open")]
    Full(usize),
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
    #[error("{} taken; choose another one", ports(*first, *last))]
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

fn ports(first: u16, last: u16) -> String {
    if first == last { format!("port {first} is") } else { format!("the ports from {first} to {last} are") }
}

/// A listening socket, and how its connections are served.
pub struct Listener {
    socket: TcpListener,
    at: SocketAddr,
    wanted: u16,
    hosts: Hosts,
    timeouts: Timeouts,
    connections: usize,
    /// The most of one address, and the addresses to which that does not apply.
    share: Option<Share>,
    #[cfg(feature = "tls")]
    identity: Option<Identity>,
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
        Self::bind_within(host, port, FURTHER).await
    }

    /// Listens at this port and at no other.
    pub async fn bind_exactly(host: &str, port: u16) -> Result<Self, OpenError> {
        Self::bind_within(host, port, 0).await
    }

    async fn bind_within(host: &str, port: u16, further: u16) -> Result<Self, OpenError> {
        let unknown = |source| OpenError::Host { host: host.to_owned(), source };
        let ip: IpAddr = lookup_host((host, port))
            .await
            .map_err(unknown)?
            .next()
            .map(|address| address.ip())
            .ok_or_else(|| unknown(io::ErrorKind::NotFound.into()))?;
        let last = if port == 0 { 0 } else { port.saturating_add(further) };
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
                        connections: MOST_CONNECTIONS,
                        share: None,
                        #[cfg(feature = "tls")]
                        identity: None,
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
        // Every address of the machine, but a browser needs one.
        self.address_at(match self.at.ip() {
            IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            ip => ip,
        })
    }

    /// The address for a browser elsewhere in the network, where the server listens there.
    pub fn address_in_network(&self) -> Option<String> {
        match self.at.ip() {
            ip if ip.is_loopback() => None,
            ip if ip.is_unspecified() => network::own_address().map(|ip| self.address_at(ip)),
            ip => Some(self.address_at(ip)),
        }
    }

    fn address_at(&self, ip: IpAddr) -> String {
        let scheme = if self.is_secure() { "https" } else { "http" };
        format!("{scheme}://{}/", SocketAddr::new(ip, self.at.port()))
    }

    /// Whether it serves over TLS.
    pub fn is_secure(&self) -> bool {
        #[cfg(feature = "tls")]
        return self.identity.is_some();
        #[cfg(not(feature = "tls"))]
        false
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

    /// Accepts so many connections at the same time. A connection that is not HTTP any more (a WebSocket) does not count.
    #[must_use]
    pub fn with_connections(mut self, most: usize) -> Self {
        self.connections = most.max(1);
        self
    }

    /// Accepts so many connections of one; `whose` says as whose those of an address count, if they do: a proxy asks for many.
    #[must_use]
    pub fn with_share(
        mut self,
        most: usize,
        whose: impl Fn(IpAddr) -> Option<IpAddr> + Send + Sync + 'static,
    ) -> Self {
        self.share = Some(Share::new(most, whose));
        self
    }

    /// Serves over TLS, as this server.
    #[cfg(feature = "tls")]
    #[must_use]
    pub fn with_tls(mut self, identity: Identity) -> Self {
        self.identity = Some(identity);
        self
    }

    /// What to do when no further connection is accepted.
    pub fn on_trouble(&mut self, tell: impl Fn(&Trouble) + Send + Sync + 'static) {
        self.trouble = Box::new(tell);
    }

    /// Serves until `end` comes, and then gives open requests a little time to finish.
    pub async fn serve(
        mut self,
        router: Router,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let hosts = Arc::new(std::mem::take(&mut self.hosts));
        let router = router.layer(from_fn_with_state(hosts, hosts::check));
        let ends = watch::Sender::new(());
        tokio::select! {
            () = self.accept(&router, &ends) => {}
            () = end => {}
        }
        ends.send_replace(());
        tokio::select! {
            () = ends.closed() => {}
            () = tokio::time::sleep(SHUTDOWN) => {}
        }
        Ok(())
    }

    /// The accept loop, which never ends by itself.
    async fn accept(&self, router: &Router, ends: &watch::Sender<()>) {
        let permits = Arc::new(Semaphore::new(self.connections));
        let mut told: Option<Instant> = None;
        let mut tell = |what: &Trouble| {
            if told.is_none_or(|told| told.elapsed() > REPORT_EVERY) {
                told = Some(Instant::now());
                (self.trouble)(what);
            }
        };
        loop {
            if permits.available_permits() == 0 {
                tell(&Trouble::Full(self.connections));
            }
            // The semaphore is never closed.
            let Ok(permit) = Arc::clone(&permits).acquire_owned().await else { return };
            match self.socket.accept().await {
                Ok((stream, peer)) => {
                    let Some(shared) = Share::take(self.share.as_ref(), peer.ip()) else { continue };
                    let answered = self.answer(stream, peer, router.clone(), ends.subscribe());
                    tokio::spawn(async move {
                        answered.await;
                        drop((permit, shared));
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

    /// Answers a connection, in plain text or over TLS.
    fn answer(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        router: Router,
        end: watch::Receiver<()>,
    ) -> impl Future<Output = ()> + Send + use<> {
        let timeouts = self.timeouts;
        #[cfg(feature = "tls")]
        let identity = self.identity.clone();
        async move {
            // What is written is meant to arrive now, and not to wait for more.
            let _ = stream.set_nodelay(true);
            #[cfg(feature = "tls")]
            if let Some(identity) = identity {
                if let Some(stream) = identity.greet(stream, timeouts.request).await {
                    connection::answer(stream, peer, router, timeouts, end).await;
                }
                return;
            }
            connection::answer(stream, peer, router, timeouts, end).await;
        }
    }
}

/// Whether the other side has closed the connection before it was accepted.
fn is_theirs(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
