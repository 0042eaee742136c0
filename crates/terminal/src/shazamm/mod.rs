//! Shazamm! in a terminal.

mod bridge;
mod cards;
mod help;
mod position;
mod refusal;
mod sentences;
mod words;

#[cfg(test)]
mod tests;

use shazamm::{Action, Fact, Legal, Refusal, Shazamm, View};
use table::Outcome;

use crate::{Misunderstood, Tabletop, Teller};

impl Tabletop for Shazamm {
    fn heading(&self, teller: &Teller<'_>) -> String {
        help::heading(self, teller)
    }

    fn rules(&self, teller: &Teller<'_>) -> String {
        help::rules(self, teller)
    }

    fn position(&self, teller: &Teller<'_>, view: &View, legal: Option<&Legal>) -> String {
        position::position(teller, view, legal.copied().unwrap_or(Legal::Nothing))
    }

    fn prompt(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        help::prompt(teller, view, *legal)
    }

    fn help(&self, teller: &Teller<'_>, view: &View, legal: &Legal) -> String {
        help::help(teller, view, *legal)
    }

    fn answers<'i>(&self, legal: &Legal, input: &'i str) -> Vec<&'i str> {
        words::answers(*legal, input)
    }

    fn understand(
        &self,
        teller: &Teller<'_>,
        _: &View,
        legal: &Legal,
        input: &str,
    ) -> Result<Action, Misunderstood> {
        words::understand(teller, *legal, input)
    }

    fn refusal(&self, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
        refusal::refusal(teller, view, refusal)
    }

    fn sentence(&self, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
        sentences::sentence(teller, fact)
    }

    fn score(&self, teller: &Teller<'_>, view: &View) -> String {
        position::score(teller, view)
    }

    fn log(&self, teller: &Teller<'_>, view: &View, _: bool) -> String {
        position::log(teller, view)
    }

    fn retells(&self) -> bool {
        true
    }

    fn result(&self, teller: &Teller<'_>, outcome: &Outcome) -> String {
        sentences::result(teller, outcome)
    }
}
