//! The program, serving.

use std::io::{self, BufRead as _, BufReader, Read as _, Seek as _, SeekFrom};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::process::{Process, Signal};

/// How long it may take to begin, and to end in good order.
const PATIENCE: Duration = Duration::from_secs(60);

/// Limits that nobody reaches who plays as fast as a program can.
const UNLIMITED: [&str; 9] = [
    "messages",
    "message-burst",
    "requests",
    "request-burst",
    "accounts",
    "account-connections",
    "address-connections",
    "tables",
    "spectators",
];

/// The options of a server that lets everybody ask as fast as a program can.
pub fn unlimited() -> impl Iterator<Item = String> {
    let limits = UNLIMITED.iter().flat_map(|name| ["--limit".to_owned(), format!("{name}=1000000")]);
    limits.chain(["--address-share", "60000"].map(str::to_owned))
}

/// A server that runs.
#[derive(Debug)]
pub struct Program {
    program: PathBuf,
    args: Vec<String>,
    log: Option<PathBuf>,
    /// Nothing once it was ended.
    child: Option<Child>,
    id: u32,
    address: String,
}

impl Program {
    /// Starts `conclave serve` with these options and without limits to speak of, at any free port; it is there when this answers.
    ///
    /// # Errors
    /// If it cannot be started, or ends at once.
    pub fn start(program: &Path, args: Vec<String>) -> io::Result<Self> {
        Self::begin(program, args, None)
    }

    /// The same; what it has to say is added to this file.
    ///
    /// # Errors
    /// As for [`start`](Self::start), or if the file cannot be written.
    pub fn start_logging(program: &Path, args: Vec<String>, log: PathBuf) -> io::Result<Self> {
        Self::begin(program, args, Some(log))
    }

    fn begin(program: &Path, args: Vec<String>, log: Option<PathBuf>) -> io::Result<Self> {
        let (program, address) = (program.to_path_buf(), String::new());
        let mut server = Self { program, args, log, child: None, id: 0, address };
        server.serve()?;
        Ok(server)
    }

    /// Where it is: `HOST:PORT`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Ends it at once, as after a fault of the power. Where it was ended already there is nothing to do.
    ///
    /// # Errors
    /// If it cannot be ended, or has ended by itself.
    pub fn kill(&mut self) -> io::Result<()> {
        let Some(mut child) = self.take()? else { return Ok(()) };
        child.kill()?;
        child.wait().map(drop)
    }

    /// Ends it in good order, as whoever looks after a server does. Where it was ended already there is nothing to do.
    ///
    /// # Errors
    /// If it ends otherwise, or not within a minute, when it is killed; or if it has ended by itself.
    pub fn end(&mut self) -> io::Result<()> {
        let Some(mut child) = self.take()? else { return Ok(()) };
        Process::new(child.id()).send(Signal::TERM)?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            match child.try_wait()? {
                Some(status) if status.success() => return Ok(()),
                Some(status) => return Err(io::Error::other(format!("the server ended with {status}"))),
                None => thread::sleep(Duration::from_millis(20)),
            }
        }
        child.kill()?;
        child.wait()?;
        Err(io::Error::other(format!("the server did not end within {PATIENCE:?}, and was killed")))
    }

    /// Starts it again, at the same address, after it was ended.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.serve()
    }

    /// Starts it again after it was ended, and ends it at once so soon afterwards, whether it serves by then or not.
    ///
    /// # Errors
    /// If it cannot be started or ended, or has ended by itself.
    pub fn start_and_kill(&mut self, after: Duration) -> io::Result<()> {
        let child = self.spawn()?;
        (self.id, self.child) = (child.id(), Some(child));
        thread::sleep(after);
        self.kill()
    }

    /// The process, which is not looked after any more; nothing where it was ended.
    fn take(&mut self) -> io::Result<Option<Child>> {
        let Some(mut child) = self.child.take() else { return Ok(None) };
        match child.try_wait()? {
            None => Ok(Some(child)),
            Some(status) => Err(io::Error::other(format!("the server ended by itself with {status}"))),
        }
    }

    /// Starts the program, and waits until it has said where it is.
    fn serve(&mut self) -> io::Result<()> {
        let written = self.written();
        let mut child = self.spawn()?;
        self.id = child.id();
        let line = child.stdout.take().and_then(first_line).unwrap_or_default();
        let Some((_, address)) = line.trim().split_once("://") else {
            let _ = child.kill();
            let status = child.wait()?;
            return Err(self.not_begun(&line, status, written));
        };
        self.address = address.trim_end_matches('/').to_owned();
        self.child = Some(child);
        Ok(())
    }

    /// Starts the program, at any free port or where it was before.
    fn spawn(&self) -> io::Result<Child> {
        let port = self.address.rsplit_once(':').map_or("0", |(_, port)| port);
        let said = match &self.log {
            Some(log) => fs::File::options().create(true).append(true).open(log)?.into(),
            None => Stdio::inherit(),
        };
        let mut command = Command::new(&self.program);
        command.args(["serve", "--exact-port", "--connections", "60000", "--port", port]);
        command.args(unlimited()).args(&self.args);
        // Who presses Ctrl-C ends us, and we end it.
        command.process_group(0);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(said).spawn()
    }

    /// How long the log is.
    fn written(&self) -> u64 {
        self.log.as_ref().and_then(|log| fs::metadata(log).ok()).map_or(0, |about| about.len())
    }

    /// Why it does not serve, with the last that it has added to a log that was so long.
    fn not_begun(&self, line: &str, status: ExitStatus, written: u64) -> io::Error {
        let said = self.log.as_ref().and_then(|log| last_line(log, written).ok().flatten());
        let said = said.or_else(|| Some(line.trim().to_owned()).filter(|line| !line.is_empty()));
        let said = said.map_or_else(|| "it said nothing".to_owned(), |line| format!("it said {line:?}"));
        io::Error::other(format!(
            "{} did not begin to serve: {said}, and ended with {status}",
            self.program.display()
        ))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.kill();
    }
}

/// The last line in a file after so many bytes, if there is one.
fn last_line(file: &Path, after: u64) -> io::Result<Option<String>> {
    let mut text = Vec::new();
    let mut file = fs::File::open(file)?;
    file.seek(SeekFrom::Start(after))?;
    file.read_to_end(&mut text)?;
    let text = String::from_utf8_lossy(&text);
    Ok(text.lines().rfind(|line| !line.trim().is_empty()).map(str::to_owned))
}

/// The first line that a program writes, if it comes in time; all others are read and forgotten, so that it can go on writing.
fn first_line(out: impl io::Read + Send + 'static) -> Option<String> {
    let (said, first) = mpsc::channel();
    thread::spawn(move || {
        let (mut out, mut line) = (BufReader::new(out), String::new());
        // Whoever has waited may be gone.
        let _ = out.read_line(&mut line).map(|_| said.send(line));
        io::copy(&mut out, &mut io::sink())
    });
    first.recv_timeout(PATIENCE).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::folder::Folder;

    /// A program that is no server, and where it may write.
    fn no_server(name: &str, script: &str) -> (Folder, PathBuf, PathBuf) {
        let number = std::process::id();
        let folder = Folder::new(std::env::temp_dir().join(format!("conclave-{name}-{number}"))).unwrap();
        let (program, log) = (folder.at("program"), folder.at("log"));
        // Written by another process: what is open for writing here, when a test beside this one starts something, cannot be run.
        let write = format!("printf '#!/bin/sh\\n%s\\n' '{script}' > program; chmod +x program");
        assert!(
            Command::new("sh").arg("-c").arg(write).current_dir(folder.path()).status().unwrap().success()
        );
        (folder, program, log)
    }

    #[test]
    fn what_does_not_begin_is_quoted() {
        let (_folder, program, log) = no_server("not-begun", "echo there is no disk >&2; exit 3");
        fs::write(&log, "of a run before\n").unwrap();
        let why = Program::start_logging(&program, Vec::new(), log).unwrap_err().to_string();
        assert!(why.contains("it said \"there is no disk\"") && why.contains("exit status: 3"), "{why}");
    }

    #[test]
    fn who_ends_by_itself_is_noticed() {
        let (_folder, program, log) = no_server("by-itself", "echo at http://127.0.0.1:1/; exit 4");
        let mut server = Program::start_logging(&program, Vec::new(), log).unwrap();
        assert_eq!(server.address(), "127.0.0.1:1");
        thread::sleep(Duration::from_millis(300));
        let why = server.kill().unwrap_err().to_string();
        assert!(why.contains("ended by itself with exit status: 4"), "{why}");
        // It was told once.
        server.end().unwrap();
    }

    #[test]
    fn who_was_killed_has_not_ended_by_itself() {
        let (_folder, program, log) = no_server("killed", "echo at http://127.0.0.1:1/; exec sleep 60");
        let mut server = Program::start_logging(&program, Vec::new(), log).unwrap();
        server.kill().unwrap();
        server.start_and_kill(Duration::from_millis(50)).unwrap();
        server.kill().unwrap();
        server.end().unwrap();
    }
}
