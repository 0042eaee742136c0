//! The middle of the ring: the die, a duel, and whose turn it is.

use games::maginor::{ChoiceView, DieFace, Element, PhaseView, Verdict};
use locale::t;
use markup::prelude::*;
use table::Seat;
use telling::maginor::{element_name, symbol_name};

use super::desk::Desk;
use super::news;
use super::signs::{counter_picture, element_symbol, rolling_die, symbol_picture};

/// What lies in the middle.
pub(super) fn middle(desk: Desk) -> Markup {
    let table = desk.table;
    let inside = move || {
        let seen = table.seen.get();
        if let Some((duellists, verdict)) = news::revealed(&seen.news) {
            return revealed(desk, duellists, verdict);
        }
        if let (PhaseView::Duelling { defender, challenge, defence, .. }, Some(challenger)) =
            (seen.view.phase, seen.view.turn)
        {
            return duel(desk, [(challenger, challenge), (defender, defence)]);
        }
        die(desk, news::rolled(&seen.news))
    };
    let turn = move || {
        let seat = table.seen.with(|seen| seen.view.turn.filter(|_| seen.outcome.is_none()))?;
        let said = table.tell(|teller| {
            let who = teller.who(seat);
            t!(teller, "maginor-turn", who = who.form(), name = who.name())
        });
        Some(view! { <p class="mag-whose">{counter_picture(seat)}<span>{said}</span></p> })
    };
    view! { <div class="mag-middle">{turn}{inside}</div> }
}

fn die(desk: Desk, face: Option<DieFace>) -> Markup {
    let label = face.map(|face| {
        desk.table.tell(|teller| match face {
            DieFace::Symbol(symbol) => t!(teller, "maginor-board-die", symbol = symbol_name(teller, symbol)),
            DieFace::Maginor => t!(teller, "maginor-board-die-maginor"),
        })
    });
    view! {
        <div class="mag-die" class:mag-die-idle=face.is_none() role=label.is_some().then_some("img")
            aria-label=label>{rolling_die(face)}</div>
    }
}

/// A duel in which somebody still has to choose.
fn duel(desk: Desk, duellists: [(Seat, ChoiceView); 2]) -> Markup {
    let one = move |(seat, choice): (Seat, ChoiceView)| {
        let (class, shown, state) = match choice {
            ChoiceView::Open => ("mag-secret mag-open-choice", Markup::Nothing, "open"),
            ChoiceView::Made => ("mag-secret mag-made-choice", Markup::Nothing, "made"),
            ChoiceView::Known(element) => ("mag-secret", symbol_picture(element_symbol(element)), "known"),
        };
        let name = desk.table.title(seat);
        let said = desk.table.tell(|teller| t!(teller, "maginor-board-choice", name = name, state = state));
        view! { <span class="mag-duellist">{counter_picture(seat)}<span class=class role="img" aria-label=said>{shown}</span></span> }
    };
    view! { <div class="mag-duel">{duellists.map(one).collect_markup()}</div> }
}

/// A duel with both choices on the table.
fn revealed(desk: Desk, duellists: [(Seat, Element); 2], verdict: Verdict) -> Markup {
    let [(challenger, _), (defender, _)] = duellists;
    let winner = match verdict {
        Verdict::Challenger => Some(challenger),
        Verdict::Defender => Some(defender),
        Verdict::Tie => None,
    };
    let one = move |(seat, element): (Seat, Element)| {
        let name = desk.table.title(seat);
        let said = desk.table.tell(|teller| {
            t!(teller, "maginor-board-chose", name = name, element = element_name(teller.texts, element))
        });
        view! {
            <span class="mag-duellist mag-revealed" class:mag-winner=winner == Some(seat) class:mag-loser=winner.is_some_and(|winner| winner != seat)>
                {counter_picture(seat)}
                <span class="mag-secret" role="img" aria-label=said>{symbol_picture(element_symbol(element))}</span>
            </span>
        }
    };
    view! { <div class="mag-duel">{duellists.map(one).collect_markup()}</div> }
}
