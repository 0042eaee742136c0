//! What lets one in.

use std::fmt;

/// What lets one in at a server: the secret of a device, or the token of a program. `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct Pass(String);

impl Pass {
    /// The pass of this text, if it can be one: one word of plain characters.
    pub fn new(text: &str) -> Option<Self> {
        let text = text.trim();
        let is_word = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_graphic());
        is_word.then(|| Self(text.to_owned()))
    }

    /// The pass as it is kept.
    pub fn secret(&self) -> &str {
        &self.0
    }

    /// What a request says to show it.
    pub(crate) fn bearer(&self) -> String {
        format!("Bearer {}", self.0)
    }
}

impl fmt::Debug for Pass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pass(…)")
    }
}
