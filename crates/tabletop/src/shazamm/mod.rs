//! Shazamm! in a terminal.

mod bridge;
mod cards;
mod facts;
mod how;
mod position;
mod words;

#[cfg(test)]
mod tests;

use games::shazamm::{Action, Fact, Legal, Shazamm, View};
use table::Outcome;
use telling::Telling as _;

use crate::style::{STRONG, paint};
use crate::{Misunderstood, Screen, Tabletop};

impl Tabletop for Shazamm {
    fn position(&self, screen: &Screen<'_>, view: &View, legal: Option<&Legal>) -> String {
        position::position(screen, view, legal.copied().unwrap_or(Legal::Nothing))
    }

    fn prompt(&self, screen: &Screen<'_>, view: &View, legal: &Legal) -> String {
        how::prompt(self, screen, view, *legal)
    }

    fn how(&self, screen: &Screen<'_>, _: &View, legal: &Legal) -> String {
        how::how(screen, *legal)
    }

    fn help(&self, screen: &Screen<'_>, view: &View, legal: &Legal) -> String {
        how::help(screen, view, *legal)
    }

    fn answers<'i>(&self, legal: &Legal, input: &'i str) -> Vec<&'i str> {
        words::answers(*legal, input)
    }

    fn understand(
        &self,
        screen: &Screen<'_>,
        _: &View,
        legal: &Legal,
        input: &str,
    ) -> Result<Action, Misunderstood> {
        words::understand(screen, *legal, input)
    }

    fn fact(&self, screen: &Screen<'_>, fact: &Fact) -> Option<String> {
        facts::fact(self, screen, fact)
    }

    fn score(&self, screen: &Screen<'_>, view: &View) -> String {
        position::score(screen, view)
    }

    fn log(&self, screen: &Screen<'_>, view: &View, _: bool) -> String {
        position::log(screen, view)
    }

    fn retells(&self) -> bool {
        true
    }

    fn end(&self, screen: &Screen<'_>, outcome: &Outcome) -> String {
        paint(STRONG, &self.result(screen, outcome))
    }
}
