//! What is written down for whoever looks after the server: on the standard error, a line each.

use std::io::{self, IsTerminal as _};

use clap::{Args, ValueEnum};
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

/// How much is written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogLevel {
    /// Faults
    Error,
    /// And what does not work at the moment
    Warn,
    /// And when the server begins and ends
    Info,
    /// And every request
    Debug,
}

impl From<LogLevel> for Level {
    fn from(level: LogLevel) -> Self {
        match level {
            LogLevel::Error => Self::ERROR,
            LogLevel::Warn => Self::WARN,
            LogLevel::Info => Self::INFO,
            LogLevel::Debug => Self::DEBUG,
        }
    }
}

/// What is written down, and how.
#[derive(Args, Debug)]
pub struct LogArgs {
    /// How much is written to the standard error
    #[arg(long, value_name = "LEVEL", value_enum, default_value = "warn")]
    pub log: LogLevel,
    /// Write it as JSON, an object each line
    #[arg(long)]
    pub log_json: bool,
}

impl LogArgs {
    /// Begins to write.
    pub(crate) fn begin(&self) {
        let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
        let lines = if self.log_json { lines.json().boxed() } else { lines.with_target(false).boxed() };
        // What others do below us is told when it does not work.
        let ours = Targets::new().with_default(Level::from(self.log)).with_target("sqlx", Level::WARN);
        // Another one that was there before is as good.
        let _ = tracing_subscriber::registry().with(lines.with_filter(ours)).try_init();
    }
}
