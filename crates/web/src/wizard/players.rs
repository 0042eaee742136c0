//! The players around the table: who acts, who deals, how they stand, and what they did last.

use games::wizard::{PredictionView, View, Wizard};
use locale::t;
use markup::prelude::*;
use table::{Actor, Seat};
use telling::wizard::card_title;

use super::cards::{back, chip, suit_sign};
use super::deed::{Deed, deed};
use super::ordering::sorted;
use super::places::place;
use super::score::minus;
use super::standing::{Ring, Standing, rings};
use super::trump::trump_name;
use crate::motion::Motion;
use crate::parts::portrait::portrait;
use crate::play::Table;
use crate::seen::Seen;

/// Somebody's place at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Place {
    seat: Seat,
    /// How far clockwise from the one below.
    n: usize,
    players: usize,
}

/// The places of all players, clockwise from the one below.
fn all_places(seen: &Seen<Wizard>) -> impl Iterator<Item = Place> {
    let seats = seen.seats();
    let players = seats.len();
    seats.into_iter().enumerate().map(move |(n, seat)| Place { seat, n, players })
}

/// Everybody but the one below, clockwise.
pub(super) fn others(table: Table<Wizard>) -> Markup {
    let all = move || table.seen.with(|seen| all_places(seen).skip(1).collect());
    let panel = move |one: Place| {
        let place = place(one.players, one.n);
        view! {
            <li
                class="wz-player"
                class=("wz-acting", move || acts(table, one.seat))
                style=("--aside", format!("{:.3}", place.aside))
                style=("--down", format!("{:.3}", place.down))
            >
                {likeness(table, one.seat)}
                <div class="wz-plate">
                    {name(table, one.seat)}
                    {move || table.seen.with(|seen| standing(table, &seen.view, one.seat))}
                    {move || table.seen.with(|seen| count(table, &seen.view, one.seat))}
                </div>
                {move || known(table, &table.seen.get(), one.seat)}
            </li>
        }
    };
    view! {
        <section class="wz-others" aria-label=move || table.tell(|teller| t!(teller, "wizard-board-players"))>
            <ul>{keyed(all, |one| *one, panel)}</ul>
        </section>
    }
}

/// The one below: near the own hand.
pub(super) fn own(table: Table<Wizard>) -> Markup {
    let first = move || table.seen.with(|seen| all_places(seen).take(1).collect());
    let panel = move |one: Place| {
        view! {
            <div class="wz-me" class=("wz-acting", move || acts(table, one.seat))>
                {likeness(table, one.seat)}
                <div class="wz-plate">
                    {name(table, one.seat)}
                    {move || table.seen.with(|seen| standing(table, &seen.view, one.seat))}
                </div>
            </div>
        }
    };
    view! { <div class="wz-own-plate">{keyed(first, |one| *one, panel)}</div> }
}

fn acts(table: Table<Wizard>, seat: Seat) -> bool {
    table.seen.with(|seen| seen.to_act.includes(Actor::Seat(seat)))
}

/// The portrait, with the deck before whoever deals, and what was done last.
fn likeness(table: Table<Wizard>, seat: Seat) -> Markup {
    let deals = Memo::new(move |_| table.seen.with(|seen| seen.view.dealer == Some(seat)));
    let deck = move || {
        deals.get().then(|| {
            let deals = table.tell(|teller| t!(teller, "wizard-board-deals"));
            view! { <span class="wz-deck" title=deals>{back()}{back()}</span> }
        })
    };
    // Who is asked knows what they did.
    let done = move || {
        let told = |seen: &Seen<Wizard>| {
            let is_asked = seen.legal.is_some() && seen.me() == Some(seat);
            if is_asked { None } else { deed(&seen.view, seat) }
        };
        table.seen.with(told).into_iter().collect()
    };
    let looks = table.looks(seat);
    let bubble = move |deed: Deed| view! { <span class="wz-bubble" aria-hidden="true">{move || told(table, deed)}</span> };
    view! {
        <div class="wz-likeness" data-seat=seat.index().to_string()>
            <span class="wz-frame">{move || portrait(looks.get())}{table.core.around(seat)}</span>
            {deck}
            {keyed(done, |deed| *deed, bubble)}
        </div>
    }
}

/// What somebody did, in a word or a sign. The page tells it as news as well, so it is here for eyes alone.
fn told(table: Table<Wizard>, deed: Deed) -> Markup {
    let sign = |shown: Markup, words: String| view! { <span class="wz-told" title=words>{shown}</span> };
    table.tell(|teller| match deed {
        Deed::Predicted(tricks) => t!(teller, "wizard-board-foretold", tricks = tricks).into_markup(),
        Deed::PredictedSecretly => t!(teller, "wizard-board-foretold-secretly").into_markup(),
        Deed::Passed => t!(teller, "wizard-board-passed").into_markup(),
        Deed::Named(trump) => sign(suit_sign(trump), trump_name(teller, trump)),
        Deed::Took => {
            let one_more = view! { <i class=Ring::Filled.class()></i><b>"+1"</b> };
            sign(one_more, t!(teller, "wizard-took-it"))
        }
        Deed::Scored(points) => {
            let (class, plus) = if points > 0 { ("wz-gain", "+") } else { ("wz-loss", "") };
            let points_in_words = t!(teller, "points", points = points);
            sign(view! { <b class=class>{plus}{minus(points)}</b> }, points_in_words)
        }
    })
}

/// The name with the points, which count up, and the words for the marks of the portrait.
fn name(table: Table<Wizard>, seat: Seat) -> Markup {
    let points = Motion::of_page().count(move || table.seen.with(|seen| seen.view.totals[seat]));
    let in_words = move || {
        let points = table.seen.with(|seen| seen.view.totals[seat]);
        table.tell(|teller| t!(teller, "points", points = points))
    };
    let marked = move |is_marked: bool, word: fn(Table<Wizard>) -> String| {
        is_marked.then(|| view! { <span class="visually-hidden">{word(table)}</span> })
    };
    let deals = move || table.seen.with(|seen| seen.view.dealer == Some(seat));
    view! {
        <span class="wz-name">
            {move || marked(acts(table, seat), |table| table.tell(|teller| t!(teller, "wizard-board-acts")))}
            <span class="wz-who">{move || table.title(seat)}</span>
            {move || marked(deals(), |table| table.tell(|teller| t!(teller, "wizard-board-dealer")))}
            <span class="wz-points" title=in_words aria-hidden="true">{move || minus(points.get())}</span>
            <span class="visually-hidden">{in_words}</span>
        </span>
    }
}

/// Prediction and tricks: a ring for each, and in words.
fn standing(table: Table<Wizard>, view: &View, seat: Seat) -> Markup {
    let (prediction, won) = (view.predictions[seat], view.won[seat]);
    let standing = Standing::of(prediction, won);
    let number = if let PredictionView::Known(predicted) = prediction { predicted } else { 0 };
    let told = table.tell(|teller| {
        t!(teller, "wizard-board-standing", state = standing.key(), won = won, predicted = number)
    });
    let tokens = match prediction {
        _ if view.round == 0 => Markup::Nothing,
        PredictionView::Open => view! { <i class="wz-ring wz-unsaid"></i> },
        PredictionView::Made => view! { <i class="wz-ring wz-number">"?"</i>{all_rings(won, won)} },
        PredictionView::Known(0) if won == 0 => view! { <i class="wz-ring wz-number">"0"</i> },
        PredictionView::Known(predicted) => all_rings(predicted, won),
    };
    view! {
        <span class=format!("wz-standing wz-{}", standing.key()) title=told.clone()>
            <span class="wz-rings" aria-hidden="true">{tokens}</span>
            <span class="visually-hidden">{told}</span>
        </span>
    }
}

fn all_rings(predicted: u8, won: u8) -> Markup {
    let ring = |(ring, count): (Ring, Option<u8>)| {
        view! { <i class=ring.class()></i>{count.map(|count| view! { <b>{count}</b> })} }
    };
    rings(predicted, won).into_iter().map(ring).collect_markup()
}

/// How many cards are held, for who does not see that it is as many as everybody's.
fn count(table: Table<Wizard>, view: &View, seat: Seat) -> Markup {
    let cards = table.tell(|teller| t!(teller, "wizard-board-cards", count = view.hands[seat].size));
    view! { <span class="visually-hidden">{cards}</span> }
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
