//! How a game ended.

use locale::t;
use table::{Outcome, Seat};
use telling::Telling;

use crate::Screen;
use crate::layout::{cut, left, right};
use crate::style::{STRONG, paint};

/// The places with their points, best first.
pub(crate) fn result<G: Telling>(screen: &Screen<'_>, outcome: &Outcome) -> String {
    let (points, places) = (outcome.points(), outcome.places());
    let mut seats: Vec<Seat> = screen.seats();
    seats.sort_by_key(|&seat| places[seat]);
    let names: Vec<String> = seats.iter().map(|&seat| cut(screen.who(seat).title(), 24)).collect();
    let widest = names.iter().map(|name| crate::layout::width(name)).max().unwrap_or(0);
    let mut lines = vec![paint(STRONG, &t!(screen, "result"))];
    for (seat, name) in seats.iter().zip(&names) {
        let place = right(&t!(screen, "place", place = places[*seat]), 5);
        let total = G::reached(screen.texts, points[*seat]);
        let line = format!("{place}  {}  {}", left(name, widest), right(&total, 12));
        lines.push(if places[*seat] == 1 { paint(STRONG, &line) } else { line });
    }
    lines.join("\n")
}
