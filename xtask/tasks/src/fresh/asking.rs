//! Asking a server over HTTP, as a browser would.

use std::io::{self, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::time::Duration;

use xtask::command::Failed;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// A response.
pub(super) struct Answer {
    head: String,
    pub(super) body: Vec<u8>,
}

impl Answer {
    /// The value of a header.
    pub(super) fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        lines.into_iter().find(|(found, _)| found.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

/// The answer to `GET` or, with a body, to `POST`, if it is a good one.
pub(super) fn ask(port: u16, path: &str, headers: &str, body: Option<&str>) -> io::Result<Answer> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    let method = if body.is_some() { "POST" } else { "GET" };
    let (body, length) = (body.unwrap_or_default(), body.unwrap_or_default().len());
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n\
         content-length: {length}\r\n{headers}\r\n{body}"
    )?;
    let mut response = Vec::new();
    stream.read_to_end(&mut response)?;
    let end = response.windows(4).position(|bytes| bytes == b"\r\n\r\n");
    match end {
        Some(end) if response.starts_with(b"HTTP/1.1 20") => {
            let body = response.split_off(end + 4);
            Ok(Answer { head: String::from_utf8_lossy(&response).into_owned(), body })
        }
        _ => Err(io::Error::other(format!("no good answer: {}", String::from_utf8_lossy(&response)))),
    }
}

/// Asks for the page and its program.
pub(super) fn page_at(port: u16) -> io::Result<()> {
    let index = ask(port, "/", "", None)?.body;
    let text = String::from_utf8_lossy(&index);
    let base = text.split_once("data-base=\"").and_then(|(_, rest)| rest.split_once('"'));
    let (base, _) = base.ok_or_else(|| io::Error::other("this is not the page"))?;
    let module = ask(port, &format!("/{base}web_bg.wasm"), "", None)?.body;
    if module.starts_with(b"\0asm") { Ok(()) } else { Err(io::Error::other("the page has no program")) }
}

/// A port at which nobody listens.
pub(super) fn free_port() -> Result<u16, Failed> {
    let socket = TcpListener::bind(("127.0.0.1", 0)).and_then(|socket| socket.local_addr());
    socket
        .map(|address| address.port())
        .map_err(|error| Failed::new(format!("there is no free port: {error}")))
}
