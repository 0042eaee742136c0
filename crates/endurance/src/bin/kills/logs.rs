//! What servers have written down of themselves.

use std::path::Path;
use std::{fs, io};

/// How many faults of a server are told one by one.
const TOLD: usize = 5;

/// What is no fault of a server whose bus is away: lines with these words of what is below us.
pub(crate) const AWAY: [&str; 4] = [
    "expected INFO, got nothing",
    "connection closed: ",
    "connection closed unexpectedly",
    "server error during connection",
];

/// The panics and faults in the log of a server, but for those with words that are expected.
pub(crate) fn faults(log: &Path, expected: &[&str]) -> Vec<String> {
    match fs::read(log) {
        Ok(text) => faults_in(&name(log), &String::from_utf8_lossy(&text), expected),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => vec![format!("{} cannot be read: {error}", log.display())],
    }
}

fn name(log: &Path) -> String {
    log.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

fn faults_in(name: &str, text: &str, expected: &[&str]) -> Vec<String> {
    let (mut faults, mut lines) = (Vec::new(), text.lines());
    while let Some(line) = lines.next() {
        if line.contains("panicked at") {
            // The next line says why.
            faults.push(format!("{name}: {line} {}", lines.next().unwrap_or_default()));
        } else if line.contains(" ERROR ") && !expected.iter().any(|words| line.contains(words)) {
            faults.push(format!("{name}: {line}"));
        }
    }
    if faults.len() > TOLD {
        let more = faults.len() - TOLD;
        faults.truncate(TOLD);
        faults.push(format!("{name}: … and {more} more"));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_and_faults_are_found() {
        let text = "1  WARN the bus is away\n2 ERROR a bot has failed\n\
                    thread 'x' panicked at src/a.rs:1:2:\nno seat\n\
                    3 ERROR expected INFO, got nothing error=x\n";
        let found = ["log: 2 ERROR a bot has failed", "log: thread 'x' panicked at src/a.rs:1:2: no seat"];
        assert_eq!(faults_in("log", text, &AWAY), found);
        assert_eq!(faults_in("log", text, &[]).len(), 3);
        assert_eq!(faults_in("log", "1  WARN the bus is away\n", &[]), [""; 0]);
        let last = faults_in("log", &"4 ERROR again\n".repeat(8), &[]).pop();
        assert_eq!(last.as_deref(), Some("log: … and 3 more"));
    }

    #[test]
    fn a_log_that_is_not_there_has_no_faults() {
        assert_eq!(faults(Path::new("/nowhere/log"), &[]), [""; 0]);
    }
}
