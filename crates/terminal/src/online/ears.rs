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
    is_over: bool,
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
        Ok(Self { heard, bell: Bell::default(), is_over: false })
    }

    /// What is to be rung when the person wants out.
    pub fn bell(&self) -> Bell {
        self.bell.clone()
    }

    /// The next line, or that there is none any more. Nothing is lost when nobody waits for it after all.
    pub async fn next(&mut self) -> Heard {
        if self.is_over {
            return Heard::End;
        }
        let bell = self.bell.clone();
        let heard = tokio::select! {
            biased;
            () = bell.0.notified() => Heard::Interrupted,
            heard = self.heard.recv() => heard.unwrap_or(Heard::End),
        };
        self.is_over = heard == Heard::End;
        heard
    }

    /// The same, but where no line is to be taken, only whether the person wants out.
    pub(crate) async fn next_if(&mut self, takes_lines: bool) -> Heard {
        if takes_lines {
            return self.next().await;
        }
        self.bell.0.notified().await;
        Heard::Interrupted
    }
}
