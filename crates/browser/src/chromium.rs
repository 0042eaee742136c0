//! The browsers that run, each of which one test uses after another.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{env, fs, process, thread};

use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::sleep;

use crate::{Error, HOST, Result};

/// No window but those that tests open, no sandbox (tests may run as root), nothing that talks to anybody else, what
/// chromedriver asks of the browsers that it starts itself, and no pages of the browser's own below the address, which
/// nobody sees and which take as long to load in each window as ours. The window is painted in one piece: what is in many of its
/// usual tiles is drawn in each of them.
const FLAGS: [&str; 27] = [
    "--headless",
    "--no-startup-window",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--window-size=1440,900",
    "--default-tile-width=2048",
    "--default-tile-height=2048",
    "--allow-pre-commit-input",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-client-side-phishing-detection",
    "--disable-default-apps",
    "--disable-features=IgnoreDuplicateNavs,Prewarm,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    "--disable-hang-monitor",
    "--disable-popup-blocking",
    "--disable-prompt-on-repost",
    "--enable-automation",
    "--password-store=basic",
    "--test-type=webdriver",
    "--remote-debugging-port=0",
    "--remote-debugging-pipe",
];

/// Runs Chromium, which is told what to do by what comes in, and ends with it: also when the tests are killed, and so never
/// read an end. What it remembered goes then.
const RUN: &str = "\
    trap : INT TERM HUP; \
    chromium --user-data-dir=\"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1; \
    rm -rf \"$0\"";

/// The size of a window.
const WINDOW: (u32, u32) = (1440, 900);

/// The browsers that nobody uses now.
static IDLE: Mutex<Vec<Chromium>> = Mutex::new(Vec::new());

/// A Chromium that runs. It ends when this is dropped, and when the tests end.
#[derive(Debug)]
pub(crate) struct Chromium {
    /// The name that leads to this machine.
    host: String,
    profile: PathBuf,
    input: ChildStdin,
    /// What it said. A thread listens: the runtime of a test ends before the browser does.
    said: UnboundedReceiver<Value>,
    /// How many commands it was given.
    commands: u64,
    /// Where chromedriver finds it.
    port: Option<u16>,
    /// What is kept for the windows of the present test, and for nobody else: cookies, storage, caches, workers, permissions.
    context: Option<Value>,
    /// The command that ended the last test's context.
    farewell: Option<u64>,
}

impl Chromium {
    /// One that nobody uses now.
    pub(crate) fn idle(host: &str) -> Option<Self> {
        let mut idle = IDLE.lock().unwrap_or_else(PoisonError::into_inner);
        let found = idle.iter().rposition(|chromium| chromium.host == host)?;
        Some(idle.remove(found))
    }

    /// Starts one to which this name is the name of this machine.
    pub(crate) fn start(host: &str) -> Result<Self> {
        let fault = |error: std::io::Error| Error::Chromium(error.to_string());
        let profile = new_folder()?;
        let mut child = Command::new("sh")
            .args(["-c", RUN])
            .arg(&profile)
            .args(FLAGS)
            .arg(format!("--host-resolver-rules=MAP {host} {HOST}"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(fault)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Error::Chromium("it has no pipes".to_owned()));
        };
        let (hear, said) = unbounded_channel();
        thread::spawn(move || {
            let values =
                BufReader::new(output).split(0).map_while(|bytes| serde_json::from_slice(&bytes.ok()?).ok());
            // Until it ends, or nobody wants to hear it.
            for value in values {
                if hear.send(value).is_err() {
                    break;
                }
            }
            // How it ends is of no interest; it is waited for so that nothing is left of it.
            let _ = child.wait();
        });
        let host = host.to_owned();
        Ok(Self { host, profile, input, said, commands: 0, port: None, context: None, farewell: None })
    }

    /// Where chromedriver finds it. It writes that down when it is ready.
    pub(crate) async fn port(&mut self) -> Result<u16> {
        let path = self.profile.join("DevToolsActivePort");
        loop {
            if let Some(port) = self.port {
                return Ok(port);
            }
            self.port = first_line(&path).and_then(|line| line.parse().ok());
            if self.port.is_none() {
                if self.said.is_closed() {
                    return Err(Error::Chromium("it ended at once".to_owned()));
                }
                sleep(Duration::from_millis(10)).await;
            }
        }
    }

    /// Opens a window that knows nothing of any other, and answers what it is called.
    pub(crate) async fn open(&mut self) -> Result<String> {
        if let Some(farewell) = self.farewell.take() {
            self.answer(farewell).await?;
        }
        let made = self.command("Target.createBrowserContext", &json!({})).await?;
        let context = made["browserContextId"].clone();
        self.context = Some(context.clone());
        let (width, height) = WINDOW;
        let window = json!({
            "url": "about:blank", "browserContextId": context, "newWindow": true, "width": width, "height": height,
        });
        let made = self.command("Target.createTarget", &window).await?;
        made["targetId"].as_str().map(ToOwned::to_owned).ok_or_else(|| Error::Chromium(made.to_string()))
    }

    /// Closes the windows of the test that is over, and lets another one have the browser.
    pub(crate) fn give_back(mut self) {
        if let Some(context) = self.context.take() {
            let dispose = json!({ "browserContextId": context });
            // Who takes it next waits for the answer. Who cannot even be told is gone.
            let Ok(farewell) = self.tell("Target.disposeBrowserContext", &dispose) else { return };
            self.farewell = Some(farewell);
        }
        IDLE.lock().unwrap_or_else(PoisonError::into_inner).push(self);
    }

    async fn command(&mut self, method: &str, parameters: &Value) -> Result<Value> {
        let number = self.tell(method, parameters)?;
        self.answer(number).await
    }

    /// Gives a command, and answers its number.
    fn tell(&mut self, method: &str, parameters: &Value) -> Result<u64> {
        self.commands += 1;
        let mut line = json!({ "id": self.commands, "method": method, "params": parameters }).to_string();
        line.push('\0');
        self.input.write_all(line.as_bytes()).map_err(|error| Error::Chromium(error.to_string()))?;
        Ok(self.commands)
    }

    /// Waits for the answer to the command of this number.
    async fn answer(&mut self, number: u64) -> Result<Value> {
        while let Some(mut said) = self.said.recv().await {
            if said["id"] == number {
                let result = said.get_mut("result").map(Value::take);
                return result.ok_or_else(|| Error::Chromium(said.to_string()));
            }
        }
        Err(Error::Chromium("it ended".to_owned()))
    }
}

/// The first line of a file, once it is whole.
fn first_line(path: &Path) -> Option<String> {
    let text = fs::read_to_string(path).ok()?;
    text.split_once('\n').map(|(line, _)| line.to_owned())
}

/// A new folder for what a browser remembers.
fn new_folder() -> Result<PathBuf> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = env::temp_dir().join(format!("conclave-browser-{}-{number}", process::id()));
    fs::create_dir_all(&path).map_err(Error::file(&path))?;
    Ok(path)
}
