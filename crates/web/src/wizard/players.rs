//! The players: who acts, who deals, how many cards they hold, and how they stand.

use games::wizard::{PredictionView, View, Wizard};
use locale::t;
use markup::prelude::*;
use table::{Actor, Seat};
use telling::wizard::card_title;

use super::cards::{back, chip};
use super::ordering::sorted;
use super::places;
use super::standing::{Standing, rings};
use crate::play::Table;
use crate::seen::Seen;

/// Everybody but the one below, clockwise.
pub(super) fn others(table: Table<Wizard>) -> Markup {
    let panels = move || {
        let seen = table.seen.get();
        let seats = seen.seats();
        let players = seats.len();
        seats
            .into_iter()
            .enumerate()
            .skip(1)
            .map(|(n, seat)| {
                let place = places::seat(players, n);
                view! {
                    <li
                        class="wz-player"
                        class=("wz-acting", acts(&seen, seat))
                        style=("--x", place.x.to_string())
                        style=("--y", place.y.to_string())
                    >
                        <div class="wz-plate">
                            {name(table, &seen, seat)}
                            {standing(table, &seen.view, seat)}
                            {count(table, &seen.view, seat)}
                        </div>
                        {known(table, &seen, seat)}
                    </li>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <section class="wz-others" aria-label=move || table.tell(|teller| t!(teller, "wizard-board-players"))>
            <ul>{panels}</ul>
        </section>
    }
}

/// The one below: near the own hand.
pub(super) fn own(table: Table<Wizard>) -> Markup {
    let panel = move || {
        let seen = table.seen.get();
        let Some(&seat) = seen.seats().first() else { return Markup::Nothing };
        view! {
            <div class="wz-plate" class=("wz-acting", acts(&seen, seat))>
                {name(table, &seen, seat)}
                {standing(table, &seen.view, seat)}
            </div>
        }
    };
    view! { <div class="wz-own-plate">{panel}</div> }
}

fn acts(seen: &Seen<Wizard>, seat: Seat) -> bool {
    seen.to_act.includes(Actor::Seat(seat))
}

/// The name, with the marks of the dealer and of whom the game waits for.
fn name(table: Table<Wizard>, seen: &Seen<Wizard>, seat: Seat) -> Markup {
    let is_dealer = seen.view.dealer == Some(seat);
    let acts = acts(seen, seat);
    view! {
        <span class="wz-name">
            {acts.then(|| view! {
                <svg class="wz-turn" viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4l13 8-13 8z" fill="currentColor" /></svg>
                <span class="visually-hidden">{table.tell(|teller| t!(teller, "wizard-board-acts"))}</span>
            })}
            <span class="wz-who">{table.title(seat)}</span>
            {is_dealer.then(|| {
                let dealer = table.tell(|teller| t!(teller, "wizard-board-dealer"));
                view! {
                    <svg class="wz-dealer" viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M3 8l9-4 9 4-9 4zM3 12l9 4 9-4M3 16l9 4 9-4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round" />
                    </svg>
                    <span class="visually-hidden">{dealer}</span>
                }
            })}
        </span>
    }
}

/// Prediction and tricks, at a glance and in words.
fn standing(table: Table<Wizard>, view: &View, seat: Seat) -> Markup {
    if view.round == 0 {
        return Markup::Nothing;
    }
    let (prediction, won) = (view.predictions[seat], view.won[seat]);
    let standing = Standing::of(prediction, won);
    let predicted = match prediction {
        PredictionView::Open => "–".to_owned(),
        PredictionView::Made => "?".to_owned(),
        PredictionView::Known(predicted) => predicted.to_string(),
    };
    let number = if let PredictionView::Known(predicted) = prediction { predicted } else { 0 };
    let told = table.tell(|teller| {
        t!(teller, "wizard-board-standing", state = standing.key(), won = won, predicted = number)
    });
    let rings = rings(prediction, won).into_iter().map(|ring| view! { <i class=ring.class()></i> });
    view! {
        <span class=format!("wz-standing wz-{}", standing.key())>
            <span class="wz-tally" aria-hidden="true">
                <svg viewBox="0 0 24 24"><path d=standing.shape() fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round" /></svg>
                <b>{won}</b>"/"<b>{predicted}</b>
            </span>
            <span class="wz-rings" aria-hidden="true">{rings.collect::<Vec<_>>()}</span>
            <span class="visually-hidden">{told}</span>
        </span>
    }
}

/// How many cards are held, and the points.
fn count(table: Table<Wizard>, view: &View, seat: Seat) -> Markup {
    let size = view.hands[seat].size;
    let (cards, points) = table.tell(|teller| {
        (t!(teller, "wizard-board-cards", count = size), t!(teller, "points", points = view.totals[seat]))
    });
    view! {
        <span class="wz-count">
            <span class="wz-held" aria-hidden="true">{back()}{size}</span>
            <span class="visually-hidden">{cards}</span>
            <span class="wz-points">{points}</span>
        </span>
    }
}

/// The cards of somebody's hand that the viewer knows.
fn known(table: Table<Wizard>, seen: &Seen<Wizard>, seat: Seat) -> Markup {
    let hand = seen.view.hands[seat];
    let cards = sorted(hand.known, seen.view.trump);
    if cards.is_empty() {
        return Markup::Nothing;
    }
    let told = table.tell(|teller| {
        let list = teller.list(cards.iter().map(|&card| card_title(teller, card)));
        let name = teller.who(seat).name();
        if cards.len() == usize::from(hand.size) {
            t!(teller, "wizard-hand-of", name = name, cards = list)
        } else {
            t!(teller, "wizard-hand-known", name = name, cards = list)
        }
    });
    let chips = cards.into_iter().map(chip).collect::<Vec<_>>();
    view! {
        <div class="wz-known">
            <span class="visually-hidden">{told}</span>
            <span class="wz-chips" aria-hidden="true">{chips}</span>
        </div>
    }
}
