//! Wizard keeps the laws of learners.
#![allow(clippy::expect_used, reason = "tests fail by panicking")]

use env::conformance;
use table::Game as _;
use wizard::{Options, Wizard};

/// One game for every table of this many players; the seeds differ from table to table.
fn check_every_table_of(seats: u8) {
    let (mut hidden, mut seen) = (0, 0);
    for (seed, options) in (0..).zip(Options::every()).filter(|(_, options)| options.seats == seats) {
        let game = Wizard::new(options).expect("a valid table");
        let report = conformance::check(&game, seed);
        assert_eq!(report.longest_decision, 1);
        hidden += report.hidden_differs;
        seen += report.seen_differs;
    }
    assert!(hidden > 1000 && seen > 1000, "{hidden} {seen}");
}

#[test]
fn every_table_of_three_keeps_the_laws() {
    check_every_table_of(3);
}

#[test]
fn every_table_of_four_keeps_the_laws() {
    check_every_table_of(4);
}

#[test]
fn every_table_of_five_keeps_the_laws() {
    check_every_table_of(5);
}

#[test]
fn every_table_of_six_keeps_the_laws() {
    check_every_table_of(6);
}
