//! Motion that shows what moved where.
//!
//! Whatever is on the page is in its place from the beginning; motion lets it come from where it was, by transforms alone. So
//! nothing is laid out twice, nobody waits for it, and who wants stillness sees the same page. A tap or a key ends what is on
//! its way ([`hurry`]).

use js_sys::{Array, Function, Object, Reflect};
use markup::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{CssStyleDeclaration, DomRect, Element};

use crate::browser::{document, sleep, window};
use crate::settings::{self, SettingsSignal};

/// How long a thing is usually on its way, in milliseconds at the normal pace.
pub(crate) const WAY: u32 = 300;

/// The name by which what moves here is told from what moves by styles.
const NAME: &str = "motion";

/// How the page moves, which its settings say. To be taken where a part of the page is made.
#[derive(Clone, Copy)]
pub(crate) struct Motion(SettingsSignal);

/// How something changes on its way: a property of styles with its value at the beginning and at the end.
pub(crate) type Change<'a> = (&'a str, &'a str, &'a str);

impl Motion {
    /// That of the page.
    pub(crate) fn of_page() -> Self {
        Self(settings::of_page())
    }

    /// How long something takes that takes this long at the normal pace; 0 where nothing is to move.
    pub(crate) fn time(self, milliseconds: u32) -> u32 {
        self.0.with_untracked(|settings| settings.beat(milliseconds))
    }

    /// Lets an element come from where another one is, which may be of another size, `after` so many milliseconds.
    pub(crate) fn come(self, element: &Element, from: &Element, after: u32) {
        self.come_from(element, &from.get_bounding_client_rect(), after);
    }

    /// Lets an element come from a place where something was that may be gone.
    pub(crate) fn come_from(self, element: &Element, from: &DomRect, after: u32) {
        if let Some((translate, scale)) = way(&element.get_bounding_client_rect(), from) {
            let changes = [("translate", translate.as_str(), "0px 0px"), ("scale", scale.as_str(), "1")];
            // Many elements have a place by the same properties: what is on its way is added to that.
            self.animate(element, &changes, WAY, after, "add");
        }
    }

    /// Lets a copy of an element go to where another one is, `after` so many milliseconds; the element itself may be gone by then.
    pub(crate) fn leave(self, element: &Element, to: &Element, after: u32) {
        if self.time(WAY) == 0 {
            return;
        }
        let (rect, to) = (element.get_bounding_client_rect(), to.get_bounding_client_rect());
        let copy = element.clone_node_with_deep(true).ok().and_then(|copy| copy.dyn_into::<Element>().ok());
        let (Some(copy), Some(screen)) = (copy, element.closest("main").ok().flatten()) else { return };
        let Some((translate, scale)) = way(&rect, &to) else { return };
        let pixels = |side: f64| format!("{side:.1}px");
        for (property, value) in [
            ("position", "fixed"),
            ("margin", "0"),
            ("z-index", "9"),
            ("pointer-events", "none"),
            ("transform", "none"),
            ("translate", "none"),
            ("left", &pixels(rect.left())),
            ("top", &pixels(rect.top())),
            ("width", &pixels(rect.width())),
            ("height", &pixels(rect.height())),
        ] {
            set_style(&copy, property, value);
        }
        // Attributes of these names are always allowed, and a copy is nowhere yet.
        let _ = copy.set_attribute("aria-hidden", "true");
        let _ = copy.remove_attribute("id");
        if screen.append_child(&copy).is_err() {
            return;
        }
        let changes = [
            ("translate", "0px 0px", translate.as_str()),
            ("scale", "1", scale.as_str()),
            ("opacity", "1", "0.4"),
        ];
        match self.change(&copy, &changes, WAY, after) {
            Some(animation) => {
                let gone = Closure::once_into_js(move || copy.remove());
                // Any object takes this.
                let _ = Reflect::set(&animation, &"onfinish".into(), &gone);
            }
            None => copy.remove(),
        }
    }

    /// Changes an element for so long, at the normal pace, `after` so many milliseconds; it ends as its styles have it. Answers
    /// the browser's `Animation`, if anything moves.
    pub(crate) fn change(
        self,
        element: &Element,
        changes: &[Change<'_>],
        milliseconds: u32,
        after: u32,
    ) -> Option<JsValue> {
        self.animate(element, changes, milliseconds, after, "replace")
    }

    fn animate(
        self,
        element: &Element,
        changes: &[Change<'_>],
        milliseconds: u32,
        after: u32,
        composite: &str,
    ) -> Option<JsValue> {
        let time = self.time(milliseconds);
        if time == 0 {
            return None;
        }
        let frames = Object::new();
        for &(property, from, to) in changes {
            Reflect::set(&frames, &property.into(), &Array::of2(&from.into(), &to.into())).ok()?;
        }
        let how = Object::new();
        for (name, value) in [
            ("id", NAME.into()),
            ("duration", time.into()),
            ("delay", self.time(after).into()),
            ("easing", "cubic-bezier(0.2, 0.7, 0.3, 1)".into()),
            ("fill", "backwards".into()),
            ("composite", composite.into()),
        ] {
            let value: JsValue = value;
            Reflect::set(&how, &name.into(), &value).ok()?;
        }
        let animate: Function = Reflect::get(element, &"animate".into()).ok()?.dyn_into().ok()?;
        animate.call2(element, &frames, &how).ok()
    }

    /// A number that counts up or down to another one whenever that changes.
    pub(crate) fn count(self, to: impl Fn() -> i32 + Send + Sync + 'static) -> ReadSignal<i32> {
        /// How often a number changes on its way.
        const STOPS: i32 = 12;
        let to = Memo::new(move |_| to());
        let (shown, show) = signal(to.get_untracked());
        Effect::new(move |_| {
            let (from, to_now) = (shown.get_untracked(), to.get());
            let beat = self.time(2 * WAY) / STOPS.cast_unsigned();
            if beat == 0 || from == to_now {
                show.set(to_now);
                return;
            }
            spawn_local(async move {
                for stop in 1..=STOPS {
                    sleep(beat).await;
                    // The screen may be gone, or another number wanted.
                    if to.try_get_untracked() != Some(to_now) {
                        return;
                    }
                    let _ = show.try_set(from + (to_now - from) * stop / STOPS);
                }
            });
        });
        shown
    }
}

/// Calls this when all elements are up to date, before they are painted: what moves from there is not seen elsewhere first.
pub(crate) fn before_paint(call: impl FnOnce() + 'static) {
    let call = Closure::once_into_js(call);
    // A window that is being closed paints nothing more.
    let _ = window().request_animation_frame(call.unchecked_ref());
}

/// Ends what is on its way: everything is where it belongs.
pub(crate) fn hurry() {
    let moving = Reflect::get(&document(), &"getAnimations".into())
        .and_then(wasm_bindgen::JsCast::dyn_into::<Function>)
        .and_then(|all| all.call0(&document()));
    let Ok(moving) = moving else { return };
    for animation in Array::from(&moving).iter() {
        let named = Reflect::get(&animation, &"id".into()).ok().and_then(|id| id.as_string());
        if named.as_deref() == Some(NAME)
            && let Ok(finish) = Reflect::get(&animation, &"finish".into())
            && let Ok(finish) = finish.dyn_into::<Function>()
        {
            // What has ended meanwhile cannot be ended.
            let _ = finish.call0(&animation);
        }
    }
}

/// Sets a property of the style of an element, as a page may whose styles are all its own.
fn set_style(element: &Element, property: &str, value: &str) {
    let style = Reflect::get(element, &"style".into()).ok();
    if let Some(style) = style.and_then(|style| style.dyn_into::<CssStyleDeclaration>().ok()) {
        // Only what is written protected refuses.
        let _ = style.set_property(property, value);
    }
}

/// How far a box is from another one, and how much larger that is, as styles say it; nothing where one cannot be seen.
fn way(from: &DomRect, to: &DomRect) -> Option<(String, String)> {
    if from.width() <= 0.0 || to.width() <= 0.0 {
        return None;
    }
    let right = to.left() + to.width() / 2.0 - from.left() - from.width() / 2.0;
    let down = to.top() + to.height() / 2.0 - from.top() - from.height() / 2.0;
    Some((format!("{right:.1}px {down:.1}px"), format!("{:.3}", to.width() / from.width())))
}
