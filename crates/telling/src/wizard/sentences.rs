//! What happened, in sentences.

use games::wizard::{CardSet, Entry, Fact, Wizard};
use locale::t;
use table::PerSeat;

use super::cards::{card_name, card_title, face_name, suit_name};
use super::change_key;
use crate::Teller;

/// The sentence for a fact. Who may know everything is told the fact and not that it was secret.
pub(super) fn sentence(game: &Wizard, teller: &Teller<'_>, fact: &Fact) -> Option<String> {
    let knows_everything = teller.to.is_none();
    Some(match *fact {
        Fact::FirstDealer { seat } => {
            let who = teller.who(seat);
            t!(teller, "wizard-fact-first-dealer", who = who.form(), name = who.name())
        }
        Fact::Round { round, cards, dealer } => {
            let who = teller.who(dealer);
            t!(
                teller,
                "wizard-fact-round",
                round = round,
                rounds = game.rounds(),
                cards = cards,
                who = who.form(),
                name = who.name()
            )
        }
        Fact::Dealt { seat, cards } => {
            let who = teller.who(seat);
            let cards = card_titles(teller, cards);
            t!(teller, "wizard-fact-dealt", who = who.form(), name = who.name(), cards = cards)
        }
        Fact::TookUp { .. } if knows_everything => return None,
        Fact::TookUp { cards, .. } => {
            t!(teller, "wizard-fact-took-up", cards = card_titles(teller, cards))
        }
        Fact::TurnedUp { card } => t!(teller, "wizard-fact-turned-up", card = card_title(teller, card)),
        Fact::Trump { trump, by } => {
            let who = by.map(|seat| teller.who(seat));
            let form = who.map_or("nobody", crate::Who::form);
            let name = who.map_or("", crate::Who::name);
            match trump {
                Some(suit) => {
                    t!(teller, "wizard-fact-trump", who = form, name = name, suit = suit_name(teller, suit))
                }
                None => t!(teller, "wizard-fact-no-trump", who = form, name = name),
            }
        }
        // Who holds it is asked to swap it, and the swap is told.
        Fact::WerewolfDealt { .. } => return None,
        Fact::Werewolf { seat, took } => {
            let who = teller.who(seat);
            let card = card_name(teller, took);
            t!(teller, "wizard-fact-werewolf", who = who.form(), name = who.name(), card = card)
        }
        Fact::Predicted { seat, prediction } => {
            let who = teller.who(seat);
            t!(teller, "wizard-fact-predicted", who = who.form(), name = who.name(), tricks = prediction)
        }
        Fact::PredictedSecretly { .. } | Fact::PassChosen { .. } | Fact::ChangedSecretly { .. }
            if knows_everything =>
        {
            return None;
        }
        Fact::PredictedSecretly { seat } => {
            t!(teller, "wizard-fact-predicted-secretly", name = teller.who(seat).name())
        }
        Fact::Revealed { predictions } => revealed(teller, &predictions),
        Fact::Played { seat, face } => {
            let who = teller.who(seat);
            let card = face_name(teller, face);
            t!(teller, "wizard-fact-played", who = who.form(), name = who.name(), card = card)
        }
        Fact::Trick { winner } => {
            let who = teller.who(winner);
            t!(teller, "wizard-fact-trick", who = who.form(), name = who.name())
        }
        Fact::BlownUp { leader } => {
            let who = teller.who(leader);
            t!(teller, "wizard-fact-blown-up", who = who.form(), name = who.name())
        }
        Fact::Juggling => t!(teller, "wizard-fact-juggling"),
        Fact::PassChosen { seat } => t!(teller, "wizard-fact-pass-chosen", name = teller.who(seat).name()),
        Fact::PassChosenCard { seat, card } => {
            let who = teller.who(seat);
            let card = card_name(teller, card);
            t!(teller, "wizard-fact-pass-chosen-card", who = who.form(), name = who.name(), card = card)
        }
        Fact::Passed { from, to, card } => {
            let (giver, taker) = (teller.who(from), teller.who(to));
            let card = card_name(teller, card);
            if giver.is_you() {
                t!(teller, "wizard-fact-you-pass", name = taker.name(), card = card)
            } else if taker.is_you() {
                t!(teller, "wizard-fact-you-get", name = giver.name(), card = card)
            } else {
                t!(teller, "wizard-fact-passed", giver = giver.name(), taker = taker.name(), card = card)
            }
        }
        Fact::Changed { seat, change, prediction } => {
            let who = teller.who(seat);
            t!(
                teller,
                "wizard-fact-changed",
                who = who.form(),
                name = who.name(),
                way = change_key(change),
                tricks = prediction
            )
        }
        Fact::ChangedSecretly { seat } => {
            t!(teller, "wizard-fact-changed-secretly", name = teller.who(seat).name())
        }
        Fact::Scored { round, entries, totals } => scored(teller, round, &entries, &totals),
        Fact::Over { .. } => t!(teller, "wizard-fact-over"),
    })
}

fn revealed(teller: &Teller<'_>, predictions: &PerSeat<u8>) -> String {
    let each: Vec<String> = teller
        .seats()
        .into_iter()
        .map(|seat| format!("{} {}", teller.who(seat).title(), predictions[seat]))
        .collect();
    t!(teller, "wizard-fact-revealed", predictions = teller.list(each))
}

/// What a round brought.
fn scored(teller: &Teller<'_>, round: u8, entries: &PerSeat<Entry>, totals: &PerSeat<i32>) -> String {
    let each = teller.seats().into_iter().map(|seat| {
        let who = teller.who(seat);
        t!(
            teller,
            "wizard-scored-of",
            who = who.form(),
            name = who.name(),
            points = teller.texts.signed(entries[seat].points().into()),
            total = totals[seat]
        )
    });
    t!(teller, "wizard-fact-scored", round = round, each = teller.list(each))
}

/// Cards one after the other.
fn card_titles(teller: &Teller<'_>, cards: CardSet) -> String {
    teller.list(cards.iter().map(|card| card_title(teller, card)))
}
