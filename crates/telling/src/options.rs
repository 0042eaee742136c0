//! What can be chosen for a table, in words.

use locale::{Message, Texts, t};
use table::{Invalid, InvalidFor, Switch};

use crate::Telling;

/// Options that are shown under one heading.
#[derive(Clone, Copy, Debug)]
pub struct OptionGroup {
    /// The heading.
    pub title: Message,
    /// The chapter of the rules about them.
    pub chapter: &'static str,
}

/// What a switch is called, and what it does in a line.
pub fn about_switch<G: Telling>(texts: &Texts, switch: &Switch) -> (String, String) {
    let about: Vec<(String, String)> = switch.words.iter().map(|word| G::about_choice(texts, word)).collect();
    if let [only] = &about[..] {
        return only.clone();
    }
    let names: Vec<&str> = about.iter().map(|(name, _)| name.as_str()).collect();
    let line = |(name, about): &(String, String)| {
        t!(texts, "about-line", name = name.as_str(), about = about.as_str())
    };
    (texts.list(&names), about.iter().map(line).collect::<Vec<_>>().join(" "))
}

/// Why a table cannot be set up like this, in words.
pub fn why_not<G: Telling>(texts: &Texts, invalid: &InvalidFor<G>) -> String {
    if let Some(said) = G::why_excluded(texts, invalid) {
        return said;
    }
    match invalid {
        Invalid::Excluded { one, other, .. } => {
            let [(one, _), (other, _)] = [one, other].map(|word| G::about_choice(texts, word));
            t!(texts, "setup-excluded", one = one, other = other)
        }
        // Nobody types options where this is asked.
        other => other.to_string(),
    }
}
