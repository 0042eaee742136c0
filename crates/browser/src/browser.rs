//! A browser that remembers nothing, and a server of its own.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use server::Listener;
use thirtyfour::{
    ChromiumLikeCapabilities as _, DesiredCapabilities, LoggingPrefsLogLevel, WebDriver, WindowHandle,
};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::chromium::Chromium;
use crate::driver::Driver;
use crate::{Error, HOST, Result, dist};

/// How long a browser that was used before may take to be ready again.
const AGAIN: Duration = Duration::from_secs(10);

/// How long a browser may take to start.
const START: Duration = Duration::from_secs(60);

/// A Chromium that remembers nothing, and a server with the page. The server ends with it; the Chromium forgets everything
/// and is another test's next, since starting one costs more than most tests.
#[derive(Debug)]
pub struct Browser {
    window: Window,
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
        let window = Window::open(host).await?;
        Ok(Self { window, host: host.to_owned(), port, served, preferences: Mutex::default() })
    }

    /// The address of the page.
    pub fn address(&self) -> String {
        format!("http://{}:{}/", self.host, self.port)
    }

    /// What drives the browser, for what [`Page`](crate::Page) does not do.
    pub fn driver(&self) -> &WebDriver {
        &self.window.driver
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

/// A window of a Chromium that no other test uses, and its driver.
#[derive(Debug)]
struct Window {
    driver: WebDriver,
    _process: Driver,
    /// There from when the window is ready until it is closed.
    chromium: Option<Chromium>,
}

impl Window {
    /// Opens one, in a browser that nobody uses now or else in a new one.
    async fn open(host: &str) -> Result<Self> {
        while let Some(chromium) = Chromium::idle(host) {
            // One that has come to harm, or still shows a dialogue, is no other test's fault: it ends.
            if let Ok(Ok(window)) = timeout(AGAIN, Self::open_in(chromium)).await {
                return Ok(window);
            }
        }
        timeout(START, Self::open_in(Chromium::start(host)?))
            .await
            .map_err(|_| Error::Chromium(format!("it is not ready after {START:?}")))?
    }

    async fn open_in(mut chromium: Chromium) -> Result<Self> {
        let port = chromium.port().await?;
        let handle = chromium.open().await?;
        // A new driver: it starts at once, and its log and whatever else it knows are of this test alone.
        let process = Driver::start().await?;
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_debugger_address(&format!("{HOST}:{port}"))?;
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(&format!("http://{HOST}:{}", process.port), wanted).await?;
        let mut window = Self { driver, _process: process, chromium: None };
        window.driver.switch_to_window(WindowHandle::from(handle)).await?;
        // Of several windows only one has the focus of the system; in tests that run side by side, each has.
        window
            .driver
            .cdp()
            .send_raw("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }))
            .await?;
        // Only one in which all of that works is another test's later.
        window.chromium = Some(chromium);
        Ok(window)
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        // The driver ends without a farewell; thirtyfour would send one, and block.
        let _ = self.driver.clone().leak();
        if let Some(chromium) = self.chromium.take() {
            chromium.give_back();
        }
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
