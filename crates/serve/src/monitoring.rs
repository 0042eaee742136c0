//! How the server is, for those who look after it: whether it is there, whether it can work, and its figures.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::{Notify, watch};

/// How long it counts that the server could work.
const FRESH: Duration = Duration::from_secs(1);

/// How long it is told that the server could not, while somebody looks again: that takes five seconds where a database says nothing.
const LATELY: Duration = Duration::from_secs(15);

/// How often figures that nobody has asked for are put together.
const UPKEEP: Duration = Duration::from_secs(5);

/// What figures are about, by their names, for whoever reads them.
const FIGURES: [(&str, &str); 11] = [
    ("conclave_live_connections", "Live connections that are open now"),
    ("conclave_tables_in_memory", "Tables at which somebody looks or something goes on"),
    ("conclave_requests", "Requests over live connections, by their answer"),
    ("conclave_request_seconds", "How long requests over live connections took, the disk included"),
    ("conclave_entries_written", "Entries of logs that were written"),
    ("conclave_entries_together", "How many entries were written in one transaction"),
    ("conclave_write_seconds", "How long a transaction took"),
    ("conclave_servers", "Servers that share the database, this one included, where they share a bus"),
    ("conclave_bus_connected", "1 while the bus is there, 0 while it is away"),
    ("conclave_bus_untold", "What could not be told to other servers, which then read it in the logs"),
    ("conclave_thinking_seconds", "How long bots thought, with the time in which they waited for each other"),
];

/// Whether the server is there (`/health/live`), and whether it can work (`/health/ready`).
pub(crate) fn health(readiness: Readiness) -> Router {
    Router::new()
        .route("/health/live", get(async || "alive\n"))
        .route("/health/ready", get(ready))
        .with_state(readiness)
}

async fn ready(State(readiness): State<Readiness>) -> (StatusCode, &'static str) {
    match readiness.now().await {
        true => (StatusCode::OK, "ready\n"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}

/// Whether the server can work. Anybody may ask, so one looks for all who do, and not more than once a second.
#[derive(Clone, Debug)]
pub(crate) struct Readiness {
    wanted: Arc<Notify>,
    found: watch::Receiver<Option<Found>>,
}

/// What was found, and when.
#[derive(Clone, Copy, Debug)]
struct Found {
    is_ready: bool,
    at: Instant,
}

impl Found {
    fn is_fresh(&self) -> bool {
        self.at.elapsed() < FRESH
    }

    /// Whether it could not work a short while ago: it is looked again, and this is told meanwhile.
    fn was_away_lately(&self) -> bool {
        !self.is_ready && self.at.elapsed() < LATELY
    }
}

impl Readiness {
    /// Whether a store can be read and written.
    pub(crate) fn of(store: Store) -> Self {
        Self::by(move || {
            let store = store.clone();
            async move { store.ping().await.is_ok() }
        })
    }

    /// Found out like this.
    fn by<F: Future<Output = bool> + Send + 'static>(look: impl Fn() -> F + Send + 'static) -> Self {
        let wanted = Arc::new(Notify::new());
        let (finding, found) = watch::channel(None::<Found>);
        let asked = Arc::clone(&wanted);
        tokio::spawn(async move {
            loop {
                asked.notified().await;
                // Several may have asked before it was found.
                if !finding.borrow().is_some_and(|found| found.is_fresh()) {
                    let is_ready = look().await;
                    finding.send_replace(Some(Found { is_ready, at: Instant::now() }));
                }
            }
        });
        Self { wanted, found }
    }

    /// Whether it can.
    async fn now(mut self) -> bool {
        let known = *self.found.borrow_and_update();
        if let Some(found) = known.filter(Found::is_fresh) {
            return found.is_ready;
        }
        self.wanted.notify_one();
        // Whoever asks has less patience than it takes to find out that the database says nothing.
        if known.is_some_and(|found| found.was_away_lately()) {
            return false;
        }
        // Without anybody who looks it cannot be told.
        self.found.changed().await.is_ok() && self.found.borrow().is_some_and(|found| found.is_ready)
    }
}

/// The figures cannot be shown.
#[derive(Debug, thiserror::Error)]
pub enum MonitorError {
    /// Nobody can be heard there.
    #[error("health and figures cannot be shown at {address} (--monitor): {source}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        source: std::io::Error,
    },
    /// They cannot be collected.
    #[error("figures cannot be collected: {0}")]
    Collect(#[from] BuildError),
}

/// Shows health and figures (`/metrics`, as Prometheus reads them) at an address of their own.
pub(crate) async fn open(address: SocketAddr, readiness: Readiness) -> Result<(), MonitorError> {
    let refused = |source| MonitorError::Listen { address, source };
    let socket = TcpListener::bind(address).await.map_err(refused)?;
    let figures = PrometheusBuilder::new().install_recorder()?;
    for (name, about) in FIGURES {
        // Whatever it is: what is said of a figure does not depend on its kind.
        metrics::describe_gauge!(name, about);
    }
    // What has not happened yet has happened no times.
    for counted in ["conclave_entries_written", "conclave_bus_untold"] {
        metrics::counter!(counted).increment(0);
    }
    for answer in ["done", "refused"] {
        metrics::counter!("conclave_requests", "answer" => answer).increment(0);
    }
    let router = health(readiness).merge(metrics(figures.clone()));
    tokio::spawn(async move {
        let mut upkeep = tokio::time::interval(UPKEEP);
        loop {
            upkeep.tick().await;
            figures.run_upkeep();
        }
    });
    tokio::spawn(async move {
        if let Err(error) = axum::serve(socket, router).await {
            tracing::error!(%error, "nobody can ask how the server is any more");
        }
    });
    Ok(())
}

fn metrics(figures: PrometheusHandle) -> Router {
    Router::new().route("/metrics", get(async move || figures.render()))
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[tokio::test]
    async fn many_who_ask_are_answered_by_few_looks() {
        for is_ready in [true, false] {
            let looks = Arc::new(AtomicUsize::new(0));
            let counted = Arc::clone(&looks);
            let readiness = Readiness::by(move || {
                counted.fetch_add(1, Ordering::Relaxed);
                async move {
                    tokio::task::yield_now().await;
                    is_ready
                }
            });
            let asking: Vec<_> = (0..1000).map(|_| tokio::spawn(readiness.clone().now())).collect();
            for asked in asking {
                assert_eq!(asked.await.unwrap(), is_ready);
            }
            for _ in 0..1000 {
                assert_eq!(readiness.clone().now().await, is_ready);
            }
            // A slow machine may take some seconds for all of them.
            assert!(looks.load(Ordering::Relaxed) < 100, "{looks:?}");
        }
    }

    #[tokio::test]
    async fn who_asks_while_a_database_says_nothing_need_not_wait_for_it() {
        let (answering, answers) = watch::channel(None);
        let readiness = Readiness::by(move || {
            let mut answers = answers.clone();
            async move { answers.wait_for(Option::is_some).await.is_ok_and(|answer| *answer == Some(true)) }
        });
        answering.send(Some(false)).unwrap();
        assert!(!readiness.clone().now().await);
        answering.send(None).unwrap();
        tokio::time::sleep(FRESH).await;
        // Nothing is answered now.
        assert!(!readiness.clone().now().await);
        answering.send(Some(true)).unwrap();
        while !readiness.clone().now().await {
            tokio::task::yield_now().await;
        }
    }
}
