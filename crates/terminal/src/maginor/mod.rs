//! Maginor in a terminal.

mod choices;
mod help;
mod names;
mod position;
mod refusal;
mod score;
mod sentences;
mod words;

#[cfg(test)]
mod tests;

use maginor::{Action, Fact, Legal, Maginor, Refusal, View};

use crate::{Misunderstood, Tabletop, Teller};

impl Tabletop for Maginor {
    fn heading(&self, teller: &Teller<'_>) -> String {
        help::heading(self, teller)
    }

    fn rules(&self, teller: &Teller<'_>) -> String {
        help::rules(self, teller)
    }

    fn position(&self, teller: &Teller<'_>, view: &View, legal: Option<&Legal>) -> String {
        position::position(self, teller, view, legal)
    }

    fn prompt(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        help::prompt(self, teller, view, legal)
    }

    fn help(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        help::help(self, teller, view, legal)
    }

    fn understand(
        &self,
        teller: &Teller<'_>,
        view: &View,
        legal: &Legal,
        input: &str,
    ) -> Result<Action, Misunderstood> {
        words::understand(self, teller, view, legal, input)
    }

    fn refusal(&self, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
        refusal::refusal(self, teller, view, refusal)
    }

    fn sentence(&self, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
        sentences::sentence(self, teller, fact)
    }

    fn score(&self, teller: &Teller<'_>, view: &View) -> String {
        score::score(self, teller, view)
    }

    /// A view of Maginor holds no past: the terminal tells it from the record.
    fn log(&self, _: &Teller<'_>, _: &View, _: bool) -> String {
        String::new()
    }
}
