//! How far a long command is, and how to end it early.

use std::io::{IsTerminal as _, stderr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;

/// A bar that appears when somebody looks and it takes longer than a second.
pub(crate) struct Progress {
    begun: Instant,
    is_wanted: bool,
    bar: Option<ProgressBar>,
}

impl Progress {
    pub(crate) fn new() -> Self {
        Self { begun: Instant::now(), is_wanted: stderr().is_terminal(), bar: None }
    }

    pub(crate) fn show(&mut self, done: u64, games: u64) {
        if !self.is_wanted || (self.bar.is_none() && self.begun.elapsed() < Duration::from_secs(1)) {
            return;
        }
        let bar = self.bar.get_or_insert_with(|| {
            let style = ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games, {eta} left");
            ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        bar.set_position(done);
    }

    pub(crate) fn clear(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// A flag that Ctrl-C sets.
pub(crate) fn stop_on_ctrl_c() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let stopper = Arc::clone(&stop);
    ctrlc::set_handler(move || stopper.store(true, Ordering::SeqCst))
        .map_err(|error| Failure::Fault(format!("cannot listen for Ctrl-C: {error}")))?;
    Ok(stop)
}
