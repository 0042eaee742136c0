//! What the system asks for while we work: Ctrl-C, an end in good order, a terminal that is gone.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::sync_channel;
use std::thread;
use std::time::{Duration, Instant};

use crate::{Failing, is_broken_pipe};

/// Within this time after the first signal another one is the same wish once more, and everything is saved in order.
/// After it, something hangs, and the next one ends the program at once.
const GRACE: Duration = Duration::from_secs(2);

/// A wish that the program ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Signal {
    /// Ctrl-C.
    Interrupt,
    /// `kill`, or the system shuts down.
    Terminate,
    /// The terminal was closed.
    HangUp,
}

impl Signal {
    /// The exit code, as shells count it: 128 and the number of the signal.
    pub fn code(self) -> u8 {
        128 + self.number()
    }

    fn number(self) -> u8 {
        match self {
            Self::HangUp => 1,
            Self::Interrupt => 2,
            Self::Terminate => 15,
        }
    }
}

/// Whether a signal was heard.
#[derive(Clone, Debug, Default)]
pub struct Signals {
    /// The exit code of the first one; 0 as long as there was none.
    code: Arc<AtomicU8>,
}

impl Signals {
    /// Listens from now on, and tells of the first signal.
    pub fn listen(mut first: impl FnMut() + Send + 'static) -> io::Result<Self> {
        let signals = Self::default();
        let heard = signals.clone();
        let (ready, is_ready) = sync_channel(1);
        let listen = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            // Ears are opened inside of the runtime.
            let opened = runtime.and_then(|runtime| {
                let ears = runtime.block_on(async { Ears::open() })?;
                Ok((runtime, ears))
            });
            let (runtime, mut ears) = match opened {
                Ok(opened) => opened,
                Err(error) => {
                    let _ = ready.send(Err(error));
                    return;
                }
            };
            let _ = ready.send(Ok(()));
            let begun = runtime.block_on(ears.next());
            heard.code.store(begun.code(), Ordering::SeqCst);
            first();
            let since = Instant::now();
            loop {
                let again = runtime.block_on(ears.next());
                if since.elapsed() > GRACE {
                    std::process::exit(i32::from(again.code()));
                }
            }
        };
        thread::Builder::new().name("signals".to_owned()).spawn(listen)?;
        is_ready.recv().unwrap_or_else(|_| Err(io::ErrorKind::Other.into()))?;
        Ok(signals)
    }

    /// The exit code of the signal that was heard.
    pub fn code(&self) -> Option<u8> {
        Some(self.code.load(Ordering::SeqCst)).filter(|&code| code > 0)
    }

    /// The exit code of a command that came to its end, or could not write any more. A terminal that is closed refuses
    /// what is written a moment before its signal is heard.
    pub fn code_of<F: Failing>(&self, done: Result<u8, F>) -> Result<u8, F> {
        const MOMENT: Duration = Duration::from_millis(10);
        if done.as_ref().is_err_and(|failure| failure.unwritten().is_some() && !is_broken_pipe(failure)) {
            for _ in 0..20 {
                match self.code() {
                    Some(code) => return Ok(code),
                    None => thread::sleep(MOMENT),
                }
            }
        }
        done.map(|code| self.code().unwrap_or(code))
    }

    /// Whether one was heard.
    pub fn is_heard(&self) -> bool {
        self.code().is_some()
    }
}

/// Hears signals, except those that whoever started us wants to be ignored (as `nohup` does).
#[derive(Debug)]
pub struct Ears {
    #[cfg(unix)]
    open: Vec<(Signal, tokio::signal::unix::Signal)>,
}

#[cfg(unix)]
impl Ears {
    /// Listens to everything that is not ignored; in a runtime.
    pub fn open() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        let ignored = ignored();
        let open = [Signal::Interrupt, Signal::Terminate, Signal::HangUp]
            .into_iter()
            .filter(|signal| ignored >> (signal.number() - 1) & 1 == 0)
            .map(|kind| Ok((kind, signal(SignalKind::from_raw(i32::from(kind.number())))?)))
            .collect::<io::Result<_>>()?;
        Ok(Self { open })
    }

    /// Waits for the next signal.
    pub async fn next(&mut self) -> Signal {
        std::future::poll_fn(|context| {
            let heard = self.open.iter_mut().find_map(|(kind, signal)| {
                matches!(signal.poll_recv(context), std::task::Poll::Ready(Some(()))).then_some(*kind)
            });
            heard.map_or(std::task::Poll::Pending, std::task::Poll::Ready)
        })
        .await
    }
}

/// The signals that were ignored before we began, as a set of bits; none where the system does not say so.
#[cfg(unix)]
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or_default()
}

#[cfg(not(unix))]
impl Ears {
    /// Listens to Ctrl-C; in a runtime.
    pub fn open() -> io::Result<Self> {
        Ok(Self {})
    }

    /// Waits for the next Ctrl-C.
    pub async fn next(&mut self) -> Signal {
        // Where it cannot be heard, the system ends us without asking.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        Signal::Interrupt
    }
}
