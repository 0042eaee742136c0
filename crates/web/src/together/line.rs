//! The live connection to a table elsewhere.
//!
//! It heals by itself: when it is lost, it is opened again after a pause that grows; it says what it has seen, and gets the rest or the
//! table as it is now. Requests that were not answered are sent again by their number, so that each of them is done once.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use protocol::healing::{Bookmark, Follows, Pauses, Unanswered};
use protocol::{Command, Frame, Message, Phrase, Reason, Request, TableId, VERSION};
use serde_json::Value;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, MessageEvent, WebSocket};

use super::server::number;
use crate::browser::{document, now, random, sleep, window};

/// How often it is looked whether the connection lives, in milliseconds.
const TICK: u32 = 1_000;
/// After so long without a word the other side is asked for one.
const SILENCE: f64 = 10_000.0;
/// So long an answer may take.
const PATIENCE: f64 = 5_000.0;
/// The pauses before something is tried again.
const FIRST_PAUSE: Duration = Duration::from_millis(300);
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// What comes of a connection.
pub(crate) enum Heard {
    /// It is open, and the server's clock is ahead of ours by so many milliseconds.
    Open { account: Option<protocol::AccountId>, ahead: f64 },
    /// It is lost, and will be opened again.
    Lost,
    /// The table cannot be watched, and nothing more will come.
    Refused(Reason),
    /// A request was answered: done, with so many entries, or refused.
    Answered { number: u64, answer: Result<Option<u64>, Reason> },
    /// The server tells something.
    Told(Box<Message<Value>>),
}

/// A live connection to a table.
#[derive(Clone)]
pub(crate) struct Line(Rc<Inner>);

struct Inner {
    table: TableId,
    /// Whether to look with a spectator's eyes, though one may sit there.
    is_spectator: bool,
    socket: RefCell<Option<Socket>>,
    unanswered: RefCell<Unanswered<Duration, ()>>,
    bookmark: Cell<Bookmark>,
    pauses: Cell<Pauses>,
    /// Whether a request is to be answered.
    is_waiting: Cell<bool>,
    /// When something was heard last, and since when an answer is waited for.
    heard: Cell<f64>,
    asked: Cell<Option<f64>>,
    /// The number of the request to watch.
    watch: Cell<u64>,
    is_ended: Cell<bool>,
    ears: Box<dyn Fn(Heard)>,
}

/// A socket, and what listens to it.
struct Socket {
    socket: WebSocket,
    _closures: [Closure<dyn FnMut(Event)>; 2],
    _ear: Closure<dyn FnMut(MessageEvent)>,
}

impl Drop for Socket {
    fn drop(&mut self) {
        for clear in [WebSocket::set_onopen, WebSocket::set_onclose, WebSocket::set_onmessage] {
            clear(&self.socket, None);
        }
        // A socket that is closed already stays so.
        let _ = self.socket.close();
    }
}

impl Line {
    /// Opens a connection to a table; `ears` hear all that comes of it.
    pub(crate) fn open(table: TableId, is_spectator: bool, ears: impl Fn(Heard) + 'static) -> Self {
        let line = Self(Rc::new(Inner {
            table,
            is_spectator,
            socket: RefCell::default(),
            unanswered: RefCell::default(),
            bookmark: Cell::default(),
            pauses: Cell::new(pauses()),
            is_waiting: Cell::new(false),
            heard: Cell::new(now()),
            asked: Cell::new(None),
            watch: Cell::new(0),
            is_ended: Cell::new(false),
            ears: Box::new(ears),
        }));
        line.connect();
        spawn_local(line.clone().look_after());
        line
    }

    /// Closes it for good.
    pub(crate) fn close(&self) {
        self.0.is_ended.set(true);
        self.0.socket.take();
    }

    /// Asks for something at the table, and answers the number by which the answer is known.
    pub(crate) fn ask(&self, command: Command) -> u64 {
        self.request(Request::Table(command))
    }

    /// Says something to those at the table.
    pub(crate) fn say(&self, phrase: Phrase) -> u64 {
        self.request(Request::Say { phrase })
    }

    /// Looks whether the connection still lives: the device may have slept, or be in another network now.
    pub(crate) fn wake(&self) {
        if self.0.socket.borrow().is_none() {
            self.connect();
        } else if self.0.asked.get().is_none() {
            self.probe();
        }
    }

    /// Forgets who one was: the next connection is made as whoever one is now.
    pub(crate) fn reconnect(&self) {
        self.0.bookmark.set(Bookmark::default());
        self.0.unanswered.borrow_mut().lose();
        self.connect();
    }

    fn request(&self, request: Request) -> u64 {
        let frame = Frame { number: number(), table: Some(self.0.table), request };
        let number = frame.number;
        // Whoever decides does not change their mind because the line is slow.
        self.0.unanswered.borrow_mut().add(frame, (), Duration::MAX, pauses());
        self.send_due();
        number
    }

    /// Sends what is to be sent now.
    fn send_due(&self) {
        if !self.is_up() {
            return;
        }
        loop {
            let due = self.0.unanswered.borrow_mut().next_due(moment());
            let Some(frame) = due else { return };
            self.transmit(&frame);
            self.0.is_waiting.set(true);
            self.0.asked.set(self.0.asked.get().or_else(|| Some(now())));
        }
    }

    fn is_up(&self) -> bool {
        let socket = self.0.socket.borrow();
        socket.as_ref().is_some_and(|socket| socket.socket.ready_state() == WebSocket::OPEN)
    }

    fn transmit(&self, frame: &Frame) {
        if let Some(socket) = &*self.0.socket.borrow()
            && socket.socket.ready_state() == WebSocket::OPEN
            && let Ok(text) = serde_json::to_string(frame)
        {
            // Should it fail, the connection is lost, and that is heard.
            let _ = socket.socket.send_with_str(&text);
        }
    }

    fn connect(&self) {
        if self.0.is_ended.get() {
            return;
        }
        self.0.socket.take();
        self.0.asked.set(Some(now()));
        let Ok(socket) = WebSocket::new(&address()) else { return };
        let hear = |heard: fn(&Self)| {
            let line = Rc::downgrade(&self.0);
            Closure::<dyn FnMut(Event)>::new(move |_| {
                if let Some(inner) = line.upgrade() {
                    // What is heard may replace the socket, and with it this closure: not while it runs.
                    spawn_local(async move { heard(&Self(inner)) });
                }
            })
        };
        let (open, close) = (hear(Self::is_open), hear(Self::is_lost));
        let line = Rc::downgrade(&self.0);
        let ear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(inner), Some(text)) = (line.upgrade(), event.data().as_string()) {
                spawn_local(async move { Self(inner).hear(&text) });
            }
        });
        socket.set_onopen(Some(open.as_ref().unchecked_ref()));
        socket.set_onclose(Some(close.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(ear.as_ref().unchecked_ref()));
        self.0.socket.replace(Some(Socket { socket, _closures: [open, close], _ear: ear }));
    }

    /// Says hello and what was seen, and asks again for what was not answered.
    fn is_open(&self) {
        self.probe();
        self.watch();
        self.send_due();
    }

    fn watch(&self) {
        let (seen, spectator) = (self.0.bookmark.get().seen(), self.0.is_spectator);
        let frame = Frame {
            number: number(),
            table: Some(self.0.table),
            request: Request::Watch { seen, spectator },
        };
        self.0.watch.set(frame.number);
        self.transmit(&frame);
    }

    fn is_lost(&self) {
        if self.0.socket.take().is_none() || self.0.is_ended.get() {
            return;
        }
        self.0.is_waiting.set(false);
        self.0.unanswered.borrow_mut().lose();
        (self.0.ears)(Heard::Lost);
        let mut pauses = self.0.pauses.get();
        let pause = pauses.next(fraction());
        self.0.pauses.set(pauses);
        let line = self.clone();
        spawn_local(async move {
            sleep(pause.as_millis() as u32).await;
            if line.0.socket.borrow().is_none() {
                line.connect();
            }
        });
    }

    /// Asks for a sign of life.
    fn probe(&self) {
        self.0.asked.set(Some(now()));
        let request = Request::Hello { protocol: VERSION };
        self.transmit(&Frame { number: number(), table: None, request });
    }

    /// As long as the connection is wanted, sees to it that it lives.
    async fn look_after(self) {
        let waker = {
            let line = Rc::downgrade(&self.0);
            Closure::<dyn FnMut()>::new(move || {
                let is_shown = document().visibility_state() == web_sys::VisibilityState::Visible;
                if let Some(inner) = line.upgrade().filter(|_| is_shown) {
                    spawn_local(async move { Self(inner).wake() });
                }
            })
        };
        let loser = {
            let line = Rc::downgrade(&self.0);
            Closure::<dyn FnMut()>::new(move || {
                if let Some(inner) = line.upgrade() {
                    spawn_local(async move { Self(inner).is_lost() });
                }
            })
        };
        let (callback, lost) = (waker.as_ref().unchecked_ref(), loser.as_ref().unchecked_ref());
        // Targets that are always there take listeners.
        let _ = document().add_event_listener_with_callback("visibilitychange", callback);
        let _ = window().add_event_listener_with_callback("online", callback);
        let _ = window().add_event_listener_with_callback("offline", lost);
        while !self.0.is_ended.get() {
            sleep(TICK).await;
            self.send_due();
            let inner = &self.0;
            match inner.asked.get() {
                _ if inner.socket.borrow().is_none() => {}
                Some(since) if now() - since > PATIENCE => self.is_lost(),
                None if now() - inner.heard.get() > SILENCE => self.probe(),
                _ => {}
            }
        }
        let _ = document().remove_event_listener_with_callback("visibilitychange", callback);
        let _ = window().remove_event_listener_with_callback("online", callback);
        let _ = window().remove_event_listener_with_callback("offline", lost);
    }

    fn hear(&self, text: &str) {
        let inner = &self.0;
        if inner.is_ended.get() {
            return;
        }
        inner.heard.set(now());
        inner.pauses.set(pauses());
        // A message of a kind that is not known here yet is for others.
        let Ok(message) = serde_json::from_str::<Message<Value>>(text) else { return };
        match message {
            Message::Hello { account, now: theirs, .. } => {
                inner.asked.set(inner.is_waiting.get().then(now));
                (inner.ears)(Heard::Open { account, ahead: theirs as f64 - now() });
            }
            Message::Done { number, entries } => self.is_answered(number, Ok(entries)),
            Message::Refused { number: Some(number), reason, .. } => self.is_answered(number, Err(reason)),
            Message::Refused { reason, .. } if reason == Reason::Protocol => self.end(reason),
            message => {
                if self.is_news(&message) {
                    (inner.ears)(Heard::Told(Box::new(message)));
                }
            }
        }
    }

    fn is_answered(&self, number: u64, answer: Result<Option<u64>, Reason>) {
        let inner = &self.0;
        if number == inner.watch.get() {
            match answer {
                Ok(_) => {}
                Err(Reason::TryAgain) => self.is_lost(),
                Err(reason) => self.end(reason),
            }
            return;
        }
        if answer == Err(Reason::Protocol) {
            return self.end(Reason::Protocol);
        }
        if answer == Err(Reason::TryAgain) {
            return inner.unanswered.borrow_mut().try_again(number, moment(), fraction());
        }
        if inner.unanswered.borrow_mut().answered(number).is_none() {
            return;
        }
        // Answers come in the order of the requests: whatever else was asked for has time from now on.
        inner.is_waiting.set(inner.unanswered.borrow().next_time().is_some());
        inner.asked.set(inner.is_waiting.get().then(now));
        (inner.ears)(Heard::Answered { number, answer });
    }

    /// Whether a message tells something that was not heard before. Where something is missing, the table is looked at anew.
    fn is_news(&self, message: &Message<Value>) -> bool {
        let mut bookmark = self.0.bookmark.get();
        let follows = match message {
            Message::Table { seen, .. } => {
                bookmark.put(seen.entries);
                Follows::Next
            }
            Message::Entry { entries, .. } => bookmark.follow(*entries),
            _ => Follows::Next,
        };
        self.0.bookmark.set(bookmark);
        if follows == Follows::Gap {
            self.watch();
        }
        follows == Follows::Next
    }

    fn end(&self, reason: Reason) {
        self.close();
        (self.0.ears)(Heard::Refused(reason));
    }
}

/// Where live connections of this page's server are opened.
fn address() -> String {
    let page = window().location().href().unwrap_or_default();
    let page = page.split(['#', '?']).next().unwrap_or_default();
    let folder = page.rsplit_once('/').map_or(page, |(folder, _)| folder);
    // http becomes ws, https becomes wss.
    format!("ws{}/api/v1/live", folder.strip_prefix("http").unwrap_or_default())
}

fn pauses() -> Pauses {
    Pauses::new(FIRST_PAUSE, LONGEST_PAUSE)
}

/// A moment of a clock that only goes forward.
fn moment() -> Duration {
    let milliseconds = window().performance().map_or_else(now, |performance| performance.now());
    Duration::from_secs_f64(milliseconds.max(0.0) / 1000.0)
}

/// A fraction from 0 to 1 that is drawn.
fn fraction() -> f64 {
    let [chance] = random();
    f64::from(chance) / f64::from(u8::MAX)
}
