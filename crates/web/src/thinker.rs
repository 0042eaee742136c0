//! The bots, which think in a worker. Whatever becomes of the worker, whoever asks goes on.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::{Rc, Weak};

use bots::Level;
use js_sys::{Array, Function, Promise};
use markup::prelude::*;
use table::Seat;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::{base, timeout};
use crate::worker::{Advice, Answer, Asked, Question, READY, Said, Verdict};

/// As many imagined games as in the terminal, so that the same game gets the same answers …
const ITERATIONS: u32 = 400;
/// … and as long at the most.
const MILLISECONDS: u32 = 1000;
/// Imagined games for a decision that is looked at again, as in the terminal.
const REVIEWED: u32 = 200;
/// How much later than that an answer may come, for each question that the worker has to answer first and for this one.
const GRACE: u32 = 5000;
/// How long a worker may take to start: its program may have to be fetched and compiled.
const START: u32 = 30_000;
/// How long one waits at a time, in milliseconds. Only this is counted, not the clock: a device that was asleep meanwhile has
/// not let its worker think either.
const SLICE: u32 = 250;

/// The worker, and who waits for its answers.
#[derive(Clone, Copy)]
pub(crate) struct Thinker(StoredValue<Rc<Inner>, LocalStorage>);

struct Inner {
    /// Started when it is needed, and anew after it has failed.
    worker: RefCell<Option<Worker>>,
    is_ready: Cell<bool>,
    next: Cell<u32>,
    /// What an answer is handed to, by the number of its question; `null` says that there will be none.
    waiting: RefCell<HashMap<u32, Function>>,
}

impl Thinker {
    /// That of the page.
    pub(crate) fn of_page() -> Self {
        expect_context()
    }

    /// A worker is started when it is needed first.
    pub(crate) fn new() -> Self {
        Self(StoredValue::new_local(Rc::new(Inner {
            worker: RefCell::default(),
            is_ready: Cell::new(false),
            next: Cell::new(1),
            waiting: RefCell::default(),
        })))
    }

    /// Starts the worker before it is needed.
    pub(crate) fn wake(self) {
        self.0.with_value(|inner| {
            let _ = inner.worker();
        });
    }

    /// Ends the worker, because what it says makes no sense; the next question starts another one.
    pub(crate) fn restart(self) {
        let _ = self.0.try_with_value(|inner| inner.end());
    }

    /// What a bot of a level would do. Nothing if the worker cannot be started, fails, says what cannot be read, or says
    /// nothing in time; then it has been ended.
    pub(crate) async fn ask(self, record: String, seat: Seat, level: Level, seed: u64) -> Option<Advice> {
        let asked = Asked::Advice { seat, level: level.to_string(), seed };
        match self.answer(record, asked, ITERATIONS, MILLISECONDS).await? {
            Said::Advice(advice) => Some(advice),
            Said::Verdict(_) => None,
        }
    }

    /// What the decision cost that a step of a game was; nothing as above.
    pub(crate) async fn judge(self, record: String, step: usize) -> Option<Verdict> {
        match self.answer(record, Asked::Verdict(step), REVIEWED, 3 * MILLISECONDS).await? {
            Said::Verdict(verdict) => Some(verdict),
            Said::Advice(_) => None,
        }
    }

    async fn answer(self, record: String, asked: Asked, iterations: u32, milliseconds: u32) -> Option<Said> {
        let inner = self.0.try_get_value()?;
        let answer = inner.answer(record, asked, iterations, milliseconds).await;
        if answer.is_none() {
            inner.end();
        }
        answer
    }
}

impl Inner {
    async fn answer(
        self: &Rc<Self>,
        record: String,
        asked: Asked,
        iterations: u32,
        milliseconds: u32,
    ) -> Option<Said> {
        let id = self.next.replace(self.next.get().wrapping_add(1));
        let question = Question { id, record, asked, iterations, milliseconds };
        let text = serde_json::to_string(&question).ok()?;
        let worker = self.worker()?;
        let before = self.waiting.borrow().len() as u32;
        let answered = Promise::new(&mut |resolve, _| {
            self.waiting.borrow_mut().insert(id, resolve);
        });
        worker.post_message(&JsValue::from_str(&text)).ok()?;
        let text = self.wait(&answered, (before + 1) * (milliseconds + GRACE)).await?;
        serde_json::from_str::<Answer>(&text).ok()?.said.ok()
    }

    /// What comes of a promise, if it comes in time once the worker has started.
    async fn wait(&self, answered: &Promise, patience: u32) -> Option<String> {
        let (mut waited, mut has_started) = (0, self.is_ready.get());
        while waited < if has_started { patience } else { START } {
            let first = Promise::race(&Array::of2(answered, &timeout(SLICE)));
            let what = JsFuture::from(first).await.ok()?;
            if !what.is_undefined() {
                return what.as_string();
            }
            waited += SLICE;
            if self.is_ready.get() && !has_started {
                (waited, has_started) = (0, true);
            }
        }
        None
    }

    /// The worker, started anew if there is none.
    fn worker(self: &Rc<Self>) -> Option<Worker> {
        if let Some(worker) = &*self.worker.borrow() {
            return Some(worker.clone());
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&format!("{}worker.js", base()), &options).ok()?;
        let inner = Rc::downgrade(self);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            with(&inner, |inner| inner.hear(&event.data()));
        });
        worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        let inner = Rc::downgrade(self);
        let failed = Closure::<dyn Fn()>::new(move || with(&inner, Self::end)).into_js_value();
        worker.set_onerror(Some(failed.unchecked_ref()));
        worker.set_onmessageerror(Some(failed.unchecked_ref()));
        *self.worker.borrow_mut() = Some(worker.clone());
        Some(worker)
    }

    fn hear(&self, said: &JsValue) {
        let text = said.as_string().unwrap_or_default();
        if text == READY {
            self.is_ready.set(true);
            return;
        }
        match serde_json::from_str::<Answer>(&text) {
            Ok(answer) => {
                // Nobody may wait for it any more.
                let resolve = self.waiting.borrow_mut().remove(&answer.id);
                if let Some(resolve) = resolve {
                    let _ = resolve.call1(&JsValue::NULL, said);
                }
            }
            Err(_) => self.end(),
        }
    }

    /// Ends the worker. Whoever waits is told that there will be no answer.
    fn end(&self) {
        if let Some(worker) = self.worker.borrow_mut().take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.set_onmessageerror(None);
            worker.terminate();
        }
        self.is_ready.set(false);
        let waiting = std::mem::take(&mut *self.waiting.borrow_mut());
        for resolve in waiting.into_values() {
            let _ = resolve.call1(&JsValue::NULL, &JsValue::NULL);
        }
    }
}

/// Does this with the thinker, if the page still has it.
fn with(inner: &Weak<Inner>, call: impl FnOnce(&Inner)) {
    if let Some(inner) = inner.upgrade() {
        call(&inner);
    }
}
