//! What happened, in sentences.

use locale::t;
use table::PerSeat;
use wizard::{Change, Entry, Fact, Wizard};

use super::cards::{card_name, cards_short, face_name, suit_name};
use crate::Teller;
use crate::layout::{cut, left, right, width};
use crate::style::{STRONG, paint};

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
            let said = t!(
                teller,
                "wizard-fact-round",
                round = round,
                rounds = game.rounds(),
                cards = cards,
                who = who.form(),
                name = who.name()
            );
            format!("\n{}", paint(STRONG, &said))
        }
        Fact::Dealt { seat, cards } => {
            let who = teller.who(seat);
            let cards = cards_short(teller, cards);
            t!(teller, "wizard-fact-dealt", who = who.form(), name = who.name(), cards = cards)
        }
        Fact::TookUp { .. } if knows_everything => return None,
        Fact::TookUp { cards, .. } => {
            t!(teller, "wizard-fact-took-up", cards = cards_short(teller, cards))
        }
        Fact::TurnedUp { card } => t!(teller, "wizard-fact-turned-up", card = card_name(teller, card)),
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
            let said = t!(teller, "wizard-fact-trick", who = who.form(), name = who.name());
            t!(teller, "wizard-fact-end", said = said)
        }
        Fact::BlownUp { leader } => {
            let who = teller.who(leader);
            let said = t!(teller, "wizard-fact-blown-up", who = who.form(), name = who.name());
            t!(teller, "wizard-fact-end", said = said)
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
            let way = match change {
                Change::Up => "up",
                Change::Down => "down",
            };
            t!(
                teller,
                "wizard-fact-changed",
                who = who.form(),
                name = who.name(),
                way = way,
                tricks = prediction
            )
        }
        Fact::ChangedSecretly { seat } => {
            t!(teller, "wizard-fact-changed-secretly", name = teller.who(seat).name())
        }
        Fact::Scored { round, entries, totals } => scored(teller, round, &entries, &totals),
        Fact::Over { .. } => format!("\n{}", t!(teller, "wizard-fact-over")),
    })
}

fn revealed(teller: &Teller<'_>, predictions: &PerSeat<u8>) -> String {
    let each: Vec<String> = teller
        .seats()
        .into_iter()
        .map(|seat| format!("{} {}", teller.who(seat).title(), predictions[seat]))
        .collect();
    t!(teller, "wizard-fact-revealed", predictions = each.join(", "))
}

/// What a round brought, in a row for each player.
fn scored(teller: &Teller<'_>, round: u8, entries: &PerSeat<Entry>, totals: &PerSeat<i32>) -> String {
    let mut lines = vec![t!(teller, "wizard-fact-scored", round = round)];
    let seats = teller.seats();
    let names: Vec<String> = seats.iter().map(|&seat| cut(teller.who(seat).title(), 16)).collect();
    let widest = names.iter().map(|name| width(name)).max().unwrap_or(0);
    for (seat, name) in seats.into_iter().zip(names) {
        let entry = entries[seat];
        let points = right(&format!("{:+}", entry.points()), 4);
        let total = right(&totals[seat].to_string(), 4);
        let row = t!(
            teller,
            "wizard-fact-scored-row",
            predicted = right(&entry.prediction.to_string(), 2),
            won = right(&entry.tricks.to_string(), 2),
            points = points,
            total = total
        );
        lines.push(format!("  {}  {row}", left(&name, widest)));
    }
    lines.join("\n")
}
