//! The round, and trump with where it comes from.

use games::wizard::{PhaseView, PredictionView, Suit, View, Wizard};
use locale::t;
use markup::prelude::*;
use table::Seat;
use telling::Teller;
use telling::wizard::colour_name;

use super::cards::{card, suit_sign};
use crate::play::Table;

/// Who has named trump, where it was not the card that was turned up.
pub(super) fn named_by(view: &View) -> Option<Seat> {
    if let Some(swap) = view.werewolf {
        return Some(swap.seat);
    }
    let turned_up = view.turned_up?;
    view.dealer.filter(|_| view.trump.is_some() && turned_up.suit().is_none())
}

/// Whether trump is still to be named.
fn is_open(view: &View) -> bool {
    matches!(view.phase, PhaseView::Werewolf { .. } | PhaseView::NamingTrump { .. })
}

/// What trump is.
pub(super) fn trump_name(teller: &Teller<'_>, trump: Option<Suit>) -> String {
    match trump {
        Some(suit) => t!(teller, "wizard-board-trump", suit = colour_name(teller, suit)),
        None => t!(teller, "wizard-board-trump-none"),
    }
}

/// What all have predicted together, once everybody's prediction is known.
fn sum(view: &View) -> Option<u8> {
    view.predictions
        .as_slice()
        .iter()
        .map(|prediction| match prediction {
            PredictionView::Known(predicted) => Some(*predicted),
            PredictionView::Open | PredictionView::Made => None,
        })
        .sum()
}

/// The round, trump, the card that was turned up, and who named trump.
pub(super) fn trump(table: Table<Wizard>) -> Markup {
    let shown = move || {
        let seen = table.seen.get();
        let (view, game) = (&seen.view, &seen.game);
        if view.round == 0 {
            return Markup::Nothing;
        }
        let lines = table.tell(|teller| {
            let round = t!(teller, "wizard-board-round", round = view.round, rounds = game.rounds());
            let what = match view.trump {
                _ if is_open(view) => t!(teller, "wizard-board-trump-open"),
                trump => trump_name(teller, trump),
            };
            let by = named_by(view).map(|seat| {
                let who = teller.who(seat);
                t!(teller, "wizard-board-named", who = who.form(), name = who.name())
            });
            let sum = sum(view).map(|sum| t!(teller, "wizard-board-sum", sum = sum, tricks = view.cards));
            (round, what, by, sum, telling::wizard::trump(game, teller, view))
        });
        let (round, what, by, sum, told) = lines;
        let sign = (!is_open(view)).then(|| suit_sign(view.trump));
        view! {
            <div class="wz-turned" aria-hidden="true">{view.turned_up.map(card)} <span class="wz-badge">{sign}</span></div>
            <div class="wz-facts">
                <p class="wz-round">{round}</p>
                <p class="wz-what" aria-hidden="true">{what}</p>
                <p class="wz-by" aria-hidden="true">{by}</p>
                <p class="visually-hidden">{told}</p>
                <p class="wz-sum">{sum}</p>
            </div>
        }
    };
    view! {
        <section class="wz-trump" aria-label=move || table.tell(|teller| t!(teller, "wizard-board-round-and-trump"))>
            {shown}
        </section>
    }
}
