//! What somebody has played: the own tables, and how rated games counted.

use axum::extract::State;
use axum::{Json, Router, routing::get};
use hosting::Millis;
use protocol::{AccountId, TableId};
use schemars::JsonSchema;
use serde::Serialize;
use store::{Rating, Standing};

use crate::lobby::Listed;
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

/// How well somebody plays, and the games from which that follows.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Ratings {
    /// By game.
    ratings: Vec<Rated>,
    /// The rated games, in the order in which they counted.
    games: Vec<Counted>,
}

/// How well somebody plays a game.
#[derive(Serialize, JsonSchema)]
struct Rated {
    /// The game.
    game: String,
    /// How well (Weng–Lin).
    rating: f64,
    /// How sure that is: the standard deviation.
    uncertainty: f64,
    /// How many rated games it rests on.
    games: u64,
}

impl From<(String, Rating)> for Rated {
    fn from((game, rating): (String, Rating)) -> Self {
        Self { game, rating: rating.mean, uncertainty: rating.deviation, games: rating.games }
    }
}

/// A rated game, as it counted.
#[derive(Serialize, JsonSchema)]
struct Counted {
    /// The table.
    table: TableId,
    /// The game.
    game: String,
    /// When it ended, in milliseconds since 1970.
    ended: Millis,
    /// The place.
    place: u8,
    /// The rating before it.
    before: f64,
    /// The rating after it.
    after: f64,
}

impl From<Standing> for Counted {
    fn from(standing: Standing) -> Self {
        let Standing { table, game, ended, place, before, after } = standing;
        Self { table, game, ended, place, before, after }
    }
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
    Ok(Json(ratings_of(&online, visitor.known()?.account).await?))
}

pub(crate) async fn ratings_of(online: &Online, account: AccountId) -> Result<Ratings, Refused> {
    let (ratings, games) = online.tables.standings(account).await?;
    Ok(Ratings {
        ratings: ratings.into_iter().map(Rated::from).collect(),
        games: games.into_iter().map(Counted::from).collect(),
    })
}
