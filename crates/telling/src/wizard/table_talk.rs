//! What is said of a table at any time.

use games::wizard::{CardKind, FaceKind, Led, Legal, PhaseView, Special, Trick, View, Wizard};
use locale::t;

use super::cards::{card_name, card_title, colour_name, suit_name};
use crate::Teller;

/// Trump and where it comes from, or who is to name it.
pub fn trump(game: &Wizard, teller: &Teller<'_>, view: &View) -> String {
    let open = matches!(view.phase, PhaseView::Werewolf { .. } | PhaseView::NamingTrump { .. });
    let suit = view.trump.map(|suit| suit_name(teller, suit));
    let trump = if open {
        t!(teller, "wizard-trump-open")
    } else {
        match &suit {
            Some(suit) => t!(teller, "wizard-trump", suit = suit.as_str()),
            None => t!(teller, "wizard-trump-none"),
        }
    };
    let source = match (view.werewolf, view.turned_up) {
        (Some(swap), _) => {
            let who = teller.who(swap.seat);
            let took = card_name(teller, swap.took);
            t!(teller, "wizard-source-werewolf", who = who.form(), name = who.name(), card = took)
        }
        (None, Some(card)) => {
            let turned = card_title(teller, card);
            let named = !matches!(
                card.kind(),
                CardKind::Suited(..) | CardKind::Jester | CardKind::Special(Special::Fairy | Special::Bomb)
            );
            match view.dealer.filter(|_| named && !open) {
                Some(dealer) => {
                    let who = teller.who(dealer);
                    t!(teller, "wizard-source-dealer", who = who.form(), name = who.name(), card = turned)
                }
                None => t!(teller, "wizard-source-card", card = turned),
            }
        }
        (None, None) if game.is_single_suit() => t!(teller, "wizard-source-single-suit"),
        (None, None) => t!(teller, "wizard-source-nothing"),
    };
    format!("{trump} {source}")
}

/// What the one who is to play must follow.
pub fn duty(game: &Wizard, teller: &Teller<'_>, view: &View, legal: Legal) -> Option<String> {
    let trick = view.trick().filter(|trick| matches!(legal, Legal::Play(_)) && !trick.faces.is_empty())?;
    let cards = teller.you().map(|seat| view.hands[seat].known)?;
    match Trick::replayed(game, view.trump, trick.leader, &trick.faces).led() {
        Led::Suit(suit) if cards.of_suit(suit).is_empty() => {
            Some(t!(teller, "wizard-cannot-follow", suit = colour_name(teller, suit)))
        }
        Led::Suit(suit) => Some(t!(teller, "wizard-follow", suit = colour_name(teller, suit))),
        Led::Free if game.is_single_suit() => None,
        Led::Free => Some(match trick.faces.iter().map(|face| face.kind()).find(|kind| frees(*kind)) {
            Some(FaceKind::Dragon) => t!(teller, "wizard-free-dragon"),
            Some(FaceKind::Wizard) => t!(teller, "wizard-free-wizard"),
            _ => t!(teller, "wizard-free-all"),
        }),
        Led::Open => Some(t!(teller, "wizard-open")),
    }
}

/// Whether a card frees those after it from following.
fn frees(kind: FaceKind) -> bool {
    matches!(kind, FaceKind::Dragon | FaceKind::Wizard)
}
