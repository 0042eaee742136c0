//! The few things of the browser that the page needs besides its elements.

use js_sys::{Function, JsString, Object, Promise, Reflect};
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen::{JsCast as _, UnwrapThrowExt as _};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, HtmlElement, Window};

/// The window. A page has one.
pub(crate) fn window() -> Window {
    web_sys::window().unwrap_throw()
}

/// The document. A window has one.
pub(crate) fn document() -> Document {
    window().document().unwrap_throw()
}

/// A promise that is fulfilled, with nothing, after this many milliseconds.
pub(crate) fn timeout(milliseconds: u32) -> Promise {
    Promise::new(&mut |resolve: Function, _| {
        // A window that is being closed starts no timer, and then nobody waits.
        let _ = window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds.cast_signed());
    })
}

/// Waits this many milliseconds.
pub(crate) async fn sleep(milliseconds: u32) {
    let _ = JsFuture::from(timeout(milliseconds)).await;
}

/// Calls this after the elements have been brought up to date.
pub(crate) fn soon(call: impl FnOnce() + 'static) {
    wasm_bindgen_futures::spawn_local(async move {
        sleep(0).await;
        call();
    });
}

/// Small letters without accents.
pub(crate) fn folded(text: &str) -> String {
    // By the browser: the tables of Unicode would be a large part of the page.
    let apart = String::from(JsString::from(text).to_lower_case().normalize("NFD"));
    apart.chars().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).collect()
}

/// How many presses of the pointer followed quickly on each other at the same place, this one included; 0 if what happens now is
/// not such a press.
pub(crate) fn presses() -> u32 {
    let now = Reflect::get(&window(), &"event".into()).ok();
    let press = now.and_then(|event| event.dyn_into::<web_sys::UiEvent>().ok());
    press.map_or(0, |press| press.detail().max(0).cast_unsigned())
}

/// Whether the owner of the browser wants nothing to move.
pub(crate) fn wants_stillness() -> bool {
    matches_media("(prefers-reduced-motion: reduce)")
}

/// Whether the device is as this media query says.
pub(crate) fn matches_media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|query| query.matches())
}

/// A function of an object that not every browser has.
pub(crate) fn method(object: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(object, &name.into()).ok()?.dyn_into().ok()
}

/// A day as people of a language write it.
pub(crate) fn day(milliseconds: f64, language: &str) -> String {
    let options = Object::new();
    // An object of one's own takes any property.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    js_sys::Date::new(&JsValue::from_f64(milliseconds)).to_locale_date_string(language, &options).into()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// Random bytes of the system, which nobody can foretell.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().unwrap_throw();
    // It refuses only more bytes than anybody asks for here.
    crypto.get_random_values_with_u8_array(&mut bytes).unwrap_throw();
    bytes
}

/// The folder of everything that belongs to this version of the page.
pub(crate) fn base() -> String {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("data-base")).unwrap_or_default()
}

/// The text of a file of the page.
pub(crate) async fn fetch_text(path: &str) -> Result<String, JsValue> {
    let response = JsFuture::from(window().fetch_with_str(path)).await?;
    let response: web_sys::Response = response.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::from_str(&format!("{path}: {}", response.status())));
    }
    Ok(JsFuture::from(response.text()?).await?.as_string().unwrap_or_default())
}

/// Hears events of the window until the current owner is cleaned up, and so as long as the screen is there that asks for them.
pub(crate) fn on_window(name: &'static str, call: impl Fn(web_sys::Event) + 'static) {
    markup::listen(&window(), name, Box::new(call));
}

/// Hears keys wherever the focus is, unless something is being typed or a key is pressed with them that means something else;
/// as long as [`on_window`].
pub(crate) fn on_key(call: impl Fn(&str) + 'static) {
    on_window("keydown", move |event| {
        let Ok(event) = event.dyn_into::<web_sys::KeyboardEvent>() else { return };
        let is_with_another = event.ctrl_key() || event.alt_key() || event.meta_key();
        if !is_with_another && !is_focused_inside("input, textarea, select, dialog") {
            call(&event.key());
        }
    });
}

/// Puts the focus on the first element that this selector finds.
pub(crate) fn focus_on(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    element.focus().is_ok()
}

/// Brings the element of this id into view and puts the focus on it, if there is one.
pub(crate) fn show_element(id: &str) -> bool {
    let found = document().get_element_by_id(id);
    let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) else {
        return false;
    };
    element.scroll_into_view();
    element.focus().is_ok()
}

/// Whether something has the focus that would lose it.
pub(crate) fn is_focused_inside(selector: &str) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| active.closest(selector).ok().flatten().is_some())
}

/// Whether nothing has the focus.
pub(crate) fn is_nothing_focused() -> bool {
    document().active_element().is_none_or(|active| active.tag_name() == "BODY")
}

/// Offers a text as a file.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    download_blob(name, &web_sys::Blob::new_with_str_sequence(&parts)?)
}

/// Offers what is in memory as a file.
pub(crate) fn download_blob(name: &str, blob: &web_sys::Blob) -> Result<(), JsValue> {
    let url = web_sys::Url::create_object_url_with_blob(blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// Hands a file to another program of the device, as its owner chooses. Answers false where the browser does not do such things.
pub(crate) async fn share_file(file: &web_sys::File, title: &str) -> Result<bool, JsValue> {
    let (navigator, data) = (window().navigator(), Object::new());
    Reflect::set(&data, &"files".into(), &js_sys::Array::of1(file))?;
    Reflect::set(&data, &"title".into(), &title.into())?;
    let method = |name: &str| Reflect::get(&navigator, &name.into())?.dyn_into::<Function>();
    let can = method("canShare").and_then(|can| can.call1(&navigator, &data));
    if !can.is_ok_and(|can| can.is_truthy()) {
        return Ok(false);
    }
    JsFuture::from(Promise::from(method("share")?.call1(&navigator, &data)?)).await.map(|_| true)
}

/// Puts a text on the clipboard.
pub(crate) async fn copy(text: &str) -> Result<(), JsValue> {
    // On plain http there is no clipboard for pages, only for what is selected.
    let clipboard = Reflect::get(&window().navigator(), &"clipboard".into())?;
    if clipboard.is_undefined() {
        return copy_selected(text);
    }
    let write = method(&clipboard, "writeText").ok_or(JsValue::NULL)?;
    JsFuture::from(write.call1(&clipboard, &text.into())?.dyn_into::<Promise>()?).await.map(|_| ())
}

/// Selects a text for a moment, and copies what is selected.
fn copy_selected(text: &str) -> Result<(), JsValue> {
    let document = document();
    let focused = document.active_element();
    // What is not in an open dialog cannot be selected.
    let within = focused.as_ref().and_then(|focused| focused.closest("dialog").ok().flatten());
    let within = within.or_else(|| document.body().map(Into::into)).ok_or(JsValue::NULL)?;
    let area: web_sys::HtmlTextAreaElement = document.create_element("textarea")?.dyn_into()?;
    area.set_class_name("visually-hidden");
    area.set_value(text);
    within.append_child(&area)?;
    area.select();
    let copy = method(&document, "execCommand").ok_or(JsValue::NULL)?;
    let is_done = copy.call1(&document, &"copy".into());
    area.remove();
    if let Some(focused) = focused.and_then(|focused| focused.dyn_into::<HtmlElement>().ok()) {
        focused.focus()?;
    }
    if is_done?.is_truthy() { Ok(()) } else { Err(JsValue::NULL) }
}

/// Whether the browser can hand an address to other programs of the device.
pub(crate) fn can_share() -> bool {
    method(&window().navigator(), "share").is_some()
}

/// Hands an address to other programs of the device, which its owner chooses from. Only possible at once when a button is
/// pressed.
pub(crate) async fn share(title: &str, address: &str) -> Result<(), JsValue> {
    let navigator = window().navigator();
    let share = method(&navigator, "share").ok_or(JsValue::NULL)?;
    let what = Object::new();
    Reflect::set(&what, &"title".into(), &title.into())?;
    Reflect::set(&what, &"url".into(), &address.into())?;
    let done: Promise = share.call1(&navigator, &what)?.dyn_into()?;
    JsFuture::from(done).await.map(|_| ())
}

/// Where the browser offers to install the page: what asks its owner, which `boot.js` has kept.
pub(crate) fn installer() -> Option<JsValue> {
    Reflect::get(&window(), &"conclaveInstaller".into()).ok().filter(JsValue::is_object)
}

/// Asks the owner of the browser whether to install the page. It can be asked once.
pub(crate) fn install() {
    let Some(installer) = installer() else { return };
    if let Some(prompt) = method(&installer, "prompt") {
        // Who has been asked before is not asked again.
        let _ = prompt.call0(&installer);
    }
    let _ = Reflect::set(&window(), &"conclaveInstaller".into(), &JsValue::NULL);
}
