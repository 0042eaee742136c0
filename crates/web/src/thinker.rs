//! The bots, which think in a worker.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;

use bots::Level;
use js_sys::{Function, Promise};
use markup::prelude::*;
use table::Seat;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use web_worker::{Advice, Answer, Question};

use crate::browser::base;

/// As many imagined games as in the terminal, so that the same game gets the same answers …
const ITERATIONS: u32 = 400;
/// … and as long at the most.
const MILLISECONDS: u32 = 1000;

/// The worker, and who waits for its answers.
#[derive(Clone, Copy)]
pub(crate) struct Thinker(StoredValue<Rc<Inner>, LocalStorage>);

struct Inner {
    worker: RefCell<Option<Worker>>,
    next: Cell<u32>,
    waiting: Rc<RefCell<HashMap<u32, Function>>>,
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
            next: Cell::new(1),
            waiting: Rc::default(),
        })))
    }

    /// Starts the worker before it is needed.
    pub(crate) fn wake(self) {
        self.0.with_value(|inner| {
            let _ = inner.worker();
        });
    }

    /// What a bot of a level would do. Nothing if the worker has failed.
    pub(crate) async fn ask(self, record: String, seat: Seat, level: Level, seed: u64) -> Option<Advice> {
        let inner = self.0.try_get_value()?;
        let id = inner.next.replace(inner.next.get().wrapping_add(1));
        let question = Question {
            id,
            record,
            seat,
            level: level.to_string(),
            seed,
            iterations: ITERATIONS,
            milliseconds: MILLISECONDS,
        };
        let text = serde_json::to_string(&question).ok()?;
        let worker = inner.worker()?;
        let waiting = Rc::clone(&inner.waiting);
        let promise = Promise::new(&mut |resolve, _| {
            waiting.borrow_mut().insert(id, resolve);
        });
        worker.post_message(&JsValue::from_str(&text)).ok()?;
        let answer = JsFuture::from(promise).await.ok()?.as_string()?;
        serde_json::from_str::<Answer>(&answer).ok()?.advice.ok()
    }
}

impl Inner {
    /// The worker, started anew if there is none.
    fn worker(&self) -> Option<Worker> {
        if let Some(worker) = &*self.worker.borrow() {
            return Some(worker.clone());
        }
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&format!("{}worker.js", base()), &options).ok()?;
        let waiting = Rc::clone(&self.waiting);
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data();
            let id = text.as_string().and_then(|text| serde_json::from_str::<Answer>(&text).ok());
            if let Some(resolve) = id.and_then(|answer| waiting.borrow_mut().remove(&answer.id)) {
                let _ = resolve.call1(&JsValue::NULL, &text);
            }
        });
        worker.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        let waiting = Rc::clone(&self.waiting);
        let failed = Closure::<dyn Fn()>::new(move || {
            // Whoever waits is told that there will be no answer.
            for (_, resolve) in waiting.borrow_mut().drain() {
                let _ = resolve.call1(&JsValue::NULL, &JsValue::NULL);
            }
        });
        worker.set_onerror(Some(failed.into_js_value().unchecked_ref()));
        *self.worker.borrow_mut() = Some(worker.clone());
        Some(worker)
    }
}
