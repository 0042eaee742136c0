//! boardgame.io, measured in the same run: a game of the same kind, in memory. It and ours take turns, because a machine that others
//! use, too, is not as fast now as a minute later.

use std::fs;
use std::io::Read as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use table::Game;

use crate::fault::Fault;
use crate::wish::{Wish, target};
use crate::{measure, stopping};

/// What is compared, and its version.
const PACKAGE: &str = "boardgame.io";
const VERSION: &str = "0.50.2";

/// With how many matches it is tried; the better counts.
const MATCHES: [usize; 2] = [10, 100];

/// How often it and ours take turns.
const ROUNDS: usize = 3;

/// How long an installation may take, and a measurement besides the time that is measured.
const PATIENCE: Duration = Duration::from_secs(300);

/// How fast it was.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Peer {
    pub(crate) matches: usize,
    pub(crate) seconds: f64,
    pub(crate) steps: u64,
    pub(crate) steps_per_s: f64,
    pub(crate) ack_p50_ms: Option<f64>,
    pub(crate) ack_p99_ms: Option<f64>,
    /// What a step costs, in microseconds of a processor.
    pub(crate) server_us_per_step: f64,
    pub(crate) clients_us_per_step: f64,
}

/// It and ours, one after the other.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Round {
    pub(crate) peer: Peer,
    /// What ours made in a second, at the tables at which it is the fastest; unless only people's pace is of interest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) steps_per_s: Option<f64>,
}

impl Round {
    /// How many times as many steps ours made.
    pub(crate) fn times(&self) -> Option<f64> {
        self.steps_per_s.map(|ours| ours / self.peer.steps_per_s)
    }
}

/// Lets it and ours play by turns, ours with so many tables.
pub(crate) fn compare<G: Game>(wish: &Wish, game: &G, tables: Option<usize>) -> Result<Vec<Round>, Fault> {
    let round = |_| {
        let peer = measure(wish)?;
        let ours = tables.map(|tables| measure::full_speed(wish, game, tables)).transpose()?;
        Ok(Round { peer, steps_per_s: ours.map(|speed| speed.steps_per_s) })
    };
    (0..ROUNDS).map(round).collect()
}

/// Lets it play, and answers the best that it did.
fn measure(wish: &Wish) -> Result<Peer, Fault> {
    let mut all = Vec::new();
    for matches in MATCHES {
        wish.say(&format!("{PACKAGE} {VERSION}: {matches} matches"));
        let peer = play(&folder(), matches, wish.time())?;
        wish.say(&format!("  {:.0} steps/s", peer.steps_per_s));
        all.push(peer);
    }
    let best = all.into_iter().max_by(|one, other| one.steps_per_s.total_cmp(&other.steps_per_s));
    best.ok_or_else(|| Fault::Other(format!("{PACKAGE} was not measured")))
}

/// Installs it, where it is not there.
pub(crate) fn install(wish: &Wish) -> Result<(), Fault> {
    let folder = folder();
    let package = folder.join("node_modules").join(PACKAGE).join("package.json");
    let is_there = |text: String| text.contains(&format!("\"version\": \"{VERSION}\""));
    if fs::read_to_string(package).is_ok_and(is_there) {
        return Ok(());
    }
    wish.say(&format!("{PACKAGE} {VERSION} is installed"));
    fs::create_dir_all(&folder)?;
    let mut npm = Command::new("npm");
    npm.arg("install").arg("--prefix").arg(folder);
    npm.args(["--loglevel=error", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"]);
    output(npm.arg(format!("{PACKAGE}@{VERSION}")), PATIENCE).map(drop)
}

fn folder() -> PathBuf {
    target().join("peer")
}

fn play(folder: &Path, matches: usize, time: Duration) -> Result<Peer, Fault> {
    let modules = fs::canonicalize(folder.join("node_modules"))?;
    let mut node = Command::new("node");
    node.arg(script()).arg(matches.to_string()).arg(time.as_secs_f64().to_string());
    node.env("NODE_PATH", modules).env("NODE_ENV", "production");
    let printed = output(&mut node, time + PATIENCE)?;
    serde_json::from_str(&printed).map_err(|error| Fault::Unreadable { error, message: printed })
}

fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("peer/measure.js")
}

/// Runs a program for at most so long, and answers the little that it prints.
fn output(command: &mut Command, patience: Duration) -> Result<String, Fault> {
    let name = command.get_program().to_string_lossy().into_owned();
    let fault = |what: String| Fault::Other(format!("{name}: {what}"));
    // What is wrong is said on the standard error, which is ours. Who presses Ctrl-C ends us, and we end it.
    command.process_group(0).stdin(Stdio::null()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| fault(error.to_string()))?;
    let ended = wait(&mut child, patience);
    if ended.is_err() {
        // It may have ended by itself in the meantime.
        let _ = child.kill();
        let _ = child.wait();
    }
    let status = ended?;
    if !status.success() {
        return Err(fault(format!("it failed ({status}), and says why above")));
    }
    let mut printed = String::new();
    if let Some(mut out) = child.stdout.take() {
        out.read_to_string(&mut printed)?;
    }
    Ok(printed)
}

fn wait(child: &mut Child, patience: Duration) -> Result<std::process::ExitStatus, Fault> {
    let begun = Instant::now();
    while begun.elapsed() < patience {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        stopping::sleep(Duration::from_millis(50))?;
    }
    Err(Fault::Late(patience))
}
