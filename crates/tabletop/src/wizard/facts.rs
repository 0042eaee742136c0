//! What happened, as the terminal sets it.

use games::wizard::{Entry, Fact, Wizard};
use locale::t;
use table::PerSeat;
use telling::Telling as _;

use super::cards::cards_short;
use crate::Screen;
use crate::layout::{cut, left, right, width};
use crate::style::{STRONG, paint};

/// The sentence for a fact: cards in short, rounds set off, and what a round brought as a table.
pub(super) fn fact(game: &Wizard, screen: &Screen<'_>, fact: &Fact) -> Option<String> {
    let sentence = || game.sentence(screen, fact);
    match *fact {
        Fact::Round { .. } => Some(format!("\n{}", paint(STRONG, &sentence()?))),
        Fact::Dealt { seat, cards } => {
            let who = screen.who(seat);
            let cards = cards_short(screen, cards);
            Some(t!(screen, "wizard-fact-dealt", who = who.form(), name = who.name(), cards = cards))
        }
        Fact::TookUp { cards, .. } if screen.to.is_some() => {
            Some(t!(screen, "wizard-fact-took-up", cards = cards_short(screen, cards)))
        }
        Fact::Trick { .. } | Fact::BlownUp { .. } => Some(t!(screen, "terminal-end", said = sentence()?)),
        Fact::Scored { round, entries, totals } => Some(scored(screen, round, &entries, &totals)),
        Fact::Over { .. } => Some(format!("\n{}", sentence()?)),
        _ => sentence(),
    }
}

/// What a round brought, in a row for each player.
fn scored(screen: &Screen<'_>, round: u8, entries: &PerSeat<Entry>, totals: &PerSeat<i32>) -> String {
    let mut lines = vec![t!(screen, "terminal-wizard-scored", round = round)];
    let seats = screen.seats();
    let names: Vec<String> = seats.iter().map(|&seat| cut(screen.who(seat).title(), 16)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    for (seat, name) in seats.into_iter().zip(names) {
        let entry = entries[seat];
        let points = right(&format!("{:+}", entry.points()), 4);
        let total = right(&totals[seat].to_string(), 4);
        let row = t!(
            screen,
            "terminal-wizard-scored-row",
            predicted = right(&entry.prediction.to_string(), 2),
            won = right(&entry.tricks.to_string(), 2),
            points = points,
            total = total
        );
        lines.push(format!("  {}  {row}", left(&name, widest)));
    }
    lines.join("\n")
}
