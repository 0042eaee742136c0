//! Calls back whoever looks at something else when it is their turn: in the title of the page, and by a notification where that is
//! wanted.

use js_sys::{Function, Object, Promise, Reflect};
use locale::{msg, t};
use markup::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::visit::Visit;
use crate::browser::{document, method, window};
use crate::library::storage;
use crate::play::AnyTable;
use crate::words::Words;

/// What the page is called.
const TITLE: &str = "Conclave";
/// Where it is kept that notifications are wanted.
const WANTED: &str = "conclave/notifications";

/// Says in the title when it is one's turn, and notifies whoever does not look.
pub(super) fn call_back(visit: Visit, table: AnyTable) {
    let words = Words::of_page();
    let is_asked = Memo::new(move |_| table.core.asked().is_some());
    let is_away = RwSignal::new(document().hidden());
    markup::listen(&document(), "visibilitychange", Box::new(move |_| is_away.set(document().hidden())));
    Effect::new(move |_| {
        let game = table.now().game_title();
        document().set_title(&match is_asked.get() {
            true => t!(words, "together-your-turn", game = game),
            false => format!("{game} – {TITLE}"),
        });
    });
    Effect::new(move |was_asked: Option<bool>| {
        let is_asked = is_asked.get();
        if is_asked && was_asked == Some(false) && is_away.get_untracked() && is_wanted() {
            let told = untrack(|| t!(words, "together-your-turn", game = table.now().game_title()));
            let tag = visit.id.to_string();
            spawn_local(async move {
                // Who forbids it hears the sound and reads the title.
                let _ = notify(&told, &tag).await;
            });
        }
        is_asked
    });
    on_cleanup(|| document().set_title(TITLE));
}

/// What notifications are made by, where there is such a thing: not on plain http.
fn notification() -> Option<Function> {
    let is_secure = Reflect::get(&window(), &"isSecureContext".into()).is_ok_and(|is| is.is_truthy());
    method(&window(), "Notification").filter(|_| is_secure)
}

fn is_allowed() -> bool {
    notification().is_some_and(|notification| {
        Reflect::get(&notification, &"permission".into())
            .is_ok_and(|is| is.as_string().as_deref() == Some("granted"))
    })
}

fn is_wanted() -> bool {
    storage::load(WANTED).is_some() && is_allowed()
}

async fn notify(told: &str, tag: &str) -> Result<(), JsValue> {
    let options = Object::new();
    Reflect::set(&options, &"tag".into(), &tag.into())?;
    // Where the page is kept for offline use, its worker shows it: phones know no other way.
    let workers = Reflect::get(&window().navigator(), &"serviceWorker".into())?;
    if workers.is_object() {
        let get = method(&workers, "getRegistration").ok_or(JsValue::NULL)?;
        let found = JsFuture::from(get.call0(&workers)?.dyn_into::<Promise>()?).await?;
        if let Some(show) = method(&found, "showNotification").filter(|_| found.is_object()) {
            show.call2(&found, &told.into(), &options)?;
            return Ok(());
        }
    }
    let notification = notification().ok_or(JsValue::NULL)?;
    Reflect::construct(&notification, &js_sys::Array::of2(&told.into(), &options)).map(drop)
}

/// Lets one be notified, where the browser can.
pub(super) fn switch() -> Markup {
    let words = Words::of_page();
    let is_on = RwSignal::new(is_wanted());
    let turn = move |on: bool| {
        if !on {
            storage::remove(WANTED);
            is_on.set(false);
            return;
        }
        spawn_local(async move {
            let Some(notification) = notification() else { return };
            let ask = method(&notification, "requestPermission");
            let asked = ask
                .and_then(|ask| ask.call0(&notification).ok())
                .and_then(|asked| asked.dyn_into::<Promise>().ok());
            if let Some(asked) = asked {
                // Who says no has said so.
                let _ = JsFuture::from(asked).await;
            }
            if is_allowed() {
                storage::save(WANTED, "yes");
            }
            let _ = is_on.try_set(is_wanted());
        });
    };
    notification()
        .map(|_| {
            view! {
                <label class="switch">
                    <input type="checkbox" prop:checked=is_on on:change:target=move |event| turn(event.target().checked()) />
                    <span class="switch-text"><strong>{words.text(msg!("together-notify"))}</strong></span>
                </label>
            }
        })
        .into_markup()
}
