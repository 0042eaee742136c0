//! Maginor in a terminal.

mod choices;
mod facts;
mod how;
mod marks;
mod position;
mod score;
mod words;

#[cfg(test)]
mod tests;

use games::maginor::{Action, Fact, Legal, Maginor, View};

use crate::{Misunderstood, Screen, Tabletop};

impl Tabletop for Maginor {
    fn position(&self, screen: &Screen<'_>, view: &View, legal: Option<&Legal>) -> String {
        position::position(self, screen, view, legal)
    }

    fn prompt(&self, screen: &Screen<'_>, view: &View, legal: &Legal) -> String {
        how::prompt(self, screen, view, legal)
    }

    fn how(&self, screen: &Screen<'_>, view: &View, _: &Legal) -> String {
        how::how(self, screen, view)
    }

    fn understand(
        &self,
        screen: &Screen<'_>,
        view: &View,
        legal: &Legal,
        input: &str,
    ) -> Result<Action, Misunderstood> {
        words::understand(self, screen, view, legal, input)
    }

    fn fact(&self, screen: &Screen<'_>, fact: &Fact) -> Option<String> {
        facts::fact(self, screen, fact)
    }

    fn score(&self, screen: &Screen<'_>, view: &View) -> String {
        score::score(self, screen, view)
    }

    /// A view of Maginor holds no past: the terminal tells it from the record.
    fn log(&self, _: &Screen<'_>, _: &View, _: bool) -> String {
        String::new()
    }
}
