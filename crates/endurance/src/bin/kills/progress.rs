//! How far a run is.

use std::io::{IsTerminal as _, stderr};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar, where somebody looks.
#[derive(Debug)]
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// Of so many of these.
    pub(crate) fn of(all: u64, what: &'static str) -> Self {
        let target =
            if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} {prefix}: {msg}");
        let bar = ProgressBar::with_draw_target(Some(all), target)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
            .with_prefix(what);
        Self(bar)
    }

    /// One more is done.
    pub(crate) fn step(&self) {
        self.0.inc(1);
    }

    /// So many are done.
    pub(crate) fn at(&self, done: u64) {
        self.0.set_position(done);
    }

    /// What is going on.
    pub(crate) fn say(&self, what: String) {
        self.0.set_message(what);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
