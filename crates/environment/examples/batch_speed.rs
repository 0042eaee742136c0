//! How fast random games are: many together with observations and masks, and bare playouts of the engine.
//!
//! `cargo run --release -p environment --example batch_speed -- [--game NAME] [--games N] [--threads N] [--seconds S] [--json]`

use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use bots::HasBots;
use environment::{Batch, Learnable, Rows, Setup, seeds};
use games::maginor::Maginor;
use games::shazamm::Shazamm;
use games::wizard::Wizard;
use table::{Game, dice, random_playout};

/// How often each thing is measured; the median counts.
const TURNS: usize = 5;

fn main() -> ExitCode {
    match Arguments::read(std::env::args().skip(1)).map_err(Into::into).and_then(|arguments| run(&arguments))
    {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

struct Arguments {
    /// All games if none is named.
    game: Option<String>,
    games: usize,
    threads: usize,
    seconds: f64,
    json: bool,
}

impl Arguments {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut arguments = Self { game: None, games: 4096, threads: 2, seconds: 1.0, json: false };
        while let Some(word) = words.next() {
            if word == "--game" {
                arguments.game = words.next();
                continue;
            }
            let mut number = || {
                let text = words.next().unwrap_or_default();
                let number = text.parse::<f64>().ok().filter(|number| *number > 0.0);
                number.ok_or_else(|| format!("{word} needs a number above 0, not {text:?}"))
            };
            match word.as_str() {
                "--json" => arguments.json = true,
                "--games" => arguments.games = number()? as usize,
                "--threads" => arguments.threads = number()? as usize,
                "--seconds" => arguments.seconds = number()?,
                _ => return Err(format!("cannot make sense of {word:?}")),
            }
        }
        Ok(arguments)
    }
}

/// What was measured of one game.
struct Measured {
    game: &'static str,
    /// Numbers of an observation, and moves of a mask.
    sizes: (usize, usize),
    batch_moves_per_s: f64,
    playout_decisions_per_s: f64,
}

fn run(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let is_wanted = |name| arguments.game.as_deref().is_none_or(|game| game == name);
    let mut measured = Vec::new();
    if is_wanted(Wizard::NAME) {
        measured.push(measure::<Wizard>(arguments)?);
    }
    if is_wanted(Shazamm::NAME) {
        measured.push(measure::<Shazamm>(arguments)?);
    }
    if is_wanted(Maginor::NAME) {
        measured.push(measure::<Maginor>(arguments)?);
    }
    if arguments.json {
        let rows: Vec<_> = measured
            .iter()
            .map(|row| {
                serde_json::json!({
                    "game": row.game, "observation": row.sizes.0, "moves": row.sizes.1,
                    "batch_moves_per_s": row.batch_moves_per_s,
                    "playout_decisions_per_s": row.playout_decisions_per_s,
                })
            })
            .collect();
        let result = serde_json::json!({
            "games": arguments.games, "threads": arguments.threads, "turns": TURNS, "results": rows,
        });
        println!("{result}");
        return Ok(());
    }
    println!(
        "Random play, medians of {TURNS}; together: {} games, {} threads, observations and masks written; \
         alone: one thread, without",
        arguments.games, arguments.threads
    );
    println!(
        "{:<10}{:>12}{:>7}{:>18}{:>20}",
        "game", "observation", "moves", "together moves/s", "alone decisions/s"
    );
    for row in measured {
        println!(
            "{:<10}{:>12}{:>7}{:>18.0}{:>20.0}",
            row.game, row.sizes.0, row.sizes.1, row.batch_moves_per_s, row.playout_decisions_per_s
        );
    }
    Ok(())
}

fn measure<G: Learnable + HasBots>(arguments: &Arguments) -> Result<Measured, Box<dyn Error>>
where
    <G::Options as table::Options>::Fault: 'static,
{
    let game = G::new(G::Options::default())?;
    let mut together = Vec::new();
    let mut alone = Vec::new();
    for turn in 0..TURNS {
        together.push(batch(&game, turn as u64, arguments)?);
        alone.push(playouts(&game, turn as u64, arguments.seconds / TURNS as f64));
    }
    Ok(Measured {
        game: G::NAME,
        sizes: (game.layout().size(), game.move_count()),
        batch_moves_per_s: median(together),
        playout_decisions_per_s: median(alone),
    })
}

/// Moves per second in many games at once.
fn batch<G: Learnable + HasBots>(game: &G, seed: u64, arguments: &Arguments) -> Result<f64, Box<dyn Error>> {
    let seeds = seeds(seed, arguments.games);
    let setup = Setup { seeds: &seeds, threads: arguments.threads, ..Setup::default() };
    let mut batch = Batch::new(game.clone(), &setup)?;
    let sizes = batch.sizes();
    let mut rows = Rows {
        observations: &mut vec![0; sizes.games * sizes.observation],
        masks: &mut vec![0; sizes.games * sizes.moves],
        rewards: &mut vec![0.0; sizes.games * sizes.seats],
        points: &mut vec![0; sizes.games * sizes.seats],
        done: &mut vec![0; sizes.games],
        to_act: &mut vec![0; sizes.games],
    };
    let mut moves = vec![0; sizes.games];
    batch.reset(&mut rows)?;
    // Games that began together are in step; after a while they are not.
    let begun = Instant::now();
    let mut steps = 0;
    while begun.elapsed().as_secs_f64() < arguments.seconds / TURNS as f64 {
        batch.sample(&mut moves)?;
        batch.step(&moves, &mut rows)?;
        steps += 1;
    }
    Ok((steps * sizes.games) as f64 / begun.elapsed().as_secs_f64())
}

/// Decisions per second in one game after the other.
fn playouts<G: Game>(game: &G, seed: u64, seconds: f64) -> f64 {
    let mut dice = dice::fast(seed);
    let mut decisions = 0;
    let begun = Instant::now();
    while begun.elapsed().as_secs_f64() < seconds {
        let mut state = game.start();
        // What is refused here would be a fault that tests look for.
        decisions += random_playout(game, &mut state, &mut dice).map_or(0, |playout| playout.decisions);
    }
    decisions as f64 / begun.elapsed().as_secs_f64()
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
