//! People elsewhere: the real program, real sockets, whole games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../../../store/tests/databases/mod.rs"]
mod databases;
#[cfg(feature = "in-postgres")]
#[path = "../elsewhere/mod.rs"]
mod elsewhere;

mod accounts;
#[cfg(feature = "in-postgres")]
mod away;
mod client;
mod hostile;
mod lost_connections;
#[cfg(feature = "in-postgres")]
mod outages;
mod player;
mod refused;
mod running;
mod server;
mod together;
mod whole_games;
