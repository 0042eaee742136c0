//! What can be asked over HTTP, for whoever writes a client: as OpenAPI, and as a page that is made from it.
//!
//! What a request does is said where it is answered; what goes with it is said by the types themselves (`schemars`), so that there
//! is one description of each.

mod page;

use std::sync::LazyLock;

use axum::Router;
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::response::IntoResponse;
use axum::routing::get;
use protocol::{Frame, Message, calls};
use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::{Value, json};
use utoipa::OpenApi;

use crate::web::Online;
use crate::{about, live, lobby, me, played, web};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Conclave",
        description = "Tables with people elsewhere. docs/protocol.md tells how a client plays.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    paths(
        me::join,
        me::add_device,
        me::me,
        me::change,
        me::forget,
        me::keys,
        me::revoke,
        me::add_token,
        me::code,
        me::download,
        played::tables,
        played::ratings,
        web::open,
        web::look,
        web::ask,
        web::record,
        web::story,
        live::connect,
        about::about,
        lobby::lobby,
        lobby::ranking,
        document,
        shown,
        style,
    ),
    tags(
        (name = "Accounts", description = "Who one is, and what lets one in."),
        (name = "Tables", description = "Opening tables, and playing at them."),
        (name = "Everybody", description = "What everybody may see."),
        (name = "Documentation", description = "What can be asked."),
    )
)]
struct Api;

static DOCUMENT: LazyLock<Value> = LazyLock::new(described);
static PAGE: LazyLock<String> = LazyLock::new(|| page::render(&DOCUMENT));

/// What the page of the documentation may do: look as it should.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What is at `/api`.
pub(crate) fn router() -> Router<Online> {
    Router::new()
        .route("/api/v1/openapi.json", get(document))
        .route("/api", get(shown))
        .route("/api/style.css", get(style))
}

/// This description, as OpenAPI 3.1.
#[utoipa::path(
    get,
    path = "/api/v1/openapi.json",
    tag = "Documentation",
    responses((status = 200, description = "The description.", body = Object, content_type = "application/json"))
)]
pub(crate) async fn document() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DOCUMENT.to_string())
}

/// This description, as a page.
#[utoipa::path(
    get,
    path = "/api",
    tag = "Documentation",
    responses((status = 200, description = "The page.", body = String, content_type = "text/html; charset=utf-8"))
)]
pub(crate) async fn shown() -> impl IntoResponse {
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    (headers, PAGE.as_str())
}

/// What the page looks like.
#[utoipa::path(
    get,
    path = "/api/style.css",
    tag = "Documentation",
    responses((status = 200, description = "Its style.", body = String, content_type = "text/css; charset=utf-8"))
)]
pub(crate) async fn style() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("page.css"))
}

/// The whole description: what is said at the requests, and the types.
fn described() -> Value {
    let mut document = serde_json::to_value(Api::openapi()).unwrap_or_default();
    document["components"] = json!({
        "schemas": schemas(),
        "responses": { "Refused": {
            "description": "A request that is not done has changed nothing, and is answered by the message `refused`, whose `reason` says why.",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Message" } } },
        } },
        "securitySchemes": {
            "cookie": {
                "type": "apiKey", "in": "cookie", "name": web::PASS,
                "description": "The cookie of a browser.",
            },
            "token": { "type": "http", "scheme": "bearer", "description": "The token of a program." },
        },
    });
    let paths = document["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    for operation in paths.filter_map(Value::as_object_mut).flat_map(|path| path.values_mut()) {
        if operation["tags"] != json!(["Documentation"]) {
            operation["responses"]["default"] = json!({ "$ref": "#/components/responses/Refused" });
        }
        if let Some(body) = operation.get_mut("requestBody") {
            body["required"] = true.into();
        }
    }
    document
}

/// The types by their names.
fn schemas() -> Value {
    let settings = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into());
    let mut generator = SchemaGenerator::new(settings);
    generator.subschema_for::<Frame>();
    generator.subschema_for::<Message<Value>>();
    generator.subschema_for::<calls::About>();
    generator.subschema_for::<calls::Newcomer>();
    generator.subschema_for::<calls::Redeemed>();
    generator.subschema_for::<calls::Me>();
    generator.subschema_for::<calls::Changes>();
    generator.subschema_for::<calls::NewToken>();
    generator.subschema_for::<calls::Token>();
    generator.subschema_for::<calls::Code>();
    generator.subschema_for::<calls::Everything>();
    generator.subschema_for::<calls::Ratings>();
    generator.subschema_for::<calls::Wanted>();
    generator.subschema_for::<calls::Opened>();
    generator.subschema_for::<calls::Story<Value>>();
    let lists = [
        ("Keys", list::<calls::Key>(&mut generator, "Devices and tokens.")),
        ("Tables", list::<calls::Listed>(&mut generator, "Tables.")),
        ("Ranking", list::<calls::Ranked>(&mut generator, "Who plays a game, the best first.")),
    ];
    let mut schemas = generator.take_definitions(true);
    schemas.extend(lists.map(|(name, schema)| (name.to_owned(), schema)));
    schemas.into()
}

fn list<T: JsonSchema>(generator: &mut SchemaGenerator, about: &str) -> Value {
    json!({ "description": about, "type": "array", "items": generator.subschema_for::<T>() })
}
