//! A server for people elsewhere, and terminals at its tables.
#![allow(dead_code, reason = "every test file uses some of it")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Command};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use axum::serve::ListenerExt as _;
use online::{Online, Reached, Settings};
use store::Store;
use tokio::runtime::Runtime;

use crate::common::{Folder, Ran, send};

/// How long anything may take; a guard against standing still.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server on a real port.
pub(crate) struct House {
    address: String,
    folder: Folder,
    runtime: Option<Runtime>,
}

impl House {
    pub(crate) fn open() -> Self {
        let mut house = Self { address: "127.0.0.1:0".to_owned(), folder: Folder::new(), runtime: None };
        house.begin();
        house
    }

    /// Begins to serve, at the same address as before.
    pub(crate) fn begin(&mut self) {
        let runtime = Runtime::new().unwrap();
        let file = self.folder.path("conclave.db");
        let address = self.address.clone();
        self.address = runtime.block_on(async move {
            let store = Store::open_file(&file).await.unwrap();
            let settings = Settings { thinking: Duration::from_millis(20), ..Settings::default() };
            let online = Online::new(store, settings, Reached::default());
            let listener = tokio::net::TcpListener::bind(address).await.unwrap();
            let address = listener.local_addr().unwrap().to_string();
            let listener = listener.tap_io(|stream| stream.set_nodelay(true).unwrap());
            tokio::spawn(async move { axum::serve(listener, online.router()).await });
            address
        });
        self.runtime = Some(runtime);
    }

    /// Ends at once.
    pub(crate) fn end(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }

    /// Where it is.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// Speaks TLS before a server, as whoever this certificate names.
pub(crate) fn speak_tls(house: &House, certificate: &rcgen::CertifiedKey<rcgen::KeyPair>) -> u16 {
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::crypto::ring;
    use tokio_rustls::rustls::pki_types::PrivateKeyDer;
    let key = PrivateKeyDer::try_from(certificate.signing_key.serialize_der()).unwrap();
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(vec![certificate.cert.der().clone()], key)
        .unwrap();
    let acceptor = tokio_rustls::TlsAcceptor::from(Arc::new(config));
    let (runtime, behind) = (house.runtime.as_ref().unwrap(), house.address.clone());
    let listener = runtime.block_on(tokio::net::TcpListener::bind("127.0.0.1:0")).unwrap();
    let port = listener.local_addr().unwrap().port();
    runtime.spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let (acceptor, behind) = (acceptor.clone(), behind.clone());
            tokio::spawn(async move {
                // Whoever does not trust the certificate goes away.
                let Ok(mut stream) = acceptor.accept(stream).await else { return };
                let mut server = tokio::net::TcpStream::connect(behind).await.unwrap();
                let _ = tokio::io::copy_bidirectional(&mut stream, &mut server).await;
            });
        }
    });
    port
}

impl Drop for House {
    fn drop(&mut self) {
        self.end();
    }
}

/// A terminal whose lines are read as they come.
pub(crate) struct Terminal {
    child: Child,
    stdin: Option<ChildStdin>,
    chunks: Receiver<String>,
    /// All that was said so far.
    pub(crate) said: String,
}

impl Terminal {
    pub(crate) fn open(folder: &Folder, args: &[&str]) -> Self {
        Self::of(folder.command(args))
    }

    /// One at which somebody sits, and not a pipe; what is typed stands in what is said.
    pub(crate) fn at_a_screen(folder: &Folder, args: &[&str]) -> Self {
        let played = [&[env!("CARGO_BIN_EXE_conclave")], args].concat().join(" ");
        Self::of(folder.command_of("script", ["--quiet", "--return", "--command", &played, "/dev/null"]))
    }

    fn of(mut command: Command) -> Self {
        let mut child = command.spawn().unwrap();
        let stdin = child.stdin.take();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let (sender, chunks) = channel();
        std::thread::spawn(move || {
            loop {
                let Ok(bytes) = out.fill_buf() else { return };
                let length = bytes.len();
                if length == 0 || sender.send(String::from_utf8_lossy(bytes).into_owned()).is_err() {
                    return;
                }
                out.consume(length);
            }
        });
        Self { child, stdin, chunks, said: String::new() }
    }

    pub(crate) fn write(&mut self, lines: &str) {
        // Whoever has gone reads nothing; that is noticed elsewhere.
        let _ = self.stdin.as_mut().unwrap().write_all(lines.as_bytes());
    }

    /// Writes in the background, as far as anybody reads it, and then ends the input.
    pub(crate) fn write_all(&mut self, lines: String) {
        let mut stdin = self.stdin.take().unwrap();
        std::thread::spawn(move || {
            let _ = stdin.write_all(lines.as_bytes());
        });
    }

    /// Waits until this was said, and answers what was said before it since the last time.
    pub(crate) fn wait_for(&mut self, text: &str) {
        let begun = Instant::now();
        while !self.said.contains(text) {
            match self.chunks.recv_timeout(PATIENCE.saturating_sub(begun.elapsed())) {
                Ok(chunk) => self.said.push_str(&chunk),
                Err(RecvTimeoutError::Timeout) => panic!("{text:?} is not said: {}", self.said),
                Err(RecvTimeoutError::Disconnected) => {
                    let mut err = String::new();
                    self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
                    panic!("the end came before {text:?}: {} {err}", self.said);
                }
            }
        }
    }

    /// Forgets what was said.
    pub(crate) fn forget(&mut self) {
        self.said.clear();
    }

    /// The link of the table, once it was said.
    pub(crate) fn link(&mut self) -> String {
        self.wait_for("/#/table/");
        let from = self.said.find("http://").map(|at| &self.said[at..]).unwrap();
        let at = self.said.find("can come: ").map_or(from, |at| &self.said[at + "can come: ".len()..]);
        at.split_whitespace().next().unwrap().to_owned()
    }

    /// Ends the program as nobody can refuse.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends the input, and waits for the end.
    pub(crate) fn end(mut self) -> Ran {
        drop(self.stdin.take());
        self.wait()
    }

    /// Sends a signal, and waits for the end: a signal is enough, whatever might still be typed.
    pub(crate) fn end_by(self, signal: &str) -> Ran {
        send(signal, &self.child);
        self.wait()
    }

    /// Waits for the end, which comes by itself.
    pub(crate) fn end_of_itself(self) -> Ran {
        self.wait()
    }

    fn wait(mut self) -> Ran {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status;
            }
            if let Ok(chunk) = self.chunks.recv_timeout(Duration::from_millis(20)) {
                self.said.push_str(&chunk);
            }
            assert!(begun.elapsed() < PATIENCE, "the program does not end: {}", self.said);
        };
        while let Ok(chunk) = self.chunks.recv_timeout(Duration::from_secs(1)) {
            self.said.push_str(&chunk);
        }
        let mut err = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        Ran { code: status.code(), out: self.said, err }
    }
}
