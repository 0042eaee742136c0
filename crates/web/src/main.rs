//! The page: all three games in the browser, offline too.
//!
//! A table is a [`table::Match`] and the players' seats ([`play`]); what the one at the screen may see of it is a signal
//! ([`seen`]), and the boards ([`board`]) draw that and nothing else. Bots think in a worker ([`thinker`]). What is kept
//! lies in the browser's storage as records ([`library`]).

#![allow(unreachable_pub, reason = "components are made public by their macro")]

mod app;
mod board;
mod browser;
mod library;
mod link;
mod maginor;
mod parts;
mod play;
mod players;
mod route;
mod screens;
mod seen;
mod settings;
mod shazamm;
mod teaching;
mod thinker;
mod wizard;
mod words;

fn main() {
    console_error_panic_hook::set_once();
    if !web_worker::serve() {
        app::start();
    }
}
