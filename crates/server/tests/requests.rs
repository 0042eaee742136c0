//! What a browser gets for what it asks.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use axum::body::{Body, Bytes};
use axum::http::{Request, Response, StatusCode};
use http_body_util::BodyExt as _;
use server::{Listener, Page, PageError, Timeouts, router};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tower::ServiceExt as _;

const VERSION: &str = "0123456789abcdef";

fn page() -> Page {
    let files = [
        ("index.html".to_owned(), "<h1>Conclave</h1>"),
        ("404.html".to_owned(), "<h1>Nothing</h1>"),
        ("sw.js".to_owned(), "worker"),
        ("manifest.webmanifest".to_owned(), "{}"),
        (".stamp".to_owned(), "secret"),
        (format!("{VERSION}/web_bg.wasm"), "plain wasm"),
        (format!("{VERSION}/web_bg.wasm.br"), "brotli wasm"),
        (format!("{VERSION}/web_bg.wasm.gz"), "gzip wasm"),
        (format!("{VERSION}/texts/en.ftl"), "hello = Hello"),
    ];
    Page::of(files.into_iter().map(|(path, data)| (path, Bytes::from_static(data.as_bytes())))).unwrap()
}

async fn ask(method: &str, path: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    router(page()).oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
}

fn header<'a>(response: &'a Response<Body>, name: &str) -> &'a str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

async fn body(response: Response<Body>) -> String {
    String::from_utf8(response.into_body().collect().await.unwrap().to_bytes().to_vec()).unwrap()
}

#[tokio::test]
async fn the_root_is_the_page_and_is_asked_for_every_time() {
    for path in ["/", "/index.html", "/?source=bookmark"] {
        let response = ask("GET", path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
        assert_eq!(header(&response, "cache-control"), "no-cache");
        assert_eq!(body(response).await, "<h1>Conclave</h1>");
    }
}

#[tokio::test]
async fn what_is_named_by_its_content_is_kept_for_ever() {
    let response = ask("GET", &format!("/{VERSION}/texts/en.ftl"), &[]).await;
    assert_eq!(header(&response, "cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(header(&response, "content-type"), "text/plain; charset=utf-8");
    for path in ["/sw.js", "/manifest.webmanifest"] {
        assert_eq!(header(&ask("GET", path, &[]).await, "cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn the_smallest_encoding_that_is_accepted_is_sent() {
    for (accept, encoding, data) in [
        ("gzip, deflate, br", "br", "brotli wasm"),
        ("gzip", "gzip", "gzip wasm"),
        ("br;q=0", "", "plain wasm"),
    ] {
        let response = ask("GET", &format!("/{VERSION}/web_bg.wasm"), &[("accept-encoding", accept)]).await;
        assert_eq!(header(&response, "content-encoding"), encoding);
        assert_eq!(header(&response, "content-type"), "application/wasm");
        assert_eq!(header(&response, "vary"), "accept-encoding");
        assert_eq!(header(&response, "content-length"), data.len().to_string());
        assert_eq!(body(response).await, data);
    }
    let response = ask("GET", "/", &[("accept-encoding", "br")]).await;
    assert_eq!(header(&response, "content-encoding"), "", "there is no compressed form of it");
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
    let wasm = format!("/{VERSION}/web_bg.wasm");
    let brotli = ask("GET", &wasm, &[("accept-encoding", "br")]).await;
    let plain = ask("GET", &wasm, &[]).await;
    let tag = header(&brotli, "etag");
    assert_ne!(tag, header(&plain, "etag"), "a tag is for one encoding");
    let again = ask("GET", &wasm, &[("accept-encoding", "br"), ("if-none-match", tag)]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(header(&again, "etag"), tag);
    assert_eq!(header(&again, "cache-control"), header(&brotli, "cache-control"));
    assert_eq!(body(again).await, "");
    let other = ask("GET", &wasm, &[("if-none-match", tag)]).await;
    assert_eq!(other.status(), StatusCode::OK);
}

#[tokio::test]
async fn head_is_get_without_the_body() {
    let get = ask("GET", "/", &[]).await;
    let head = ask("HEAD", "/", &[]).await;
    assert_eq!(head.status(), StatusCode::OK);
    assert_eq!(head.headers(), get.headers());
    assert_eq!(body(head).await, "");
}

#[tokio::test]
async fn an_unknown_address_has_a_page_of_its_own() {
    for path in ["/nowhere", "/.stamp", "/0123456789abcdef/", "/%2e%2e/etc/passwd", "/index.html/"] {
        let response = ask("GET", path, &[("if-none-match", "*")]).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&response, "cache-control"), "no-cache");
        assert_eq!(body(response).await, "<h1>Nothing</h1>");
    }
}

#[tokio::test]
async fn nothing_can_be_written() {
    for method in ["POST", "PUT", "DELETE"] {
        let response = ask(method, "/", &[]).await;
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
        assert_eq!(header(&response, "allow"), "GET, HEAD");
    }
}

#[tokio::test]
async fn every_response_is_guarded() {
    for (method, path) in [("GET", "/"), ("GET", "/nowhere"), ("POST", "/"), ("HEAD", "/sw.js")] {
        let response = ask(method, path, &[]).await;
        let policy = header(&response, "content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe-inline"), "{policy}");
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        assert_eq!(header(&response, "referrer-policy"), "no-referrer");
    }
}

#[test]
fn without_a_page_there_is_a_clear_word() {
    let error = Page::of([(".gitignore".to_owned(), Bytes::new())]).unwrap_err();
    assert!(matches!(error, PageError::NoIndex));
    assert!(error.to_string().contains("`cargo xtask page` builds one"), "{error}");
}

#[tokio::test]
async fn a_taken_port_makes_place_for_the_next_free_one() {
    let first = Listener::bind("127.0.0.1", 0).await.unwrap();
    assert_eq!(first.taken(), None);
    let port = first.port();
    if let Ok(second) = Listener::bind("127.0.0.1", port).await {
        assert_eq!(second.taken(), Some(port));
        assert_ne!(second.address(), first.address());
    }
    let error = Listener::bind("no such host", 1).await.unwrap_err().to_string();
    assert!(error.contains("no such host"), "{error}");
}

#[tokio::test]
async fn the_server_ends_when_it_is_told_to() {
    let listener = Listener::bind("localhost", 0).await.unwrap();
    listener.serve(router(page()), async {}).await.unwrap();
}

/// Serves this page in the background, on a loopback address.
async fn served(page: Page, timeouts: Timeouts) -> u16 {
    let listener = Listener::bind("127.0.0.1", 0).await.unwrap().with_timeouts(timeouts);
    let listener = listener.allowing(&["games.example.org".to_owned()]).unwrap();
    let port = listener.port();
    tokio::spawn(listener.serve(router(page), std::future::pending()));
    port
}

/// What comes back for these bytes until the server closes the connection.
async fn raw(port: u16, request: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn only_requests_that_name_this_server_are_answered() {
    let port = served(page(), Timeouts::default()).await;
    for (head, status) in [
        ("GET / HTTP/1.1\r\nhost: localhost", "200"),
        ("GET / HTTP/1.1\r\nhost: 127.0.0.1:1", "200"),
        ("GET / HTTP/1.1\r\nhost: [::1]:1", "200"),
        ("GET / HTTP/1.1\r\nhost: Games.Example.org", "200"),
        ("GET / HTTP/1.1\r\nhost: evil.example", "421"),
        ("GET / HTTP/1.1\r\nhost: 192.0.2.1", "421"),
        ("GET / HTTP/1.1", "400"),
        ("GET / HTTP/1.0", "400"),
        ("GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost", "400"),
        ("GET / HTTP/1.1\r\nhost: localhost\r\nhost: evil.example", "400"),
        ("GET / HTTP/1.1\r\nhost: a b", "400"),
        ("GET / HTTP/1.1\r\nhost: ", "400"),
        ("GET http://evil.example/ HTTP/1.1\r\nhost: localhost", "421"),
        ("GET http://localhost/ HTTP/1.1\r\nhost: localhost", "200"),
    ] {
        let answer = raw(port, &format!("{head}\r\nconnection: close\r\n\r\n")).await;
        assert_eq!(answer.split(' ').nth(1), Some(status), "{head}: {answer}");
        assert!(answer.contains("content-security-policy:"), "{head}: {answer}");
        assert_eq!(answer.contains("<h1>Conclave</h1>"), status == "200", "{head}: {answer}");
        assert_eq!(answer.contains("--allow-host NAME"), status == "421", "{head}: {answer}");
    }
}

#[tokio::test]
async fn who_keeps_us_waiting_is_shown_out() {
    let soon = std::time::Duration::from_millis(100);
    let port = served(page(), Timeouts { request: soon, response: soon }).await;
    assert_eq!(raw(port, "").await, "", "nothing asked");
    let begun = raw(port, "GET / HTTP/1.1\r\nhost: local").await;
    assert!(!begun.contains("200"), "half a request: {begun}");
    let asked = raw(port, "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    assert!(asked.ends_with("<h1>Conclave</h1>"), "nothing more asked: {asked}");
}

#[cfg(unix)]
#[test]
fn a_folder_shows_its_files_and_nothing_else() {
    use std::fs;
    let folder = std::env::temp_dir().join(format!("conclave-page-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let inside = folder.join("page");
    fs::create_dir_all(inside.join("deep/.git")).unwrap();
    for (path, text) in [
        ("page/index.html", "page"),
        ("page/deep/web.js", "script"),
        ("page/deep/.env", "secret"),
        ("page/deep/.git/config", "secret"),
        ("outside.txt", "secret"),
    ] {
        fs::write(folder.join(path), text).unwrap();
    }
    for (target, link) in
        [("../outside.txt", "out.txt"), ("..", "up"), ("/dev/zero", "zero"), ("nowhere", "gone")]
    {
        std::os::unix::fs::symlink(target, inside.join(link)).unwrap();
    }
    let made = std::process::Command::new("mkfifo").arg(inside.join("pipe")).status().unwrap();
    assert!(made.success());
    let page = Page::in_folder(&inside).unwrap();
    assert_eq!(page.paths().collect::<Vec<_>>(), ["deep/web.js", "index.html"]);
    fs::remove_dir_all(folder).unwrap();
}
