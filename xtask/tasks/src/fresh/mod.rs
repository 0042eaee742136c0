//! `cargo xtask fresh`: the two commands of the README, or the package of Debian, on a machine on which nothing was installed by
//! hand.

mod asking;
mod installed;
mod machine;

use std::time::{Duration, Instant};

use xtask::command::{Failed, run};

use asking::{free_port, page_at};
use machine::{Killed, Machine};

use crate::package;

/// How long the page may take to be there.
const PATIENCE: Duration = Duration::from_secs(3_600);

/// Has the commands run as on a new machine, and prints how long they took.
pub(crate) fn prove(arguments: &[String]) -> Result<(), Failed> {
    let usage = || Failed::usage("cargo xtask fresh [--anew] [play | test | package]");
    let (mut anew, mut wanted) = (false, Vec::new());
    for word in arguments {
        match word.as_str() {
            "--anew" => anew = true,
            "play" | "test" | "package" => wanted.push(word.as_str()),
            _ => return Err(usage()),
        }
    }
    if wanted.is_empty() {
        wanted = vec!["play", "test"];
    }
    let mut times = Vec::new();
    if let Some(place) = wanted.iter().position(|word| *word == "package") {
        wanted.remove(place);
        let machine = Machine::bare(anew)?;
        let package = package::make()?;
        println!("── the package, on a new machine");
        let began = Instant::now();
        installed::prove(&machine, &package)?;
        times.push(format!("the package {:.0} s", began.elapsed().as_secs_f64()));
        anew = false;
    }
    if !wanted.is_empty() {
        let machine = Machine::with_clone(anew)?;
        for command in wanted {
            println!("── cargo xtask {command}, on a new machine");
            let took = if command == "play" { time_to_page(&machine)? } else { time_to_pass(&machine)? };
            println!("── cargo xtask {command}: {:.0} s", took.as_secs_f64());
            times.push(format!("cargo xtask {command} {:.0} s", took.as_secs_f64()));
        }
    }
    println!("── on a new machine: {}", times.join(", "));
    Ok(())
}

/// How long `cargo xtask play` takes until the page can be opened.
fn time_to_page(machine: &Machine) -> Result<Duration, Failed> {
    let port = free_port()?;
    let began = Instant::now();
    let mut command = machine.command(&format!("cd /root/conclave && cargo xtask play --port {port}"));
    let mut playing = Killed::spawn(&mut command)?;
    while page_at(port).is_err() {
        if let Ok(Some(status)) = playing.0.try_wait() {
            return Err(Failed::new(format!("cargo xtask play ended before there was a page: {status}")));
        }
        if began.elapsed() > PATIENCE {
            return Err(Failed::new(format!("no page after {} s", PATIENCE.as_secs())));
        }
        std::thread::sleep(Duration::from_millis(200));
    }
    Ok(began.elapsed())
}

/// How long `cargo xtask test` takes.
fn time_to_pass(machine: &Machine) -> Result<Duration, Failed> {
    let began = Instant::now();
    run(&mut machine.command("cd /root/conclave && cargo xtask test"))?;
    Ok(began.elapsed())
}
