//! What comes from the keyboard, or a pipe, or Ctrl-C.

use std::collections::VecDeque;
use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

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
    heard: Sender<Heard>,
    flag: Arc<AtomicBool>,
}

impl Interrupter {
    /// The person wants out. Answers whether that is news.
    pub fn interrupt(&self) -> bool {
        let is_news = !self.flag.swap(true, Ordering::SeqCst);
        // Nobody listens any more when the game is over, and that is fine.
        let _ = self.heard.send(Heard::Interrupted);
        is_news
    }

    /// Whether the person wants out.
    pub fn is_interrupted(&self) -> bool {
        self.flag.load(Ordering::SeqCst)
    }
}

impl Keyboard {
    /// Reads lines in the background. Bytes that are no text are replaced, not refused.
    pub fn new(mut reader: impl BufRead + Send + 'static) -> Self {
        let (sender, heard) = channel();
        let interrupter = Interrupter { heard: sender.clone(), flag: Arc::default() };
        thread::spawn(move || {
            let mut bytes = Vec::new();
            loop {
                bytes.clear();
                let heard = match reader.read_until(b'\n', &mut bytes) {
                    Ok(0) | Err(_) => Heard::End,
                    Ok(_) => Heard::Line(String::from_utf8_lossy(&bytes).trim_end().to_owned()),
                };
                let is_over = heard == Heard::End;
                if sender.send(heard).is_err() || is_over {
                    return;
                }
            }
        });
        Self { heard, interrupter, is_over: false }
    }

    /// What cuts this input short.
    pub fn interrupter(&self) -> Interrupter {
        self.interrupter.clone()
    }
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
        let mut keyboard = Keyboard::new(&b"b7\r\n\xff\nlast"[..]);
        assert_eq!(keyboard.line(), Heard::Line("b7".to_owned()));
        assert_eq!(keyboard.line(), Heard::Line("\u{fffd}".to_owned()));
        assert_eq!(keyboard.line(), Heard::Line("last".to_owned()));
        assert_eq!(keyboard.line(), Heard::End);
        assert_eq!(keyboard.line(), Heard::End);
    }

    #[test]
    fn an_interruption_comes_before_what_was_typed() {
        let mut keyboard = Keyboard::new(&b"b7\n"[..]);
        assert!(!keyboard.interrupted());
        assert!(keyboard.interrupter().interrupt());
        assert!(!keyboard.interrupter().interrupt());
        assert!(keyboard.interrupted());
        assert_eq!(keyboard.line(), Heard::Interrupted);
    }
}
