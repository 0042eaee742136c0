//! A match between bots: `cargo run --release -p arena --example bot_match -- wizard archmage:200,adept,adept,adept 400 [seed
//! [seconds]] [option=value …]`.
//!
//! A number after a level is a budget of iterations, `50ms` is one of time; `:envy=1` and the like after that change the
//! manner of an archmage. `:rules=1`, at any level, is a bot that decides as the first version of the rules wants it, whatever
//! the table plays.

use std::process::ExitCode;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use arena::{Entrant, Plan, Row, Statistics, Thinking, compete};
use bots::{Bot, Choice, HasBots, Question};
use games::maginor::Maginor;
use games::shazamm::Shazamm;
use games::wizard::Wizard;
use table::{Game as _, NotationError, Options as _, dice};

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
    let [game, bots, rest @ ..] = words else {
        return Err("which game, and who plays? for example: wizard archmage:200,adept,adept 400".to_owned());
    };
    match game.as_str() {
        Wizard::NAME => play::<Wizard>(bots, rest),
        Shazamm::NAME => play::<Shazamm>(bots, rest),
        Maginor::NAME => play::<Maginor>(bots, rest),
        _ => Err(format!("there is no game {game:?}")),
    }
}

/// A game whose archmage has a manner that can be changed.
trait Tried: Statistics + HasBots {
    /// Gives `entrant` an archmage of the manner that these words tell, such as `envy=1`.
    fn change(entrant: &mut Entrant<Self>, manner: &[(&str, f32)]) -> Result<(), String>;
}

impl Tried for Wizard {
    fn change(entrant: &mut Entrant<Self>, manner: &[(&str, f32)]) -> Result<(), String> {
        let mut archmage = bots::wizard::Archmage::default();
        for &(name, value) in manner {
            match name {
                "envy" => archmage.envy = value,
                "draws" => archmage.draws = value as usize,
                "readings" => archmage.readings = value as usize,
                "doubt" => archmage.doubt = value,
                _ => return Err(format!("no archmage of Wizard has {name}")),
            }
        }
        entrant.bot = Arc::new(archmage);
        Ok(())
    }
}

impl Tried for Shazamm {
    fn change(entrant: &mut Entrant<Self>, manner: &[(&str, f32)]) -> Result<(), String> {
        let mut archmage = bots::shazamm::Archmage::default();
        for &(name, value) in manner {
            match name {
                "own" => archmage.own_hands = value as usize,
                "trust" => archmage.trust = value,
                "scorn" => archmage.scorn = value,
                "bare" => archmage.manner.bare_bets = value as usize,
                "spell" => archmage.manner.spell_bets = value as usize,
                "pair" => archmage.manner.pair_bets = value as usize,
                _ => return Err(format!("no archmage of Shazamm! has {name}")),
            }
        }
        entrant.bot = Arc::new(archmage);
        Ok(())
    }
}

impl Tried for Maginor {
    fn change(_: &mut Entrant<Self>, _: &[(&str, f32)]) -> Result<(), String> {
        Err("archmages of Maginor have only one manner".to_owned())
    }
}

/// A bot that takes the table for one of an older version of the rules: it chooses from what was legal by those.
struct ByRules<G: HasBots> {
    bot: Arc<dyn Bot<G>>,
    version: u32,
    game: OnceLock<Option<G>>,
}

impl<G: Tried> Bot<G> for ByRules<G> {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        let older = || G::with_rules(question.game.options().clone(), self.version).ok();
        let Some(older) = self.game.get_or_init(older) else { return self.bot.think(question) };
        let state = older.resample(&question.view, &mut dice::fast(question.seed));
        let legal = older.legal(&state, question.seat);
        self.bot.think(&Question { game: older, legal, view: question.view.clone(), ..*question })
    }
}

fn play<G: Tried>(bots: &str, words: &[String]) -> Result<(), String> {
    let entrants = bots.split(',').map(entrant).collect::<Result<Vec<_>, _>>()?;
    let (mut numbers, mut options) = (Vec::new(), G::Options::default());
    // Where any number may play, it is the number of those who are named.
    if options.entries().iter().any(|(name, _)| *name == "seats") {
        options.set("seats", &entrants.len().to_string()).map_err(|invalid| invalid.to_string())?;
    }
    for word in words {
        match word.split_once('=') {
            Some((name, value)) => options.set(name, value).map_err(|invalid| invalid.to_string())?,
            None => numbers.push(word.parse::<u64>().map_err(|_| format!("{word} is not a number"))?),
        }
    }
    let game = G::new(options).map_err(|invalid| invalid.to_string())?;
    if game.seats() != entrants.len() {
        return Err(format!("{} is for {}, not for {}", G::NAME, game.seats(), entrants.len()));
    }
    let plan = Plan {
        games: numbers.first().copied().unwrap_or(100),
        seed: numbers.get(1).copied().unwrap_or(1),
        threads: 0,
    };
    let limit = Duration::from_secs(numbers.get(2).copied().unwrap_or(u64::from(u32::MAX)));
    let begun = Instant::now();
    let report = compete(&game, &entrants, plan, &|_| {}, &|| begun.elapsed() >= limit);
    println!("{} games, seed {}", report.games, report.seed);
    report.seats.iter().for_each(show);
    Ok(())
}

fn show(row: &Row) {
    print!(
        "{:18} win {:.3} ± {:.3}  points {:6.1} ± {:.1}  lead {:+6.1} ± {:.1}",
        row.bot,
        row.win_share,
        row.win_share_se,
        row.mean_points,
        row.mean_points_se,
        row.mean_lead,
        row.mean_lead_se
    );
    if let (Some(rate), Some(error)) = (row.exact_rate, row.exact_rate_se) {
        print!("  exact {rate:.4} ± {error:.4}");
    }
    println!("  {:.3} ms, p99 {:.3} ms", row.decision_ms_median, row.decision_ms_p99);
}

fn entrant<G: Tried>(word: &str) -> Result<Entrant<G>, String> {
    let mut parts = word.split(':');
    let level = parts.next().unwrap_or_default();
    let level = level.parse().map_err(|unknown: NotationError| unknown.to_string())?;
    let thinking = parts.next().map_or(Ok(Thinking::Iterations(ITERATIONS)), thinking)?;
    let settings = parts.map(setting).collect::<Result<Vec<_>, _>>()?;
    let (versions, manner): (Vec<_>, Vec<_>) = settings.into_iter().partition(|(name, _)| *name == "rules");
    let mut entrant = Entrant::of_level(level, thinking);
    word.clone_into(&mut entrant.name);
    if !manner.is_empty() {
        G::change(&mut entrant, &manner)?;
    }
    for (_, version) in versions {
        let bot = Arc::clone(&entrant.bot);
        entrant.bot = Arc::new(ByRules { bot, version: version as u32, game: OnceLock::new() });
    }
    Ok(entrant)
}

/// How long a bot thinks if nothing is said.
const ITERATIONS: u32 = 200;

fn thinking(budget: &str) -> Result<Thinking, String> {
    let wrong = |_| format!("{budget} is no budget: 200 are iterations, 50ms is a time");
    Ok(match budget.strip_suffix("ms") {
        Some(time) => Thinking::Time(Duration::from_millis(time.parse().map_err(wrong)?)),
        None => Thinking::Iterations(budget.parse().map_err(wrong)?),
    })
}

fn setting(word: &str) -> Result<(&str, f32), String> {
    let (name, value) = word.split_once('=').ok_or_else(|| format!("{word} is not like envy=1"))?;
    Ok((name, value.parse().map_err(|_| format!("{value} is not a number"))?))
}
