//! The five symbols, the players' counters and the wizards, drawn around the origin within 10 units.
//!
//! Whatever tells them apart is a shape as well as a colour.

use games::maginor::{DieFace, Element, Symbol};
use markup::prelude::*;
use table::Seat;

/// The paths of a symbol: filled ones, those left open, and those drawn as lines.
fn shape(symbol: Symbol) -> (&'static str, &'static str, &'static str) {
    match symbol {
        // A flame in a disc.
        Symbol::Fire => (
            "M0-10A10 10 0 1 1 0 10 10 10 0 1 1 0-10z",
            "M.6-7.8C.9-4 5.6-2.4 5.6 2.2A5.6 5.4 0 0 1-5.6 2.2C-5.6-.2-4-1.6-3.2-3.8-2-2.8-1.5-1.8-1.3-.8-.1-2.6.6-5 .6-7.8z",
            "",
        ),
        // Three waves.
        Symbol::Water => (
            "",
            "",
            "M-10-5.5q2.5-4.5 5 0t5 0 5 0 5 0M-10 .5q2.5-4.5 5 0t5 0 5 0 5 0M-10 6.5q2.5-4.5 5 0t5 0 5 0 5 0",
        ),
        // A triangle on its tip.
        Symbol::Earth => ("M-10.5-8.5H10.5L0 10z", "", ""),
        // Three rings.
        Symbol::Air => (
            "",
            "",
            "M-4.7-8a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 1 1 0-9.4zM4.7-8a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 1 1 0-9.4zM0-.2a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 1 1 0-9.4z",
        ),
        // A star.
        Symbol::Fate => {
            ("M0-10.8 2.8-3.6 10.4-3.2 4.4 1.6 6.5 9 0 4.8-6.5 9-4.4 1.6-10.4-3.2-2.8-3.6z", "", "")
        }
    }
}

/// A symbol around the origin, in its colour.
pub(super) fn symbol_mark(symbol: Symbol) -> Markup {
    let (filled, open, lines) = shape(symbol);
    view! {
        <g class=format!("mag-symbol mag-{}", symbol.name())>
            <path class="mag-filled" d=filled />
            <path class="mag-open" d=open />
            <path class="mag-lines" d=lines />
        </g>
    }
}

/// A symbol as a picture by itself.
pub(super) fn symbol_picture(symbol: Symbol) -> Markup {
    view! { <svg class="mag-sign" viewBox="-12 -12 24 24" aria-hidden="true">{symbol_mark(symbol)}</svg> }
}

/// The symbol of an element in a duel.
pub(super) fn element_symbol(element: Element) -> Symbol {
    match element {
        Element::Earth => Symbol::Earth,
        Element::Water => Symbol::Water,
        Element::Fire => Symbol::Fire,
    }
}

/// The outline of a player's counter.
fn counter_path(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "M0-10.5A10.5 10.5 0 1 1 0 10.5 10.5 10.5 0 1 1 0-10.5z",
        1 => "M-9.5-9.5H9.5V9.5H-9.5z",
        2 => "M0-12.5 12.5 0 0 12.5-12.5 0z",
        _ => "M-11 8.5-6-9.5H6L11 8.5z",
    }
}

/// A player's counter around the origin.
pub(super) fn counter_mark(seat: Seat) -> Markup {
    view! { <path class=format!("mag-counter mag-seat-{}", seat.number()) d=counter_path(seat) /> }
}

/// A player's counter as a picture by itself.
pub(super) fn counter_picture(seat: Seat) -> Markup {
    view! { <svg class="mag-sign" viewBox="-13.5 -13.5 27 27" aria-hidden="true">{counter_mark(seat)}</svg> }
}

/// A player's wizard: a pointed hat with the shape of the player's counters.
pub(super) fn wizard_picture(seat: Seat) -> Markup {
    view! {
        <svg class=format!("mag-sign mag-wizard mag-seat-{}", seat.number()) viewBox="-14 -19 28 36" aria-hidden="true">
            <path class="mag-hat" d="M1.5-17.5C-2-13-5-2-7.5 6.5-11.5 7.5-13 9-13 11c0 3 6 5 13 5s13-2 13-5c0-2-1.5-3.5-5.5-4.5C6 0 4.5-6 6-10.5 5-13 3.5-15.5 1.5-17.5z" />
            <path class="mag-hat-mark" transform="translate(-.3 4) scale(.5)" d=counter_path(seat) />
        </svg>
    }
}

/// A face of the die around the origin.
fn die_face(face: DieFace) -> Markup {
    let inside = match face {
        DieFace::Symbol(symbol) => view! { <g transform="scale(1.15)">{symbol_mark(symbol)}</g> },
        DieFace::Maginor => view! { <g transform="scale(.62) translate(0 1)">{maginor_figure()}</g> },
    };
    view! { <rect class="mag-die-body" x="-18" y="-18" width="36" height="36" rx="8" />{inside} }
}

/// The die as it lies.
pub(super) fn die_picture(face: DieFace) -> Markup {
    view! { <svg class="mag-sign" viewBox="-20 -20 40 40" aria-hidden="true">{die_face(face)}</svg> }
}

/// The die in the middle. Above the face that it shows are some that are seen while it rolls, and hidden otherwise.
pub(super) fn rolling_die(face: Option<DieFace>) -> Markup {
    /// How many faces pass by.
    const PASSING: usize = 3;
    let Some(face) = face else { return idle_die() };
    let others = Symbol::ALL.into_iter().map(DieFace::Symbol).filter(|&other| other != face);
    let passing = others
        .take(PASSING)
        .map(|other| view! { <g class="mag-passing">{die_face(other)}</g> })
        .collect_markup();
    view! {
        <svg class="mag-die-picture" viewBox="-20 -20 40 40" aria-hidden="true">{die_face(face)}{passing}</svg>
    }
}

/// A die that nobody has rolled, seen from a corner: three of its faces, and none of them up.
fn idle_die() -> Markup {
    let face = |place: &'static str, symbol: Symbol| {
        view! {
            <g transform=place>
                <rect class="mag-die-body" x="-9" y="-9" width="18" height="18" rx="2" />
                <g transform="scale(.55)">{symbol_mark(symbol)}</g>
            </g>
        }
    };
    view! {
        <svg class="mag-die-picture" viewBox="-20 -20 40 40" aria-hidden="true">
            {face("matrix(.866 .5 -.866 .5 0 -9)", Symbol::Fate)}
            {face("matrix(.866 .5 0 1 -7.8 4.5)", Symbol::Fire)}
            {face("matrix(.866 -.5 0 1 7.8 4.5)", Symbol::Water)}
        </svg>
    }
}

/// Maginor around the origin: a robed collector with his staff and his bag of votes.
pub(super) fn maginor_figure() -> Markup {
    view! {
        <g class="mag-maginor-figure">
            <path class="mag-staff" d="M15-20V25" />
            <path class="mag-crystal" d="M15-29 20-23 15-17 10-23z" />
            <path class="mag-robe" d="M-2-12C-11-10-13 6-16 25H13C12 12 11-8 4-12z" />
            <path class="mag-sash" d="M-12.5 8C-6 12 5 12 11.5 8L12 12C5 16-7 16-13.5 12z" />
            <path class="mag-robe" d="M6-6 17-2 16 4 5 3z" />
            <path class="mag-face" d="M-6-17A7.5 7.5 0 0 1 8-17C8-12 4-9 1-9S-6-12-6-17z" />
            <path class="mag-beard" d="M-5-13C-4-3-1 2 2 5 5 0 7-6 7-13 4-10-2-10-5-13z" />
            <path class="mag-robe" d="M-9-15C-11-27 12-29 11-15 6-21-4-21-9-15z" />
        </g>
    }
}

/// Maginor as a picture by himself.
pub(super) fn maginor_picture() -> Markup {
    view! { <svg class="mag-sign" viewBox="-22 -31 44 58" aria-hidden="true">{maginor_figure()}</svg> }
}
