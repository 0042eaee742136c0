//! A person who is listened to while other things happen.

use std::io;
use std::sync::Arc;
use std::thread;

use tokio::sync::{Notify, mpsc};

use crate::{Heard, Input as _, Keyboard};

/// What a person types, for whoever waits for other things as well.
#[derive(Debug)]
pub struct Ears {
    heard: mpsc::Receiver<Heard>,
    bell: Bell,
    /// A line that came before anybody asked for it.
    early: Option<String>,
    is_over: bool,
}

/// What is listened to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attention {
    /// Every line.
    Lines,
    /// Only whether there will be any, and whether the person wants out.
    End,
    /// Only whether the person wants out.
    Interruption,
}

/// Tells that a person wants out, also while nobody listens to what is typed: for the handler of a signal.
#[derive(Clone, Debug, Default)]
pub struct Bell(Arc<Notify>);

impl Bell {
    /// The person wants out.
    pub fn ring(&self) {
        self.0.notify_one();
    }
}

impl Ears {
    /// Listens to a keyboard; no line is taken from it before somebody asks, but one.
    pub fn new(mut keyboard: Keyboard) -> io::Result<Self> {
        let (sender, heard) = mpsc::channel(1);
        thread::Builder::new().name("ears".to_owned()).spawn(move || {
            loop {
                let heard = keyboard.line();
                let is_last = !matches!(heard, Heard::Line(_));
                if sender.blocking_send(heard).is_err() || is_last {
                    return;
                }
            }
        })?;
        Ok(Self { heard, bell: Bell::default(), early: None, is_over: false })
    }

    /// What is to be rung when the person wants out.
    pub fn bell(&self) -> Bell {
        self.bell.clone()
    }

    /// The next line, or that there is none any more. Nothing is lost when nobody waits for it after all.
    pub async fn next(&mut self) -> Heard {
        self.next_of(Attention::Lines).await
    }

    /// The next of what is listened to.
    pub(crate) async fn next_of(&mut self, attention: Attention) -> Heard {
        if attention == Attention::Lines
            && let Some(line) = self.early.take()
        {
            return Heard::Line(line);
        }
        if self.is_over && attention != Attention::Interruption {
            return Heard::End;
        }
        let bell = self.bell.clone();
        let listens = attention != Attention::Interruption;
        loop {
            let heard = tokio::select! {
                biased;
                () = bell.0.notified() => Heard::Interrupted,
                heard = self.heard.recv(), if listens && self.early.is_none() => heard.unwrap_or(Heard::End),
            };
            match heard {
                Heard::Line(line) if attention == Attention::End => self.early = Some(line),
                heard => {
                    self.is_over = heard == Heard::End;
                    return heard;
                }
            }
        }
    }
}

/// Throws away what was typed at this terminal and not entered yet, where the question that it was to answer is asked anew: what
/// one sees behind it is what one sends. Lines that were entered are kept, and so is what was typed after one that is not read yet.
#[cfg(unix)]
pub(super) fn forget_what_is_half_typed() {
    use rustix::io::ioctl_fionread;
    use rustix::termios::{QueueSelector, tcflush};
    let keyboard = io::stdin();
    // A terminal counts nothing but what was entered. What is entered between the two questions is thrown away as well: nobody has seen
    // yet by then what is asked.
    if ioctl_fionread(&keyboard).is_ok_and(|entered| entered == 0) {
        // What cannot be thrown away is sent.
        let _ = tcflush(&keyboard, QueueSelector::IFlush);
    }
}

/// Elsewhere the program does not hear of what is half typed.
#[cfg(not(unix))]
pub(super) fn forget_what_is_half_typed() {}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[tokio::test]
    async fn lines_wait_until_somebody_asks_for_them() {
        let mut ears = Ears::new(Keyboard::new(&b"one\ntwo\n"[..]).unwrap()).unwrap();
        let moment = Duration::from_millis(20);
        assert!(timeout(moment, ears.next_of(Attention::Interruption)).await.is_err());
        assert!(timeout(moment, ears.next_of(Attention::End)).await.is_err());
        assert_eq!(ears.next().await, Heard::Line("one".to_owned()));
        assert!(timeout(moment, ears.next_of(Attention::End)).await.is_err());
        assert_eq!(ears.next().await, Heard::Line("two".to_owned()));
        assert_eq!(ears.next_of(Attention::End).await, Heard::End);
        assert!(timeout(moment, ears.next_of(Attention::Interruption)).await.is_err());
        ears.bell().ring();
        assert_eq!(ears.next_of(Attention::Interruption).await, Heard::Interrupted);
        assert_eq!(ears.next().await, Heard::End);
    }
}
