//! The suite rejects every game that breaks a law: for each law there is a Pennies that breaks it.
#![allow(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod flaw;
mod game;

use std::panic::{UnwindSafe, catch_unwind};

use flaw::Flaw;
use game::{Flawed, FlawedOptions};
use rand::Rng;
use table::{Game, conformance, dice};

/// Some flaws show only in some games.
const GAMES: u64 = 100;

fn pennies(flaw: Option<Flaw>) -> Flawed {
    Flawed::new(FlawedOptions::new(flaw, 2)).expect("a valid table")
}

/// What the suite says against a game; nothing if it accepts it.
fn objection<T>(check: impl FnOnce() -> T + UnwindSafe) -> Option<String> {
    let panic = catch_unwind(check).err()?;
    let said = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    Some(said.expect("the suite says what is wrong").to_owned())
}

#[test]
fn without_a_flaw_the_suite_accepts_it() {
    for seed in 0..GAMES {
        conformance::check(&pennies(None), seed);
    }
}

#[test]
fn every_flaw_is_rejected_by_the_law_that_it_breaks() {
    let mut unnoticed = Vec::new();
    for &flaw in Flaw::ALL {
        let mut objections = (0..GAMES)
            .filter_map(|seed| objection(move || conformance::check(&pennies(Some(flaw)), seed)))
            .peekable();
        let first = objections.peek().cloned();
        if !objections.any(|objection| objection.contains(flaw.objection())) {
            unnoticed.push((flaw, flaw.objection(), first));
        }
    }
    assert!(unnoticed.is_empty(), "not rejected as they should be: {unnoticed:#?}");
}

#[test]
fn the_laws_of_the_fuzzers_reject_flaws_too() {
    let mut bytes = [0; 64];
    dice::seeded(1).fill_bytes(&mut bytes);
    for (flaw, expected) in [
        (Flaw::RefusesLegal, "was refused in"),
        (Flaw::AcceptsIllegal, "was accepted in"),
        (Flaw::RefusalLeavesTrace, "changed the state"),
        (Flaw::RefusalMisnamed, "why seat"),
    ] {
        let said = objection(move || conformance::moves_from_bytes(&pennies(Some(flaw)), &bytes));
        assert!(said.as_ref().is_some_and(|said| said.contains(expected)), "{flaw:?}: {said:?}");
    }
    for flaw in [Flaw::RecordLeadsElsewhere, Flaw::RecordRewritten] {
        let said =
            objection(move || conformance::spoiled_record_from_bytes(&pennies(Some(flaw)), &[1, 0, 20]));
        assert!(said.as_ref().is_some_and(|said| said.contains(flaw.objection())), "{flaw:?}: {said:?}");
    }
    conformance::moves_from_bytes(&pennies(None), &bytes);
    conformance::spoiled_record_from_bytes(&pennies(None), &[1, 0, 20]);
}
