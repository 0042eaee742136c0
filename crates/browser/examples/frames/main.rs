//! How long frames take while games are played on the page: `cargo xtask frames [--seconds N] [--json]`.

use std::env;
use std::io;
use std::process::ExitCode;

use browser::{Browser, Page, Result};
use serde::{Deserialize, Serialize};

/// The games, and the sizes of the window in which each is played.
const TABLES: [(&str, u32, u32); 6] = [
    ("wizard", 1280, 800),
    ("shazamm", 1280, 800),
    ("maginor", 1280, 800),
    ("wizard", 390, 844),
    ("shazamm", 390, 844),
    ("maginor", 390, 844),
];

/// How long each is played, and the most that a script of the browser may take.
const SECONDS: u32 = 15;
const MOST_SECONDS: u32 = 25;

/// A frame that takes longer is seen as a hitch.
const LIMIT: f64 = 20.0;

/// What was measured at one table, in milliseconds.
#[derive(Deserialize)]
struct Measured {
    work: Vec<f64>,
    between: Vec<f64>,
}

/// Many durations in few words, in milliseconds.
#[derive(Serialize)]
struct Spread {
    median: f64,
    p99: f64,
    longest: f64,
    over_limit: usize,
}

impl Spread {
    fn of(mut all: Vec<f64>) -> Self {
        all.sort_by(f64::total_cmp);
        let at = |hundredths: usize| all.get((all.len() * hundredths / 100).min(all.len().saturating_sub(1)));
        Self {
            median: at(50).copied().unwrap_or_default(),
            p99: at(99).copied().unwrap_or_default(),
            longest: all.last().copied().unwrap_or_default(),
            over_limit: all.iter().filter(|duration| **duration > LIMIT).count(),
        }
    }
}

/// The frames of one table.
#[derive(Serialize)]
struct Table {
    game: &'static str,
    width: u32,
    height: u32,
    frames: usize,
    /// The work of the main thread in a frame.
    work: Spread,
    /// From one frame to the next.
    between: Spread,
}

#[tokio::main]
async fn main() -> ExitCode {
    let (seconds, json) = match arguments() {
        Ok(asked) => asked,
        Err(wrong) => {
            eprintln!("frames: {wrong}");
            return ExitCode::from(2);
        }
    };
    match measure_all(seconds, json).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("frames: {error}");
            ExitCode::FAILURE
        }
    }
}

fn arguments() -> std::result::Result<(u32, bool), String> {
    let (mut seconds, mut json) = (SECONDS, false);
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--json" => json = true,
            "--seconds" => {
                seconds = words
                    .next()
                    .and_then(|number| number.parse().ok())
                    .filter(|seconds| (1..=MOST_SECONDS).contains(seconds))
                    .ok_or(format!("--seconds takes a number from 1 to {MOST_SECONDS}"))?;
            }
            other => return Err(format!("there is no argument {other:?}; there are --seconds N and --json")),
        }
    }
    Ok((seconds, json))
}

async fn measure_all(seconds: u32, json: bool) -> Result {
    let mut tables = Vec::new();
    for (game, width, height) in TABLES {
        eprintln!("{game} at {width} × {height}, for {seconds} s");
        tables.push(measure(game, width, height, seconds).await?);
    }
    if json {
        let _ = serde_json::to_writer_pretty(io::stdout().lock(), &tables);
        println!();
        return Ok(());
    }
    println!(
        "{:>8} {:>10} {:>6}   work of the main thread: median, 99 %, longest, over {LIMIT} ms   between frames: the same",
        "game", "window", "frames"
    );
    for Table { game, width, height, frames, work, between } in tables {
        let told = |it: &Spread| {
            format!("{:.1} ms, {:.1}, {:.1}, {} times", it.median, it.p99, it.longest, it.over_limit)
        };
        println!(
            "{game:>8} {:>10} {frames:>6}   {:>40}   {:>40}",
            format!("{width}×{height}"),
            told(&work),
            told(&between)
        );
    }
    Ok(())
}

/// Plays a game against beginners at the second fastest pace, at which everything moves.
async fn measure(game: &'static str, width: u32, height: u32, seconds: u32) -> Result<Table> {
    let browser = Browser::start().await?;
    Page::now(&browser).resize_to(width, height).await?;
    let page = Page::open_at_pace(&browser, "quick").await?;
    page.eval::<()>(&format!("location.hash = '#/new/{game}';")).await?;
    page.wait_for(".setup").await?;
    page.eval::<()>(
        "document.querySelector('.setup-levels input[value=apprentice]').click(); \
         document.querySelector('button[type=submit]').click();",
    )
    .await?;
    page.wait_for(".situation.asked").await?;
    let script = include_str!("measure.js").replace("MILLISECONDS", &(seconds * 1000).to_string());
    let measured: Measured = page.eval(&script).await?;
    Ok(Table {
        game,
        width,
        height,
        frames: measured.work.len(),
        work: Spread::of(measured.work),
        between: Spread::of(measured.between),
    })
}
