//! What can be chosen for a table, in words.

use locale::{Message, Texts, t};
use table::{ChoiceError, Switch};

use crate::Telling;

/// Options that are shown under one heading.
#[derive(Clone, Copy, Debug)]
pub struct OptionGroup {
    /// The heading.
    pub title: Message,
    /// The chapter of the rules about them.
    pub chapter: &'static str,
}

/// What a choice is called, and what it does in a line.
type About = fn(&Texts, &str) -> (String, String);

/// What a switch is called, and what it does in a line.
pub fn about_switch<G: Telling>(texts: &Texts, switch: &Switch) -> (String, String) {
    about_words(texts, switch.words, G::about_choice)
}

fn about_words(texts: &Texts, words: &[&str], about: About) -> (String, String) {
    if let [word] = words {
        return about(texts, word);
    }
    let (mut names, mut lines) = (Vec::new(), String::new());
    for word in words {
        let (name, about) = about(texts, word);
        lines.push_str(if lines.is_empty() { "" } else { " " });
        lines.push_str(&t!(texts, "about-line", name = name.as_str(), about = about));
        names.push(name);
    }
    (texts.list(&names), lines)
}

/// Why a table cannot be set up like this, in words.
pub fn why_not<G: Telling>(texts: &Texts, error: &ChoiceError) -> String {
    G::why_excluded(texts, error).unwrap_or_else(|| excluded(texts, error, G::about_choice))
}

fn excluded(texts: &Texts, error: &ChoiceError, about: About) -> String {
    match error {
        ChoiceError::Excluded { one, other, .. } => {
            t!(texts, "setup-excluded", one = about(texts, one).0, other = about(texts, other).0)
        }
        // Nobody types options where this is asked.
        other => other.to_string(),
    }
}
