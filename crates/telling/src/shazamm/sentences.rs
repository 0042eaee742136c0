//! What happened, in sentences.

use games::shazamm::{Card, Casting, Change, Fact, GREEN, RED, RoundEnd};
use locale::{Message, msg, t};
use table::Seat;

use super::cards::{card_name, card_names};
use super::table_talk::{bet, bet_of, sides, signed};
use crate::Teller;

/// The sentence for a fact. Who may know everything is told the fact and not that it was secret.
pub(super) fn sentence(teller: &Teller<'_>, fact: &Fact) -> Option<String> {
    let knows_everything = teller.to.is_none();
    // A sentence about one player.
    let of = |seat: Seat, message: Message| {
        let who = teller.who(seat);
        t!(teller, message, who = who.form(), name = who.name())
    };
    // A sentence about one player and a card.
    let of_card = |seat: Seat, message: Message, card: String| {
        let who = teller.who(seat);
        t!(teller, message, who = who.form(), name = who.name(), card = card)
    };
    Some(match *fact {
        Fact::Stacked { seat, spell } => {
            of_card(seat, msg!("shazamm-fact-stacked"), card_name(teller, spell))
        }
        Fact::StackDone { seat } => of(seat, msg!("shazamm-fact-stack-done")),
        Fact::Drew { cards, .. } if cards.is_empty() => return None,
        Fact::Drew { seat, cards } => {
            let who = teller.who(seat);
            let cards = card_names(teller, cards.iter());
            t!(teller, "shazamm-fact-drew", who = who.form(), name = who.name(), cards = cards)
        }
        Fact::DrewSecretly { .. } | Fact::CommittedSecretly { .. } | Fact::LaidSecretly { .. }
            if knows_everything =>
        {
            return None;
        }
        // A commitment is shown with the position and told at the reveal; who has won is told with the result.
        Fact::DrewSecretly { count: 0, .. }
        | Fact::Committed { .. }
        | Fact::Laid { .. }
        | Fact::Over { .. } => return None,
        Fact::DrewSecretly { seat, count } => {
            t!(teller, "shazamm-fact-drew-secretly", name = teller.who(seat).name(), count = count)
        }
        // Who plays hears of it at the reveal; who watches sees that they are waiting for the other.
        Fact::CommittedSecretly { .. } | Fact::LaidSecretly { .. } if teller.you().is_some() => return None,
        Fact::CommittedSecretly { seat } => {
            t!(teller, "shazamm-fact-committed-secretly", name = teller.who(seat).name())
        }
        Fact::LaidSecretly { seat } => {
            t!(teller, "shazamm-fact-laid-secretly", name = teller.who(seat).name())
        }
        Fact::Counted { counts } => {
            let each = sides(teller).map(|seat| {
                let who = teller.who(seat);
                t!(teller, "shazamm-count-of", who = who.form(), name = who.name(), count = counts[seat])
            });
            t!(teller, "shazamm-fact-counted", counts = teller.list(each))
        }
        Fact::Revealed { commitments } => {
            let [first, second] =
                sides(teller).map(|seat| bet_of(teller, seat, &bet(teller, commitments[seat])));
            t!(teller, "shazamm-fact-revealed", first = first, second = second)
        }
        Fact::Cancelled { spells } => {
            let cards = card_names(teller, spells.iter());
            t!(teller, "shazamm-fact-cancelled", cards = cards, count = spells.len())
        }
        Fact::Lost { seat, spells, to } => {
            let who = teller.who(seat);
            let (cards, to) = (casting(teller, spells), card_name(teller, to));
            t!(teller, "shazamm-fact-lost", who = who.form(), name = who.name(), cards = cards, to = to)
        }
        Fact::Mutism { seat } => of(seat, msg!("shazamm-fact-mutism")),
        Fact::NothingToClone { seat } => of(seat, msg!("shazamm-fact-nothing-to-clone")),
        Fact::Cloned { seat, spell: Some(spell) } => {
            of_card(seat, msg!("shazamm-fact-cloned"), card_name(teller, spell))
        }
        Fact::Cloned { seat, spell: None } => of(seat, msg!("shazamm-fact-cloned-nothing")),
        Fact::CopyCancelled { spell, .. } => {
            t!(teller, "shazamm-fact-copy-cancelled", card = card_name(teller, spell))
        }
        Fact::Stole { seat, spells } if spells.is_empty() => of(seat, msg!("shazamm-fact-stole-nothing")),
        Fact::Stole { seat, spells } => {
            let who = teller.who(seat);
            let cards = casting(teller, spells);
            t!(teller, "shazamm-fact-stole", who = who.form(), name = who.name(), cards = cards)
        }
        Fact::UsedStolen { seat, spell } => {
            of_card(seat, msg!("shazamm-fact-used-stolen"), card_name(teller, spell))
        }
        Fact::DiscardedStolen { seat, spell } => {
            of_card(seat, msg!("shazamm-fact-discarded-stolen"), card_name(teller, spell))
        }
        Fact::EndOfRound { seat } => of(seat, msg!("shazamm-fact-end-of-round")),
        Fact::Middle { seat, wall } => {
            let who = teller.who(seat);
            t!(teller, "shazamm-fact-middle", who = who.form(), name = who.name(), wall = wall.0)
        }
        Fact::Recycled { seat, change, bet } => recycled(teller, seat, change, bet.mana()),
        Fact::Boost { seat, strength } => {
            let who = teller.who(seat);
            t!(teller, "shazamm-fact-boost", who = who.form(), name = who.name(), strength = strength.0)
        }
        Fact::DoubleDose { seat, strength } => {
            let who = teller.who(seat);
            t!(teller, "shazamm-fact-double-dose", who = who.form(), name = who.name(), strength = strength.0)
        }
        Fact::Strengths { strengths } => {
            let each: Vec<String> = teller
                .seats()
                .into_iter()
                .map(|seat| {
                    let (who, strength) = (teller.who(seat), strengths[seat].0);
                    let (form, name) = (who.form(), who.name());
                    t!(teller, "shazamm-strength-of", who = form, name = name, strength = strength)
                })
                .collect();
            t!(teller, "shazamm-fact-strengths", strengths = teller.list(each))
        }
        Fact::WhoWinsLoses { seat, towards: Some(_) } => of(seat, msg!("shazamm-fact-who-wins-loses")),
        Fact::WhoWinsLoses { seat, towards: None } => of(seat, msg!("shazamm-fact-who-wins-loses-not")),
        Fact::Blaze { seat } => of(seat, msg!("shazamm-fact-blaze")),
        Fact::Resistance { seat, resisted: true } => of(seat, msg!("shazamm-fact-resisted")),
        Fact::Resistance { seat, resisted: false } => of(seat, msg!("shazamm-fact-resisted-nothing")),
        Fact::Moved { towards, tiles, wall } => {
            let who = teller.who(towards);
            let (form, name) = (who.form(), who.name());
            t!(teller, "shazamm-fact-moved", who = form, name = name, tiles = tiles, wall = wall.0)
        }
        Fact::Stayed { wall } => t!(teller, "shazamm-fact-stayed", wall = wall.0),
        Fact::SoreLoser { seat, spared: true } => of(seat, msg!("shazamm-fact-sore-loser")),
        Fact::SoreLoser { seat, spared: false } => of(seat, msg!("shazamm-fact-sore-loser-not")),
        Fact::Paid { seat, bet, mana } => {
            let who = teller.who(seat);
            let (form, name) = (who.form(), who.name());
            t!(teller, "shazamm-fact-paid", who = form, name = name, bet = bet.mana(), mana = mana.left())
        }
        Fact::Reserves { seat, gain, mana } => {
            let who = teller.who(seat);
            let (form, name) = (who.form(), who.name());
            t!(teller, "shazamm-fact-reserves", who = form, name = name, gain = gain, mana = mana.left())
        }
        Fact::Drain { seat, gain, mana } => {
            let who = teller.who(seat);
            let (form, name) = (who.form(), who.name());
            t!(teller, "shazamm-fact-drain", who = form, name = name, gain = gain, mana = mana.left())
        }
        Fact::RoundOver { round, why } => round_over(teller, round, why),
        Fact::Pushed { by, tiles, wall } => {
            let who = teller.who(by);
            let (form, name) = (who.form(), who.name());
            t!(teller, "shazamm-fact-pushed", who = form, name = name, tiles = tiles, wall = wall.0)
        }
        Fact::PushResisted { seat, wall } => {
            let who = teller.who(seat);
            t!(teller, "shazamm-fact-push-resisted", who = who.form(), name = who.name(), wall = wall.0)
        }
        Fact::WizardsMoved { wizards } => {
            t!(teller, "shazamm-fact-wizards-moved", red = wizards[RED].0, green = wizards[GREEN].0)
        }
        Fact::TilesBroke { intact: (first, last) } => {
            t!(teller, "shazamm-fact-tiles-broke", first = first.0, last = last.0)
        }
        Fact::Fell { seat } => of(seat, msg!("shazamm-fact-fell")),
        Fact::Round { round } => {
            t!(teller, "shazamm-fact-round", round = round)
        }
    })
}

/// Spells one after the other, each as often as it is there.
fn casting(teller: &Teller<'_>, spells: Casting) -> String {
    card_names(teller, spells.iter().map(Card::Spell))
}

fn recycled(teller: &Teller<'_>, seat: Seat, change: Change, bet: u8) -> String {
    let who = teller.who(seat);
    let (form, name) = (who.form(), who.name());
    if change == Change::NONE {
        return t!(teller, "shazamm-fact-recycled-not", who = form, name = name, bet = bet);
    }
    let change = signed(teller, change.by());
    t!(teller, "shazamm-fact-recycled", who = form, name = name, change = change, bet = bet)
}

fn round_over(teller: &Teller<'_>, round: u8, why: RoundEnd) -> String {
    let (why, seat) = match why {
        RoundEnd::EndOfRound(seat) => ("spell", Some(seat)),
        RoundEnd::WallReached(seat) => ("reached", Some(seat)),
        RoundEnd::Exhausted(seat) => ("exhausted", Some(seat)),
        RoundEnd::BothExhausted => ("both-exhausted", None),
    };
    let who = seat.map(|seat| teller.who(seat));
    let form = who.map_or("other", crate::Who::form);
    let name = who.map_or("", crate::Who::name);
    t!(teller, "shazamm-fact-round-over", round = round, why = why, who = form, name = name)
}
