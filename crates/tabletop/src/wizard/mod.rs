//! Wizard in a terminal.

mod cards;
mod facts;
mod hand;
mod how;
mod position;
mod score;
mod words;

#[cfg(test)]
mod tests;

use games::wizard::{Action, Fact, Legal, View, Wizard};

use crate::{Misunderstood, Screen, Tabletop};

impl Tabletop for Wizard {
    fn position(&self, screen: &Screen<'_>, view: &View, legal: Option<&Legal>) -> String {
        position::position(self, screen, view, legal.copied().unwrap_or(Legal::Nothing))
    }

    fn prompt(&self, screen: &Screen<'_>, view: &View, legal: &Legal) -> String {
        how::prompt(self, screen, view, *legal)
    }

    fn how(&self, screen: &Screen<'_>, _: &View, legal: &Legal) -> String {
        how::how(self, screen, *legal)
    }

    fn understand(
        &self,
        screen: &Screen<'_>,
        _: &View,
        legal: &Legal,
        input: &str,
    ) -> Result<Action, Misunderstood> {
        words::understand(self, screen, *legal, input)
    }

    fn fact(&self, screen: &Screen<'_>, fact: &Fact) -> Option<String> {
        facts::fact(self, screen, fact)
    }

    fn score(&self, screen: &Screen<'_>, view: &View) -> String {
        score::block(screen, view)
    }

    fn log(&self, screen: &Screen<'_>, view: &View, all: bool) -> String {
        score::tricks(screen, view, all)
    }
}
