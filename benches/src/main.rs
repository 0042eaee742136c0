//! What the engine costs: random games of Wizard through the public engine, with every rule enforced and chance as
//! an actor, side by side with a naked loop in the same run. The ratio is what counts; the machine decides the rest.
//!
//! `cargo xtask bench [--games N] [--json]`

mod naked_wizard;

use std::process::ExitCode;
use std::time::Instant;

use table::{Game, dice};
use wizard::{Options, Wizard};

/// How often the two are measured, in turns; the medians are compared.
const TURNS: u64 = 9;

fn main() -> ExitCode {
    match Arguments::read(std::env::args().skip(1)) {
        Ok(arguments) => {
            run(&arguments);
            ExitCode::SUCCESS
        }
        Err(unknown) => {
            eprintln!("cannot make sense of {unknown:?}; usage: cargo xtask bench [--games N] [--json]");
            ExitCode::from(2)
        }
    }
}

struct Arguments {
    games: u64,
    json: bool,
}

impl Arguments {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut arguments = Self { games: 20_000, json: false };
        while let Some(word) = words.next() {
            match word.as_str() {
                "--json" => arguments.json = true,
                "--games" => {
                    let number = words.next().unwrap_or_default();
                    arguments.games = number.parse().ok().filter(|&games| games > 0).ok_or(number)?;
                }
                _ => return Err(word),
            }
        }
        Ok(arguments)
    }
}

fn run(arguments: &Arguments) {
    let mut naked = Vec::new();
    let mut engine = Vec::new();
    let mut sum = 0;
    for turn in 0..TURNS {
        naked.push(measure(arguments.games, || naked_games(turn, arguments.games)));
        engine.push(measure(arguments.games, || engine_games(turn, arguments.games, &mut sum)));
    }
    let (naked, engine) = (median(naked), median(engine));
    let mean = sum as f64 / (TURNS * arguments.games * 4) as f64;
    if arguments.json {
        let result = serde_json::json!({
            "game": "wizard", "seats": 4, "games": TURNS * arguments.games,
            "naked_games_per_s": naked, "engine_games_per_s": engine, "ratio": engine / naked, "mean_points": mean,
        });
        println!("{result}");
    } else {
        println!(
            "Wizard, 4 players, random play, one thread, medians of {TURNS} turns of {} games",
            arguments.games
        );
        println!("  naked loop  {naked:>9.0} games/s");
        println!("  engine      {engine:>9.0} games/s    {:.2} of the naked loop", engine / naked);
        println!("  mean points {mean:>9.1} a game");
    }
}

/// Games per second.
fn measure(games: u64, play: impl FnOnce()) -> f64 {
    let start = Instant::now();
    play();
    games as f64 / start.elapsed().as_secs_f64()
}

fn naked_games(seed: u64, games: u64) {
    let mut dice = dice::fast(seed);
    for _ in 0..games {
        std::hint::black_box(naked_wizard::game(&mut dice));
    }
}

fn engine_games(seed: u64, games: u64, sum: &mut i64) {
    // The base game for four is a valid table, and it accepts what it lists as legal.
    let Ok(game) = Wizard::new(std::hint::black_box(Options::default())) else { return };
    let mut dice = dice::fast(seed);
    for _ in 0..games {
        let mut state = game.start();
        if table::random_playout(&game, &mut state, &mut dice).is_ok()
            && let Some(outcome) = game.outcome(&state)
        {
            *sum += outcome.points().as_slice().iter().map(|&points| i64::from(points)).sum::<i64>();
        }
    }
}

fn median(mut speeds: Vec<f64>) -> f64 {
    speeds.sort_by(f64::total_cmp);
    speeds[speeds.len() / 2]
}
