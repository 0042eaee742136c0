//! A match of Wizard: `cargo run --release -p arena --example wizard_match -- archmage:200,adept,adept,adept 400 [seed
//! [seconds]] [option=value …]`. A number after a level is a budget of iterations, `50ms` is one of time; `:envy=1` and the
//! like after that change the archmage's manner.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use arena::{Entrant, Plan, Thinking, compete};
use table::{Game, Options as _};
use wizard::{Options, Wizard};

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
    options.seats = entrants.len() as u8;
    let game = Wizard::new(options).map_err(|invalid| invalid.to_string())?;
    let plan = Plan {
        games: numbers.first().copied().unwrap_or(100),
        seed: numbers.get(1).copied().unwrap_or(1),
        threads: 0,
    };
    let limit = Duration::from_secs(numbers.get(2).copied().unwrap_or(u64::from(u32::MAX)));
    let begun = Instant::now();
    let report = compete(&game, &entrants, plan, &|_| {}, &|| begun.elapsed() >= limit);
    println!("{} games, seed {}", report.games, report.seed);
    for row in report.seats {
        println!(
            "{:18} win {:.3} ± {:.3}  points {:6.1} ± {:.1}  lead {:+6.1} ± {:.1}  exact {:.4} ± {:.4}  {:.3} ms, p99 {:.3} ms",
            row.bot,
            row.win_share,
            row.win_share_se,
            row.mean_points,
            row.mean_points_se,
            row.mean_lead,
            row.mean_lead_se,
            row.exact_rate.unwrap_or_default(),
            row.exact_rate_se.unwrap_or_default(),
            row.decision_ms_median,
            row.decision_ms_p99
        );
    }
    Ok(())
}

fn entrant(word: &str) -> Result<Entrant<Wizard>, String> {
    let mut parts = word.split(':');
    let level = parts.next().unwrap_or_default();
    let budget = parts.next().unwrap_or("200");
    let thinking = match budget.strip_suffix("ms") {
        Some(time) => Thinking::Time(Duration::from_millis(time.parse().map_err(|_| word.to_owned())?)),
        None => Thinking::Iterations(budget.parse().map_err(|_| word.to_owned())?),
    };
    let level = level.parse().map_err(|unknown: table::NotationError| unknown.to_string())?;
    let mut entrant = Entrant::of_level(level, thinking);
    word.clone_into(&mut entrant.name);
    let mut archmage = bots::wizard::Archmage::default();
    let mut changed = false;
    for part in parts {
        let (name, value) = part.split_once('=').ok_or_else(|| part.to_owned())?;
        let value: f32 = value.parse().map_err(|_| part.to_owned())?;
        match name {
            "envy" => archmage.envy = value,
            "draws" => archmage.draws = value as usize,
            "readings" => archmage.readings = value as usize,
            "doubt" => archmage.doubt = value,
            _ => return Err(part.to_owned()),
        }
        changed = true;
    }
    if changed {
        entrant.bot = std::sync::Arc::new(archmage);
    }
    Ok(entrant)
}
