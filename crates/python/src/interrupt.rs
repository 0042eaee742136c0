//! Ctrl-C while Rust works.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use pyo3::prelude::*;

/// How long one waits for an answer to Ctrl-C.
const PATIENCE: Duration = Duration::from_millis(50);

/// Looks for signals now and then, in the thread that asked for the work: Python handles them in no other.
pub(crate) struct Interrupt {
    asked_by: ThreadId,
    stopped: AtomicBool,
    seen: Mutex<Seen>,
}

struct Seen {
    looked: Instant,
    error: Option<PyErr>,
}

impl Interrupt {
    pub(crate) fn new() -> Self {
        let seen = Seen { looked: Instant::now(), error: None };
        Self {
            asked_by: std::thread::current().id(),
            stopped: AtomicBool::new(false),
            seen: Mutex::new(seen),
        }
    }

    /// Whether the work is to stop.
    pub(crate) fn is_asked(&self) -> bool {
        if self.stopped.load(Ordering::Relaxed) {
            return true;
        }
        if std::thread::current().id() != self.asked_by {
            return false;
        }
        let Ok(mut seen) = self.seen.lock() else { return false };
        if seen.looked.elapsed() < PATIENCE {
            return false;
        }
        seen.looked = Instant::now();
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method alone has one lifetime only"
        )]
        let answer = Python::attach(|py| py.check_signals());
        if let Err(error) = answer {
            seen.error = Some(error);
            self.stopped.store(true, Ordering::Relaxed);
        }
        seen.error.is_some()
    }

    /// Ends the work: with the exception of the signal, if there was one.
    pub(crate) fn end(self) -> PyResult<()> {
        let error = self.seen.into_inner().ok().and_then(|seen| seen.error);
        error.map_or(Ok(()), Err)
    }
}
