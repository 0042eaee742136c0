//! Fifteen hours of people's games in half an hour: whether memory and files stay level. People make a step in three seconds (as
//! everywhere in here), and these tables thirty in that time.

use std::time::{Duration, Instant};

use serde::Serialize;
use table::Game;

use crate::fault::Fault;
use crate::measure::Scene;
use crate::playing::Pace;
use crate::tally::Tally;
use crate::wish::Wish;

/// How many tables are played at …
pub(crate) const TABLES: usize = 100;

/// … and how often a step is made at each.
const PACE: Pace = Pace::Every(Duration::from_millis(100));

/// How often it is looked at memory and files.
const EVERY: Duration = Duration::from_secs(10);

/// What grows by less than this is level: a heap breathes.
const LEVEL: f64 = 1.1;

/// How many minutes it takes at least, and how many looks at the server: fewer tell nothing.
pub(crate) const LEAST_SOAK: f64 = 5.0;
const LEAST_SAMPLES: usize = 24;

/// How it went.
#[derive(Debug, Serialize)]
pub(crate) struct Soak {
    tables: usize,
    minutes: f64,
    steps: u64,
    steps_per_s: f64,
    ack_p50_ms: f64,
    ack_p99_ms: f64,
    ack_p999_ms: f64,
    games: u64,
    /// The means of the second and the last third, in bytes and in files: in the first one the server fills up.
    memory_first: f64,
    memory_last: f64,
    files_first: f64,
    files_last: f64,
    /// How many bytes of memory were added for each game in the last two thirds: the slope of a straight line. A leak has one that stays
    /// when it is measured for longer; that of a heap that breathes becomes less.
    bytes_per_game: f64,
    /// Whether neither memory nor files have grown by a tenth, by enough samples.
    is_level: bool,
    samples: Vec<Sample>,
}

/// What the server took at some moment.
#[derive(Clone, Copy, Debug, Serialize)]
struct Sample {
    second: f64,
    memory: u64,
    files: usize,
    steps: u64,
    games: u64,
}

/// Plays for so long, and looks at the server again and again.
pub(crate) fn run<G: Game>(wish: &Wish, game: &G, minutes: f64) -> Result<Soak, Fault> {
    let scene = Scene::set(wish, game, TABLES)?;
    scene.crowd.play(PACE);
    scene.wait(Duration::from_secs(2))?;
    scene.crowd.take()?;
    let (begun, time) = (Instant::now(), Duration::from_secs_f64(minutes * 60.0));
    let (mut all, mut samples) = (Tally::new()?, Vec::new());
    while begun.elapsed() < time {
        scene.wait(EVERY.min(time.saturating_sub(begun.elapsed())))?;
        all.add(&scene.crowd.take()?);
        if begun.elapsed() >= PACE.patience() {
            scene.crowd.all_go_on(PACE.patience())?;
        }
        let (memory, files) = (scene.process().memory()?, scene.process().files()?);
        let (second, steps) = (begun.elapsed().as_secs_f64(), all.acknowledged.len());
        wish.say(&format!(
            "{second:>6.0} s: {:.1} MB, {files} files, {steps} steps",
            megabytes(memory as f64)
        ));
        let games = all.ended / game.seats() as u64;
        samples.push(Sample { second, memory, files, steps, games });
    }
    all.ended /= game.seats() as u64;
    Ok(Soak::of(&all, begun.elapsed(), samples))
}

impl Soak {
    fn of(tally: &Tally, time: Duration, samples: Vec<Sample>) -> Self {
        // In the first third the server fills up: games that are over stay in memory for a minute or two.
        let third = samples.len() / 3;
        let (first, last) = (&samples[third..samples.len() - third], &samples[samples.len() - third..]);
        let last = if last.is_empty() { first } else { last };
        let is_enough = samples.len() >= LEAST_SAMPLES;
        let [memory_first, memory_last] = [first, last].map(|part| mean(part, |one| one.memory as f64));
        let [files_first, files_last] = [first, last].map(|part| mean(part, |one| one.files as f64));
        Self {
            tables: TABLES,
            minutes: time.as_secs_f64() / 60.0,
            steps: tally.acknowledged.len(),
            steps_per_s: tally.acknowledged.len() as f64 / time.as_secs_f64(),
            ack_p50_ms: tally.within(0.5),
            ack_p99_ms: tally.within(0.99),
            ack_p999_ms: tally.within(0.999),
            games: tally.ended,
            memory_first,
            memory_last,
            files_first,
            files_last,
            bytes_per_game: slope(&samples[third..]),
            is_level: is_enough && memory_last < LEVEL * memory_first && files_last < LEVEL * files_first,
            samples,
        }
    }

    /// Prints it; what is not level is a fault.
    pub(crate) fn print(&self, wish: &Wish) -> Result<(), Fault> {
        if wish.json {
            let text = serde_json::to_string(self).map_err(|error| Fault::Other(error.to_string()))?;
            println!("{text}");
        } else {
            self.print_text();
        }
        if self.is_level { Ok(()) } else { Err(Fault::NotLevel) }
    }

    fn print_text(&self) {
        println!(
            "{} tables for {:.1} minutes: {} steps ({:.0} a second), {} games; answers within {:.2} ms (p50), {:.2} ms (p99)",
            self.tables,
            self.minutes,
            self.steps,
            self.steps_per_s,
            self.games,
            self.ack_p50_ms,
            self.ack_p99_ms
        );
        println!(
            "memory: {:.1} MB in the second third, {:.1} MB in the last; files: {:.0} and {:.0}: {}",
            megabytes(self.memory_first),
            megabytes(self.memory_last),
            self.files_first,
            self.files_last,
            if self.is_level { "level" } else { "NOT level" }
        );
        println!("memory added for each game in the last two thirds: {:.0} bytes", self.bytes_per_game);
    }
}

fn megabytes(bytes: f64) -> f64 {
    bytes / f64::from(1 << 20)
}

fn mean(samples: &[Sample], of: impl Fn(&Sample) -> f64) -> f64 {
    samples.iter().map(of).sum::<f64>() / samples.len().max(1) as f64
}

/// By how much memory grows with each game, by the straight line that is nearest to the samples; 0 where no game was played.
fn slope(samples: &[Sample]) -> f64 {
    let (games, memory) = (mean(samples, |one| one.games as f64), mean(samples, |one| one.memory as f64));
    let along = |one: &Sample| one.games as f64 - games;
    let both: f64 = samples.iter().map(|one| along(one) * (one.memory as f64 - memory)).sum();
    let square: f64 = samples.iter().map(|one| along(one) * along(one)).sum();
    if square > 0.0 { both / square } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each of these numbers as often as is enough for it, with a game between any two.
    fn soak(memory: &[u64]) -> Soak {
        let times = LEAST_SAMPLES / memory.len();
        let memory = memory.iter().flat_map(|&memory| std::iter::repeat_n(memory, times));
        let sample = |(games, memory)| Sample { second: 0.0, memory, files: 7, steps: 0, games };
        let samples = (0..).zip(memory).map(sample).collect();
        Soak::of(&Tally::new().unwrap(), Duration::from_secs(60), samples)
    }

    #[test]
    fn the_last_third_is_compared_with_the_second() {
        let level = soak(&[10, 50, 100, 110, 100, 108]);
        assert_eq!((level.memory_first, level.memory_last, level.is_level), (105.0, 104.0, true));
        assert!(!soak(&[100, 100, 100, 100, 120, 120]).is_level);
        assert!(soak(&[100]).is_level);
    }

    #[test]
    fn too_few_samples_tell_nothing() {
        let sample = Sample { second: 0.0, memory: 100, files: 7, steps: 0, games: 0 };
        let is_level = |count| {
            let samples = vec![sample; count];
            Soak::of(&Tally::new().unwrap(), Duration::from_secs(60), samples).is_level
        };
        assert!(is_level(LEAST_SAMPLES) && !is_level(LEAST_SAMPLES - 1) && !is_level(0));
    }

    #[test]
    fn the_bytes_of_a_game_are_those_of_the_last_two_thirds() {
        let samples = |memory: fn(u64) -> u64| -> Vec<Sample> {
            let sample = |games| Sample { second: 0.0, memory: memory(games), files: 7, steps: 0, games };
            (0..30).map(sample).collect()
        };
        let bytes = |memory| {
            Soak::of(&Tally::new().unwrap(), Duration::from_secs(60), samples(memory)).bytes_per_game
        };
        assert!((bytes(|games| 5000 + 16 * games) - 16.0).abs() < 1e-9);
        assert!(bytes(|games| 5000 + 900 * games.min(10)).abs() < 1e-9);
        assert!(soak(&[0; 6]).bytes_per_game.abs() < 1e-9);
    }
}
