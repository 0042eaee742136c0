//! The rules page, rule by rule: every id of `docs/rules/wizard.md` has a test that carries it in its name.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod bomb;
mod cards;
mod cloud;
mod common;
mod dragon_fairy;
mod examples;
mod forms;
mod juggler;
mod predictions;
mod score;
mod shapeshifter;
mod tricks;
mod trump;
mod variants;
mod werewolf;
