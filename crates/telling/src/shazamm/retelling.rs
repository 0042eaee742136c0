//! A match of Shazamm! that is over.

use chronicle::ShazammHighlight as Highlight;
use games::shazamm::{Fact, Shazamm, Spell, opponent};
use locale::{Texts, t};
use table::Outcome;

use super::cards::card_title;
use crate::{Retelling, Teller};

impl Retelling for Shazamm {
    fn conclusion(&self, teller: &Teller<'_>, facts: &[Fact], outcome: &Outcome) -> String {
        let round = facts.iter().rev().find_map(|fact| match fact {
            Fact::RoundOver { round, .. } => Some(*round),
            _ => None,
        });
        let (round, mut winners) = (round.unwrap_or(1), outcome.winners());
        match (winners.next(), winners.next()) {
            (Some(seat), None) => {
                let (who, rival) = (teller.who(seat), teller.who(opponent(seat)));
                t!(
                    teller,
                    "shazamm-ending-win",
                    who = who.form(),
                    name = who.name(),
                    whom = rival.form(),
                    rival = rival.name(),
                    round = round
                )
            }
            _ => t!(teller, "shazamm-ending-draw", round = round),
        }
    }

    fn spell_called(texts: &Texts, key: &str) -> Option<String> {
        key.parse().ok().and_then(Spell::from_number).map(|spell| card_title(texts, spell))
    }

    fn highlight(&self, teller: &Teller<'_>, highlight: &Highlight) -> String {
        match *highlight {
            Highlight::FromTheEdge { seat } => {
                let who = teller.who(seat);
                t!(teller, "shazamm-highlight-edge", who = who.form(), name = who.name())
            }
            Highlight::Comeback { seat } => {
                let who = teller.who(seat);
                t!(teller, "shazamm-highlight-comeback", who = who.form(), name = who.name())
            }
            Highlight::EveryRound { seat, rounds } => {
                let who = teller.who(seat);
                t!(teller, "shazamm-highlight-every", who = who.form(), name = who.name(), rounds = rounds)
            }
            Highlight::HighestBet { seat, bet, round } => {
                let who = teller.who(seat);
                t!(
                    teller,
                    "shazamm-highlight-bet",
                    who = who.form(),
                    name = who.name(),
                    bet = bet,
                    round = round
                )
            }
            Highlight::Spells { seat, spells, others } => {
                let (name, rival) = (teller.who(seat).title(), teller.who(opponent(seat)).title());
                t!(
                    teller,
                    "shazamm-highlight-spells",
                    name = name,
                    spells = spells,
                    rival = rival,
                    others = others
                )
            }
            Highlight::Length { rounds, turns } => {
                t!(teller, "shazamm-highlight-length", rounds = rounds, turns = turns)
            }
        }
    }
}
