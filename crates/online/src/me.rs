//! What somebody asks about the own account: name, devices and tokens, codes, and everything that is kept.

use axum::body::Body as Content;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use futures_util::{StreamExt as _, stream};
use hosting::{Asker, Corrupt};
use protocol::Reason;
use protocol::calls::{Changes, Code, Everything, KeptTable, Key, Me, NewToken, Newcomer, Redeemed, Token};
use serde::Serialize;
use store::Account;

use crate::people::Pass;
use crate::tables::{Failure, to_its_end};
use crate::web::{Body, Online, Refused, Visitor, cookie_of, no_cookie};

/// What is at `/api/v1/me`, and what makes an account or adds a device to one.
pub(crate) fn router() -> Router<Online> {
    Router::new()
        .route("/api/v1/accounts", post(join))
        .route("/api/v1/devices", post(add_device))
        .route("/api/v1/me", get(me).patch(change).delete(forget))
        .route("/api/v1/me/keys", get(keys))
        .route("/api/v1/me/keys/{hash}", delete(revoke))
        .route("/api/v1/me/tokens", post(add_token))
        .route("/api/v1/me/code", post(code))
        .route("/api/v1/me/download", get(download))
}

pub(crate) fn me_of(asker: Asker) -> Me {
    let Asker { account, name, portrait, program } = asker;
    Me { account, name, portrait, program }
}

/// Makes an account.
///
/// The cookie in the answer is what lets one in; it is told this once.
#[utoipa::path(
    post,
    path = "/api/v1/accounts",
    tag = "Accounts",
    request_body = ref("#/components/schemas/Newcomer"),
    responses((status = 201, description = "The account, and the cookie `conclave`.", body = ref("#/components/schemas/Me")))
)]
pub(crate) async fn join(
    State(online): State<Online>,
    visitor: Visitor,
    Body(newcomer): Body<Newcomer>,
) -> Result<Response, Refused> {
    if !online.gate.admits_account(visitor.asking.address) {
        let text = "too many accounts were made from your address; wait a little";
        return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, Reason::Limit, text));
    }
    let (account, pass) = online.people.join(&newcomer).await?;
    welcome(account, &pass, visitor.asking.is_secure)
}

/// Says to a browser who it is now, and what lets it in.
fn welcome(account: Account, pass: &Pass, is_secure: bool) -> Result<Response, Refused> {
    let Account { id, name, portrait } = account;
    let me = Me { account: id, name, portrait, program: false };
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie_of(pass, is_secure)?)], Json(me)).into_response())
}

/// Adds a device to an account, by a code that the account has asked for on another one.
#[utoipa::path(
    post,
    path = "/api/v1/devices",
    tag = "Accounts",
    request_body = ref("#/components/schemas/Redeemed"),
    responses((status = 201, description = "The account, and the cookie of this device.", body = ref("#/components/schemas/Me")))
)]
pub(crate) async fn add_device(
    State(online): State<Online>,
    visitor: Visitor,
    Body(redeemed): Body<Redeemed>,
) -> Result<Response, Refused> {
    let (account, pass) = online.people.redeem(&redeemed.code, &redeemed.device).await?;
    welcome(account, &pass, visitor.asking.is_secure)
}

/// Who one is.
#[utoipa::path(
    get,
    path = "/api/v1/me",
    tag = "Accounts",
    responses((status = 200, description = "The account.", body = ref("#/components/schemas/Me"))),
    security(("cookie" = []), ("token" = []))
)]
pub(crate) async fn me(visitor: Visitor) -> Result<Json<Me>, Refused> {
    Ok(Json(me_of(visitor.known()?)))
}

/// Gives the account another name, another portrait, or both.
///
/// At tables where one sits, both stay as they were.
#[utoipa::path(
    patch,
    path = "/api/v1/me",
    tag = "Accounts",
    request_body = ref("#/components/schemas/Changes"),
    responses((status = 200, description = "The account.", body = ref("#/components/schemas/Me"))),
    security(("cookie" = []))
)]
pub(crate) async fn change(
    State(online): State<Online>,
    visitor: Visitor,
    Body(changes): Body<Changes>,
) -> Result<Json<Me>, Refused> {
    Ok(Json(me_of(online.people.change(visitor.person()?, &changes).await?)))
}

/// Deletes the account and all that is kept of it.
///
/// Games that were played stay, without the name.
#[utoipa::path(
    delete,
    path = "/api/v1/me",
    tag = "Accounts",
    responses((status = 204, description = "It is deleted.")),
    security(("cookie" = []))
)]
pub(crate) async fn forget(State(online): State<Online>, visitor: Visitor) -> Result<Response, Refused> {
    let asker = visitor.person()?;
    to_its_end(async move {
        online.tables.leave_all(&asker).await?;
        online.people.forget(asker.account).await?;
        online.tables.forget(asker.account).await;
        // Nobody may listen.
        online.tell_changed(asker.account);
        Ok(())
    })
    .await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, no_cookie())]).into_response())
}

/// The devices and tokens of the account.
#[utoipa::path(
    get,
    path = "/api/v1/me/keys",
    tag = "Accounts",
    responses((status = 200, description = "The devices and tokens.", body = ref("#/components/schemas/Keys"))),
    security(("cookie" = []))
)]
pub(crate) async fn keys(State(online): State<Online>, visitor: Visitor) -> Result<Json<Vec<Key>>, Refused> {
    let pass = visitor.pass.clone();
    let mut keys = online.people.keys(visitor.person()?.account).await?;
    for key in &mut keys {
        key.this = pass.as_ref().is_some_and(|pass| pass.is_key(&key.key));
    }
    Ok(Json(keys))
}

/// Takes a device or a token away.
#[utoipa::path(
    delete,
    path = "/api/v1/me/keys/{hash}",
    tag = "Accounts",
    params(("hash" = String, Path, description = "The `key` in the list of devices and tokens.")),
    responses((status = 204, description = "It lets nobody in any more.")),
    security(("cookie" = []))
)]
pub(crate) async fn revoke(
    State(online): State<Online>,
    visitor: Visitor,
    Path(hash): Path<String>,
) -> Result<StatusCode, Refused> {
    let account = visitor.person()?.account;
    if online.people.revoke(account, &hash).await? {
        // Nobody may listen.
        online.tell_changed(account);
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Refused::new(StatusCode::NOT_FOUND, Reason::Unreadable, "there is no such device or token"))
}

/// Makes a token, with which a program plays in the name of the account.
#[utoipa::path(
    post,
    path = "/api/v1/me/tokens",
    tag = "Accounts",
    request_body = ref("#/components/schemas/NewToken"),
    responses((status = 201, description = "The token, which is shown this once.", body = ref("#/components/schemas/Token"))),
    security(("cookie" = []))
)]
pub(crate) async fn add_token(
    State(online): State<Online>,
    visitor: Visitor,
    Body(wanted): Body<NewToken>,
) -> Result<Response, Refused> {
    let pass = online.people.add_token(visitor.person()?.account, &wanted.label).await?;
    Ok((StatusCode::CREATED, Json(Token { token: pass.secret().to_owned() })).into_response())
}

/// Makes a code that adds another device to the account, once, within ten minutes.
#[utoipa::path(
    post,
    path = "/api/v1/me/code",
    tag = "Accounts",
    responses((status = 201, description = "The code.", body = ref("#/components/schemas/Code"))),
    security(("cookie" = []))
)]
pub(crate) async fn code(State(online): State<Online>, visitor: Visitor) -> Result<Response, Refused> {
    let (code, expires) = online.people.code(visitor.person()?.account).await?;
    Ok((StatusCode::CREATED, Json(Code { code, expires })).into_response())
}

/// Everything that is kept of the account.
///
/// It comes table by table. Should one of them not be readable at the moment, the answer ends too soon, and is no JSON.
#[utoipa::path(
    get,
    path = "/api/v1/me/download",
    tag = "Accounts",
    responses((status = 200, description = "All of it, as a file.", body = ref("#/components/schemas/Everything"))),
    security(("cookie" = []))
)]
pub(crate) async fn download(State(online): State<Online>, visitor: Visitor) -> Result<Response, Refused> {
    let Asker { account, name, portrait, .. } = visitor.person()?;
    let (keys, ratings) = (online.people.keys(account).await?, online.tables.ratings(account).await?);
    let tables = online.tables.of(account).await?;
    // There may be thousands of tables, so they are told one after the other, where their list stands in all the rest.
    let rest = json(&Everything { account, name, portrait, keys, tables: Vec::new(), ratings })?;
    let misses = || Failure::from(Corrupt::Json("it has no list of tables".to_owned()));
    let (begin, end) = rest.split_once(NO_TABLES).ok_or_else(misses)?;
    let (begin, end) = (format!("{begin}\"tables\":["), format!("]{end}"));
    let told = stream::iter(tables).enumerate().then(move |(nth, table)| {
        let tables = online.tables.clone();
        async move {
            let record = tables.record_of_own(table, account).await?;
            let comma = if nth == 0 { "" } else { "," };
            Ok(format!("{comma}{}", json(&KeptTable { table, record })?))
        }
    });
    let whole = stream::iter([Ok::<_, Failure>(begin)]).chain(told).chain(stream::iter([Ok(end)]));
    let about =
        [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"conclave.json\"")];
    Ok((about, Content::from_stream(whole)).into_response())
}

/// Where the tables stand in what somebody downloads, as long as there are none. In a text it would be written otherwise.
const NO_TABLES: &str = "\"tables\":[]";

fn json(value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|error| Corrupt::from(error).into())
}
