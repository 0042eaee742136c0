//! Every table of Wizard keeps the contract.

use table::{Game, conformance};
use wizard::{Options, Wizard};

#[test]
fn every_table_keeps_the_contract() {
    let mut simultaneous = 0;
    let mut hidden = 0;
    for (n, options) in Options::every().enumerate() {
        let game = Wizard::new(options).expect("a valid table");
        let report = conformance::check(&game, n as u64);
        simultaneous += report.simultaneous;
        hidden += report.hidden_differs;
    }
    assert!(simultaneous > 1000 && hidden > 1000, "{simultaneous} {hidden}");
}
