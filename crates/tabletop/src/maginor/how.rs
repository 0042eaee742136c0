//! How to answer.

use games::maginor::{Legal, Maginor, PhaseView, View};
use locale::t;
use table::Legal as _;
use telling::Telling as _;

use super::marks::tile_word;
use crate::Screen;

/// What is asked, with the numbers that may be typed.
pub(super) fn prompt(game: &Maginor, screen: &Screen<'_>, view: &View, legal: &Legal) -> String {
    let (ask, most) = (game.asks(screen, view, legal), legal.len());
    match view.phase {
        PhaseView::Turn => t!(screen, "terminal-maginor-turn", ask = ask, most = most),
        _ if ask.is_empty() => ask,
        _ => t!(screen, "terminal-numbered", ask = ask, most = most),
    }
}

/// How to answer.
pub(super) fn how(game: &Maginor, screen: &Screen<'_>, view: &View) -> String {
    match view.phase {
        PhaseView::Turn => {
            let place = view.ring.get(1).or(view.ring.first());
            let example =
                place.map_or_else(String::new, |place| tile_word(game, screen, place.tile).to_lowercase());
            t!(screen, "terminal-maginor-how-turn", example = example)
        }
        PhaseView::ChoosingSymbol { .. } | PhaseView::Retrieving { .. } => {
            t!(screen, "terminal-maginor-how-symbol")
        }
        PhaseView::Duelling { .. } => t!(screen, "terminal-maginor-how-duel"),
        PhaseView::Reversing { .. } => t!(screen, "terminal-maginor-how-reversal"),
        PhaseView::Taking { .. } => t!(screen, "terminal-maginor-how-take"),
        PhaseView::Dominating { second } => {
            let stop = if second { t!(screen, "terminal-maginor-how-stop") } else { String::new() };
            format!("{} {stop}", t!(screen, "terminal-maginor-how-slot")).trim_end().to_owned()
        }
        PhaseView::ChoosingSlot { .. }
        | PhaseView::ChoosingRival { .. }
        | PhaseView::Persuading
        | PhaseView::Telekinesis { .. } => t!(screen, "terminal-maginor-how-slot"),
        PhaseView::Setup | PhaseView::FirstPlayer | PhaseView::Rolling { .. } | PhaseView::Over => {
            String::new()
        }
    }
}
