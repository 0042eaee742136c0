//! The page: all three games in the browser.

use leptos::prelude::*;

fn main() {
    console_error_panic_hook::set_once();
    mount_to_body(|| view! { <main><h1>"Conclave"</h1></main> });
}
