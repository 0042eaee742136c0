//! Every table of Maginor keeps the contract.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use maginor::{Maginor, Options};
use table::{Game, Options as _, conformance};

/// By the newest rules and by the first.
fn every_table() -> impl Iterator<Item = Maginor> {
    let custom = Options::every().map(|options| Options { oracles: common::odd_tiles(), ..options });
    let by = |version| move |options| Maginor::with_rules(options, version).expect("a valid table");
    let all = Options::every().chain(custom);
    all.clone().map(by(Maginor::RULES)).chain(all.map(by(1)))
}

#[test]
fn every_table_keeps_the_contract() {
    let mut simultaneous = 0;
    let mut hidden = 0;
    let mut alike = 0;
    for (n, game) in every_table().enumerate() {
        for seed in 0..if game.rules() == Maginor::RULES { 10 } else { 3 } {
            let report = conformance::check(&game, seed * 100 + n as u64);
            simultaneous += report.simultaneous;
            hidden += report.hidden_differs;
            alike += report.alike;
        }
    }
    assert!(simultaneous > 100 && hidden > 100 && alike > 100, "{simultaneous} {hidden} {alike}");
}
