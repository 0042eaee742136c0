//! `cargo xtask test`: every check and every test.

use std::path::PathBuf;
use std::time::Instant;

use xtask::command::{Failed, built, cargo, cargo_command, run};
use xtask::packages::{Need, require};
use xtask::toolchain::require_tool;

use crate::browser::{self, Pictures};
use crate::{advisories, endurance, licences, python, rule_ids};

/// A check that has a name.
type Step = (&'static str, fn() -> Result<(), Failed>);

const STEPS: [Step; 10] = [
    ("format", || {
        require_tool("fmt", "rustfmt")?;
        cargo(["fmt", "--all", "--check"])
    }),
    ("rules without a test", rule_ids::check),
    ("licences", licences::check),
    ("advisories", advisories::check),
    ("lints", || {
        require_tool("clippy", "clippy")?;
        cargo(["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
    }),
    ("tests", || {
        require("the tests of servers", &[Need::Package("postgresql"), Need::Program("openssl", "openssl")])?;
        // Apart, so that one sees how far it is; the tests themselves are quiet.
        cargo(TESTS.into_iter().chain(TARGETS).chain(["--no-run"]))?;
        cargo(TESTS.into_iter().chain(TARGETS).chain(QUIETLY))?;
        cargo(TESTS.into_iter().chain(["--doc"]).chain(QUIETLY))
    }),
    ("kills and a cluster", endurance::test),
    ("documentation", || {
        run(cargo_command()
            .args(["doc", "--workspace", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", "-D warnings"))
    }),
    ("the page in the browser", || browser::test(&[], Pictures::None)),
    ("the Python package", || python::test(&[])),
];

/// What binds WebAssembly to JavaScript compiles for long and has no tests; the page is its test.
const TESTS: [&str; 6] =
    ["test", "--workspace", "--exclude", "bindgen", "--features", "conclave/in-postgres,store/in-postgres"];
/// All that has tests: examples have none, and the lints have compiled them.
const TARGETS: [&str; 3] = ["--lib", "--bins", "--tests"];
const QUIETLY: [&str; 2] = ["--quiet", "--no-fail-fast"];

/// The program as the tests have it: what tests it is compiled with it.
pub(crate) fn program() -> Result<PathBuf, Failed> {
    compiled_with("commands", "conclave")
}

/// A program as the tests have it, by one of its tests.
pub(crate) fn compiled_with(test: &str, program: &str) -> Result<PathBuf, Failed> {
    cargo(TESTS.into_iter().chain(["--test", test, "--no-run", "--quiet"]))?;
    Ok(built("debug", program))
}

pub(crate) fn run_every_step() -> Result<(), Failed> {
    let start = Instant::now();
    for (n, (name, step)) in STEPS.iter().enumerate() {
        let began = Instant::now();
        println!("── {} of {}: {name}", n + 1, STEPS.len());
        step().map_err(|failed| Failed::new(format!("{name}: {failed}")))?;
        println!("── {name}: done in {:.0} s", began.elapsed().as_secs_f64());
    }
    println!("── all {} steps passed in {:.0} s", STEPS.len(), start.elapsed().as_secs_f64());
    Ok(())
}
