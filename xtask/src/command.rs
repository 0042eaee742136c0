//! Running other programs.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
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

/// Runs a program in the place of this one: Ctrl-C is for it alone, and its exit code is the task's.
#[cfg(unix)]
pub(crate) fn give_way_to(command: &mut Command) -> Result<(), Failed> {
    use std::os::unix::process::CommandExt as _;
    let error = command.exec();
    Err(Failed::start(command, &error))
}

/// Runs a program; its exit code is the task's.
#[cfg(not(unix))]
pub(crate) fn give_way_to(command: &mut Command) -> Result<(), Failed> {
    let status = command.status().map_err(|error| Failed::start(command, &error))?;
    std::process::exit(status.code().unwrap_or(1))
}

/// A program of ours that was built for release.
pub(crate) fn built(name: &str) -> Command {
    Command::new(target().join("release").join(name))
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// All files below a folder, in the order of their names.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let unreadable = |error: io::Error| Failed::new(format!("{}: {error}", folder.display()));
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            found.extend(files_below(&path)?);
        } else {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}
