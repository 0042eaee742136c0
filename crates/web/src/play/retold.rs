//! A game that is over: who got where, how it went, what was special; and another one at the same table.

use chronicle::Curve;
use locale::t;
use markup::prelude::*;
use table::{Match, Seat, sort_few};

use super::table::Table;
use crate::board::Board;

/// A player in the place that was reached.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Placed {
    /// 1 is the best.
    pub(crate) place: u8,
    /// Where the player sits.
    pub(crate) seat: Seat,
    /// Which player it is, counted as they are drawn.
    pub(crate) number: usize,
    /// The name, or "You".
    pub(crate) name: String,
    /// What was reached: "77 points".
    pub(crate) reached: String,
}

/// What there is to tell of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Retold {
    /// Who has won, and how, in a sentence.
    pub(crate) conclusion: String,
    /// What was special, in sentences.
    pub(crate) highlights: Vec<String>,
    /// How it went; lines are in the order in which players are drawn.
    pub(crate) curve: Curve,
    /// The players in that order.
    pub(crate) names: Vec<String>,
    /// How it went, for those who do not see the lines.
    pub(crate) curve_told: String,
}

impl<G: Board> Table<G> {
    /// Who got where, the best first; nothing before the end is shown.
    pub(super) fn ending(&self) -> Vec<Placed> {
        let seen = self.seen.get();
        let Some(outcome) = seen.outcome.filter(|_| !self.core.is_unfolding()) else { return Vec::new() };
        let mut seats: Vec<(usize, Seat)> = seen.seats().into_iter().enumerate().collect();
        sort_few(&mut seats, |one, other| outcome.places()[one.1].cmp(&outcome.places()[other.1]));
        let placed = |(number, seat)| Placed {
            place: outcome.places()[seat],
            seat,
            number,
            name: self.title(seat),
            reached: G::reached(&self.core.words.texts(), outcome.points()[seat]),
        };
        seats.into_iter().map(placed).collect()
    }

    /// What there is to tell of a game that is over.
    pub(crate) fn retold(&self) -> Option<Retold> {
        let seen = self.seen.get();
        let outcome = seen.outcome?;
        let (game, facts) = (&seen.game, self.heard(seen.steps));
        let mut curve = game.curve(&facts);
        let seats = seen.seats();
        // A curve without lines is one of a game that has none.
        if curve.seats.len() == seats.len() {
            curve.seats = seats.iter().map(|seat| curve.seats[seat.index()].clone()).collect();
        }
        self.tell(|teller| {
            let names: Vec<String> = seats.iter().map(|&seat| teller.who(seat).title().to_owned()).collect();
            let each = seats.iter().zip(&names).map(|(&seat, name)| {
                let reached = G::reached(teller.texts, outcome.points()[seat]);
                t!(teller, "wizard-board-plot-of", name = name, points = reached)
            });
            let each = teller.list(each);
            let curve_told = if curve.between.is_empty() {
                t!(teller, "ending-plot", each = each)
            } else {
                t!(teller, "ending-plot-fire", each = each)
            };
            let highlights = game.highlights(&facts, teller.you());
            Some(Retold {
                conclusion: game.conclusion(teller, &facts, &outcome),
                highlights: highlights.iter().map(|one| game.highlight(teller, one)).collect(),
                curve,
                names,
                curve_told,
            })
        })
    }

    /// Begins another game with the same players and options, and answers how it is found.
    pub(super) fn rematch(&self) -> Option<String> {
        let record = self.core.with_game(|game| game.kept()).flatten()?.record;
        let played = Match::<G>::read(&record).ok()?;
        let (record, seats) = (played.record(), Seat::all(played.game().seats()));
        let names = seats.map(|seat| record.name(seat).cloned()).collect();
        Some(self.core.library().begin(played.game().clone(), names, &bots::Sitters::of(record)))
    }
}
