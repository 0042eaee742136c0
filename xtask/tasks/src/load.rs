//! `cargo xtask load`: the server under load.

use xtask::command::{Failed, cargo_command, give_way_to};
use xtask::packages::{Need, require};

/// What the peer needs: npm, which brings Node.
const NEEDED: [Need; 1] = [Need::Program("npm", "npm")];

/// Builds what measures, which builds what is measured.
pub(crate) fn measure(arguments: &[String]) -> Result<(), Failed> {
    if arguments.iter().any(|word| word == "--peer") {
        require("measurements of boardgame.io", &NEEDED)?;
    }
    let fixed = ["run", "--quiet", "--release", "--package", "endurance", "--bin", "load", "--"];
    give_way_to(cargo_command().args(fixed).args(arguments))
}
