//! The rules of Maginor, chapter by chapter as in `docs/rules/maginor.md`; each test is named after the rule it is about.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "../common/mod.rs"]
mod common;

mod m1_components;
mod m2_setup;
mod m3_turn;
mod m4_votes;
mod m5_scoring;
mod m6_spells;
mod m7_duels;
mod m8_end;
mod m9_fairness;
