//! What was measured, for people and for programs.

use std::fs;
use std::thread;

use serde::Serialize;

use crate::fault::Fault;
use crate::measure::{Run, Speed};
use crate::peer::Round;
use crate::wish::Wish;

/// With how many tables answers at people's pace are compared.
const USUAL: usize = 1000;

/// Everything that was measured.
#[derive(Debug, Serialize)]
pub(crate) struct Report {
    /// With how many tables the answers at people's pace were measured.
    tables: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps_per_s: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ack_p50_ms: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ack_p99_ms: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ack_p999_ms: Option<f64>,
    bytes_per_table: f64,
    bytes_per_connection: f64,
    /// What boardgame.io did in the same run, and how often that goes into ours at full speed: medians of rounds in which they take
    /// turns.
    #[serde(skip_serializing_if = "Option::is_none")]
    peer_steps_per_s: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times_the_peer: Option<f64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    rounds: Vec<Round>,
    /// How many processors this machine has, and how many programs wanted one at the end, us included (its load).
    cores: usize,
    load: Option<f64>,
    runs: Vec<Run>,
}

impl Report {
    pub(crate) fn new(mut runs: Vec<Run>, rounds: Vec<Round>) -> Self {
        runs.sort_by_key(|run| run.tables);
        let usual = runs.iter().rfind(|run| run.tables <= USUAL).or(runs.first());
        let answers = usual.and_then(|run| run.pace.as_ref().or(run.full.as_ref()));
        let best = |speeds: fn(&Run) -> Option<&Speed>| {
            runs.iter().filter_map(speeds).map(|speed| speed.steps_per_s).reduce(f64::max)
        };
        let (full, peoples) = (best(|run| run.full.as_ref()), best(|run| run.pace.as_ref()));
        let most = runs.last();
        Self {
            tables: usual.map_or(0, |run| run.tables),
            steps_per_s: full.or(peoples),
            ack_p50_ms: answers.map(|speed| speed.ack_p50_ms),
            ack_p99_ms: answers.map(|speed| speed.ack_p99_ms),
            ack_p999_ms: answers.map(|speed| speed.ack_p999_ms),
            bytes_per_table: most.map_or(0.0, |run| run.bytes_per_table),
            bytes_per_connection: most.map_or(0.0, |run| run.bytes_per_connection),
            peer_steps_per_s: median(rounds.iter().map(|round| round.peer.steps_per_s)),
            // As fast as it goes is compared with as fast as it goes.
            times_the_peer: median(rounds.iter().filter_map(Round::times)),
            rounds,
            cores: thread::available_parallelism().map_or(0, usize::from),
            load: load(),
            runs,
        }
    }

    pub(crate) fn print(&self, wish: &Wish) -> Result<(), Fault> {
        if wish.json {
            let text = serde_json::to_string(self).map_err(|error| Fault::Other(error.to_string()))?;
            println!("{text}");
        } else {
            self.print_table();
        }
        Ok(())
    }

    fn print_table(&self) {
        println!(
            "tables  pace       steps/s  p50 ms  p99 ms  p99.9 ms  server µs/step  clients µs/step  server cores  clients cores"
        );
        for run in &self.runs {
            for (name, speed) in [("people's", &run.pace), ("full", &run.full)] {
                if let Some(speed) = speed {
                    print_speed(run.tables, name, speed);
                }
            }
        }
        println!(
            "\ntables  memory: started  accounts    tables  connections  played     end  KB/table begun  in play  KB/connection  files"
        );
        for run in &self.runs {
            print_memory(run);
        }
        println!("(below {USUAL} tables, what the heap keeps for itself is most of it)");
        if !self.rounds.is_empty() {
            println!();
        }
        for round in &self.rounds {
            print_round(round);
        }
        if let Some(times) = self.times_the_peer {
            println!("in the middle one of these rounds ours made {times:.1} times as many");
        }
        let load = self.load.map_or_else(|| "?".to_owned(), |load| format!("{load:.1}"));
        println!(
            "\n{} processors, of which clients and server, and others, wanted {load} (load)",
            self.cores
        );
    }
}

/// The one in the middle.
fn median(all: impl Iterator<Item = f64>) -> Option<f64> {
    let mut all: Vec<f64> = all.collect();
    all.sort_by(f64::total_cmp);
    all.get(all.len() / 2).copied()
}

/// How many programs wanted a processor in the last minute.
fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

fn print_speed(tables: usize, name: &str, speed: &Speed) {
    println!(
        "{tables:>6}  {name:<9}{:>9.0}{:>8.2}{:>8.2}{:>10}{:>16.0}{:>17.0}{:>14.2}{:>15.2}",
        speed.steps_per_s,
        speed.ack_p50_ms,
        speed.ack_p99_ms,
        rare(speed),
        speed.server_us_per_step,
        speed.clients_us_per_step,
        speed.server_cores,
        speed.clients_cores,
    );
}

/// The time that one answer in a thousand takes longer than, where there were a thousand.
fn rare(speed: &Speed) -> String {
    if speed.steps < 1000 { "–".to_owned() } else { format!("{:.2}", speed.ack_p999_ms) }
}

fn print_round(Round { peer, steps_per_s }: &Round) {
    let ours = steps_per_s.map_or_else(String::new, |ours| format!("; then ours, on disk: {ours:.0}"));
    println!(
        "boardgame.io, in memory, {} matches: {:.0} steps/s ({:.0} µs of its server a step, {:.0} µs of its clients){ours}",
        peer.matches, peer.steps_per_s, peer.server_us_per_step, peer.clients_us_per_step
    );
}

fn print_memory(run: &Run) {
    let memory = run.memory;
    let [started, accounts, tables, connections, played, end] =
        [memory.started, memory.accounts, memory.tables, memory.connections, memory.played, memory.end]
            .map(|bytes| format!("{:.1}M", bytes as f64 / f64::from(1 << 20)));
    println!(
        "{:>6}  {started:>15}{accounts:>10}{tables:>10}{connections:>13}{played:>8}{end:>8}{:>16.1}{:>9.1}{:>15.1}{:>7}",
        run.tables,
        run.bytes_per_table_begun / 1024.0,
        run.bytes_per_table / 1024.0,
        run.bytes_per_connection / 1024.0,
        run.files,
    );
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;
    use crate::measure::Memory;
    use crate::peer::Peer;

    fn speed(steps_per_s: f64, steps: u64) -> Speed {
        Speed {
            seconds: 15.0,
            steps,
            steps_per_s,
            ack_p50_ms: 1.0,
            ack_p99_ms: 2.0,
            ack_p999_ms: 3.0,
            ack_max_ms: 4.0,
            games: 5,
            tried_again: 0,
            server_us_per_step: 60.0,
            clients_us_per_step: 25.0,
            server_cores: 1.0,
            clients_cores: 0.5,
        }
    }

    fn run(tables: usize, pace: Option<Speed>, full: Option<Speed>) -> Run {
        let (memory, game) = (Memory::default(), "shazamm");
        let (bytes_per_table, bytes_per_table_begun, bytes_per_connection) = (18e3, 16e3, 20e3);
        Run {
            tables,
            connections: 2 * tables,
            game,
            memory,
            bytes_per_table,
            bytes_per_table_begun,
            bytes_per_connection,
            files: 9,
            pace,
            full,
        }
    }

    fn round(peer: f64, ours: Option<f64>) -> Round {
        let peer = Peer {
            matches: 100,
            seconds: 15.0,
            steps: 60_000,
            steps_per_s: peer,
            ack_p50_ms: None,
            ack_p99_ms: None,
            server_us_per_step: 100.0,
            clients_us_per_step: 100.0,
        };
        Round { peer, steps_per_s: ours }
    }

    fn names(report: &Report) -> BTreeSet<String> {
        let Ok(Value::Object(all)) = serde_json::to_value(report) else { panic!("an object") };
        all.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn a_report_has_the_names_that_programs_look_for() {
        let runs = || vec![run(10, Some(speed(3.0, 45)), Some(speed(8000.0, 120_000)))];
        let always = [
            "tables",
            "steps_per_s",
            "ack_p50_ms",
            "ack_p99_ms",
            "ack_p999_ms",
            "bytes_per_table",
            "bytes_per_connection",
            "cores",
            "load",
            "runs",
        ];
        let mut expected = BTreeSet::from(always.map(str::to_owned));
        assert_eq!(names(&Report::new(runs(), Vec::new())), expected);
        expected.extend(["peer_steps_per_s", "rounds", "times_the_peer"].map(str::to_owned));
        let rounds = [(4000.0, 8000.0), (2000.0, 10_000.0), (5000.0, 15_000.0)];
        let rounds = rounds.map(|(peer, ours)| round(peer, Some(ours)));
        let report = Report::new(runs(), rounds.to_vec());
        assert_eq!(names(&report), expected);
        assert_eq!((report.peer_steps_per_s, report.times_the_peer), (Some(4000.0), Some(3.0)));
    }

    #[test]
    fn answers_are_those_of_people_and_speed_is_that_of_the_best() {
        let runs = vec![
            run(5000, Some(speed(1667.0, 25_000)), Some(speed(19_000.0, 300_000))),
            run(1000, Some(Speed { ack_p50_ms: 0.5, ..speed(333.0, 5000) }), Some(speed(20_000.0, 300_000))),
        ];
        let report = Report::new(runs, Vec::new());
        assert_eq!((report.tables, report.ack_p50_ms, report.steps_per_s), (1000, Some(0.5), Some(20_000.0)));
    }

    #[test]
    fn the_pace_of_people_is_not_compared_with_full_speed() {
        let report = Report::new(vec![run(10, Some(speed(3.0, 45)), None)], vec![round(4000.0, None)]);
        assert_eq!((report.steps_per_s, report.times_the_peer), (Some(3.0), None));
    }

    #[test]
    fn one_in_a_thousand_needs_a_thousand() {
        assert_eq!((rare(&speed(3.0, 999)), rare(&speed(3.0, 1000))), ("–".to_owned(), "3.00".to_owned()));
    }
}
