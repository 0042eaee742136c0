//! The wiring: what the page posts is answered.

use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use super::{Question, READY, answer};

/// Answers what is asked from now on, if this is a worker; otherwise there is nothing to do here.
pub(crate) fn serve() -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return false };
    let answering = scope.clone();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let text = event.data().as_string().unwrap_or_default();
        // What is no question cannot be answered: the page sends nothing else.
        let Ok(question) = serde_json::from_str::<Question>(&text) else { return };
        let clock = answering.performance();
        let now = || clock.as_ref().map_or(0.0, web_sys::Performance::now);
        let Ok(answer) = serde_json::to_string(&answer(&question, &now)) else { return };
        // Nobody is left to be told if the page is gone.
        let _ = answering.post_message(&JsValue::from_str(&answer));
    });
    scope.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
    // The page may have to wait for the code to be there.
    let _ = scope.post_message(&JsValue::from_str(READY));
    true
}
