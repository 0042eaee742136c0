//! A browser with a fresh profile, and a server of its own.

use std::collections::BTreeMap;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{env, fs, io, process};

use serde_json::{Value, json};
use server::Listener;
use thirtyfour::{ChromiumLikeCapabilities as _, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver};
use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::{Error, Result, dist};

const HOST: &str = "127.0.0.1";

/// How often a driver is started that ends before it has a port.
const STARTS: u32 = 5;

/// How long a browser may take to close.
const FAREWELL: Duration = Duration::from_secs(10);

/// No window, no sandbox (tests may run as root), and nothing that talks to anybody else.
const FLAGS: [&str; 10] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1440,900",
];

/// A Chromium with a fresh profile, and a server with the page. Both end with it.
#[derive(Debug)]
pub struct Browser {
    // The order matters: the browser is closed with its driver before its profile goes.
    driver: WebDriver,
    _process: Process,
    _profile: Profile,
    host: String,
    port: u16,
    served: Option<Served>,
    preferences: Mutex<BTreeMap<&'static str, String>>,
}

impl Browser {
    /// Starts a browser and a server with the page in `dist/`.
    pub async fn start() -> Result<Self> {
        Self::start_with(server::Page::in_folder(&dist())?).await
    }

    /// Starts a browser and a server with another page.
    pub async fn start_with(page: server::Page) -> Result<Self> {
        let (served, port) = Served::start(page, 0).await?;
        Self::launch(HOST, port, Some(served)).await
    }

    /// Starts a browser for a server that somebody else has started at this port.
    pub async fn start_at(port: u16) -> Result<Self> {
        Self::launch(HOST, port, None).await
    }

    /// The same, where the server goes by this name, as in somebody's network.
    pub async fn start_under(host: &str, port: u16) -> Result<Self> {
        Self::launch(host, port, None).await
    }

    async fn launch(host: &str, port: u16, served: Option<Served>) -> Result<Self> {
        let profile = Profile::new()?;
        let process = Process::start().await?;
        let mut wanted = DesiredCapabilities::chrome();
        for flag in FLAGS {
            wanted.add_arg(flag)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", profile.0.display()))?;
        wanted.add_arg(&format!("--host-resolver-rules=MAP {host} {HOST}"))?;
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(&format!("http://{HOST}:{}", process.port), wanted).await?;
        // Of several windows only one has the focus of the system; in tests that run side by side, each has.
        driver.cdp().send_raw("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).await?;
        let host = host.to_owned();
        let preferences = Mutex::default();
        Ok(Self { driver, _process: process, _profile: profile, host, port, served, preferences })
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://{}:{}/", self.host, self.port)
    }

    /// What drives the browser, for what [`Page`](crate::Page) does not do.
    pub fn driver(&self) -> &WebDriver {
        &self.driver
    }

    /// Notes what the owner of the browser prefers, and answers all of it as the browser wants to hear it.
    pub(crate) fn prefer(&self, name: &'static str, value: &str) -> Vec<Value> {
        let mut all = self.preferences.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(name, value.to_owned());
        all.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect()
    }

    /// Stops the server: the browser is offline.
    pub async fn go_offline(&mut self) {
        if let Some(served) = self.served.take() {
            served.stop().await;
        }
    }

    /// Serves a page, at the same address as before, in the place of the one that was served.
    pub async fn serve(&mut self, page: server::Page) -> Result {
        self.go_offline().await;
        let (served, _) = Served::start(page, self.port).await?;
        self.served = Some(served);
        Ok(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // The driver closes the browser; thirtyfour would try it too, and block.
        let _ = self.driver.clone().leak();
    }
}

/// A server that runs.
#[derive(Debug)]
struct Served {
    end: oneshot::Sender<()>,
    task: JoinHandle<io::Result<()>>,
}

impl Served {
    async fn start(page: server::Page, port: u16) -> Result<(Self, u16)> {
        let listener = Listener::bind(HOST, port).await?;
        let port = listener.port();
        let (end, ended) = oneshot::channel();
        let task = tokio::spawn(listener.serve(server::router(page), async {
            // A browser that is gone needs no server either.
            let _ = ended.await;
        }));
        Ok((Self { end, task }, port))
    }

    async fn stop(self) {
        // It may have ended by itself; then it is as wanted.
        let _ = self.end.send(());
        let _ = self.task.await;
    }
}

/// A chromedriver at a free port.
#[derive(Debug)]
struct Process {
    port: u16,
    _child: Child,
    /// Kept open: what it says later must go somewhere.
    _out: Lines<BufReader<ChildStdout>>,
}

impl Process {
    /// Starts a driver. It takes a port that is free for one family of addresses, then asks for the same port of the
    /// other, and ends if somebody has that: then it is started again.
    async fn start() -> Result<Self> {
        let mut last = String::new();
        for _ in 0..STARTS {
            match Self::try_start().await? {
                Ok(process) => return Ok(process),
                Err(said) => last = said,
            }
        }
        Err(Error::Driver(format!("it ended at once, {STARTS} times; last it said: {last}")))
    }

    /// A driver with a port, or what one said that ended without.
    async fn try_start() -> Result<Result<Self, String>> {
        let fault = |error: io::Error| Error::Driver(error.to_string());
        let mut child = Command::new("chromedriver")
            .args(["--port=0", "--log-level=SEVERE"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .map_err(fault)?;
        let out = child.stdout.take().ok_or_else(|| Error::Driver("it has no output".to_owned()))?;
        let mut out = BufReader::new(out).lines();
        let mut last = String::new();
        while let Some(line) = out.next_line().await.map_err(fault)? {
            let port = line.rsplit_once("started successfully on port ");
            if let Some(port) = port.and_then(|(_, port)| port.trim_end_matches('.').parse().ok()) {
                return Ok(Ok(Self { port, _child: child, _out: out }));
            }
            last = line;
        }
        Ok(Err(last))
    }
}

impl Drop for Process {
    /// Asks the driver to close the browser and to end. Killed, it would leave the browser behind.
    fn drop(&mut self) {
        let ask = || -> io::Result<()> {
            let mut stream = TcpStream::connect((HOST, self.port))?;
            stream.set_read_timeout(Some(FAREWELL))?;
            write!(stream, "GET /shutdown HTTP/1.1\r\nhost: {HOST}\r\nconnection: close\r\n\r\n")?;
            stream.read_to_end(&mut Vec::new()).map(|_| ())
        };
        // Who does not answer is killed.
        let _ = ask();
    }
}

/// A folder for what a browser remembers; gone with it.
#[derive(Debug)]
struct Profile(PathBuf);

impl Profile {
    fn new() -> Result<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("conclave-browser-{}-{number}", process::id()));
        fs::create_dir_all(&path).map_err(Error::file(&path))?;
        Ok(Self(path))
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // It lies in the temporary folder: who cannot remove it need not.
        let _ = fs::remove_dir_all(&self.0);
    }
}
