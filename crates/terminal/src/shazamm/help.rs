//! What the game is about, and what a choice is about.

use locale::t;
use shazamm::{Card, CardSet, GREEN, Legal, PhaseView, RED, SEATS, Shazamm, Spell, View};
use table::Game as _;

use super::cards::{card_name, effect, full_list, plain_card};
use super::position::other;
use super::refusal::signed;
use crate::Teller;

/// The table in a few words.
pub(super) fn heading(game: &Shazamm, teller: &Teller<'_>) -> String {
    let (red, green) = (teller.who(RED).title(), teller.who(GREEN).title());
    let mut lines = vec![t!(teller, "shazamm-heading", red = red, green = green)];
    lines.extend(variants(game, teller));
    lines.join("\n")
}

fn variants(game: &Shazamm, teller: &Teller<'_>) -> Vec<String> {
    let variants = &game.options().variants;
    variants.iter().map(|variant| t!(teller, "shazamm-variant", variant = variant.name())).collect()
}

/// The rules of this table in short.
pub(super) fn rules(game: &Shazamm, teller: &Teller<'_>) -> String {
    let mut lines = vec![t!(teller, "shazamm-rules")];
    lines.extend(variants(game, teller));
    lines.push(t!(teller, "shazamm-rules-cards"));
    lines.extend(full_list(teller, CardSet::SPELLS.union(CardSet::DUMMY)));
    lines.join("\n")
}

/// What is asked.
pub(super) fn prompt(teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    match legal {
        Legal::Nothing => String::new(),
        Legal::Bet { mana, .. } if view.muted => t!(teller, "shazamm-prompt-bet-muted", mana = mana.left()),
        Legal::Bet { mana, .. } => t!(teller, "shazamm-prompt-bet", mana = mana.left()),
        Legal::Clone(_) => t!(teller, "shazamm-prompt-clone"),
        Legal::Theft(spell) => t!(teller, "shazamm-prompt-theft", card = card_name(teller, spell)),
        Legal::Recycle { lowest, highest } => t!(
            teller,
            "shazamm-prompt-recycle",
            bet = bets(teller, view).0,
            lowest = signed(lowest),
            highest = signed(highest)
        ),
        Legal::Stack(left) => {
            t!(teller, "shazamm-prompt-stack", place = Spell::COUNT - left.len() + 1)
        }
    }
}

/// The own bet and the other's in a turn that is being resolved.
fn bets(teller: &Teller<'_>, view: &View) -> (u8, u8) {
    match (view.phase, teller.you()) {
        (PhaseView::Resolving { turn, .. }, Some(you)) => {
            (turn.bets[you].mana(), turn.bets[other(teller)].mana())
        }
        _ => (0, 0),
    }
}

/// What the choice is about and how to answer.
pub(super) fn help(teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    let name = teller.who(other(teller)).name();
    match legal {
        Legal::Nothing => String::new(),
        Legal::Bet { hand, .. } => bet(teller, view, hand),
        Legal::Clone(from) => {
            let mut lines = vec![t!(teller, "shazamm-help-clone", name = name)];
            lines.extend(full_list(teller, from));
            lines.join("\n")
        }
        Legal::Theft(spell) => {
            let card = card_name(teller, spell);
            t!(teller, "shazamm-help-theft", name = name, card = card, effect = effect(teller, spell))
        }
        Legal::Recycle { .. } => {
            let (own, theirs) = bets(teller, view);
            let mana = teller.you().map_or(0, |you| view.players[you].mana.left());
            t!(teller, "shazamm-help-recycle", bet = own, theirs = theirs, mana = mana, name = name)
        }
        Legal::Stack(left) => {
            let mut lines = vec![t!(teller, "shazamm-help-stack")];
            lines.extend(full_list(teller, left));
            lines.join("\n")
        }
    }
}

fn bet(teller: &Teller<'_>, view: &View, hand: CardSet) -> String {
    let you = teller.you().unwrap_or(SEATS[0]);
    let them = other(teller);
    let distance = |seat| view.bridge.wall.0.abs_diff(view.bridge.wizards[seat].0);
    let example = hand.iter_spells().next().map_or(Card::Dummy, Card::Spell);
    let mut lines = vec![
        t!(
            teller,
            "shazamm-help-bet",
            name = teller.who(them).name(),
            mana = view.players[you].mana.left(),
            theirs = view.players[them].mana.left(),
            near = distance(you),
            far = distance(them)
        ),
        t!(
            teller,
            "shazamm-help-bet-how",
            example = format!("12 {}", plain_card(teller, example).to_lowercase()),
            card = card_name(teller, example)
        ),
    ];
    if view.muted {
        lines.push(t!(teller, "shazamm-muted"));
    }
    lines.push(t!(teller, "shazamm-help-spells"));
    lines.extend(full_list(teller, hand));
    lines.join("\n")
}
