//! Tables for people elsewhere, asked as clients and other servers ask them. One program: to compile a server into each of several takes
//! longer than all that they test.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod api;
mod checked;
mod cut_off;
mod healing;
mod kept;
mod looking;
mod nodes;
mod people;
mod seated;
mod session;
mod tables;
mod traffic;
