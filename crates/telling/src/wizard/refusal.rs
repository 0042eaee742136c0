//! Why something is not possible, kindly.

use games::wizard::{Refusal, View, Wizard};
use locale::t;

use super::cards::{card_name, colour_name};
use super::specials;
use crate::Teller;

pub(super) fn refusal(game: &Wizard, teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
    match refusal {
        Refusal::MustFollow { suit, held } => {
            let suit = colour_name(&teller.plain(), *suit);
            t!(teller, "wizard-refusal-follow", suit = suit, held = *held, specials = specials(game))
        }
        Refusal::NotInHand { card } => {
            t!(teller, "wizard-refusal-not-in-hand", card = card_name(teller, *card))
        }
        Refusal::PredictionAbove { cards } => t!(teller, "wizard-refusal-above", cards = *cards),
        Refusal::PredictionAddsUp { cards } => t!(teller, "wizard-refusal-adds-up", cards = *cards),
        Refusal::PredictionBelowZero => t!(teller, "wizard-refusal-below-zero"),
        Refusal::OtherDecision { asked, .. } => {
            t!(teller, "wizard-refusal-other", asked = asked.word())
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
