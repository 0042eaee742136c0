//! The program, serving.

use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
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
    child: Child,
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
        let (child, address) = run(program, &args, log.as_deref(), "0")?;
        Ok(Self { program: program.to_path_buf(), args, log, child, address })
    }

    /// Where it is: `HOST:PORT`.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it at once, as after a fault of the power.
    ///
    /// # Errors
    /// If it cannot be ended.
    pub fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    /// Ends it in good order, as whoever looks after a server does.
    ///
    /// # Errors
    /// If it ends otherwise, or not within a minute.
    pub fn end(&mut self) -> io::Result<()> {
        Process::new(self.id()).send(Signal::TERM)?;
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            match self.child.try_wait()? {
                Some(status) if status.success() => return Ok(()),
                Some(status) => return Err(io::Error::other(format!("the server ended with {status}"))),
                None => thread::sleep(Duration::from_millis(20)),
            }
        }
        Err(io::Error::other("the server does not end"))
    }

    /// Starts it again, at the same address, after it was killed.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start_again(&mut self) -> io::Result<()> {
        let port = self.address.rsplit_once(':').map_or("0", |(_, port)| port);
        (self.child, self.address) = run(&self.program, &self.args, self.log.as_deref(), port)?;
        Ok(())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.kill();
    }
}

/// Starts the program, and waits until it has said where it is.
fn run(program: &Path, args: &[String], log: Option<&Path>, port: &str) -> io::Result<(Child, String)> {
    let said = match log {
        Some(log) => fs::File::options().create(true).append(true).open(log)?.into(),
        None => Stdio::inherit(),
    };
    let mut child = Command::new(program)
        .args(["serve", "--exact-port", "--connections", "60000", "--port", port])
        .args(unlimited())
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(said)
        .spawn()?;
    let line = child.stdout.take().and_then(first_line).unwrap_or_default();
    match line.trim().split_once("://") {
        Some((_, address)) => Ok((child, address.trim_end_matches('/').to_owned())),
        None => {
            let _ = child.kill();
            let _ = child.wait();
            Err(io::Error::other(format!("{} did not begin to serve: {line:?}", program.display())))
        }
    }
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
