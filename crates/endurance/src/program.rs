//! The program, serving.

use std::io::{self, BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

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

/// A server that runs.
#[derive(Debug)]
pub struct Program {
    program: PathBuf,
    args: Vec<String>,
    child: Child,
    address: String,
}

impl Program {
    /// Starts `conclave serve` with these options and without limits to speak of, at any free port; it is there when this answers.
    ///
    /// # Errors
    /// If it cannot be started, or ends at once.
    pub fn start(program: &Path, args: Vec<String>) -> io::Result<Self> {
        let (child, address) = run(program, &args, "0")?;
        Ok(Self { program: program.to_path_buf(), args, child, address })
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

    /// Starts it again, at the same address, after it was killed.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start_again(&mut self) -> io::Result<()> {
        let port = self.address.rsplit_once(':').map_or("0", |(_, port)| port);
        (self.child, self.address) = run(&self.program, &self.args, port)?;
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
fn run(program: &Path, args: &[String], port: &str) -> io::Result<(Child, String)> {
    let limits = UNLIMITED.iter().flat_map(|name| ["--limit".to_owned(), format!("{name}=1000000")]);
    let mut child = Command::new(program)
        .args(["serve", "--exact-port", "--address-share", "60000", "--connections", "60000", "--port", port])
        .args(limits)
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut line = String::new();
    if let Some(out) = child.stdout.take() {
        let mut out = BufReader::new(out);
        out.read_line(&mut line)?;
        // Whoever writes more must not be stopped by a pipe that nobody reads.
        std::thread::spawn(move || io::copy(&mut out, &mut io::sink()));
    }
    match line.trim().split_once("://") {
        Some((_, address)) => Ok((child, address.trim_end_matches('/').to_owned())),
        None => {
            let _ = child.kill();
            let _ = child.wait();
            Err(io::Error::other(format!("{} did not begin to serve: {line:?}", program.display())))
        }
    }
}
