//! The rules of Shazamm!, chapter by chapter: every test cites the id of the rule that it pins.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

mod duel;
mod notation;
mod s1_components;
mod s2_set_up;
mod s3_turn;
mod s4_end_of_round;
mod s5_result;
mod s6_variants;
mod s7_clone;
mod s7_clone_doubles;
mod s7_dummy_and_mutism;
mod s7_end_middle_recycling;
mod s7_payment_and_gains;
mod s7_strength_and_movement;
mod s7_theft;
mod s8_examples;
