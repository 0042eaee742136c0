//! `cargo xtask kills` and `cargo xtask load`: the program under strain.

use std::path::{Path, PathBuf};
use std::process::Command;

use xtask::command::{self, Failed, built, cargo, give_way_to};
use xtask::packages::{Need, require};

use crate::test;

/// What kills servers.
const KILLS: &str = "kills";

/// What several servers share.
pub(crate) const CLUSTER: [Need; 2] =
    [Need::Package("postgresql"), Need::Program("nats-server", "nats-server")];

/// What boardgame.io needs: npm, which brings Node.
const PEER: [Need; 1] = [Need::Program("npm", "npm")];

/// Kills the program as it is released; what follows says how.
pub(crate) fn kills(arguments: &[String]) -> Result<(), Failed> {
    if has(arguments, &["--cluster"]) {
        require_cluster()?;
    }
    strain(KILLS, arguments)
}

/// Measures the program as it is released; what follows says how.
pub(crate) fn load(arguments: &[String]) -> Result<(), Failed> {
    if has(arguments, &["--peer"]) {
        require("measurements of boardgame.io", &PEER)?;
    }
    strain("load", arguments)
}

/// The program as the tests have it, and what kills it.
pub(crate) fn programs_of_tests() -> Result<(PathBuf, PathBuf), Failed> {
    Ok((test::program()?, test::compiled_with("usage", KILLS)?))
}

/// Kills a program, and lets everything go wrong with three of it.
pub(crate) fn test(program: &Path, kills: &Path) -> Result<(), Failed> {
    require_cluster()?;
    for how in [&["--times", "25"][..], &["--cluster"]] {
        command::run(Command::new(kills).arg("--program").arg(program).args(how))?;
    }
    Ok(())
}

/// Builds what strains, and the program as it is released unless one is named.
fn strain(by: &str, arguments: &[String]) -> Result<(), Failed> {
    cargo(["build", "--release", "--package", "endurance", "--bin", by])?;
    let mut strain = Command::new(built("release", by));
    if !has(arguments, &["--program", "--help", "-h", "--version", "-V"]) {
        cargo(["build", "--release", "--package", "conclave"])?;
        strain.arg("--program").arg(built("release", "conclave"));
    }
    give_way_to(strain.args(arguments))
}

/// Whether one of these options is given.
fn has(arguments: &[String], names: &[&str]) -> bool {
    let is = |word: &str, name: &str| {
        word.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('='))
    };
    arguments.iter().any(|word| names.iter().any(|name| is(word, name)))
}

/// Sees to it that there is what several servers share.
fn require_cluster() -> Result<(), Failed> {
    require("the tests of several servers", &CLUSTER)
}
