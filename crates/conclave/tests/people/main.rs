//! People elsewhere: the real program, real sockets, whole games.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
#[path = "../../../store/tests/databases/mod.rs"]
mod databases;

mod accounts;
#[cfg(feature = "in-postgres")]
mod away;
mod client;
mod hostile;
mod lost_connections;
mod player;
mod refused;
mod running;
mod server;
mod together;
mod whole_games;
