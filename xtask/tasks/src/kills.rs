//! `cargo xtask kills`: servers are killed while people play.

use std::process::Command;

use xtask::command::{self, Failed, built, cargo, give_way_to};
use xtask::packages::{Need, require};

use crate::test;

/// The program that kills others.
const KILLS: &str = "kills";

/// What several servers share.
const CLUSTER: [Need; 2] = [Need::Package("postgresql"), Need::Program("nats-server", "nats-server")];

/// Builds the program as it is released, unless one is named, and kills it; what follows says how.
pub(crate) fn run(arguments: &[String]) -> Result<(), Failed> {
    cargo(["build", "--release", "--package", "endurance", "--bin", KILLS])?;
    let has = |name: &str| arguments.iter().any(|word| word == name || word.starts_with(&format!("{name}=")));
    if has("--cluster") {
        require_cluster()?;
    }
    let mut kills = Command::new(built("release", KILLS));
    if !has("--program") && !has("--help") && !has("-h") {
        cargo(["build", "--release", "--package", "conclave"])?;
        kills.arg("--program").arg(built("release", "conclave"));
    }
    give_way_to(kills.args(arguments))
}

/// Kills the program that the tests use, and lets everything go wrong with three of it.
pub(crate) fn test() -> Result<(), Failed> {
    require_cluster()?;
    let (program, kills) = (test::program()?, test::compiled_with("usage", KILLS)?);
    for how in [&["--times", "25"][..], &["--cluster"]] {
        command::run(Command::new(&kills).arg("--program").arg(&program).args(how))?;
    }
    Ok(())
}

/// Sees to it that there is what several servers share.
fn require_cluster() -> Result<(), Failed> {
    require("the tests of several servers", &CLUSTER)
}
