//! `cargo xtask test`: every check and every test.

use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Child;
use std::time::Instant;

use xtask::command::{Failed, built, cargo, cargo_command, patient, run, target};
use xtask::packages::{Need, require};
use xtask::toolchain::require_tool;

use crate::browser::{self, Pictures};
use crate::{advisories, endurance, licences, python, rule_ids};

/// A check that has a name.
type Step = (&'static str, fn() -> Result<(), Failed>);

const STEPS: [Step; 11] = [
    ("what is needed", || {
        // At once, so that nobody learns after ten minutes what is missing.
        let needed = [&NEEDED[..], &endurance::CLUSTER, &browser::NEEDED].concat();
        require("the tests", &needed)?;
        python::require_python()
    }),
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
    // Apart, so that one sees how far it is; the tests themselves are quiet.
    ("compilation of the tests", || cargo(TESTS.into_iter().chain(TARGETS).chain(["--no-run"]))),
    ("tests", || {
        let python = Beside::begin("python")?;
        let tested = cargo(TESTS.into_iter().chain(TARGETS).chain(QUIETLY))
            .and_then(|()| cargo(TESTS.into_iter().chain(["--doc"]).chain(QUIETLY)));
        let python = python.end("the Python package");
        tested.and(python)
    }),
    ("kills and a cluster", endurance::test),
    ("documentation", || {
        run(cargo_command()
            .args(["doc", "--workspace", "--all-features", "--no-deps", "--document-private-items"])
            .env("RUSTDOCFLAGS", "-D warnings"))
    }),
    ("the page in the browser", || browser::test(&[], Pictures::None)),
];

/// What tests of servers need.
const NEEDED: [Need; 2] = [Need::Package("postgresql"), Need::Program("openssl", "openssl")];

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

/// A task of ours that goes on beside others and lets them go first. What it says is kept until it is over: two that speak at the
/// same time are not understood.
struct Beside {
    task: Child,
    said: PathBuf,
}

impl Beside {
    fn begin(task: &str) -> Result<Self, Failed> {
        let said = target().join(format!("{task}.log"));
        let unwritable = |error: std::io::Error| Failed::new(format!("{}: {error}", said.display()));
        let out = File::create(&said).map_err(unwritable)?;
        let err = out.try_clone().map_err(unwritable)?;
        let own = std::env::current_exe().map_err(|error| Failed::new(format!("this program: {error}")))?;
        let mut command = patient(own);
        command.arg(task).stdout(out).stderr(err);
        let task = command.spawn().map_err(|error| Failed::start(&command, &error))?;
        Ok(Self { task, said })
    }

    /// Waits for it and tells what it said.
    fn end(mut self, name: &str) -> Result<(), Failed> {
        println!("── {name}, beside it");
        let status = self.task.wait();
        print!("{}", fs::read_to_string(&self.said).unwrap_or_default());
        match status {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(Failed::new(format!("{name} failed"))),
            Err(error) => Err(Failed::new(format!("{name}: {error}"))),
        }
    }
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
