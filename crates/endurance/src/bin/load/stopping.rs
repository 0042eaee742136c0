//! Whether somebody wants this to end: then servers end with it, and their folders go.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use std::{io, thread};

use endurance::stopping::Stop;
use tokio::runtime::Builder;

use crate::fault::Fault;

static STOPPED: AtomicBool = AtomicBool::new(false);

/// How long it is slept before it is looked again.
const LOOK: Duration = Duration::from_millis(50);

/// Listens from now on.
pub(crate) fn listen() -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let mut stop = {
        let _inside = runtime.enter();
        Stop::listen()?
    };
    thread::Builder::new().spawn(move || {
        runtime.block_on(stop.heard());
        STOPPED.store(true, Ordering::Relaxed);
    })?;
    Ok(())
}

/// Sleeps for so long, or until somebody wants this to end.
pub(crate) fn sleep(time: Duration) -> Result<(), Fault> {
    let begun = Instant::now();
    loop {
        if STOPPED.load(Ordering::Relaxed) {
            return Err(Fault::Stopped);
        }
        let left = time.saturating_sub(begun.elapsed());
        if left.is_zero() {
            return Ok(());
        }
        thread::sleep(LOOK.min(left));
    }
}

/// Does something, unless somebody wants this to end.
pub(crate) async fn unless_stopped<T>(doing: impl Future<Output = Result<T, Fault>>) -> Result<T, Fault> {
    let stopped = async {
        while !STOPPED.load(Ordering::Relaxed) {
            tokio::time::sleep(LOOK).await;
        }
    };
    tokio::select! {
        biased;
        () = stopped => Err(Fault::Stopped),
        done = doing => done,
    }
}
