//! What there is to say of a game once it is over.

use chronicle::{Chronicle, Swing};
use locale::{Texts, t};
use table::{Outcome, Seat, sort_few};

use crate::{Teller, Telling};

/// A game that is told again after its end.
pub trait Retelling: Telling + Chronicle {
    /// Who has won, and how, in a sentence; `facts` is what was told in the game.
    fn conclusion(&self, teller: &Teller<'_>, _facts: &[Self::Fact], outcome: &Outcome) -> String {
        let mut seats: Vec<Seat> = Seat::all(outcome.places().len()).collect();
        sort_few(&mut seats, |&one, &other| outcome.places()[one].cmp(&outcome.places()[other]));
        let points = outcome.points();
        match seats[..] {
            [first, second, ..] if outcome.places()[second] > 1 => {
                let (who, rival) = (teller.who(first), teller.who(second));
                let reached = Self::reached(teller.texts, points[first]);
                if points[first] == points[second] {
                    return self.tie_break(teller, first, second, &reached);
                }
                let ahead = Self::reached(teller.texts, points[first] - points[second]);
                t!(
                    teller,
                    "ending-win",
                    who = who.form(),
                    name = who.name(),
                    whom = rival.form(),
                    rival = rival.name(),
                    points = reached,
                    ahead = ahead
                )
            }
            _ => self.result(teller, outcome),
        }
    }

    /// Why `first` has won, who has reached just as much as `second`.
    fn tie_break(&self, teller: &Teller<'_>, first: Seat, _second: Seat, reached: &str) -> String {
        let who = teller.who(first);
        t!(teller, "result-win", who = who.form(), name = who.name(), points = reached)
    }

    /// What a spell is called that records write like this, in games that have spells.
    fn spell_called(_texts: &Texts, _key: &str) -> Option<String> {
        None
    }

    /// Something special about a game, in a sentence.
    fn highlight(&self, teller: &Teller<'_>, highlight: &Self::Highlight) -> String;
}

/// Who led when, in a sentence.
pub(crate) fn swing<G: Telling>(teller: &Teller<'_>, swing: Swing) -> String {
    match swing {
        Swing::Throughout { seat } => {
            let who = teller.who(seat);
            t!(teller, "highlight-throughout", who = who.form(), name = who.name())
        }
        Swing::AtTheEnd { seat } => {
            let who = teller.who(seat);
            t!(teller, "highlight-at-the-end", who = who.form(), name = who.name())
        }
        Swing::Comeback { seat, behind } => {
            let (who, behind) = (teller.who(seat), G::reached(teller.texts, behind));
            t!(teller, "highlight-comeback", who = who.form(), name = who.name(), behind = behind)
        }
        Swing::Changes { times } => t!(teller, "highlight-changes", times = times),
    }
}
