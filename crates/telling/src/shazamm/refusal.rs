//! Why something is not possible, kindly.

use games::shazamm::{Card, Decision, Refusal, View};
use locale::t;

use super::cards::card_name;
use super::table_talk::{opponent_of, signed};
use crate::Teller;

pub(super) fn refusal(teller: &Teller<'_>, view: &View, refusal: &Refusal) -> String {
    match *refusal {
        Refusal::BetAboveMana { mana, .. } => t!(teller, "shazamm-refusal-mana", mana = mana.left()),
        Refusal::NotInHand { card } => {
            let used = teller.you().is_some_and(|seat| view.players[seat].discard.contains(card));
            let why = if used { "used" } else { "deck" };
            t!(teller, "shazamm-refusal-not-in-hand", card = card_name(teller, card), why = why)
        }
        Refusal::NotOnShow { spell } => {
            let name = teller.who(opponent_of(teller)).name();
            t!(teller, "shazamm-refusal-not-on-show", name = name, card = card_name(teller, spell))
        }
        Refusal::OtherSpell { asked, .. } => {
            t!(teller, "shazamm-refusal-other-spell", card = card_name(teller, asked))
        }
        Refusal::RecycledOutside { bet, mana, .. } => {
            let (bet, mana) = (bet.mana() as i8, mana.left() as i8);
            let (lowest, highest) = ((1 - bet).max(-5), (mana - bet).min(5));
            t!(
                teller,
                "shazamm-refusal-recycled",
                bet = bet,
                mana = mana,
                lowest = signed(teller, lowest),
                highest = signed(teller, highest)
            )
        }
        Refusal::AlreadyStacked { spell } => {
            t!(teller, "shazamm-refusal-stacked", card = card_name(teller, Card::Spell(spell)))
        }
        Refusal::CardsLieAlready => t!(teller, "shazamm-refusal-lie-already"),
        Refusal::OtherDecision { asked, .. } => {
            t!(teller, "shazamm-refusal-other", asked = decision_key(asked))
        }
        // Only chance is refused for these, and no person acts for chance.
        Refusal::DrawSize { .. } | Refusal::NotInDeck { .. } => t!(teller, "shazamm-refusal-chance"),
    }
}

/// The word by which messages tell decisions apart.
fn decision_key(decision: Decision) -> &'static str {
    match decision {
        Decision::Bet => "bet",
        Decision::Clone => "clone",
        Decision::Theft => "theft",
        Decision::Recycle => "recycle",
        Decision::Stack => "stack",
        Decision::Lay => "lay",
    }
}
