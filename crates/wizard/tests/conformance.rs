//! Every table of Wizard keeps the contract.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

use table::{Game, Options as _, conformance};
use wizard::{Options, Wizard};

/// One game for every table of this many players; the seeds differ from table to table.
fn check_every_table_of(seats: u8) {
    let mut simultaneous = 0;
    let mut hidden = 0;
    let mut alike = 0;
    let every = Options::every().enumerate().filter(|(_, options)| options.seats == seats);
    for (n, options) in every {
        let game = Wizard::new(options).expect("a valid table");
        let report = conformance::check(&game, n as u64);
        simultaneous += report.simultaneous;
        hidden += report.hidden_differs;
        alike += report.alike;
        assert!(report.alike > 0, "nothing is hidden at {game:?}");
    }
    assert!(simultaneous > 1000 && hidden > 1000 && alike > 1000, "{simultaneous} {hidden} {alike}");
}

#[test]
fn every_table_of_three_keeps_the_contract() {
    check_every_table_of(3);
}

#[test]
fn every_table_of_four_keeps_the_contract() {
    check_every_table_of(4);
}

#[test]
fn every_table_of_five_keeps_the_contract() {
    check_every_table_of(5);
}

#[test]
fn every_table_of_six_keeps_the_contract() {
    check_every_table_of(6);
}
