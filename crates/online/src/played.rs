//! What somebody has played: the own tables, and how rated games counted.

use axum::extract::State;
use axum::{Json, Router, routing::get};
use protocol::calls::{Listed, Ratings};

use crate::web::{Online, Refused, Visitor};

/// The most of the own tables that are listed.
const MOST_LISTED: usize = 100;

/// What is at `/api/v1/me/tables` and `/api/v1/me/ratings`.
pub(crate) fn router() -> Router<Online> {
    Router::new().route("/api/v1/me/tables", get(tables)).route("/api/v1/me/ratings", get(ratings))
}

/// The tables at which the account sits or sat, newest first.
#[utoipa::path(
    get,
    path = "/api/v1/me/tables",
    tag = "Accounts",
    responses((status = 200, description = "At most 100.", body = ref("#/components/schemas/Tables"))),
    security(("cookie" = []), ("token" = []))
)]
pub(crate) async fn tables(
    State(online): State<Online>,
    visitor: Visitor,
) -> Result<Json<Vec<Listed>>, Refused> {
    let mut listed = Vec::new();
    for table in online.tables.of(visitor.known()?.account).await?.into_iter().take(MOST_LISTED) {
        listed.extend(online.tables.listed(table).await?);
    }
    Ok(Json(listed))
}

/// The ratings of the account.
#[utoipa::path(
    get,
    path = "/api/v1/me/ratings",
    tag = "Accounts",
    responses((status = 200, description = "The ratings.", body = ref("#/components/schemas/Ratings"))),
    security(("cookie" = []), ("token" = []))
)]
pub(crate) async fn ratings(
    State(online): State<Online>,
    visitor: Visitor,
) -> Result<Json<Ratings>, Refused> {
    Ok(Json(online.tables.ratings(visitor.known()?.account).await?))
}
