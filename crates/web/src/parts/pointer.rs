//! A pointer: rings around what somebody speaks of. They lie above the screen and move nothing.

use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{document, sleep};

/// How often one looks where things are, in milliseconds: they come, move and go without telling anybody.
const BEAT: u32 = 120;
/// More rings than this would point at nothing.
const MOST: u32 = 8;

/// Where a ring lies: left, top, width and height in the window.
type Ring = [i32; 4];

/// Rings around everything that a selector finds and that can be seen, as long as the screen is there.
pub(crate) fn pointer(selector: impl Fn() -> String + Send + Sync + 'static) -> Markup {
    let selector = Memo::new(move |_| selector());
    let rings = RwSignal::new(Vec::new());
    spawn_local(async move {
        while let Some(selector) = selector.try_get_untracked() {
            let found = find(&selector);
            if rings.try_get_untracked().is_some_and(|before| before != found) {
                let _ = rings.try_set(found);
            }
            sleep(BEAT).await;
        }
    });
    let ring = |[left, top, width, height]: Ring| {
        let pixels = |side: i32| format!("{side}px");
        view! { <i style:left=pixels(left) style:top=pixels(top) style:width=pixels(width) style:height=pixels(height)></i> }
    };
    view! {
        <div class="pointer" aria-hidden="true">
            {move || rings.get().into_iter().map(ring).collect_markup()}
        </div>
    }
}

fn find(selector: &str) -> Vec<Ring> {
    let mut rings = Vec::new();
    let Some(found) = Some(selector)
        .filter(|selector| !selector.is_empty())
        .and_then(|selector| document().query_selector_all(selector).ok())
    else {
        return rings;
    };
    for n in 0..found.length().min(MOST) {
        let Some(element) = found.item(n) else { continue };
        let element: web_sys::Element = wasm_bindgen::JsCast::unchecked_into(element);
        let place = element.get_bounding_client_rect();
        if place.width() > 0.0 && place.height() > 0.0 {
            rings.push(
                [place.left(), place.top(), place.width(), place.height()].map(|side| side.round() as i32),
            );
        }
    }
    rings
}
