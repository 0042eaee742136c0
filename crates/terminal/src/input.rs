//! What comes from the keyboard, or a pipe, or Ctrl-C.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use table::notation::is_steering;

/// How many lines are read before somebody asks for them.
const AHEAD: usize = 16;

/// The most bytes of an answer. Whatever has longer lines is no person, and not listened to any more.
const LONGEST: u64 = 4096;

/// What was heard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// A line, without its end.
    Line(String),
    /// The input is over.
    End,
    /// Somebody wants out at once.
    Interrupted,
}

/// Where a person's answers come from.
pub trait Input {
    /// Waits for the next line.
    fn line(&mut self) -> Heard;

    /// Whether somebody wants out, without waiting.
    fn interrupted(&self) -> bool;
}

/// Lines from a reader, which an [`Interrupter`] can cut short even while the reader waits.
#[derive(Debug)]
pub struct Keyboard {
    heard: Receiver<Heard>,
    interrupter: Interrupter,
    is_over: bool,
}

/// Cuts the input short: for the handler of a signal.
#[derive(Clone, Debug)]
pub struct Interrupter {
    heard: SyncSender<Heard>,
    flag: Arc<AtomicBool>,
}

impl Interrupter {
    /// The person wants out. Answers whether that is news.
    pub fn interrupt(&self) -> bool {
        let is_news = !self.flag.swap(true, Ordering::SeqCst);
        // Nobody listens any more when the game is over, and nobody waits when there is something to hear; both are fine.
        let _ = self.heard.try_send(Heard::Interrupted);
        is_news
    }

    /// Whether the person wants out.
    pub fn is_interrupted(&self) -> bool {
        self.flag.load(Ordering::SeqCst)
    }
}

impl Keyboard {
    /// Reads lines in the background, a few ahead of who asks for them. Bytes that are no text are replaced, not refused.
    pub fn new(mut reader: impl BufRead + Send + 'static) -> io::Result<Self> {
        let (sender, heard) = sync_channel(AHEAD);
        let interrupter = Interrupter { heard: sender.clone(), flag: Arc::default() };
        thread::Builder::new().spawn(move || {
            loop {
                let heard = next_line(&mut reader).map_or(Heard::End, Heard::Line);
                let is_over = heard == Heard::End;
                if sender.send(heard).is_err() || is_over {
                    return;
                }
            }
        })?;
        Ok(Self { heard, interrupter, is_over: false })
    }

    /// What cuts this input short.
    pub fn interrupter(&self) -> Interrupter {
        self.interrupter.clone()
    }
}

/// The next line, if there is one that a person may have typed. What steers a terminal is replaced, so that an answer can be
/// repeated to whoever gave it.
fn next_line(reader: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = reader.by_ref().take(LONGEST).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 || (read as u64 == LONGEST && !bytes.ends_with(b"\n")) {
        return None;
    }
    let line = String::from_utf8_lossy(&bytes).trim_end().replace('\t', " ");
    Some(line.replace(is_steering, "\u{fffd}"))
}

impl Input for Keyboard {
    fn line(&mut self) -> Heard {
        if self.interrupted() {
            return Heard::Interrupted;
        }
        // Whoever reads has left after the end, so waiting once more would be for ever.
        if self.is_over {
            return Heard::End;
        }
        let heard = self.heard.recv().unwrap_or(Heard::End);
        self.is_over = heard == Heard::End;
        heard
    }

    fn interrupted(&self) -> bool {
        self.interrupter.is_interrupted()
    }
}

/// Lines that were written before: for tests and demonstrations.
#[derive(Clone, Debug, Default)]
pub struct Script(VecDeque<String>);

impl Script {
    /// These lines, then the end.
    pub fn new<S: Into<String>>(lines: impl IntoIterator<Item = S>) -> Self {
        Self(lines.into_iter().map(Into::into).collect())
    }
}

impl Input for Script {
    fn line(&mut self) -> Heard {
        self.0.pop_front().map_or(Heard::End, Heard::Line)
    }

    fn interrupted(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_without_their_ends_whatever_their_bytes() {
        let mut keyboard = Keyboard::new(&b"b7\r\n\xff\na\tb\x1b[2J\nlast"[..]).unwrap();
        assert_eq!(keyboard.line(), Heard::Line("b7".to_owned()));
        assert_eq!(keyboard.line(), Heard::Line("\u{fffd}".to_owned()));
        assert_eq!(keyboard.line(), Heard::Line("a b\u{fffd}[2J".to_owned()));
        assert_eq!(keyboard.line(), Heard::Line("last".to_owned()));
        assert_eq!(keyboard.line(), Heard::End);
        assert_eq!(keyboard.line(), Heard::End);
    }

    #[test]
    fn an_interruption_comes_before_what_was_typed() {
        let mut keyboard = Keyboard::new(&b"b7\n"[..]).unwrap();
        assert!(!keyboard.interrupted());
        assert!(keyboard.interrupter().interrupt());
        assert!(!keyboard.interrupter().interrupt());
        assert!(keyboard.interrupted());
        assert_eq!(keyboard.line(), Heard::Interrupted);
    }

    /// The same byte for ever, counted.
    struct Endless(u8, Arc<std::sync::atomic::AtomicU64>);

    impl io::Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            buffer.fill(self.0);
            self.1.fetch_add(buffer.len() as u64, Ordering::SeqCst);
            Ok(buffer.len())
        }
    }

    #[test]
    fn no_more_is_read_than_is_asked_for_soon() {
        let read = Arc::default();
        let reader = io::BufReader::with_capacity(64, Endless(b'\n', Arc::clone(&read)));
        let mut keyboard = Keyboard::new(reader).unwrap();
        for _ in 0..1000 {
            assert_eq!(keyboard.line(), Heard::Line(String::new()));
        }
        assert!(read.load(Ordering::SeqCst) <= 1000 + AHEAD as u64 + 2 * 64);
        assert!(keyboard.interrupter().interrupt(), "an interruption does not wait either");
    }

    #[test]
    fn an_endless_line_is_the_end() {
        let mut keyboard = Keyboard::new(io::BufReader::new(Endless(0, Arc::default()))).unwrap();
        assert_eq!(keyboard.line(), Heard::End);
    }
}
