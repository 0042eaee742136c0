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
