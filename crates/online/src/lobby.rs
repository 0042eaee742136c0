//! What everybody may see: tables that are listed, and who plays best.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Json, Router, routing::get};
use games::GameName;
use protocol::Reason;
use protocol::calls::{Listed, Ranked};

use crate::ratings::RANKED_FROM;
use crate::web::{Online, Refused, Visitor};

/// The most tables of each phase that are listed, and the most lines of a ranking.
pub(crate) const MOST_LISTED: u32 = 50;
const MOST_RANKED: u32 = 100;

/// What is at `/api/v1/lobby` and `/api/v1/ranking`.
pub(crate) fn router() -> Router<Online> {
    Router::new().route("/api/v1/lobby", get(lobby)).route("/api/v1/ranking/{game}", get(ranking))
}

/// The tables that are listed: those at which seats may be free first.
#[utoipa::path(
    get,
    path = "/api/v1/lobby",
    tag = "Everybody",
    responses((status = 200, description = "At most 50 of each phase.", body = ref("#/components/schemas/Tables")))
)]
pub(crate) async fn lobby(State(online): State<Online>, _: Visitor) -> Result<Json<Vec<Listed>>, Refused> {
    Ok(Json(online.tables.lobby().await?))
}

/// Who plays a game best: all who have played ten rated games of it.
#[utoipa::path(
    get,
    path = "/api/v1/ranking/{game}",
    tag = "Everybody",
    params(("game" = String, Path, description = "The game, by its name in records.")),
    responses((status = 200, description = "At most 100, the best first.", body = ref("#/components/schemas/Ranking")))
)]
pub(crate) async fn ranking(
    State(online): State<Online>,
    _: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Vec<Ranked>>, Refused> {
    if GameName::read(&game).is_none() {
        return Err(Refused::new(StatusCode::NOT_FOUND, Reason::Unreadable, "there is no such game"));
    }
    Ok(Json(online.tables.ranking(&game, RANKED_FROM, MOST_RANKED).await?))
}
