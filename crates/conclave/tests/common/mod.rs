//! How the tests run the binary.
#![allow(dead_code, reason = "every test file uses some of it")]

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder of the test's own, which is also its data directory; gone when the test is over.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::SeqCst);
        let path = std::env::temp_dir().join(format!("conclave-test-{}-{number}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::write(&path, text).unwrap();
        path
    }

    /// The records that were saved without being asked for.
    pub(crate) fn saved(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.path("conclave/records")) else { return Vec::new() };
        entries.map(|entry| entry.unwrap().path()).collect()
    }

    pub(crate) fn command<S: AsRef<std::ffi::OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Command {
        self.command_of(env!("CARGO_BIN_EXE_conclave"), args)
    }

    /// Another program that is run in the same way.
    pub(crate) fn command_of<S: AsRef<std::ffi::OsStr>>(
        &self,
        program: &str,
        args: impl IntoIterator<Item = S>,
    ) -> Command {
        let mut command = Command::new(program);
        command.args(args).env("XDG_DATA_HOME", &self.0).env_remove("NO_COLOR").current_dir(&self.0);
        // Wherever the tests run, the binary speaks English.
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub(crate) fn run<S: AsRef<std::ffi::OsStr>>(&self, args: impl IntoIterator<Item = S>) -> Ran {
        self.run_with(args, "")
    }

    /// Runs with this input and waits for the end.
    pub(crate) fn run_with<S: AsRef<std::ffi::OsStr>>(
        &self,
        args: impl IntoIterator<Item = S>,
        input: &str,
    ) -> Ran {
        let mut child = self.command(args).spawn().unwrap();
        feed(&mut child, input);
        child.wait_with_output().unwrap().into()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Writes the whole input in the background, as far as anybody reads it.
fn feed(child: &mut Child, input: &str) {
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
}

/// What came of it.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

/// A person who does not look: the first item of every list, and where that is not possible, 0.
pub(crate) fn blind() -> String {
    "1\n0\n".repeat(600)
}

pub(crate) fn path_text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Sends a signal. Every shell can do that itself; a minimal system has no program for it.
pub(crate) fn send(signal: &str, child: &Child) {
    let kill = format!("kill {signal} {}", child.id());
    assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success(), "{kill}");
}

/// The first record in the documentation of records that comes after these words.
pub(crate) fn documented(after: &str) -> String {
    let text = include_str!("../../../../docs/records.md");
    let (_, section) = text.split_once(after).expect("the documentation has that section");
    let (_, rest) = section.split_once("```conclave\n").expect("the section has an example");
    rest.split_once("```").unwrap().0.to_owned()
}
