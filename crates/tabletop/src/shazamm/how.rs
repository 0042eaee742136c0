//! How to answer, and what goes with lists of cards.

use games::shazamm::{Card, CardSet, Legal, Shazamm, View};
use locale::t;
use telling::Telling as _;
use telling::shazamm::{about_choice, card_name, card_title};

use super::cards::full_list;
use crate::Screen;

/// What is asked, with what may be typed.
pub(super) fn prompt(game: &Shazamm, screen: &Screen<'_>, view: &View, legal: Legal) -> String {
    let ask = game.asks(screen, view, &legal);
    match legal {
        Legal::Bet { mana, .. } => t!(screen, "terminal-shazamm-bet", ask = ask, mana = mana.left()),
        Legal::Clone(_) => t!(screen, "terminal-shazamm-clone", ask = ask),
        Legal::Stack(_) => t!(screen, "terminal-shazamm-stack", ask = ask),
        Legal::Lay(_) => t!(screen, "terminal-shazamm-lay", ask = ask),
        Legal::Nothing | Legal::Theft(_) | Legal::Recycle { .. } => ask,
    }
}

/// How to answer.
pub(super) fn how(screen: &Screen<'_>, legal: Legal) -> String {
    match legal {
        Legal::Nothing => String::new(),
        Legal::Bet { hand: CardSet::EMPTY, .. } => t!(screen, "terminal-shazamm-how-bet-alone"),
        Legal::Bet { hand, .. } => {
            let example = hand.iter_spells().next().map_or(Card::Dummy, Card::Spell);
            let typed = format!("12 {}", card_title(screen.texts, example).to_lowercase());
            t!(screen, "terminal-shazamm-how-bet", example = typed, card = card_name(screen, example))
        }
        Legal::Clone(_) => t!(screen, "terminal-shazamm-how-clone"),
        Legal::Theft(_) => t!(screen, "terminal-shazamm-how-theft"),
        Legal::Recycle { .. } => t!(screen, "terminal-shazamm-how-recycle"),
        Legal::Stack(_) => t!(screen, "terminal-shazamm-how-stack"),
        Legal::Lay(hand) => {
            let example = hand.iter_spells().next().map_or(Card::Dummy, Card::Spell);
            t!(screen, "terminal-shazamm-how-lay", example = card_title(screen.texts, example).to_lowercase())
        }
    }
}

/// What the choice is about, how to answer, and the cards it is about.
pub(super) fn help(screen: &Screen<'_>, view: &View, legal: Legal) -> String {
    let cards = match legal {
        Legal::Bet { hand: cards, .. } | Legal::Clone(cards) | Legal::Stack(cards) | Legal::Lay(cards) => {
            cards
        }
        Legal::Nothing | Legal::Theft(_) | Legal::Recycle { .. } => CardSet::EMPTY,
    };
    let mut lines = vec![how(screen, legal), about_choice(screen, view, legal)];
    lines.extend(full_list(screen, cards));
    lines.join("\n")
}
