//! What is written out: results, and complaints.

use std::io::{self, Write};

use table::notation::harmless;

/// The most characters of a complaint.
const LONGEST_COMPLAINT: usize = 4000;

/// The standard output. When its reader has seen enough and gone away, the rest goes nowhere: that is no error, and the work
/// goes on to the exit code.
#[derive(Debug)]
pub struct Output {
    stdout: anstream::AutoStream<io::StdoutLock<'static>>,
    is_gone: bool,
}

impl Output {
    /// Takes it until this is dropped.
    pub fn lock() -> Self {
        Self { stdout: anstream::stdout().lock(), is_gone: false }
    }

    fn unless_gone<T>(&mut self, gone: T, done: io::Result<T>) -> io::Result<T> {
        match done {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_gone = true;
                Ok(gone)
            }
            done => done,
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_gone {
            return Ok(bytes.len());
        }
        let done = self.stdout.write(bytes);
        self.unless_gone(bytes.len(), done)
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.is_gone {
            return Ok(());
        }
        let done = self.stdout.flush();
        self.unless_gone((), done)
    }
}

/// Says on the standard error what is wrong. Nothing worse happens if nobody can hear it.
pub fn complain(text: &str) {
    let shown: String = harmless(text).chars().take(LONGEST_COMPLAINT).collect();
    let more =
        if shown.len() < text.len() && shown.chars().count() == LONGEST_COMPLAINT { "…" } else { "" };
    let _ = writeln!(anstream::stderr().lock(), "{shown}{more}");
}

/// A value as one line of JSON, in which nothing steers a terminal: what does is written as its number.
pub fn json_line(value: &impl serde::Serialize) -> Result<String, serde_json::Error> {
    let json = serde_json::to_string(value)?;
    let mut line = String::with_capacity(json.len() + 1);
    for c in json.chars() {
        // Such characters stand in texts only, and all of them are in the basic plane.
        if table::notation::is_steering(c) {
            line.push_str(&format!("\\u{:04x}", u32::from(c)));
        } else {
            line.push(c);
        }
    }
    line.push('\n');
    Ok(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_holds_no_character_that_steers_and_means_the_same() {
        let text = "\u{1b}[2J \u{202e} \u{9b}1m \u{7f} \" \\ é\n";
        let line = json_line(&text).unwrap();
        assert!(line.ends_with('\n') && !line.trim_end().contains(table::notation::is_steering), "{line:?}");
        assert_eq!(serde_json::from_str::<String>(&line).unwrap(), text);
    }
}
