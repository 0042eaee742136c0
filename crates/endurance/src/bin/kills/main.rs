//! `cargo xtask kills`: servers are killed while people play, and nothing that was acknowledged may be lost or done twice.

mod checking;
mod choosing;
mod circle;
mod company;
mod folder;
mod kept;
mod notes;
mod player;
mod progress;
mod single;

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use client::{Address, Destination};
use serde::Serialize;
use tokio::signal::unix::{SignalKind, signal};

use checking::Verdict;
use folder::Folder;
use notes::Notes;

const EXAMPLES: &str = "\
Examples:
  cargo xtask kills                     a server is killed 25 times
  cargo xtask kills --times 1000        as often as the goal says
  cargo xtask kills --seed 7 --json     the same moments again, as JSON

Exit codes: 0 nothing was lost, doubled or different; 1 something was, or the run failed; 2 wrong usage; 130 stopped.
A run that fails keeps its folder, with the database and what the servers said.";

/// Kills servers while people play, and checks that nothing which was acknowledged is lost, done twice, or seen otherwise.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask kills", bin_name = "cargo xtask kills", after_help = EXAMPLES, version)]
struct Args {
    /// How often a server is killed
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    times: Option<u32>,
    /// Draw the moments from this number; by default any
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// The program to be killed; by default the one that `cargo build --release` makes
    #[arg(long, value_name = "FILE")]
    program: PathBuf,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// How often a server is killed where nothing else is asked for.
const TIMES: u32 = 25;

/// What came of a run.
#[derive(Debug, Serialize)]
struct Report {
    kills: u32,
    acknowledged: u64,
    #[serde(flatten)]
    verdict: Verdict,
    seconds: f64,
    seed: u64,
}

fn main() -> ExitCode {
    let args = Args::parse();
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(error) => return fail(&error.to_string()),
    };
    runtime.block_on(async {
        tokio::select! {
            code = run(&args) => code,
            stopped = stop() => match stopped {
                Ok(()) => ExitCode::from(130),
                Err(error) => fail(&error.to_string()),
            },
        }
    })
}

/// Waits until somebody wants this to end.
async fn stop() -> io::Result<()> {
    let mut term = signal(SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => pressed,
        _ = term.recv() => Ok(()),
    }
}

fn fail(why: &str) -> ExitCode {
    eprintln!("kills: {why}");
    ExitCode::FAILURE
}

async fn run(args: &Args) -> ExitCode {
    let seed = args.seed.unwrap_or_else(client::request_number);
    let mut folder = match Folder::new() {
        Ok(folder) => folder,
        Err(error) => return fail(&format!("there is no folder to work in: {error}")),
    };
    let (notes, begun) = (Notes::default(), Instant::now());
    let kills = args.times.unwrap_or(TIMES);
    let ran = single::run(&args.program, &folder, kills, seed, &notes).await;
    let seconds = (begun.elapsed().as_secs_f64() * 10.0).round() / 10.0;
    let told = ran.map(|verdict| {
        let report = Report { kills, acknowledged: notes.acknowledged(), verdict, seconds, seed };
        tell(&report, args.json);
        report.verdict.is_good()
    });
    let why = match told {
        Ok(true) => return ExitCode::SUCCESS,
        Ok(false) => "this must not be".to_owned(),
        Err(why) => why,
    };
    folder.keep();
    fail(&format!("{why}; seed {seed}, and what is left is in {}", folder.path().display()))
}

/// The most faults that are told one by one.
const TOLD: usize = 20;

fn tell(report: &Report, as_json: bool) {
    let Report { kills, acknowledged, verdict, seconds, seed } = report;
    for fault in verdict.faults.iter().take(TOLD) {
        eprintln!("{fault}");
    }
    if verdict.faults.len() > TOLD {
        eprintln!("… and {} more", verdict.faults.len() - TOLD);
    }
    if as_json {
        // A report is a few numbers, which can always be written.
        println!("{}", serde_json::to_string(report).unwrap_or_default());
        return;
    }
    let Verdict { lost, doubled, diverged, records, tables, compared, .. } = verdict;
    println!("{kills} kills in {seconds} s (seed {seed})");
    println!("{acknowledged} requests acknowledged at {tables} tables: {lost} lost, {doubled} doubled");
    println!("{compared} views of clients compared with the logs: {diverged} different");
    println!("{records} games over, whose records are verified");
}

/// The address of a server at `HOST:PORT`.
fn address(at: &str) -> Result<Address, String> {
    let destination: Destination = at.parse().map_err(|error| format!("{at}: {error}"))?;
    Ok(destination.address)
}

fn text(path: &Path) -> Result<&str, String> {
    path.to_str().ok_or_else(|| format!("{} is no text", path.display()))
}
