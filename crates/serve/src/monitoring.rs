//! How the server is, for those who look after it: whether it is there, whether it can work, and its figures.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use metrics_exporter_prometheus::{BuildError, PrometheusBuilder, PrometheusHandle};
use store::Store;
use tokio::net::TcpListener;

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// How often figures that nobody has asked for are put together.
const UPKEEP: Duration = Duration::from_secs(5);

/// What figures are about, by their names, for whoever reads them.
const FIGURES: [(&str, &str); 10] = [
    ("conclave_live_connections", "Live connections that are open now"),
    ("conclave_tables_in_memory", "Tables at which somebody looks or something goes on"),
    ("conclave_requests", "Requests over live connections, by their answer"),
    ("conclave_request_seconds", "How long requests over live connections took, the disk included"),
    ("conclave_entries_written", "Entries of logs that were written"),
    ("conclave_entries_together", "How many entries were written in one transaction"),
    ("conclave_write_seconds", "How long a transaction took"),
    ("conclave_bus_connected", "1 while the bus is there, 0 while it is away"),
    ("conclave_bus_untold", "What could not be told to other servers, which then read it in the logs"),
    ("conclave_thinking_seconds", "How long bots thought, with the time in which they waited for each other"),
];

/// Whether the server is there (`/health/live`), and whether it can work (`/health/ready`).
pub(crate) fn health(store: Store) -> Router {
    Router::new()
        .route("/health/live", get(async || "alive\n"))
        .route("/health/ready", get(ready))
        .with_state(store)
}

async fn ready(State(store): State<Store>) -> (StatusCode, &'static str) {
    match tokio::time::timeout(PATIENCE, store.ping()).await {
        Ok(Ok(())) => (StatusCode::OK, "ready\n"),
        Ok(Err(_)) | Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}

/// The figures cannot be shown.
#[derive(Debug, thiserror::Error)]
pub enum MonitorError {
    /// Nobody can be heard there.
    #[error("cannot listen on {address}: {source}")]
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
pub(crate) async fn open(address: SocketAddr, store: Store) -> Result<(), MonitorError> {
    let refused = |source| MonitorError::Listen { address, source };
    let socket = TcpListener::bind(address).await.map_err(refused)?;
    let figures = PrometheusBuilder::new().install_recorder()?;
    for (name, about) in FIGURES {
        // Whatever it is: what is said of a figure does not depend on its kind.
        metrics::describe_gauge!(name, about);
    }
    let router = health(store).merge(metrics(figures.clone()));
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
