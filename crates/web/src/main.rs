//! The page: all three games in the browser, offline too.
//!
//! A table is a game and what is going on around it ([`play`]); what the one at the screen may see of it is a signal
//! ([`seen`]), and the boards ([`board`]) draw that and nothing else. Bots think in a worker ([`thinker`] asks, [`worker`] answers). What is kept
//! lies in the browser's storage as records ([`library`]).

mod app;
mod board;
mod browser;
mod later;
mod library;
mod link;
mod maginor;
mod motion;
mod parts;
mod pennies;
mod play;
mod puzzles;
mod route;
mod screens;
mod seen;
mod settings;
mod shazamm;
mod sound;
mod statistics;
mod teaching;
mod thinker;
mod together;
mod wizard;
mod words;
mod worker;

fn main() {
    console_error_panic_hook::set_once();
    if !worker::serve() {
        app::start();
    }
}
