//! Why something is not possible, kindly.

use locale::t;
use wizard::{Decision, Refusal, View, Wizard};

use super::cards::{card_name, plain_colour};
use super::help::specials;
use crate::Teller;

pub(super) fn refusal(game: &Wizard, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
    match refusal {
        Refusal::MustFollow { suit, held } => {
            let suit = plain_colour(teller, *suit);
            t!(teller, "wizard-refusal-follow", suit = suit, held = *held, specials = specials(game))
        }
        Refusal::NotInHand { card } => {
            t!(teller, "wizard-refusal-not-in-hand", card = card_name(teller, *card))
        }
        Refusal::PredictionAbove { cards } => t!(teller, "wizard-refusal-above", cards = *cards),
        Refusal::PredictionAddsUp { cards } => t!(teller, "wizard-refusal-adds-up", cards = *cards),
        Refusal::PredictionBelowZero => t!(teller, "wizard-refusal-below-zero"),
        Refusal::OtherDecision { asked, .. } => {
            t!(teller, "wizard-refusal-other", asked = decision_key(*asked))
        }
        // Only chance is refused for these, and no person acts for chance.
        Refusal::OtherChance { .. }
        | Refusal::NoSuchSeat { .. }
        | Refusal::Hands { .. }
        | Refusal::HandSize { .. }
        | Refusal::NotThere { .. }
        | Refusal::NothingTurnedUp
        | Refusal::TurnedUp => t!(teller, "wizard-refusal-chance", round = view.round),
    }
}

/// The word by which messages tell decisions apart.
fn decision_key(decision: Decision) -> &'static str {
    decision.word()
}
