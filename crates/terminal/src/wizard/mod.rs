//! Wizard in a terminal.

mod cards;
mod hand;
mod help;
mod position;
mod refusal;
mod score;
mod sentences;
mod words;

#[cfg(test)]
mod tests;

use wizard::{Action, Fact, Legal, Refusal, View, Wizard};

use crate::{Misunderstood, Tabletop, Teller};

impl Tabletop for Wizard {
    fn heading(&self, teller: &Teller<'_>) -> String {
        help::heading(self, teller)
    }

    fn rules(&self, teller: &Teller<'_>) -> String {
        help::rules(self, teller)
    }

    fn position(&self, teller: &Teller<'_>, view: &View, legal: Option<&Legal>) -> String {
        position::position(self, teller, view, legal.copied().unwrap_or(Legal::Nothing))
    }

    fn prompt(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        help::prompt(teller, view, *legal)
    }

    fn help(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        help::help(self, teller, view, *legal)
    }

    fn understand(
        &self,
        teller: &Teller<'_>,
        _: &View,
        legal: &Legal,
        input: &str,
    ) -> Result<Action, Misunderstood> {
        words::understand(self, teller, *legal, input)
    }

    fn refusal(&self, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
        refusal::refusal(self, teller, view, refusal)
    }

    fn sentence(&self, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
        sentences::sentence(self, teller, fact)
    }

    fn score(&self, teller: &Teller<'_>, view: &View) -> String {
        score::block(teller, view)
    }

    fn log(&self, teller: &Teller<'_>, view: &View, all: bool) -> String {
        score::tricks(teller, view, all)
    }
}
