//! The suite accepts a game that keeps the contract.
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use pennies::{Pennies, PenniesOptions};
use proptest::prelude::*;
use table::{Game, conformance};

fn pennies(wins: u8) -> Pennies {
    Pennies::new(PenniesOptions { wins }).expect("a valid table")
}

#[test]
fn pennies_keep_the_contract() {
    for seed in 0..50 {
        let report = conformance::check(&pennies(1 + seed as u8 % 9), seed);
        assert!(report.simultaneous > 0);
    }
    let reports = || (0..50).map(|seed| conformance::check(&pennies(3), seed));
    assert!(reports().any(|report| report.hidden_differs > 0));
    assert!(reports().any(|report| report.alike > 0));
}

#[test]
fn a_playthrough_shows_who_sees_what() {
    let text = conformance::playthrough(&pennies(1), 1, 10);
    assert!(text.contains("told to all: {\"Matcher\":"), "{text}");
    assert!(text.contains("seat 1 sees: laid[0]={\"Known\":"), "{text}");
    assert!(text.contains("spectator sees: laid[0]=\"FaceDown\""), "{text}");
    assert!(!text.contains("spectator sees: laid[0]={\"Known\""), "{text}");
    assert_eq!(text, conformance::playthrough(&pennies(1), 1, 10), "the same game gives the same text");
}

proptest! {
    #[test]
    fn any_bytes_are_harmless(bytes: Vec<u8>, wins in 1u8..=9) {
        conformance::record_from_bytes::<Pennies>(&bytes);
        conformance::moves_from_bytes(&pennies(wins), &bytes);
        conformance::spoiled_record_from_bytes(&pennies(wins), &bytes);
    }
}
