//! Running other programs, and what goes wrong with it.

use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A task did not succeed.
#[derive(Debug)]
pub struct Failed {
    what: String,
    code: u8,
}

impl Failed {
    /// Something went wrong.
    pub fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), code: 1 }
    }

    /// The command line makes no sense.
    pub fn usage(what: impl Into<String>) -> Self {
        Self { what: what.into(), code: 2 }
    }

    /// A program could not even be started.
    pub fn start(command: &Command, error: &io::Error) -> Self {
        Self::new(format!("{} could not be started: {error}", command.get_program().to_string_lossy()))
    }

    /// The exit code that says so: 2 for a command line that makes no sense, 1 for anything else.
    pub fn code(&self) -> u8 {
        self.code
    }
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// The folder of the workspace.
pub fn root() -> PathBuf {
    let own = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    own.parent().map(PathBuf::from).unwrap_or(own)
}

/// Runs cargo in the workspace.
pub fn cargo<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Result<(), Failed> {
    let mut command = cargo_command();
    command.args(arguments);
    run(&mut command)
}

/// Cargo in the workspace, not started yet.
pub fn cargo_command() -> Command {
    in_the_workspace(Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into())))
}

/// A program in the workspace, not started yet, at a low scheduling priority (`nice`), where the system has one.
pub fn patient(program: impl AsRef<OsStr>) -> Command {
    in_the_workspace(if cfg!(unix) {
        let mut nice = Command::new("nice");
        nice.arg(program);
        nice
    } else {
        Command::new(program)
    })
}

fn in_the_workspace(mut command: Command) -> Command {
    // Cargo has set it for this very program. What is compiled again where it is another (ring) is the same by hand and from here.
    command.current_dir(root()).env_remove("CARGO_MANIFEST_DIR");
    command
}

/// Runs a program and takes anything but success for a failure.
pub fn run(command: &mut Command) -> Result<(), Failed> {
    let status = command.status().map_err(|error| Failed::start(command, &error))?;
    if status.success() {
        return Ok(());
    }
    let arguments: Vec<_> = command.get_args().map(|argument| argument.to_string_lossy()).collect();
    Err(Failed::new(format!("{} {} failed", command.get_program().to_string_lossy(), arguments.join(" "))))
}

/// Runs a program in the place of this one: Ctrl-C is for it alone, and its exit code is the task's.
#[cfg(unix)]
pub fn give_way_to(command: &mut Command) -> Result<(), Failed> {
    use std::os::unix::process::CommandExt as _;
    let error = command.exec();
    Err(Failed::start(command, &error))
}

/// Runs a program; its exit code is the task's.
#[cfg(not(unix))]
pub fn give_way_to(command: &mut Command) -> Result<(), Failed> {
    let status = command.status().map_err(|error| Failed::start(command, &error))?;
    std::process::exit(status.code().unwrap_or(1))
}

/// Runs two programs at the same time, and takes anything but the success of both for a failure.
pub fn run_side_by_side(one: &mut Command, other: &mut Command) -> Result<(), Failed> {
    std::thread::scope(|scope| {
        let other = scope.spawn(|| run(other));
        let one = run(one);
        let other = other.join().unwrap_or_else(|_| Err(Failed::new("a thread of this task failed")));
        one.and(other)
    })
}

/// A program of ours, as it was built in a profile.
pub fn built(profile: &str, name: &str) -> PathBuf {
    target().join(profile).join(format!("{name}{}", std::env::consts::EXE_SUFFIX))
}

/// Where cargo puts what it builds.
pub fn target() -> PathBuf {
    root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// All files below a folder, in the order of their names.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
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

/// A number with its thousands set apart.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        for (number, text) in [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }
}
