//! What the command line asks for.

use std::path::PathBuf;
use std::process;
use std::time::Duration;

use clap::Parser;
use games::GameName;

use crate::playing::Pace;
use crate::soak::LEAST_SOAK;

/// Measures the server under load: people at many tables at once, on live connections, with the clients on the same machine.
///
/// For each number of tables a fresh server is started, on a fresh database. At people's pace every table makes a step
/// every three seconds; at full speed everybody answers as soon as they may. A step counts when it is acknowledged, which is when
/// it is on disk.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "cargo xtask load",
    after_help = "\
Examples:
  cargo xtask load                              10, 100, 1000 and 5000 tables, both paces
  cargo xtask load --tables 1000 --pace 3       people's pace alone
  cargo xtask load --tables 100 --full --json   full speed alone
  cargo xtask load --peer                       and boardgame.io in the same run
  cargo xtask load --soak 30                    whether memory and files stay level
  cargo xtask load --database postgres://load@db/load
  cargo xtask load --database postgres://load@db/load --bus nats://bus:4222

With --json, one object: `steps_per_s` is the best at full speed (or at people's pace, where that alone was measured), `ack_*_ms`
are those at people's pace with 1,000 tables (or the most below that were measured), `bytes_*` those with the most tables, and
`runs` has everything. A table at which nothing is acknowledged any more is no measurement, but a fault.

Exit codes: 0 it was measured; 1 it was not, or not all of it, or a soak is not level; 2 wrong usage; 130 stopped."
)]
pub(crate) struct Wish {
    /// How many tables are played at
    #[arg(long, value_name = "N", num_args = 1.., default_values = ["10", "100", "1000", "5000"], value_parser = tables)]
    pub(crate) tables: Vec<usize>,
    /// People's pace alone: a step of every table in so many seconds
    #[arg(long, value_name = "SECONDS", conflicts_with = "full", value_parser = seconds)]
    pub(crate) pace: Option<f64>,
    /// Full speed alone
    #[arg(long)]
    pub(crate) full: bool,
    /// How long each pace is measured
    #[arg(long, value_name = "S", default_value = "15", value_parser = seconds)]
    pub(crate) seconds: f64,
    /// What is played
    #[arg(long, value_name = "NAME", default_value = "shazamm", value_parser = game)]
    pub(crate) game: GameName,
    /// Keep everything in this PostgreSQL, instead of SQLite in a fresh folder: in a schema of its own for each server, which is
    /// removed afterwards. The database must be empty
    #[arg(long, value_name = "URL", value_parser = postgres)]
    pub(crate) database: Option<String>,
    /// In that database, even if it has tables of others; they are left alone
    #[arg(long, requires = "database")]
    pub(crate) beside: bool,
    /// Tell other servers what happens over this NATS, nats://HOST:PORT, as one of several does: what the bus costs
    #[arg(long, value_name = "URL", requires = "database")]
    pub(crate) bus: Option<String>,
    /// Measure boardgame.io, too: a game of the same kind, in memory, on the same machine
    #[arg(long)]
    pub(crate) peer: bool,
    /// Instead: 100 tables at 10 steps a second each for so long, and whether memory and files stay level; 5 at least, because games
    /// that are over stay in memory for a minute or two
    #[arg(long, value_name = "MINUTES", value_parser = minutes, conflicts_with_all = ["tables", "pace", "full", "peer"])]
    pub(crate) soak: Option<f64>,
    /// The program to be measured; by default the one that `cargo build --release` makes
    #[arg(long, value_name = "FILE")]
    pub(crate) program: PathBuf,
    /// Answer with one object of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

impl Wish {
    /// Where the folder of a server is made: on the disk on which things are built, which is no disk in memory.
    pub(crate) fn folder(&self) -> PathBuf {
        target().join("load").join(process::id().to_string())
    }

    /// How long a pace is measured.
    pub(crate) fn time(&self) -> Duration {
        Duration::from_secs_f64(self.seconds)
    }

    /// How people play, if that is measured.
    pub(crate) fn peoples_pace(&self) -> Option<Pace> {
        let period = Duration::from_secs_f64(self.pace.unwrap_or(3.0));
        (!self.full).then_some(Pace::Every(period))
    }

    /// How fast it goes, if that is measured.
    pub(crate) fn full_speed(&self) -> Option<Pace> {
        self.pace.is_none().then_some(Pace::AtOnce)
    }

    /// Says how far it is.
    pub(crate) fn say(&self, what: &str) {
        eprintln!("{what}");
    }
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

fn tables(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=100_000).contains(number));
    number.ok_or_else(|| "this is no number of tables".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| (0.001..1e6).contains(number));
    number.ok_or_else(|| "this is no time".to_owned())
}

/// Long enough for a soak.
fn minutes(text: &str) -> Result<f64, String> {
    seconds(text)?;
    let number = text.parse::<f64>().ok().filter(|number| *number >= LEAST_SOAK);
    number.ok_or_else(|| format!("a soak takes {LEAST_SOAK} minutes at least"))
}

fn postgres(text: &str) -> Result<String, String> {
    let is_postgres = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
    if is_postgres { Ok(text.to_owned()) } else { Err("this is no postgres://USER@HOST/NAME".to_owned()) }
}

fn game(text: &str) -> Result<GameName, String> {
    GameName::read(text).ok_or_else(|| format!("there are {}", GameName::list()))
}
