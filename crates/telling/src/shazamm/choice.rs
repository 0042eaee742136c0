//! What is asked, and what it is about.

use games::shazamm::{Legal, PhaseView, SEATS, Spell, View};
use locale::t;
use table::Seat;

use super::cards::{about_card, card_name};
use super::table_talk::{count, laid, opponent_of, signed};
use crate::Teller;

/// What is asked.
pub(super) fn asks(teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    match legal {
        Legal::Nothing => String::new(),
        Legal::Bet { .. } if matches!(view.phase, PhaseView::Betting { .. }) => ask_bet_counted(teller, view),
        Legal::Bet { .. } if view.muted => t!(teller, "shazamm-ask-bet-muted"),
        Legal::Bet { .. } => t!(teller, "shazamm-ask-bet"),
        Legal::Clone(_) => t!(teller, "shazamm-ask-clone"),
        Legal::Theft(spell) => t!(teller, "shazamm-ask-theft", card = card_name(teller, spell)),
        Legal::Recycle { lowest, highest } => t!(
            teller,
            "shazamm-ask-recycle",
            bet = bets(teller, view).0,
            lowest = signed(teller, lowest),
            highest = signed(teller, highest)
        ),
        Legal::Stack(left) => t!(teller, "shazamm-ask-stack", place = Spell::COUNT - left.len() + 1),
        Legal::Lay(_) => t!(teller, "shazamm-ask-lay"),
    }
}

/// The question for a bet, with how many cards the other has laid before it (S6.3).
fn ask_bet_counted(teller: &Teller<'_>, view: &View) -> String {
    let them = opponent_of(teller);
    let lying = match view.phase {
        PhaseView::Betting { counts, .. } => counts[them],
        _ => 0,
    };
    let name = teller.who(them).name();
    t!(teller, "shazamm-ask-bet-counted", name = name, cards = count(teller, lying))
}

/// The own bet and the other's in a turn that is being resolved.
pub(super) fn bets(teller: &Teller<'_>, view: &View) -> (u8, u8) {
    match (view.phase, teller.you()) {
        (PhaseView::Resolving { turn, .. }, Some(you)) => {
            (turn.bets[you].mana(), turn.bets[opponent_of(teller)].mana())
        }
        _ => (0, 0),
    }
}

/// What the choice is about, up to the cards that are listed after it.
pub fn about_choice(teller: &Teller<'_>, view: &View, legal: Legal) -> String {
    let name = teller.who(opponent_of(teller)).name();
    match legal {
        Legal::Nothing => String::new(),
        Legal::Bet { .. } => bet(teller, view),
        Legal::Clone(_) => t!(teller, "shazamm-explain-clone", name = name),
        Legal::Theft(spell) => {
            let (card, effect) = (card_name(teller, spell), about_card(teller.texts, spell));
            t!(teller, "shazamm-explain-theft", name = name, card = card, effect = effect)
        }
        Legal::Recycle { .. } => {
            let (own, theirs) = bets(teller, view);
            let mana = teller.you().map_or(0, |you| view.players[you].mana.left());
            t!(teller, "shazamm-explain-recycle", bet = own, theirs = theirs, mana = mana, name = name)
        }
        Legal::Stack(_) => t!(teller, "shazamm-explain-stack"),
        Legal::Lay(_) => {
            let mut lines = vec![t!(teller, "shazamm-explain-lay", name = name)];
            lines.extend(about_spells(teller, view));
            lines.join("\n")
        }
    }
}

/// What there is to say of spells before one's cards are listed.
fn about_spells(teller: &Teller<'_>, view: &View) -> Vec<String> {
    let muted = view.muted.then(|| t!(teller, "shazamm-muted"));
    muted.into_iter().chain([t!(teller, "shazamm-explain-spells")]).collect()
}

fn bet(teller: &Teller<'_>, view: &View) -> String {
    let you = teller.you().unwrap_or(SEATS[0]);
    let them = opponent_of(teller);
    let distance = |seat| view.bridge.wall.0.abs_diff(view.bridge.wizards[seat].0);
    let mut lines = vec![t!(
        teller,
        "shazamm-explain-bet",
        name = teller.who(them).name(),
        mana = view.players[you].mana.left(),
        theirs = view.players[them].mana.left(),
        near = distance(you),
        far = distance(them)
    )];
    match view.phase {
        PhaseView::Betting { laid: known, counts, .. } => {
            let told = |seat: Seat| laid(teller, seat, known[seat], counts[seat]);
            lines.extend([told(you), told(them)]);
        }
        _ => lines.extend(about_spells(teller, view)),
    }
    lines.join("\n")
}
