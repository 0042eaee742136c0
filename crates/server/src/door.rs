//! Where the server listens, and how it ends.

use std::future::Future;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, lookup_host};
use tokio::sync::oneshot;

/// How many ports are tried after the one that is wanted.
const FURTHER: u16 = 20;

/// How long those who are being served may take when the server ends.
const LAST_ORDERS: Duration = Duration::from_secs(2);

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
    /// The system does not let us listen there.
    #[error("cannot listen on {address}: {source}")]
    Refused {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        source: io::Error,
    },
}

/// A place to listen at.
#[derive(Debug)]
pub struct Door {
    listener: TcpListener,
    at: SocketAddr,
    wanted: u16,
}

impl Door {
    /// Listens at a port, or at the next one of the following twenty that is free. Port 0 is any free one.
    pub async fn open(host: &str, port: u16) -> Result<Self, OpenError> {
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
                Ok(listener) => {
                    let at = listener.local_addr().map_err(refused)?;
                    return Ok(Self { listener, at, wanted: port });
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

    /// Serves until `end` comes, and lets those finish who are being served, but not for ever.
    pub async fn serve(
        self,
        router: Router,
        end: impl Future<Output = ()> + Send + 'static,
    ) -> io::Result<()> {
        let (ending, ends) = oneshot::channel::<()>();
        let graceful = axum::serve(self.listener, router).with_graceful_shutdown(async move {
            end.await;
            // Nobody waits for it any more if the server has failed meanwhile.
            let _ = ending.send(());
        });
        let impatient = async {
            if ends.await.is_err() {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(LAST_ORDERS).await;
        };
        tokio::select! {
            done = graceful => done,
            () = impatient => Ok(()),
        }
    }
}
