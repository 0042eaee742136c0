//! The server that people meet at, and how they come there.

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use browser::{Browser, Page, Result, dist};

/// The real program as a server. It ends with its test, and what it kept goes with it.
pub(super) struct House {
    serving: Child,
    port: u16,
    data: PathBuf,
    more: &'static [&'static str],
}

impl House {
    /// Starts a server, on this machine alone.
    pub(super) fn open() -> Self {
        Self::open_with(&[])
    }

    /// Starts a server with more on its command line.
    pub(super) fn open_with(more: &'static [&'static str]) -> Self {
        static HOUSES: AtomicUsize = AtomicUsize::new(0);
        let number = HOUSES.fetch_add(1, Ordering::Relaxed);
        let data = std::env::temp_dir().join(format!("conclave-together-{}-{number}", std::process::id()));
        let (serving, port) = start(&data, 0, more);
        Self { serving, port, data, more }
    }

    /// The port that it listens on.
    pub(super) fn port(&self) -> u16 {
        self.port
    }

    /// Kills the server as a power cut would, …
    pub(super) fn kill(&mut self) {
        let _ = self.serving.kill();
        let _ = self.serving.wait();
    }

    /// … and starts it again at the same address.
    pub(super) fn start_again(&mut self) {
        self.kill();
        (self.serving, self.port) = start(&self.data, self.port, self.more);
    }

    /// Somebody's browser.
    pub(super) async fn guest(&self) -> Result<Browser> {
        Browser::start_at(self.port).await
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
        let _ = std::fs::remove_dir_all(&self.data);
    }
}

fn start(data: &PathBuf, port: u16, more: &[&str]) -> (Child, u16) {
    let program = std::env::var_os("CONCLAVE_PROGRAM").expect("`cargo xtask browser` says where it is");
    let mut serving = Command::new(program)
        .args(["serve", "--exact-port", "--port", &port.to_string(), "--page"])
        .arg(dist())
        .arg("--data")
        .arg(data)
        .args(more)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(serving.stdout.take().unwrap()).lines();
    let address =
        lines.find_map(|line| line.unwrap().split_once("://127.0.0.1:").map(|(_, rest)| rest.to_owned()));
    let port = address.unwrap().trim_end_matches('/').parse().unwrap();
    // What it says later is read, so that it never waits for a reader.
    std::thread::spawn(move || lines.for_each(drop));
    (serving, port)
}

/// Opens a table as somebody of this name, with whatever else is chosen by a script, and answers its address behind the `#`.
pub(super) async fn open_table(page: &Page<'_>, game: &str, name: &str, chosen: &str) -> Result<String> {
    page.eval::<()>(&format!("location.hash = '#/together/{game}';")).await?;
    page.wait_for(".setup-agreed").await?;
    type_name(page, name).await?;
    page.eval::<()>(chosen).await?;
    page.wait_until("!document.querySelector('.begin-bar button').disabled").await?;
    page.click(".begin-bar button").await?;
    page.wait_for(".room .seat-sitter.person").await?;
    page.eval("return location.hash;").await
}

/// What makes room for six at a table of Wizard that is opened: rounds are fewest then.
pub(super) const SIX_SEATS: &str = "for (let n = 0; n < 2; n++) { \
    document.querySelector('.setup-count button:last-of-type').click(); await new Promise(requestAnimationFrame); }";

/// Comes to a table by its link, and sits down with a name.
pub(super) async fn sit_down(page: &Page<'_>, link: &str, name: &str) -> Result {
    page.eval::<()>(&format!("location.hash = '{link}';")).await?;
    page.wait_for(".room-sit button").await?;
    type_name(page, name).await?;
    page.click(".room-sit button").await?;
    page.wait_for(".room .seat-sitter.person").await?;
    Ok(())
}

/// Types a name where one is asked for.
async fn type_name(page: &Page<'_>, name: &str) -> Result {
    page.wait_until("document.querySelector('main button[type=submit]') !== null").await?;
    // Who is known already is asked no more, as soon as the server has said so.
    let is_asked: bool = page
        .eval("const asked = document.querySelector('main input[name=name]'); asked?.select(); return asked !== null;")
        .await?;
    if is_asked { page.write(name).await } else { Ok(()) }
}

/// The host fills the seats that are free, and begins.
pub(super) async fn begin(page: &Page<'_>) -> Result {
    if page.eval::<bool>("return document.querySelector('.room .fill') !== null;").await? {
        page.click(".room .fill").await?;
    }
    page.wait_until("document.querySelector('.room-begin .primary')?.disabled === false").await?;
    page.click(".room-begin .primary").await?;
    page.wait_for(".play").await?;
    Ok(())
}
