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
    last: Mutex<LastCheck>,
}

struct LastCheck {
    looked: Instant,
    error: Option<PyErr>,
}

impl Interrupt {
    pub(crate) fn new() -> Self {
        let last = LastCheck { looked: Instant::now(), error: None };
        Self {
            asked_by: std::thread::current().id(),
            stopped: AtomicBool::new(false),
            last: Mutex::new(last),
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
        let Ok(mut last) = self.last.lock() else { return false };
        if last.looked.elapsed() < PATIENCE {
            return false;
        }
        last.looked = Instant::now();
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "the method alone has one lifetime only"
        )]
        let answer = Python::attach(|py| py.check_signals());
        if let Err(error) = answer {
            last.error = Some(error);
            self.stopped.store(true, Ordering::Relaxed);
        }
        last.error.is_some()
    }

    /// Ends the work: with the exception of the signal, if there was one.
    pub(crate) fn end(self) -> PyResult<()> {
        let error = self.last.into_inner().ok().and_then(|last| last.error);
        error.map_or(Ok(()), Err)
    }
}
