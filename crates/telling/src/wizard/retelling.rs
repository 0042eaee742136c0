//! A game of Wizard that is over.

use chronicle::WizardHighlight as Highlight;
use games::wizard::Wizard;
use locale::t;

use crate::retelling::swing;
use crate::{Retelling, Teller, Telling as _};

impl Retelling for Wizard {
    fn highlight(&self, teller: &Teller<'_>, highlight: &Highlight) -> String {
        match *highlight {
            Highlight::Swing(one) => swing::<Self>(teller, one),
            Highlight::Exact { seat, times, rounds } => {
                let who = teller.who(seat);
                t!(
                    teller,
                    "wizard-highlight-exact",
                    who = who.form(),
                    name = who.name(),
                    times = times,
                    rounds = rounds
                )
            }
            Highlight::Run { seat, rounds } => {
                let who = teller.who(seat);
                t!(teller, "wizard-highlight-run", who = who.form(), name = who.name(), rounds = rounds)
            }
            Highlight::NobodyRight { round } => t!(teller, "wizard-highlight-nobody", round = round),
            Highlight::EverybodyRight { round } => t!(teller, "wizard-highlight-everybody", round = round),
            Highlight::BestRound { seat, round, points } => {
                let (who, points) = (teller.who(seat), Self::reached(teller.texts, points.cast_signed()));
                t!(
                    teller,
                    "wizard-highlight-best",
                    who = who.form(),
                    name = who.name(),
                    round = round,
                    points = points
                )
            }
        }
    }
}
