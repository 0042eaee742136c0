//! `cargo xtask test`: every check and every test.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::{Child, Command};
use std::time::Instant;

use serde_json::Value;
use xtask::command::{Failed, built, cargo, cargo_command, patient, target};
use xtask::packages::{Need, require};
use xtask::toolchain::{require_tool, require_wasm};

use crate::browser::{self, Pictures};
use crate::{advisories, endurance, licences, python, rule_ids};

/// A check that has a name. It may begin something that goes on beside the checks after it.
type Step = (&'static str, fn(&mut Vec<Beside>) -> Result<(), Failed>);

/// What builds the page, beside the tests that need none.
const PAGE: &str = "the page";

const STEPS: [Step; 10] = [
    ("what is needed", |_| {
        // At once, so that nobody learns after ten minutes what is missing.
        let needed = [&NEEDED[..], &endurance::CLUSTER, &browser::NEEDED].concat();
        require("the tests", &needed)?;
        require_tool("fmt", "rustfmt")?;
        require_tool("clippy", "clippy")?;
        require_wasm()?;
        python::require_python()
    }),
    ("format", |_| cargo(["fmt", "--all", "--check"])),
    ("rules without a test", |_| rule_ids::check()),
    ("licences", |_| licences::check()),
    ("advisories", |_| advisories::check()),
    ("lints, and beside them the page", |beside| {
        // It takes long, and not every step has work for all processors.
        beside.push(Beside::begin(PAGE, own_task(&["browser", browser::NO_RUN]))?);
        cargo(["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"])
    }),
    // Apart, so that one sees how far it is; the tests themselves are quiet.
    ("compilation of the tests", |_| cargo(TESTS.into_iter().chain(TARGETS).chain(["--no-run"]))),
    ("tests, and beside them Python", |beside| {
        // Many of our tests wait for something and need no processor meanwhile.
        let (waiting, others) = outside()?;
        beside.push(Beside::begin("tests inside of crates", patiently(&["--lib", "--bins"]))?);
        beside.push(Beside::begin("tests with servers", patiently(&named(&waiting)))?);
        beside.push(Beside::begin("the Python package", own_task(&["python"]))?);
        cargo(TESTS.into_iter().chain(named(&others)).chain(QUIETLY))
            .and_then(|()| cargo(TESTS.into_iter().chain(["--doc"]).chain(QUIETLY)))
    }),
    ("kills and a cluster, and beside them documentation", |beside| {
        let (program, kills) = endurance::programs_of_tests()?;
        beside.push(Beside::begin("documentation", documentation())?);
        endurance::test(&program, &kills)
    }),
    ("the page in the browser", |beside| {
        let mut pages = beside.extract_if(.., |other| other.name == PAGE);
        pages.try_for_each(Beside::end)?;
        browser::test(&[], Pictures::None)
    }),
];

/// What tests of servers need.
const NEEDED: [Need; 2] = [Need::Package("postgresql"), Need::Program("openssl", "openssl")];

/// What binds WebAssembly to JavaScript compiles for long and has no tests; the page is its test.
const TESTS: [&str; 6] =
    ["test", "--workspace", "--exclude", "bindgen", "--features", "conclave/in-postgres,store/in-postgres"];
/// The packages that are tested with servers, whose tests wait for much of their time.
const WAITING: [&str; 4] = ["client", "conclave", "online", "store"];
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

/// Runs some of the tests, and lets others go first.
fn patiently(tests: &[&str]) -> Command {
    let mut command = patient(cargo_command().get_program());
    command.args(TESTS).args(tests).args(QUIETLY);
    command
}

/// The words of a command line that name tests.
fn named(tests: &BTreeSet<String>) -> Vec<&str> {
    tests.iter().flat_map(|name| ["--test", name]).collect()
}

/// The names of the tests beside what they test, but of those that are run apart: the tests with servers, and all others.
fn outside() -> Result<(BTreeSet<String>, BTreeSet<String>), Failed> {
    let mut metadata = cargo_command();
    metadata.args(["metadata", "--no-deps", "--format-version", "1"]);
    let output = metadata.output().map_err(|error| Failed::start(&metadata, &error))?;
    let known: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| Failed::new(format!("cargo metadata cannot be read: {error}")))?;
    let is_outside = |target: &&Value| target["kind"][0] == "test" && target["required-features"].is_null();
    let (mut waiting, mut others) = (BTreeSet::new(), BTreeSet::new());
    for package in known["packages"].as_array().into_iter().flatten() {
        let waits = WAITING.iter().any(|name| package["name"] == *name);
        let targets = package["targets"].as_array().into_iter().flatten().filter(is_outside);
        let names = targets.filter_map(|target| target["name"].as_str()).map(str::to_owned);
        if waits { waiting.extend(names) } else { others.extend(names) }
    }
    // A name is one of all tests that have it.
    waiting.retain(|name| !others.contains(name));
    Ok((waiting, others))
}

/// What makes the documentation, and takes a warning for a failure.
fn documentation() -> Command {
    let mut rustdoc = patient(cargo_command().get_program());
    rustdoc.args(["doc", "--workspace", "--all-features", "--no-deps", "--document-private-items"]);
    rustdoc.env("RUSTDOCFLAGS", "-D warnings");
    rustdoc
}

/// A task of ours that lets others go first.
fn own_task(words: &[&str]) -> Command {
    // By its name: this very program may have been built anew, and lie there no more.
    let mut task = patient(built("debug", "tasks"));
    task.args(words);
    task
}

/// Something that goes on beside something else. What it says is kept until it is over: two that speak at the same time are not
/// understood.
struct Beside {
    name: &'static str,
    process: Child,
    said: PathBuf,
}

impl Beside {
    fn begin(name: &'static str, mut command: Command) -> Result<Self, Failed> {
        let said = target().join(format!("{}.log", name.replace(' ', "-")));
        let unwritable = |error: std::io::Error| Failed::new(format!("{}: {error}", said.display()));
        let out = File::create(&said).map_err(unwritable)?;
        let err = out.try_clone().map_err(unwritable)?;
        command.stdout(out).stderr(err);
        let process = command.spawn().map_err(|error| Failed::start(&command, &error))?;
        Ok(Self { name, process, said })
    }

    /// Waits for it and tells what it said.
    fn end(mut self) -> Result<(), Failed> {
        let name = self.name;
        println!("── beside it: {name}");
        let status = self.process.wait();
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
    let mut beside = Vec::new();
    let done = run_steps(&mut beside);
    // Nobody waits for it before: it has the processors that others leave. It is told whatever else has failed.
    let beside = beside.into_iter().map(Beside::end).fold(Ok(()), and);
    and(done, beside)?;
    println!("── all {} steps passed in {:.0} s", STEPS.len(), start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs one step after another until one fails.
fn run_steps(beside: &mut Vec<Beside>) -> Result<(), Failed> {
    for (n, (name, step)) in STEPS.iter().enumerate() {
        let began = Instant::now();
        println!("── {} of {}: {name}", n + 1, STEPS.len());
        step(beside).map_err(|failed| Failed::new(format!("{name}: {failed}")))?;
        println!("── {name}: done in {:.0} s", began.elapsed().as_secs_f64());
    }
    Ok(())
}

/// What failed of two.
fn and(one: Result<(), Failed>, other: Result<(), Failed>) -> Result<(), Failed> {
    match (one, other) {
        (Err(one), Err(other)) => Err(Failed::new(format!("{one}; {other}"))),
        (one, other) => one.and(other),
    }
}
