//! How far a run is.

use std::cell::Cell;
use std::io::{IsTerminal as _, Write as _, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How often it is said where nobody looks at a bar, as in a file.
const PAUSE: Duration = Duration::from_secs(60);

/// A bar, where somebody looks, and else a line now and then.
#[derive(Debug)]
pub(crate) struct Progress {
    bar: ProgressBar,
    /// When a line was written last.
    said: Cell<Instant>,
}

impl Progress {
    /// Of so many of these.
    pub(crate) fn of(all: u64, what: &'static str) -> Self {
        let target =
            if stderr().is_terminal() { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
        let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} {prefix}: {msg}");
        let bar = ProgressBar::with_draw_target(Some(all), target)
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
            .with_prefix(what);
        Self { bar, said: Cell::new(Instant::now()) }
    }

    /// One more is done.
    pub(crate) fn step(&self) {
        self.bar.inc(1);
        self.say_now_and_then();
    }

    /// So many are done.
    pub(crate) fn at(&self, done: u64) {
        self.bar.set_position(done);
        self.say_now_and_then();
    }

    fn say_now_and_then(&self) {
        if self.bar.is_hidden() && self.said.get().elapsed() > PAUSE {
            self.said.set(Instant::now());
            let (at, all, what) =
                (self.bar.position(), self.bar.length().unwrap_or_default(), self.bar.prefix());
            // Whoever does not want to hear of it may still want to know how it ends.
            let _ = writeln!(stderr(), "{at} of {all} {what}");
        }
    }

    /// What is going on.
    pub(crate) fn say(&self, what: String) {
        self.bar.set_message(what);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}
