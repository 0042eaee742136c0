//! The score block of the rulebook, and the tricks of a round.

use games::wizard::View;
use locale::t;

use super::cards::face_short;
use crate::Screen;
use crate::layout::{cut, right, width};
use crate::style::{FAINT, STRONG, paint};

/// For each round and player, the points so far and the prediction.
pub(super) fn block(screen: &Screen<'_>, view: &View) -> String {
    if view.block.is_empty() {
        return t!(screen, "wizard-score-empty");
    }
    let (total, predicted) = (t!(screen, "wizard-score-total"), t!(screen, "wizard-score-predicted"));
    let round = t!(screen, "wizard-score-round");
    let seats = screen.seats();
    let column = (width(&total).max(4) + 1 + width(&predicted).max(2)).max(10);
    let cell = |one: &str, other: &str| {
        let other = right(other, width(&predicted));
        format!("  {} {other}", right(one, column - 1 - width(&predicted)))
    };
    let names: String = seats
        .iter()
        .map(|&seat| format!("  {}", right(&cut(screen.who(seat).title(), column), column)))
        .collect();
    let margin = width(&round).max(3);
    let mut lines = vec![
        paint(STRONG, &format!("{}{names}", " ".repeat(margin))),
        paint(
            FAINT,
            format!("{round}{}", seats.iter().map(|_| cell(&total, &predicted)).collect::<String>())
                .trim_end(),
        ),
    ];
    let mut totals = vec![0; view.hands.len()];
    for (n, row) in view.block.iter().enumerate() {
        let cells: String = seats
            .iter()
            .map(|&seat| {
                totals[seat.index()] += row[seat].points();
                cell(&totals[seat.index()].to_string(), &row[seat].prediction.to_string())
            })
            .collect();
        lines.push(format!("{}{cells}", right(&(n + 1).to_string(), margin)).trim_end().to_owned());
    }
    lines.push(paint(FAINT, &t!(screen, "wizard-score-legend")));
    lines.join("\n")
}

/// The last complete trick of the round, or all of them.
pub(super) fn tricks(screen: &Screen<'_>, view: &View, all: bool) -> String {
    let complete: Vec<_> =
        view.tricks.iter().enumerate().filter(|(_, trick)| trick.winner.is_some()).collect();
    let shown = if all { &complete[..] } else { &complete[complete.len().saturating_sub(1)..] };
    if shown.is_empty() {
        return t!(screen, "wizard-no-trick");
    }
    let lines: Vec<String> = shown
        .iter()
        .map(|(n, trick)| {
            let cards: Vec<String> = trick
                .plays(view.hands.len())
                .map(|(seat, face)| format!("{} {}", screen.who(seat).title(), face_short(screen, face)))
                .collect();
            let end = trick.winner.map_or_else(String::new, |winner| {
                let who = screen.who(winner);
                if trick.blown_up {
                    t!(screen, "wizard-fact-blown-up", who = who.form(), name = who.name())
                } else {
                    t!(screen, "wizard-fact-trick", who = who.form(), name = who.name())
                }
            });
            t!(screen, "wizard-log", number = n + 1, cards = cards.join(", "), end = end)
        })
        .collect();
    lines.join("\n")
}
