//! What is written down for whoever looks after the server: on the standard error, a line each.

use std::io::{self, IsTerminal as _};

use clap::{Args, ValueEnum};
use tracing::Level;
use tracing::level_filters::LevelFilter;
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
        // Another one that was there before is as good.
        let _ = tracing_subscriber::registry().with(lines.with_filter(written(self.log))).try_init();
    }
}

/// Who writes how much: what is below us tells nothing but what does not work, because nobody here knows what else is in it.
fn written(log: LogLevel) -> Targets {
    let ours = OURS.map(|name| (name, Level::from(log)));
    let told_by_us = TOLD_BY_US.map(|name| (name, LevelFilter::OFF));
    Targets::new().with_default(Level::from(log).min(Level::WARN)).with_targets(ours).with_targets(told_by_us)
}

/// Where a library takes a database or a bus that is away for a fault of the server's, or says so of each connection; the store, and what
/// speaks with the bus, say what there is to say of it.
const TOLD_BY_US: [&str; 3] = ["sqlx", "sqlx_core::pool::inner", "async_nats"];

/// Who knows that no secret belongs into a log: the rooms of the server, and what tells of requests (`people.rs` says what).
const OURS: [&str; 7] = ["conclave", "hosting", "online", "serve", "server", "store", "tower_http"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_below_us_tells_only_what_does_not_work() {
        let all = written(LogLevel::Debug);
        for ours in ["store::writer", "online::bus::nats", "serve::people", "tower_http::trace::on_request"] {
            assert!(all.would_enable(ours, &Level::DEBUG), "{ours}");
        }
        for other in ["hyper", "rustls", "tungstenite"] {
            assert!(all.would_enable(other, &Level::WARN), "{other}");
            assert!(!all.would_enable(other, &Level::INFO), "{other}");
        }
        for told_by_us in ["sqlx_core::pool::inner", "sqlx::query", "async_nats::connector"] {
            assert!(!all.would_enable(told_by_us, &Level::ERROR), "{told_by_us}");
        }
        let faults = written(LogLevel::Error);
        assert!(!faults.would_enable("hyper", &Level::WARN) && !faults.would_enable("online", &Level::WARN));
    }
}
