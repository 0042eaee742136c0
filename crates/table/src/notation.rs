//! Help for reading and writing the text notation of actions.

use std::fmt;

/// A text is not an action (or a card, a suit, …) of this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not {expected}")]
pub struct NotationError {
    /// What was found.
    pub found: String,
    /// What may stand there.
    pub expected: &'static str,
}

impl NotationError {
    /// `found` stands where only `expected` may.
    pub fn new(found: &str, expected: &'static str) -> Self {
        // An error must stay readable, whatever was thrown at the reader.
        const LONGEST: usize = 60;
        let mut shown: String = found.chars().take(LONGEST).collect();
        if shown.len() < found.len() {
            shown.push('…');
        }
        Self { found: shown, expected }
    }
}

/// Shows a value by a function that writes it.
pub struct Shown<F>(pub F);

impl<F: Fn(&mut fmt::Formatter<'_>) -> fmt::Result> fmt::Display for Shown<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

impl<F> fmt::Debug for Shown<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shown")
    }
}

/// Splits the first word off a text; both parts come back trimmed.
///
/// ```
/// use table::notation::split_word;
/// assert_eq!(split_word(" predict  2 "), ("predict", "2"));
/// assert_eq!(split_word("ready"), ("ready", ""));
/// ```
pub fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}
