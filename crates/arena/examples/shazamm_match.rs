//! A match of Shazamm!: `cargo run --release -p arena --example shazamm_match -- archmage:60,adept 400 [seed]
//! [option=value …]`. A number after a level is a budget of iterations, `50ms` is one of time;
//! after it the archmage's settings may be changed: `archmage:60:trust=0.5:own=2`.

use std::process::ExitCode;
use std::time::Duration;

use arena::{Entrant, Plan, Thinking, compete};
use shazamm::{Options, Shazamm};
use table::{Game, Options as _};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn run(words: &[String]) -> Result<(), String> {
    let (mut numbers, mut options) = (Vec::new(), Options::default());
    let bots = words.first().ok_or("who plays?")?;
    for word in &words[1..] {
        match word.split_once('=') {
            Some((name, value)) => options.set(name, value).map_err(|invalid| invalid.to_string())?,
            None => numbers.push(word.parse::<u64>().map_err(|_| format!("{word} is not a number"))?),
        }
    }
    let entrants = bots.split(',').map(entrant).collect::<Result<Vec<_>, _>>()?;
    if entrants.len() != 2 {
        return Err("Shazamm! is for two".to_owned());
    }
    let game = Shazamm::new(options).map_err(|invalid| invalid.to_string())?;
    let plan = Plan {
        games: numbers.first().copied().unwrap_or(100),
        seed: numbers.get(1).copied().unwrap_or(1),
        threads: 0,
    };
    let report = compete(&game, &entrants, plan, &|_| {}, &|| false);
    println!("{} games, seed {}", report.games, report.seed);
    for row in report.seats {
        println!(
            "{:18} win {:.3} ± {:.3}  {:.3} ms, p99 {:.3} ms",
            row.bot, row.win_share, row.win_share_se, row.decision_ms_median, row.decision_ms_p99
        );
    }
    Ok(())
}

fn entrant(word: &str) -> Result<Entrant<Shazamm>, String> {
    let mut parts = word.split(':');
    let level = parts.next().unwrap_or_default();
    let budget = parts.next().unwrap_or("60");
    let thinking = match budget.strip_suffix("ms") {
        Some(time) => Thinking::Time(Duration::from_millis(time.parse().map_err(|_| word.to_owned())?)),
        None => Thinking::Iterations(budget.parse().map_err(|_| word.to_owned())?),
    };
    let level = level.parse().map_err(|unknown: table::NotationError| unknown.to_string())?;
    let mut entrant = Entrant::of_level(level, thinking);
    word.clone_into(&mut entrant.name);
    let mut archmage = bots::shazamm::Archmage::default();
    let mut changed = false;
    for part in parts {
        let (name, value) = part.split_once('=').ok_or_else(|| part.to_owned())?;
        let value: f32 = value.parse().map_err(|_| part.to_owned())?;
        match name {
            "own" => archmage.own_hands = value as usize,
            "trust" => archmage.trust = value,
            "scorn" => archmage.scorn = value,
            "bare" => archmage.manner.bare_bets = value as usize,
            "spell" => archmage.manner.spell_bets = value as usize,
            "pair" => archmage.manner.pair_bets = value as usize,
            _ => return Err(part.to_owned()),
        }
        changed = true;
    }
    if changed {
        entrant.bot = std::sync::Arc::new(archmage);
    }
    Ok(entrant)
}
