//! What is asked over HTTP: who one is, and the tables.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Path, RawQuery, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, CONTENT_TYPE, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::middleware::map_response;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use hosting::Asker;
use ipnet::IpNet;
use protocol::calls::{Opened, Story, Wanted};
use protocol::{AccountId, Frame, Message, Reason, Request, TableId};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use store::Store;
use tokio::sync::{broadcast, watch};

use crate::bus::Word;
use crate::complaint::complain;
use crate::gate::{Asking, Gate};
use crate::onlooker::Onlooker;
use crate::people::{Pass, People, PeopleError};
use crate::tables::{Failure, Settings, Tables, to_its_end};
use crate::{about, documentation, live, lobby, me, played};

/// The name of the cookie that holds the pass of a browser.
pub(crate) const PASS: &str = "conclave";

/// How long a browser keeps it, in seconds: as long as browsers do.
const KEPT: u32 = 400 * 24 * 60 * 60;

/// The most changes of accounts that wait to be heard by a live connection; who misses some looks for itself.
const CHANGES: usize = 64;

/// Everything that people elsewhere ask for.
#[derive(Clone, Debug)]
pub struct Online {
    pub(crate) tables: Tables,
    pub(crate) people: People,
    pub(crate) gate: Arc<Gate>,
    /// Where others in the network reach the server.
    pub(crate) addresses: Arc<[String]>,
    /// Whether the server ends; heard by every live connection, which then ends, too.
    pub(crate) closing: watch::Sender<bool>,
    /// Accounts whose passes have changed; heard by their live connections.
    pub(crate) changed: broadcast::Sender<AccountId>,
}

/// How a server is reached.
#[derive(Clone, Debug, Default)]
pub struct Reached {
    /// Whether it speaks TLS itself.
    pub is_secure: bool,
    /// The proxies that are believed when they say for whom they ask, and how.
    pub proxies: Vec<IpNet>,
    /// Where others in the network reach it, if they do so at other addresses than that of the page.
    pub addresses: Vec<String>,
}

impl Online {
    /// The tables and people that a store keeps.
    pub fn new(store: Store, settings: Settings, reached: Reached) -> Self {
        let Reached { is_secure, proxies, addresses } = reached;
        let gate = Arc::new(Gate::new(settings.limits, proxies, is_secure));
        let people = People::new(store.clone(), settings.time.clone());
        let changed = broadcast::Sender::new(CHANGES);
        Self {
            tables: Tables::new(store, settings),
            people,
            gate,
            addresses: addresses.into(),
            closing: watch::Sender::new(false),
            changed,
        }
    }

    /// Lets everybody hear that the passes of an account have changed, here and at other servers.
    pub(crate) fn tell_changed(&self, account: AccountId) {
        // Nobody may be connected.
        let _ = self.changed.send(account);
        self.tables.0.bus.tell(Word::Changed { account });
    }

    /// All tables.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// Ends in good order: tables do nothing more by themselves, live connections are closed once their requests are answered.
    pub async fn close(&self) {
        self.tables.stop();
        self.closing.send_replace(true);
        self.closing.closed().await;
    }

    /// What is at `/api/v1`.
    pub fn router(&self) -> Router {
        let body = DefaultBodyLimit::max(self.tables.limits().body);
        Router::new()
            .merge(me::router())
            .merge(lobby::router())
            .merge(played::router())
            .merge(about::router())
            .merge(documentation::router())
            .route("/api/v1/tables", post(open))
            .route("/api/v1/tables/{id}", get(look).post(ask))
            .route("/api/v1/tables/{id}/record", get(record))
            .route("/api/v1/tables/{id}/story", get(story))
            .route("/api/v1/live", get(live::connect))
            .layer(body)
            .layer(map_response(async |response: Response| ([(CACHE_CONTROL, "no-store")], response)))
            .with_state(self.clone())
    }
}

/// A request that was not done, as it is answered.
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    pub(crate) reason: Reason,
    pub(crate) text: String,
    /// The number of the request, where it has one.
    pub(crate) number: Option<u64>,
}

impl Refused {
    pub(crate) fn new(status: StatusCode, reason: Reason, text: impl Into<String>) -> Self {
        Self { status, reason, text: text.into(), number: None }
    }

    pub(crate) fn no_account() -> Self {
        let text = "this needs an account: POST /api/v1/accounts with a name makes one";
        Self::new(StatusCode::UNAUTHORIZED, Reason::NoAccount, text)
    }

    /// The same, of a request of this number.
    pub(crate) fn of(self, number: u64) -> Self {
        Self { number: Some(number), ..self }
    }

    /// As a message.
    pub(crate) fn message(self) -> Message<Box<RawValue>> {
        Message::Refused { number: self.number, reason: self.reason, text: self.text }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, Json(self.message())).into_response()
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        use hosting::Refusal as R;
        let (status, reason) = match &failure {
            Failure::NoSuchTable => (StatusCode::NOT_FOUND, Reason::NoSuchTable),
            Failure::Setup(_) => (StatusCode::UNPROCESSABLE_ENTITY, Reason::Rules),
            Failure::Crowded(_) | Failure::TooManyTables(_) | Failure::TooSoon => {
                (StatusCode::TOO_MANY_REQUESTS, Reason::Limit)
            }
            Failure::NoChance | Failure::Store(_) | Failure::Refused(R::Corrupt(_)) => {
                complain!(failure, "a request could not be done");
                let text = "the server cannot do this at the moment; send it again";
                return Self::new(StatusCode::SERVICE_UNAVAILABLE, Reason::TryAgain, text);
            }
            Failure::Refused(refusal) => match refusal {
                R::NotHost => (StatusCode::FORBIDDEN, Reason::NotHost),
                R::NoSuchSeat(_) | R::Taken(_) | R::Full | R::Seated(_) | R::NotSeated | R::Free(_) => {
                    (StatusCode::CONFLICT, Reason::Seat)
                }
                R::Game(_) | R::NoSuchLevel(_) => (StatusCode::UNPROCESSABLE_ENTITY, Reason::Rules),
                R::TooMuch => (StatusCode::TOO_MANY_REQUESTS, Reason::Limit),
                R::NotNow(_) | R::Incomplete | R::NoPeople | R::Already | R::Corrupt(_) => {
                    (StatusCode::CONFLICT, Reason::NotNow)
                }
            },
        };
        Self::new(status, reason, failure.to_string())
    }
}

impl From<PeopleError> for Refused {
    fn from(error: PeopleError) -> Self {
        match error {
            PeopleError::Store(store) => Failure::Store(store).into(),
            PeopleError::NoChance => Failure::NoChance.into(),
            PeopleError::TooMany => {
                Self::new(StatusCode::TOO_MANY_REQUESTS, Reason::Limit, error.to_string())
            }
            PeopleError::Name
            | PeopleError::Portrait
            | PeopleError::NoChange
            | PeopleError::Label
            | PeopleError::Code => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, Reason::Unreadable, error.to_string())
            }
        }
    }
}

/// The body of a request, as JSON.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Online> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: axum::extract::Request, online: &Online) -> Result<Self, Refused> {
        let is_json = request.headers().get(CONTENT_TYPE).is_some_and(|kind| {
            kind.to_str().is_ok_and(|kind| {
                kind.split(';').next().is_some_and(|kind| kind.trim() == "application/json")
            })
        });
        if !is_json {
            let text = "the body of a request is JSON, with content-type: application/json";
            return Err(Refused::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, Reason::Unreadable, text));
        }
        let body = Bytes::from_request(request, online).await.map_err(|rejection| {
            Refused::new(rejection.status(), Reason::Unreadable, rejection.body_text())
        })?;
        serde_json::from_slice(&body).map(Self).map_err(|error| {
            let number = serde_json::from_slice::<Numbered>(&body).ok().map(|numbered| numbered.number);
            let status =
                if error.is_data() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::BAD_REQUEST };
            Refused { number, ..Refused::new(status, Reason::Unreadable, error.to_string()) }
        })
    }
}

/// The number of a request, where the rest cannot be read.
#[derive(Deserialize)]
struct Numbered {
    number: u64,
}

/// Whoever asks, and from where. A request that a page from elsewhere has made is refused, and so is one too many.
pub(crate) struct Visitor {
    pub(crate) asking: Asking,
    /// What was shown, and who it is, if that is known.
    pub(crate) pass: Option<Pass>,
    pub(crate) asker: Option<Asker>,
}

impl FromRequestParts<Online> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, online: &Online) -> Result<Self, Refused> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        let asking = online.gate.asking(peer, &parts.headers);
        if !is_from_here(&parts.headers, asking.is_secure) {
            let text = "this server is not asked from pages of others";
            return Err(Refused::new(StatusCode::FORBIDDEN, Reason::Forbidden, text));
        }
        if !online.gate.admits_request(asking.address) {
            let text = "too many requests from your address; wait a moment";
            return Err(Refused::new(StatusCode::TOO_MANY_REQUESTS, Reason::Limit, text));
        }
        let pass = shown_pass(&parts.headers);
        let asker = match &pass {
            Some(pass) => online.people.recognise(pass).await?,
            None => None,
        };
        Ok(Self { asking, pass, asker })
    }
}

impl Visitor {
    /// Whoever it is, if it has an account.
    pub(crate) fn known(self) -> Result<Asker, Refused> {
        self.asker.ok_or_else(Refused::no_account)
    }

    /// The same, but a program has no say in the account of its owner.
    pub(crate) fn person(self) -> Result<Asker, Refused> {
        let asker = self.known()?;
        if asker.program {
            let text = "a token lets a program play; accounts are seen to on the page";
            return Err(Refused::new(StatusCode::FORBIDDEN, Reason::Forbidden, text));
        }
        Ok(asker)
    }
}

/// Whether a request comes from a page of this server, or from no page at all: browsers say where a page is from.
fn is_from_here(headers: &HeaderMap, is_secure: bool) -> bool {
    let mut origins = headers.get_all(ORIGIN).iter();
    let (origin, None) = (origins.next(), origins.next()) else { return false };
    let Some(origin) = origin else { return true };
    let Some(origin) = origin.to_str().ok().and_then(|origin| origin.parse::<Uri>().ok()) else {
        return false;
    };
    let asked = headers.get(HOST).and_then(|host| host.to_str().ok());
    // Whoever is in between can put anything into a page that does not come over TLS.
    let is_as_safe = !is_secure || origin.scheme_str() == Some("https");
    match (origin.authority(), asked) {
        (Some(origin), Some(asked)) => is_as_safe && origin.as_str().eq_ignore_ascii_case(asked),
        _ => false,
    }
}

/// The pass in the cookie of a browser, or the token of a program.
fn shown_pass(headers: &HeaderMap) -> Option<Pass> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let cookie = || {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        cookies
            .flat_map(|all| all.split(';'))
            .find_map(|one| one.trim().strip_prefix(PASS)?.strip_prefix('='))
    };
    bearer.or_else(cookie).map(Pass::shown)
}

/// The cookie that holds a pass; over TLS, it is sent over nothing else.
pub(crate) fn cookie_of(pass: &Pass, is_secure: bool) -> Result<HeaderValue, Refused> {
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie = format!("{PASS}={}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}", pass.secret());
    let mut cookie = HeaderValue::try_from(cookie).map_err(|_| Refused::from(Failure::NoChance))?;
    cookie.set_sensitive(true);
    Ok(cookie)
}

/// What takes the pass out of a browser.
pub(crate) fn no_cookie() -> HeaderValue {
    HeaderValue::from_static("conclave=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// Opens a table.
///
/// Whoever opens it is its host, and does not sit there yet.
#[utoipa::path(
    post,
    path = "/api/v1/tables",
    tag = "Tables",
    request_body = ref("#/components/schemas/Wanted"),
    responses((status = 201, description = "Its id.", body = ref("#/components/schemas/Opened"))),
    security(("cookie" = []), ("token" = []))
)]
pub(crate) async fn open(
    State(online): State<Online>,
    visitor: Visitor,
    Body(wanted): Body<Wanted>,
) -> Result<Response, Refused> {
    let (host, number) = (visitor.known()?.account, wanted.number);
    let opened = online.tables.open(wanted.opening, host, number).await;
    let table = opened.map_err(|failure| Refused::from(failure).of(number))?;
    Ok((StatusCode::CREATED, Json(Opened { table })).into_response())
}

/// The table that an address names.
fn table_at(id: &str) -> Result<TableId, Refused> {
    id.parse().map_err(|_| Failure::NoSuchTable.into())
}

/// A table as the asker sees it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}",
    tag = "Tables",
    params(("id" = String, Path, description = "The id of the table.")),
    responses((status = 200, description = "The message `table`.", body = ref("#/components/schemas/Message"))),
    security((), ("cookie" = []), ("token" = []))
)]
pub(crate) async fn look(
    State(online): State<Online>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let account = visitor.asker.map(|asker| asker.account);
    let told = online.tables.look(table_at(&id)?, account).await?;
    Ok(([(CONTENT_TYPE, "application/json")], told.to_string()).into_response())
}

/// Does something at a table.
///
/// It takes the frames of live connections, but for `hello`, `watch` and `unwatch`.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{id}",
    tag = "Tables",
    params(("id" = String, Path, description = "The id of the table.")),
    request_body = ref("#/components/schemas/Frame"),
    responses((status = 200, description = "The message `done`.", body = ref("#/components/schemas/Message"))),
    security(("cookie" = []), ("token" = []))
)]
pub(crate) async fn ask(
    State(online): State<Online>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(frame): Body<Frame>,
) -> Result<Json<Message<Box<RawValue>>>, Refused> {
    let number = frame.number;
    let entries = done(&online.tables, visitor, &id, frame).await.map_err(|refused| refused.of(number))?;
    Ok(Json(Message::Done { number, entries }))
}

/// Does what a frame asks for, and answers how many entries the table has with it, where it changed something.
async fn done(tables: &Tables, visitor: Visitor, id: &str, frame: Frame) -> Result<Option<u64>, Refused> {
    let (asker, table) = (visitor.known()?, table_at(id)?);
    match frame.request {
        Request::Table(command) => {
            let tables = tables.clone();
            let asked = async move { tables.ask(table, &asker, frame.number, &command).await };
            Ok(Some(to_its_end(asked).await?))
        }
        Request::Say { phrase } => {
            tables.say(table, asker.account, phrase).await?;
            Ok(None)
        }
        Request::Hello { .. } | Request::Watch { .. } | Request::Unwatch => {
            let text = "this is for live connections: /api/v1/live";
            Err(Refused::new(StatusCode::UNPROCESSABLE_ENTITY, Reason::NotNow, text))
        }
    }
}

/// The record of a game that is over; before that, what whoever asks has heard of the table.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/record",
    tag = "Tables",
    params(("id" = String, Path, description = "The id of the table.")),
    responses((status = 200, description = "The record; before the end, the messages about the table as JSON.", body = String, content_type = "text/plain; charset=utf-8"))
)]
pub(crate) async fn record(
    State(online): State<Online>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Refused> {
    let id = table_at(&id)?;
    let account = visitor.asker.map(|asker| asker.account);
    if let Some(record) = online.tables.record(id, account).await? {
        return Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response());
    }
    let heard = online.tables.heard(id, account).await?;
    Ok(([(CONTENT_TYPE, "application/json")], heard).into_response())
}

/// What happened in the game so far, as far as whoever asks may know it.
///
/// For somebody who comes in the middle of it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{id}/story",
    tag = "Tables",
    params(
        ("id" = String, Path, description = "The id of the table."),
        ("as" = Option<String>, Query, description = "`spectator`: what a spectator may know, though one sits there.")
    ),
    responses((status = 200, description = "The facts of all steps.", body = ref("#/components/schemas/Story"))),
    security((), ("cookie" = []), ("token" = []))
)]
pub(crate) async fn story(
    State(online): State<Online>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Json<Story<Box<RawValue>>>, Refused> {
    let account = visitor.asker.map(|asker| asker.account);
    let onlooker = Onlooker { account, is_spectator: is_as_spectator(query.as_deref())? };
    Ok(Json(online.tables.story(table_at(&id)?, onlooker).await?))
}

/// Whether a query asks for what a spectator may know. Whoever asks for other eyes is not shown what the own ones see.
fn is_as_spectator(query: Option<&str>) -> Result<bool, Refused> {
    let eyes = query.into_iter().flat_map(|query| query.split('&')).find_map(|part| part.strip_prefix("as="));
    match eyes {
        None => Ok(false),
        Some("spectator") => Ok(true),
        Some(_) => {
            let text = "a table is seen with the own eyes, or with \"as=spectator\"";
            Err(Refused::new(StatusCode::UNPROCESSABLE_ENTITY, Reason::Unreadable, text))
        }
    }
}
