//! Processes: what they take of the machine, as Linux tells it in `/proc`, and what they are told.

use std::time::Duration;
use std::{fs, io};

pub use rustix::process::Signal;
use rustix::process::{Pid, kill_process};

/// How many ticks of its clock Linux counts a second for programs, on every machine.
const TICKS: u64 = 100;

/// A process.
#[derive(Clone, Copy, Debug)]
pub struct Process {
    id: u32,
}

impl Process {
    /// The process of this number.
    pub fn new(id: u32) -> Self {
        Self { id }
    }

    /// This one.
    pub fn own() -> Self {
        Self::new(std::process::id())
    }

    /// The bytes of memory that it has to itself, and its share of what it has with others.
    ///
    /// # Errors
    /// If Linux does not tell it.
    pub fn memory(self) -> io::Result<u64> {
        let text = self.read("smaps_rollup")?;
        let line = text.lines().find_map(|line| line.strip_prefix("Pss:"));
        let kilobytes = line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok());
        kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| self.strange("smaps_rollup"))
    }

    /// For how long it has had a processor, in all its threads.
    ///
    /// # Errors
    /// If Linux does not tell it.
    pub fn time(self) -> io::Result<Duration> {
        let stat = self.stat()?;
        let ticks: Vec<u64> = stat.iter().skip(11).take(2).filter_map(|text| text.parse().ok()).collect();
        match ticks[..] {
            [user, system] => Ok(Duration::from_millis((user + system) * 1000 / TICKS)),
            _ => Err(self.strange("stat")),
        }
    }

    /// How many files and connections it has open.
    ///
    /// # Errors
    /// If Linux does not tell it.
    pub fn files(self) -> io::Result<usize> {
        Ok(fs::read_dir(self.path("fd"))?.count())
    }

    /// Whether it outlives the terminal that it was started in.
    ///
    /// # Errors
    /// If Linux does not tell it.
    pub fn ignores_hang_up(self) -> io::Result<bool> {
        let text = self.read("status")?;
        let line = text.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let ignored = line.and_then(|line| u64::from_str_radix(line.trim(), 16).ok());
        // The first bit is that of the first signal.
        ignored.map(|ignored| ignored & 1 == 1).ok_or_else(|| self.strange("status"))
    }

    /// Sends it a signal. One that has ended hears nothing, and that is as well.
    ///
    /// # Errors
    /// If it may not be sent.
    pub fn send(self, signal: Signal) -> io::Result<()> {
        let Some(id) = i32::try_from(self.id).ok().and_then(Pid::from_raw) else { return Ok(()) };
        match kill_process(id, signal) {
            Ok(()) | Err(rustix::io::Errno::SRCH) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Those that it has started.
    ///
    /// # Errors
    /// If Linux does not tell it.
    pub fn children(self) -> io::Result<Vec<Self>> {
        let mut children = Vec::new();
        for entry in fs::read_dir("/proc")? {
            let Some(id) = entry?.file_name().to_str().and_then(|name| name.parse().ok()) else { continue };
            // It may have ended since.
            let parent = Self::new(id).stat().ok().and_then(|stat| stat.get(1)?.parse().ok());
            if parent == Some(self.id) {
                children.push(Self::new(id));
            }
        }
        Ok(children)
    }

    /// What `/proc/ID/stat` says after the name.
    fn stat(self) -> io::Result<Vec<String>> {
        let text = self.read("stat")?;
        // The name in brackets may have spaces in it.
        let after = text.rsplit_once(')').map_or("", |(_, after)| after);
        Ok(after.split_whitespace().map(str::to_owned).collect())
    }

    fn path(self, name: &str) -> String {
        format!("/proc/{}/{name}", self.id)
    }

    fn read(self, name: &str) -> io::Result<String> {
        let path = self.path(name);
        fs::read_to_string(&path).map_err(|error| io::Error::new(error.kind(), format!("{path}: {error}")))
    }

    fn strange(self, name: &str) -> io::Error {
        io::Error::other(format!("{} is not written as expected", self.path(name)))
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::process::Stdio;

    use super::*;

    #[test]
    fn this_process_takes_something() {
        let own = Process::own();
        assert!(own.memory().unwrap() > 100_000);
        assert!(own.files().unwrap() >= 3);
        let before = own.time().unwrap();
        let mut sum = 0_u64;
        while own.time().unwrap() == before {
            sum = (0..1_000_000).fold(sum, |sum: u64, n| sum.wrapping_mul(31).wrapping_add(n));
        }
        assert!(own.time().unwrap() - before < Duration::from_secs(60), "{sum}");
    }

    #[test]
    fn who_was_started_by_nohup_outlives_its_terminal() {
        let mut nohup = std::process::Command::new("nohup");
        let nohup =
            nohup.args(["sleep", "60"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = nohup.spawn().unwrap();
        std::thread::sleep(Duration::from_millis(300));
        let ignores = Process::new(child.id()).ignores_hang_up();
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(ignores.unwrap());
    }

    #[test]
    fn a_process_knows_its_children_and_they_hear_it() {
        let mut child = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        let process = Process::new(child.id());
        let is_there = || Process::own().children().unwrap().iter().any(|one| one.id == process.id);
        assert!(is_there());
        process.send(Signal::TERM).unwrap();
        assert!(!child.wait().unwrap().success());
        assert!(!is_there());
        process.send(Signal::TERM).unwrap();
    }
}
