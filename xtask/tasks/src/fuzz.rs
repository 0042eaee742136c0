//! `cargo xtask fuzz`: random bytes for the rules, guided by coverage.

use std::process::Command;

use xtask::command::{Failed, root, run};

/// All fuzz targets; each is a law that holds for any bytes, in every game.
const TARGETS: [&str; 4] = ["record", "spoiled", "moves", "requests"];

pub(crate) fn run_for(arguments: &[String]) -> Result<(), Failed> {
    let mut minutes = 10.0;
    let mut targets = Vec::new();
    let mut words = arguments.iter();
    while let Some(word) = words.next() {
        if word == "--minutes" {
            let number =
                words.next().and_then(|number| number.parse().ok()).filter(|&number: &f64| number > 0.0);
            minutes = number.ok_or_else(|| Failed::usage("--minutes needs a number above 0"))?;
        } else if let Some(target) = TARGETS.iter().find(|target| *target == word) {
            targets.push(*target);
        } else {
            return Err(Failed::usage(format!(
                "there is no fuzz target {word:?}; there are {}",
                TARGETS.join(", ")
            )));
        }
    }
    run_targets(minutes, if targets.is_empty() { &TARGETS } else { &targets })
}

fn run_targets(minutes: f64, targets: &[&str]) -> Result<(), Failed> {
    let seconds = (minutes * 60.0 / targets.len() as f64).ceil();
    for target in targets {
        println!("── {target}: {seconds} s");
        let mut command = Command::new("cargo");
        // The toolchain of the workspace is stable; sanitizers and coverage need nightly.
        command.current_dir(root().join("fuzz")).env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
        command.args([
            "+nightly",
            "fuzz",
            "run",
            target,
            "--",
            &format!("-max_total_time={seconds}"),
            "-max_len=4096",
        ]);
        run(&mut command).map_err(|failed| {
            Failed::new(format!(
                "{failed}; needed are `rustup toolchain install nightly` and `cargo install cargo-fuzz`"
            ))
        })?;
    }
    Ok(())
}
