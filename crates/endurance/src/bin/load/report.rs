//! What was measured, for people and for programs.

use std::fs;
use std::thread;

use serde::Serialize;

use crate::fault::Fault;
use crate::measure::{Run, Speed};
use crate::peer::Peer;
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
    /// What boardgame.io did in the same run, and how often that goes into ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    peer_steps_per_s: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    times_the_peer: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    peer: Option<Peer>,
    /// How many processors this machine has, and how many programs wanted one at the end, us included (its load).
    cores: usize,
    load: Option<f64>,
    runs: Vec<Run>,
}

impl Report {
    pub(crate) fn new(mut runs: Vec<Run>, peer: Option<Peer>) -> Self {
        runs.sort_by_key(|run| run.tables);
        let usual = runs.iter().rfind(|run| run.tables <= USUAL).or(runs.first());
        let answers = usual.and_then(|run| run.pace.as_ref().or(run.full.as_ref()));
        let full = runs.iter().filter_map(|run| run.full.as_ref().or(run.pace.as_ref()));
        let steps_per_s = full.map(|speed| speed.steps_per_s).reduce(f64::max);
        let most = runs.last();
        Self {
            tables: usual.map_or(0, |run| run.tables),
            steps_per_s,
            ack_p50_ms: answers.map(|speed| speed.ack_p50_ms),
            ack_p99_ms: answers.map(|speed| speed.ack_p99_ms),
            ack_p999_ms: answers.map(|speed| speed.ack_p999_ms),
            bytes_per_table: most.map_or(0.0, |run| run.bytes_per_table),
            bytes_per_connection: most.map_or(0.0, |run| run.bytes_per_connection),
            peer_steps_per_s: peer.map(|peer| peer.steps_per_s),
            times_the_peer: peer.zip(steps_per_s).map(|(peer, ours)| ours / peer.steps_per_s),
            peer,
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
            "\ntables  memory: started  accounts    tables  connections     end  KB/table  KB/connection  files"
        );
        for run in &self.runs {
            print_memory(run);
        }
        println!("(below {USUAL} tables, what the heap keeps for itself is most of it)");
        if let (Some(peer), Some(times)) = (self.peer, self.times_the_peer) {
            println!(
                "\nboardgame.io, in memory, {} matches: {:.0} steps/s; ours, on disk, are {times:.1} times as many",
                peer.matches, peer.steps_per_s
            );
        }
        let load = self.load.map_or_else(|| "?".to_owned(), |load| format!("{load:.1}"));
        println!(
            "\n{} processors, of which clients and server, and others, wanted {load} (load)",
            self.cores
        );
    }
}

/// How many programs wanted a processor in the last minute.
fn load() -> Option<f64> {
    fs::read_to_string("/proc/loadavg").ok()?.split(' ').next()?.parse().ok()
}

fn print_speed(tables: usize, name: &str, speed: &Speed) {
    println!(
        "{tables:>6}  {name:<9}{:>9.0}{:>8.2}{:>8.2}{:>10.2}{:>16.0}{:>17.0}{:>14.2}{:>15.2}",
        speed.steps_per_s,
        speed.ack_p50_ms,
        speed.ack_p99_ms,
        speed.ack_p999_ms,
        speed.server_us_per_step,
        speed.clients_us_per_step,
        speed.server_cores,
        speed.clients_cores,
    );
}

fn print_memory(run: &Run) {
    let memory = run.memory;
    let [started, accounts, tables, connections, end] =
        [memory.started, memory.accounts, memory.tables, memory.connections, memory.end]
            .map(|bytes| format!("{:.1}M", bytes as f64 / f64::from(1 << 20)));
    println!(
        "{:>6}  {started:>15}{accounts:>10}{tables:>10}{connections:>13}{end:>8}{:>10.1}{:>15.1}{:>7}",
        run.tables,
        run.bytes_per_table / 1024.0,
        run.bytes_per_connection / 1024.0,
        run.files,
    );
}
