//! The bots in a worker of the browser, so that the page never freezes.

fn main() {
    console_error_panic_hook::set_once();
}
