//! What everybody may see: tables that are listed, and who plays best.

use axum::extract::{Path, State};
use axum::{Json, Router, routing::get};
use protocol::{AccountId, Opening, Phase, Sitter, TableId};
use serde::Serialize;

use crate::ratings::RANKED_FROM;
use crate::web::{Online, Refused, Visitor};

/// The most tables of each phase that are listed, and the most lines of a ranking.
pub(crate) const MOST_LISTED: u32 = 50;
const MOST_RANKED: u32 = 100;

/// What is at `/api/v1/lobby` and `/api/v1/ranking`.
pub(crate) fn router() -> Router<Online> {
    Router::new().route("/api/v1/lobby", get(lobby)).route("/api/v1/ranking/{game}", get(ranking))
}

/// A table in the lobby.
#[derive(Serialize)]
pub(crate) struct Listed {
    pub(crate) table: TableId,
    pub(crate) phase: Phase,
    pub(crate) opening: Opening,
    pub(crate) seats: Vec<Sitter>,
}

async fn lobby(State(online): State<Online>, _: Visitor) -> Result<Json<Vec<Listed>>, Refused> {
    Ok(Json(online.tables.lobby().await?))
}

/// A line of a ranking.
#[derive(Serialize)]
struct Line {
    account: AccountId,
    name: String,
    rating: f64,
    uncertainty: f64,
    games: u64,
}

async fn ranking(
    State(online): State<Online>,
    _: Visitor,
    Path(game): Path<String>,
) -> Result<Json<Vec<Line>>, Refused> {
    let ranked = online.tables.ranking(&game, RANKED_FROM, MOST_RANKED).await?;
    let line = |ranked: store::Ranked| Line {
        account: ranked.account,
        name: ranked.name,
        rating: ranked.rating.mean,
        uncertainty: ranked.rating.deviation,
        games: ranked.rating.games,
    };
    Ok(Json(ranked.into_iter().map(line).collect()))
}
