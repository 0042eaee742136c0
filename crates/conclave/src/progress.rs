//! How far a long command is.

use std::io::{IsTerminal as _, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that appears when somebody looks and it takes longer than a second.
pub(crate) struct Progress {
    begun: Instant,
    is_wanted: bool,
    /// What is counted.
    what: &'static str,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Of so many of these.
    pub(crate) fn of(what: &'static str) -> Self {
        Self { begun: Instant::now(), is_wanted: stderr().is_terminal(), what, bar: None }
    }

    pub(crate) fn show(&mut self, done: u64, all: u64) {
        if !self.is_wanted || (self.bar.is_none() && self.begun.elapsed() < Duration::from_secs(1)) {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} {msg}, {eta} left");
            ProgressBar::new(all)
                .with_message(self.what)
                .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        bar.set_position(done);
    }

    pub(crate) fn clear(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
