//! What somebody asks about the own account: name, devices and tokens, codes, and everything that is kept.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use hosting::{Asker, Millis};
use protocol::{AccountId, Reason, TableId};
use serde::{Deserialize, Serialize};
use store::{Key, KeyKind};

use crate::web::{Body, Online, Refused, Visitor, cookie_of, no_cookie};

/// What is at `/api/v1/me`, and what makes an account or adds a device to one.
pub(crate) fn router() -> Router<Online> {
    Router::new()
        .route("/api/v1/accounts", post(join))
        .route("/api/v1/devices", post(add_device))
        .route("/api/v1/me", get(me).patch(rename).delete(forget))
        .route("/api/v1/me/keys", get(keys))
        .route("/api/v1/me/keys/{hash}", delete(revoke))
        .route("/api/v1/me/tokens", post(add_token))
        .route("/api/v1/me/code", post(code))
        .route("/api/v1/me/download", get(download))
}

/// Who somebody is.
#[derive(Serialize)]
struct Me {
    account: AccountId,
    name: String,
    /// Whether it is a program that asks.
    program: bool,
}

impl From<Asker> for Me {
    fn from(asker: Asker) -> Self {
        let Asker { account, name, program } = asker;
        Self { account, name, program }
    }
}

/// Who somebody wants to be.
#[derive(Deserialize)]
struct Newcomer {
    name: String,
    #[serde(default)]
    device: String,
}

async fn join(
    State(online): State<Online>,
    visitor: Visitor,
    Body(newcomer): Body<Newcomer>,
) -> Result<Response, Refused> {
    if !online.gate.admits_account(visitor.asking.address) {
        let text = "too many accounts were made from your address; wait a little";
        return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, Reason::Limit, text));
    }
    let (account, pass) = online.people.join(&newcomer.name, &newcomer.device).await?;
    let cookie = cookie_of(&pass, visitor.asking.is_secure)?;
    Ok(welcome(Me { account: account.id, name: account.name, program: false }, cookie))
}

/// Says to a browser who it is now.
fn welcome(me: Me, cookie: HeaderValue) -> Response {
    (StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(me)).into_response()
}

/// The code that adds a device to an account.
#[derive(Deserialize)]
struct Redeemed {
    code: String,
    #[serde(default)]
    device: String,
}

async fn add_device(
    State(online): State<Online>,
    visitor: Visitor,
    Body(redeemed): Body<Redeemed>,
) -> Result<Response, Refused> {
    let (_, pass) = online.people.redeem(&redeemed.code, &redeemed.device).await?;
    let found = online.people.recognise(&pass).await?.ok_or_else(Refused::no_account)?;
    Ok(welcome(found.into(), cookie_of(&pass, visitor.asking.is_secure)?))
}

async fn me(visitor: Visitor) -> Result<Json<Me>, Refused> {
    Ok(Json(visitor.known()?.into()))
}

#[derive(Deserialize)]
struct NewName {
    name: String,
}

async fn rename(
    State(online): State<Online>,
    visitor: Visitor,
    Body(wanted): Body<NewName>,
) -> Result<Json<Me>, Refused> {
    let Asker { account, program, .. } = visitor.known()?;
    let name = online.people.rename(account, &wanted.name).await?;
    Ok(Json(Me { account, name, program }))
}

async fn forget(State(online): State<Online>, visitor: Visitor) -> Result<Response, Refused> {
    let asker = visitor.person()?;
    online.people.forget(asker.account).await?;
    online.tables.forget(asker.account).await;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie())]).into_response())
}

/// A device or token, as its owner sees it.
#[derive(Serialize)]
struct KeyShown {
    /// What it is removed by; it lets nobody in.
    key: String,
    kind: &'static str,
    label: String,
    made: Millis,
    used: Millis,
}

impl From<Key> for KeyShown {
    fn from(key: Key) -> Self {
        let kind = match key.kind {
            KeyKind::Device => "device",
            KeyKind::Token => "token",
        };
        Self { key: key.hash, kind, label: key.label, made: key.made, used: key.used }
    }
}

async fn keys(State(online): State<Online>, visitor: Visitor) -> Result<Json<Vec<KeyShown>>, Refused> {
    let keys = online.people.keys(visitor.person()?.account).await?;
    Ok(Json(keys.into_iter().map(KeyShown::from).collect()))
}

async fn revoke(
    State(online): State<Online>,
    visitor: Visitor,
    Path(hash): Path<String>,
) -> Result<StatusCode, Refused> {
    if online.people.revoke(visitor.person()?.account, &hash).await? {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Refused::new(StatusCode::NOT_FOUND, Reason::Unreadable, "there is no such device or token"))
}

#[derive(Deserialize)]
struct NewToken {
    #[serde(default)]
    label: String,
}

/// A token, which is shown this once.
#[derive(Serialize)]
struct TokenShown {
    token: String,
}

async fn add_token(
    State(online): State<Online>,
    visitor: Visitor,
    Body(wanted): Body<NewToken>,
) -> Result<Response, Refused> {
    let pass = online.people.add_token(visitor.person()?.account, &wanted.label).await?;
    Ok((StatusCode::CREATED, Json(TokenShown { token: pass.secret().to_owned() })).into_response())
}

/// A code that adds a device, and until when.
#[derive(Serialize)]
struct CodeShown {
    code: String,
    expires: Millis,
}

async fn code(State(online): State<Online>, visitor: Visitor) -> Result<Response, Refused> {
    let (code, expires) = online.people.code(visitor.person()?.account).await?;
    Ok((StatusCode::CREATED, Json(CodeShown { code, expires })).into_response())
}

/// Everything that is kept of somebody.
#[derive(Serialize)]
struct Everything {
    account: AccountId,
    name: String,
    keys: Vec<KeyShown>,
    /// The tables at which it sits or sat; those that are over with their records.
    tables: Vec<TableShown>,
}

#[derive(Serialize)]
struct TableShown {
    table: TableId,
    record: Option<String>,
}

async fn download(State(online): State<Online>, visitor: Visitor) -> Result<Response, Refused> {
    let Asker { account, name, .. } = visitor.person()?;
    let keys = online.people.keys(account).await?.into_iter().map(KeyShown::from).collect();
    let mut tables = Vec::new();
    for table in online.tables.of(account).await? {
        tables.push(TableShown { table, record: online.tables.record(table).await? });
    }
    let attachment = [(CONTENT_DISPOSITION, "attachment; filename=\"conclave.json\"")];
    Ok((attachment, Json(Everything { account, name, keys, tables })).into_response())
}
