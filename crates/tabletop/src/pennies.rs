//! Pennies in a terminal.

use games::pennies::{Fact, Pennies, Penny, Side, Sides, View};
use locale::t;
use telling::Telling as _;
use telling::pennies::side_name;

use crate::{Misunderstood, Screen, Tabletop};

impl Tabletop for Pennies {
    fn position(&self, screen: &Screen<'_>, view: &View, legal: Option<&Sides>) -> String {
        let row = |seat| {
            let penny = match view.laid[seat] {
                Penny::NotLaid => String::new(),
                Penny::FaceDown => t!(screen, "pennies-face-down"),
                Penny::Known(side) => side_name(screen.texts, side),
            };
            let wins = Self::reached(screen.texts, view.wins[seat.index()].into());
            let row = format!("{}: {wins} {penny}", screen.who(seat).title());
            row.trim_end().to_owned()
        };
        let mut lines: Vec<String> = screen.seats().into_iter().map(row).collect();
        if legal.is_some() {
            let choice = |(n, side)| format!("{}) {}", n + 1, side_name(screen.texts, side));
            lines.extend(Side::ALL.into_iter().enumerate().map(choice));
        }
        lines.join("\n")
    }

    fn prompt(&self, screen: &Screen<'_>, view: &View, legal: &Sides) -> String {
        t!(screen, "terminal-numbered", ask = self.asks(screen, view, legal), most = Side::ALL.len())
    }

    fn how(&self, screen: &Screen<'_>, _: &View, _: &Sides) -> String {
        let [heads, tails] = Side::ALL.map(|side| side_name(screen.texts, side));
        t!(screen, "pennies-how", heads = heads, tails = tails)
    }

    fn understand(
        &self,
        screen: &Screen<'_>,
        view: &View,
        legal: &Sides,
        input: &str,
    ) -> Result<Side, Misunderstood> {
        let typed = input.trim().to_lowercase();
        let is_meant = |(n, side): &(usize, Side)| {
            let number = (n + 1).to_string();
            [number, side.name().to_owned(), side_name(screen.texts, *side).to_lowercase()].contains(&typed)
        };
        let meant = Side::ALL.into_iter().enumerate().find(is_meant);
        meant.map(|(_, side)| side).ok_or_else(|| Misunderstood(self.how(screen, view, legal)))
    }

    fn fact(&self, screen: &Screen<'_>, fact: &Fact) -> Option<String> {
        self.sentence(screen, fact)
    }

    fn score(&self, screen: &Screen<'_>, view: &View) -> String {
        self.position(screen, view, None)
    }

    fn log(&self, _: &Screen<'_>, _: &View, _: bool) -> String {
        String::new()
    }

    fn retells(&self) -> bool {
        true
    }
}
