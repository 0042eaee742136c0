//! Running other programs.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::Command;

/// A task did not succeed.
#[derive(Debug)]
pub(crate) struct Failed {
    what: String,
    code: u8,
}

impl Failed {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), code: 1 }
    }

    /// The command line makes no sense.
    pub(crate) fn usage(what: impl Into<String>) -> Self {
        Self { what: what.into(), code: 2 }
    }

    /// A program could not even be started.
    pub(crate) fn start(command: &Command, error: &io::Error) -> Self {
        Self::new(format!("{} could not be started: {error}", command.get_program().to_string_lossy()))
    }

    pub(crate) fn code(&self) -> u8 {
        self.code
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    own.parent().map(PathBuf::from).unwrap_or(own)
}

/// Runs cargo in the workspace.
pub(crate) fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Result<(), Failed> {
    let mut command = cargo_command();
    command.args(arguments);
    run(&mut command)
}

/// Cargo in the workspace, not started yet.
pub(crate) fn cargo_command() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    command
}

/// Runs a program and takes anything but success for a failure.
pub(crate) fn run(command: &mut Command) -> Result<(), Failed> {
    let status = command.status().map_err(|error| Failed::start(command, &error))?;
    if status.success() {
        return Ok(());
    }
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    Err(Failed::new(format!("{} {} failed", command.get_program().to_string_lossy(), arguments.join(" "))))
}

/// A program of ours that was built for release.
pub(crate) fn built(name: &str) -> Command {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    Command::new(target.join("release").join(name))
}
