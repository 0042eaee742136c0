//! What a server says of itself.

use axum::extract::State;
use axum::{Json, Router, routing::get};
use protocol::VERSION;
use protocol::calls::About;

use crate::me::me_of;
use crate::web::{Online, Refused, Visitor};

/// The program and its version.
pub(crate) const SERVER: &str = concat!("conclave ", env!("CARGO_PKG_VERSION"));

/// What is at `/api/v1/server`.
pub(crate) fn router() -> Router<Online> {
    Router::new().route("/api/v1/server", get(about))
}

/// What the server says of itself: what it speaks, where it is reached, how many are there.
#[utoipa::path(
    get,
    path = "/api/v1/server",
    tag = "Everybody",
    responses((status = 200, description = "The server.", body = ref("#/components/schemas/About")))
)]
pub(crate) async fn about(State(online): State<Online>, visitor: Visitor) -> Result<Json<About>, Refused> {
    Ok(Json(About {
        server: SERVER.to_owned(),
        protocol: VERSION,
        addresses: online.addresses.to_vec(),
        here: online.gate.here(),
        you: visitor.asker.map(me_of),
    }))
}
