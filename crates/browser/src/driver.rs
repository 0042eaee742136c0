//! chromedriver, which drives a browser.

use std::io;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt as _, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

use crate::{Error, Result};

/// How often a driver is started that ends before it has a port.
const STARTS: u32 = 5;

/// Runs a driver until the input ends: also when the tests are killed. It has no browser of its own that it had to close.
const RUN: &str = "\
    trap : INT TERM HUP; \
    chromedriver --port=0 --log-level=SEVERE </dev/null 2>/dev/null & driver=$!; \
    exec >/dev/null; read -r _; kill -KILL $driver";

/// A chromedriver at a free port. It ends when this is dropped.
#[derive(Debug)]
pub(crate) struct Driver {
    pub(crate) port: u16,
    _child: Child,
    /// Kept open: what it says later must go somewhere.
    _out: Lines<BufReader<ChildStdout>>,
}

impl Driver {
    /// Starts a driver. It takes a port that is free for one family of addresses, then asks for the same port of the
    /// other, and ends if somebody has that: then it is started again.
    pub(crate) async fn start() -> Result<Self> {
        let mut last = String::new();
        for _ in 0..STARTS {
            match Self::try_start().await? {
                Ok(driver) => return Ok(driver),
                Err(said) => last = said,
            }
        }
        Err(Error::Driver(format!("it ended at once, {STARTS} times; last it said: {last}")))
    }

    /// A driver with a port, or what one said that ended without.
    async fn try_start() -> Result<Result<Self, String>> {
        let fault = |error: io::Error| Error::Driver(error.to_string());
        let mut child = Command::new("sh")
            .args(["-c", RUN])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(fault)?;
        let out = child.stdout.take().ok_or_else(|| Error::Driver("it has no output".to_owned()))?;
        let mut out = BufReader::new(out).lines();
        let mut last = String::new();
        while let Some(line) = out.next_line().await.map_err(fault)? {
            let port = line.rsplit_once("started successfully on port ");
            if let Some(port) = port.and_then(|(_, port)| port.trim_end_matches('.').parse().ok()) {
                return Ok(Ok(Self { port, _child: child, _out: out }));
            }
            last = line;
        }
        Ok(Err(last))
    }
}
