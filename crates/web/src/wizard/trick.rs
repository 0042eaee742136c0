//! The trick on the table, and the last one on demand.

use games::wizard::{Face, Trick, TrickView, View, Wizard};
use locale::{msg, t};
use markup::prelude::*;
use table::Seat;
use telling::wizard::face_name;

use super::cards::face;
use super::flights::Flights;
use super::places::place;
use crate::parts::dialog::dialog;
use crate::parts::icon::{Icon, icon};
use crate::play::Table;
use crate::seen::Seen;
use crate::words::Words;

/// A card on the table. Everything about it tells it apart, so that another card comes as another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Laid {
    round: u8,
    trick: usize,
    seat: Seat,
    face: Face,
    /// How far its player sits clockwise from the one below.
    n: usize,
    players: usize,
}

/// What is special about a card on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    Led,
    Best,
    Took,
    BlownUp,
}

/// The trick that lies on the table, with its number: the one being played, or the last until the next card.
pub(super) fn on_table(view: &View) -> Option<(usize, &TrickView)> {
    view.tricks.iter().enumerate().rev().find(|(_, trick)| !trick.faces.is_empty())
}

/// The last complete trick of the round.
fn last(view: &View) -> Option<&TrickView> {
    view.tricks.iter().rev().find(|trick| trick.winner.is_some())
}

fn laid(seen: &Seen<Wizard>) -> Vec<Laid> {
    let view = &seen.view;
    let Some((number, trick)) = on_table(view) else { return Vec::new() };
    let (seats, round) = (seen.seats(), view.round);
    let players = seats.len();
    trick
        .plays(players)
        .map(|(seat, face)| {
            let n = seats.iter().position(|&other| other == seat).unwrap_or(0);
            Laid { round, trick: number, seat, face, n, players }
        })
        .collect()
}

/// What is to be said of the card of `seat` in a trick.
fn mark(game: &Wizard, view: &View, trick: &TrickView, seat: Seat) -> Option<Mark> {
    match trick.winner {
        Some(winner) if winner == seat && trick.blown_up => Some(Mark::BlownUp),
        Some(winner) if winner == seat => Some(Mark::Took),
        Some(_) => None,
        None => {
            let best = Trick::replayed(game, view.trump, trick.leader, &trick.faces).best();
            let is_alone = trick.faces.len() < 2;
            match (best == seat && !is_alone, trick.leader == seat) {
                (true, _) => Some(Mark::Best),
                (false, true) => Some(Mark::Led),
                _ => None,
            }
        }
    }
}

impl Mark {
    fn class(self) -> &'static str {
        match self {
            Self::Led => "wz-mark wz-led",
            Self::Best => "wz-mark wz-best",
            Self::Took => "wz-mark wz-took",
            Self::BlownUp => "wz-mark wz-blown-up",
        }
    }

    fn told(self, table: Table<Wizard>) -> String {
        table.tell(|teller| match self {
            Self::Led => t!(teller, "wizard-led"),
            Self::Best => t!(teller, "wizard-best"),
            Self::Took => t!(teller, "wizard-took-it"),
            Self::BlownUp => t!(teller, "wizard-blown-up"),
        })
    }
}

/// A player's card in words.
fn told(table: Table<Wizard>, seat: Seat, face: Face) -> String {
    table.tell(|teller| {
        let name = teller.who(seat).title();
        t!(teller, "wizard-board-played", name = name, card = face_name(teller, face))
    })
}

/// The trick in the middle, each card at the side of its player, and a place for the own one.
pub(super) fn trick(table: Table<Wizard>, flights: Flights) -> Markup {
    // Whether cards that are new come from somewhere: not those that lie there when one comes to the table.
    let are_played = StoredValue::new(false);
    let all = move || {
        let seen = table.seen.get();
        are_played.set_value(flights.next(&seen));
        laid(&seen)
    };
    let lay = move |one: Laid| {
        let place = place(one.players, one.n);
        let node = NodeRef::new_local(None);
        if are_played.get_value() {
            flights.play(node, one.seat, one.n == 0);
        }
        let mark = Memo::new(move |_| {
            table.seen.with(|seen| {
                let (number, trick) = on_table(&seen.view)?;
                (number == one.trick).then(|| mark(&seen.game, &seen.view, trick, one.seat)).flatten()
            })
        });
        view! {
            <li
                node_ref=node
                class="wz-laid"
                class=("wz-own-card", one.n == 0)
                class=("wz-wins", move || matches!(mark.get(), Some(Mark::Took | Mark::BlownUp)))
                class=("wz-leads", move || mark.get() == Some(Mark::Best))
                style=("--aside", format!("{:.3}", place.aside))
                style=("--down", format!("{:.3}", place.down))
                style=("--column", place.column.to_string())
            >
                <span class="visually-hidden">{move || told(table, one.seat, one.face)}</span>
                {face(one.face)}
                {move || mark.get().map(|mark| view! { <span class=mark.class()>{mark.told(table)}</span> })}
            </li>
        }
    };
    view! {
        <section class="wz-trick" aria-label=move || table.tell(|teller| t!(teller, "wizard-board-trick"))>
            <div class="wz-place wz-own-card" aria-hidden="true"></div>
            <ol>
                {keyed(all, |one| *one, lay)}
            </ol>
        </section>
    }
}

/// The button that shows the last trick.
pub(super) fn last_trick(table: Table<Wizard>) -> Markup {
    let words = Words::of_page();
    let open = RwSignal::new(false);
    let is_there = Memo::new(move |_| table.seen.with(|seen| last(&seen.view).is_some()));
    let cards = move || {
        let seen = table.seen.get();
        let Some(trick) = last(&seen.view) else { return Vec::new() };
        trick
            .plays(seen.view.hands.len())
            .map(|(seat, played)| {
                let mark = mark(&seen.game, &seen.view, trick, seat).map(|mark| mark.told(table));
                let is_winner = mark.is_some();
                view! {
                    <li class=("wz-wins", is_winner)>
                        {face(played)}
                        <span class="wz-who">{told(table, seat, played)}</span>
                        {mark.map(|mark| view! { <strong>{mark}</strong> })}
                    </li>
                }
            })
            .collect()
    };
    view! {
        // It has its place also before there is a trick.
        <button class="wz-last" class:off=move || !is_there.get() on:click=move |_| open.set(true)>
            {icon(Icon::Replay)}
            <span>{words.text(msg!("wizard-board-last-trick"))}</span>
        </button>
        {dialog(open, words.signal(msg!("wizard-board-last-trick")), "", move || view! {
            <ol class="wz-last-trick">{cards}</ol>
        })}
    }
}
