//! Whether somebody wants a run to end: then what it has started ends with it, and its folders go.

use std::io;

use tokio::signal::unix::{Signal, SignalKind, signal};

use crate::process::Process;

/// Hears who wants this to end.
#[derive(Debug)]
pub struct Stop {
    interrupt: Signal,
    terminate: Signal,
    /// Nothing where whoever has started this wants it to outlive the terminal, as `nohup` does.
    hang_up: Option<Signal>,
}

impl Stop {
    /// Hears it from now on: nothing of what comes later is missed, and nothing ends this at once.
    ///
    /// # Errors
    /// If that is not possible.
    ///
    /// # Panics
    /// Outside of a runtime.
    pub fn listen() -> io::Result<Self> {
        let hang_up =
            (!Process::own().ignores_hang_up()?).then(|| signal(SignalKind::hangup())).transpose()?;
        let (interrupt, terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        Ok(Self { interrupt, terminate, hang_up })
    }

    /// Waits until somebody wants this to end.
    pub async fn heard(&mut self) {
        let hung_up = async {
            match &mut self.hang_up {
                Some(hang_up) => hang_up.recv().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
            _ = hung_up => {}
        }
    }
}
