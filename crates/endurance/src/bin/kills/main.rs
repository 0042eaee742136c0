//! `cargo xtask kills`: servers are killed while people play, and nothing that was acknowledged may be lost or done twice.
//!
//! People play at many tables at full speed, through the client that players have. Every acknowledgement is noted, and in the end
//! compared with the logs in the database; so is what every client knew, now and then, when it lost its connection, and when it went.

mod checking;
mod choosing;
mod circle;
mod cluster;
mod company;
mod digest;
mod kept;
mod logs;
mod notes;
mod player;
mod progress;
mod single;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use std::{env, process};

use clap::Parser;
use client::{Address, Destination};
use endurance::folder::Folder;
use endurance::stopping::Stop;
use serde::Serialize;

use checking::Verdict;
use cluster::Faults;
use notes::Notes;

const EXAMPLES: &str = "\
Examples:
  cargo xtask kills                     a server is killed 25 times
  cargo xtask kills --times 1000        as often as the goal says
  cargo xtask kills --seed 7 --json     the same moments again, as JSON
  cargo xtask kills --cluster           three servers: each kind of fault once

One kill in a few comes while the server starts. With --cluster a fault lasts up to three seconds, and one of each round 6 to 20,
longer than a server waits for an answer that does not come, most often one that makes somebody wait.

Exit codes: 0 nothing was lost, doubled or different; 1 something was, or the run failed; 2 wrong usage; 130 stopped.
A run fails, too, when a server ends by itself, panics or notes a fault, when a client is shown less than it knew, when ratings do
not follow from the games, or when too little happens. It keeps its folder then, with the database and what the servers said.";

/// Kills servers while people play, and checks that nothing which was acknowledged is lost, done twice, or seen otherwise.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask kills", bin_name = "cargo xtask kills", after_help = EXAMPLES, version)]
struct Args {
    /// How often a server is killed [default: 25]; with --cluster, how often everything goes wrong once [default: 1]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    times: Option<u32>,
    /// Several servers on one PostgreSQL and one NATS, and everything that can go wrong with them
    #[arg(long)]
    cluster: bool,
    /// How many servers a cluster has
    #[arg(long, value_name = "N", default_value_t = 3, requires = "cluster", value_parser = clap::value_parser!(u8).range(1..=9))]
    nodes: u8,
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

/// How often everything goes wrong with several servers where nothing else is asked for.
const ROUNDS: u32 = 1;

/// What came of a run.
#[derive(Debug, Serialize)]
struct Report {
    kills: u32,
    /// Of a cluster: how often everything went wrong once.
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<u32>,
    /// Of a cluster: how often each thing went wrong.
    #[serde(skip_serializing_if = "Faults::is_empty")]
    faults: Faults,
    acknowledged: u64,
    #[serde(flatten)]
    verdict: Verdict,
    /// How often a client was shown a table as it was before what the client knew, which must not be.
    stale: u64,
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
        let mut stop = match Stop::listen() {
            Ok(stop) => stop,
            Err(error) => return fail(&error.to_string()),
        };
        tokio::select! {
            // It is looked first whether it was stopped: much of what a run does keeps this thread for itself.
            biased;
            () = stop.heard() => ExitCode::from(130),
            code = run(&args) => code,
        }
    })
}

fn fail(why: &str) -> ExitCode {
    eprintln!("kills: {why}");
    ExitCode::FAILURE
}

async fn run(args: &Args) -> ExitCode {
    if !args.program.is_file() {
        let _ = fail(&format!("there is no program {}", args.program.display()));
        return ExitCode::from(2);
    }
    let seed = args.seed.unwrap_or_else(client::request_number);
    let mut folder = match Folder::new(env::temp_dir().join(format!("conclave-kills-{}", process::id()))) {
        Ok(folder) => folder,
        Err(error) => return fail(&format!("there is no folder to work in: {error}")),
    };
    let told = play(args, &folder, seed).await.map(|report| {
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

async fn play(args: &Args, folder: &Folder, seed: u64) -> Result<Report, String> {
    let (notes, begun) = (Notes::default(), Instant::now());
    let (kills, rounds, faults, verdict) = if args.cluster {
        let rounds = args.times.unwrap_or(ROUNDS);
        let size = (args.nodes.into(), rounds);
        let (faults, verdict) = cluster::run(&args.program, folder, size, seed, &notes).await?;
        let kills = faults.iter().map(|(fault, times)| fault.kills().min(args.nodes.into()) * times).sum();
        (kills, Some(rounds), faults, verdict)
    } else {
        let times = args.times.unwrap_or(TIMES);
        let (kills, verdict) = single::run(&args.program, folder, times, seed, &notes).await?;
        (kills, None, Faults::new(), verdict)
    };
    let seconds = (begun.elapsed().as_secs_f64() * 10.0).round() / 10.0;
    let (acknowledged, stale) = (notes.acknowledged(), notes.stale());
    Ok(Report { kills, rounds, faults, acknowledged, verdict, stale, seconds, seed })
}

/// The most faults that are told one by one.
const TOLD: usize = 20;

fn tell(report: &Report, as_json: bool) {
    let Report { kills, rounds, faults, acknowledged, verdict, seconds, seed, .. } = report;
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
    let Verdict { lost, doubled, diverged, stood_in, records, tables, compared, .. } = verdict;
    for (fault, times) in faults {
        println!("{times} × {}", fault.about());
    }
    println!("{kills} kills in {seconds} s (seed {seed})");
    println!("{acknowledged} requests acknowledged at {tables} tables: {lost} lost, {doubled} doubled");
    println!("{compared} views of clients compared with the logs: {diverged} different");
    println!("{records} games over, whose records are verified");
    if rounds.is_some() {
        println!("{stood_in} decisions of bots for people who were away or whose time was up");
    }
}

/// The address of a server at `HOST:PORT`.
fn address(at: &str) -> Result<Address, String> {
    let destination: Destination = at.parse().map_err(|error| format!("{at}: {error}"))?;
    Ok(destination.address)
}

fn text(path: &Path) -> Result<&str, String> {
    path.to_str().ok_or_else(|| format!("{} is no text", path.display()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use cluster::Fault;
    use serde_json::Value;

    use super::*;

    fn names(report: &Report) -> BTreeSet<String> {
        let Ok(Value::Object(all)) = serde_json::to_value(report) else { panic!("an object") };
        all.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn a_report_has_the_names_that_programs_look_for() {
        let verdict = Verdict { faults: vec!["lost: x".to_owned()], ..Verdict::default() };
        let mut report = Report {
            kills: 25,
            rounds: None,
            faults: Faults::new(),
            acknowledged: 9,
            verdict,
            stale: 0,
            seconds: 1.5,
            seed: 7,
        };
        let always = [
            "acknowledged",
            "compared",
            "diverged",
            "doubled",
            "kills",
            "lost",
            "records",
            "seconds",
            "seed",
            "stale",
            "stood_in",
            "tables",
        ];
        let mut expected = BTreeSet::from(always.map(str::to_owned));
        assert_eq!(names(&report), expected);
        (report.rounds, report.faults) = (Some(1), Faults::from([(Fault::NodeKilled, 1)]));
        expected.extend(["faults", "rounds"].map(str::to_owned));
        assert_eq!(names(&report), expected);
        let written = serde_json::to_value(&report).unwrap();
        assert_eq!(
            (&written["kills"], &written["faults"]["node-killed"]),
            (&Value::from(25), &Value::from(1))
        );
    }
}
