//! From a request to a response.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, HeaderName, HeaderValue, IF_NONE_MATCH, REFERRER_POLICY, VARY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, Method, Response, StatusCode};
use axum::middleware::map_response;

use crate::page::{File, Page};
use crate::{caching, media_type};

/// The page may do what it needs, and nothing that somebody else slips into it may do anything.
///
/// Styles are set by classes and by single properties; an attribute `style` in markup is refused.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const EVERY_RESPONSE: [(HeaderName, HeaderValue); 5] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// The same, with the headers that every response of the page has: nobody else's page can do anything with what is answered.
pub fn with_headers(router: Router) -> Router {
    router.layer(map_response(async |response: Response<Body>| secured(response)))
}

/// Everything that is served: the files of the page.
pub fn router(page: Page) -> Router {
    Router::new().fallback(answer).with_state(Arc::new(page))
}

async fn answer(State(page): State<Arc<Page>>, request: Request) -> Response<Body> {
    secured(match *request.method() {
        Method::GET => find(&page, request.uri().path(), request.headers()),
        Method::HEAD => {
            let mut response = find(&page, request.uri().path(), request.headers());
            *response.body_mut() = Body::empty();
            response
        }
        _ => {
            let mut response = text(StatusCode::METHOD_NOT_ALLOWED, "Pages are read, with GET or HEAD.\n");
            response.headers_mut().insert(ALLOW, HeaderValue::from_static("GET, HEAD"));
            response
        }
    })
}

/// The response with what every one of them says.
pub(crate) fn secured(mut response: Response<Body>) -> Response<Body> {
    for (name, value) in EVERY_RESPONSE {
        response.headers_mut().insert(name, value);
    }
    response
}

fn find(page: &Page, path: &str, headers: &HeaderMap) -> Response<Body> {
    let path = match path.trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    if let Some(file) = page.file(path) {
        return send(path, file, headers);
    }
    match page.file("404.html") {
        Some(file) => {
            // Whatever the browser has kept for this address, it is not this.
            let mut asked = headers.clone();
            asked.remove(IF_NONE_MATCH);
            let mut response = send("404.html", file, &asked);
            *response.status_mut() = StatusCode::NOT_FOUND;
            response
        }
        None => text(StatusCode::NOT_FOUND, "There is nothing at this address.\n"),
    }
}

fn send(path: &str, file: &File, headers: &HeaderMap) -> Response<Body> {
    let asked = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let Some((encoding, data, tag)) = file.variant(asked(ACCEPT_ENCODING)) else {
        return text(StatusCode::NOT_FOUND, "There is nothing at this address.\n");
    };
    let fresh = caching::is_fresh(asked(IF_NONE_MATCH), tag);
    let mut response = Response::new(if fresh { Body::empty() } else { Body::from(Bytes::clone(data)) });
    let own = response.headers_mut();
    own.insert(CACHE_CONTROL, HeaderValue::from_static(caching::control(path)));
    own.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if let Ok(tag) = HeaderValue::from_str(tag) {
        own.insert(ETAG, tag);
    }
    if fresh {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    own.insert(CONTENT_TYPE, HeaderValue::from_static(media_type::of(path)));
    own.insert(CONTENT_LENGTH, HeaderValue::from(data.len()));
    if let Some(name) = encoding.name() {
        own.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    response
}

pub(crate) fn text(status: StatusCode, text: &'static str) -> Response<Body> {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}
