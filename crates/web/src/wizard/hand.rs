//! The own hand as a fan, and the sides of cards that have several.

use games::wizard::{Action, Card, CardKind, Face, Legal, Wizard};
use locale::t;
use markup::prelude::*;
use table::Legal as _;
use telling::wizard::{about_special, card_name, card_title, side_name};
use web_sys::Element;

use super::ahead::Ahead;
use super::arrows::arrows;
use super::cards::{back, card, face, label};
use super::flights::Flights;
use super::ordering::{columns, sorted};
use crate::browser::{document, focus_on, soon};
use crate::parts::dialog::dialog;
use crate::play::Table;
use crate::seen::Seen;

/// Up to so many cards are drawn largest, where the table is narrow.
const FEW: usize = 6;
/// Up to so many are drawn larger than more of them.
const SOME: usize = 8;
/// More than that lie in two rows where the table is narrow.
const ONE_ROW: usize = 10;

/// A card of the hand, as somebody may choose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    /// Cards are not asked for.
    NotAsked,
    Possible,
    Impossible,
}

impl Choice {
    fn of(legal: Option<&Legal>, card: Card) -> Self {
        let is_possible = match legal {
            Some(Legal::Play(faces)) => Face::of(card).any(|face| faces.contains(face)),
            Some(Legal::Pass(cards)) => cards.contains(card),
            _ => return Self::NotAsked,
        };
        if is_possible { Self::Possible } else { Self::Impossible }
    }

    fn class(self) -> &'static str {
        match self {
            Self::NotAsked => "wz-held-card",
            Self::Possible => "wz-held-card wz-possible",
            Self::Impossible => "wz-held-card wz-impossible",
        }
    }
}

/// What choosing a card of the hand does; nothing where its side is still to be named.
pub(super) fn action(legal: &Legal, card: Card) -> Option<Action> {
    match legal {
        Legal::Play(_) => {
            let mut faces = Face::of(card);
            let first = faces.next()?;
            faces.next().is_none().then_some(Action::Play(first))
        }
        // Where no card is asked for, the refusal says what is.
        _ => Some(Action::Pass(card)),
    }
}

/// The hand of the one below.
pub(super) fn hand(table: Table<Wizard>, flights: Flights) -> Markup {
    let shaken = RwSignal::new(None::<usize>);
    let sided = RwSignal::new(None::<Card>);
    let are_sides_open = RwSignal::new(false);
    let ahead = Ahead::new(table);
    let choose = move |n: usize, card: Card| {
        let Some(legal) = table.seen.with_untracked(|seen| seen.legal.clone()) else {
            ahead.toggle(n, card);
            return;
        };
        flights.choose(nth(n));
        match action(&legal, card) {
            Some(action) => {
                if !legal.contains(action) {
                    shaken.set(Some(n));
                }
                table.act(action);
            }
            None => {
                sided.set(Some(card));
                are_sides_open.set(true);
                soon(|| {
                    focus_on(".wz-sides [data-choice]");
                });
            }
        }
    };
    let held = move || {
        let seen = table.seen.get();
        cards(&seen)
            .into_iter()
            .enumerate()
            .map(|(n, held)| match held {
                Some(held) if seen.me().is_some() => {
                    let choice = Choice::of(seen.legal.as_deref(), held);
                    view! {
                        <li style=("--n", n.to_string())>
                            <button
                                class=choice.class()
                                class=("wz-shaken", move || shaken.get() == Some(n))
                                data-choice=(choice != Choice::NotAsked).then_some("")
                                class=("wz-ahead", move || ahead.is(n, held))
                                aria-pressed=move || ahead.can_choose().then(|| ahead.is(n, held).to_string())
                                aria-disabled=(choice != Choice::Possible && !ahead.can_choose()).then_some("true")
                                aria-label=table.tell(|teller| label(teller, held))
                                title=about(table, held)
                                on:click=move |_| choose(n, held)
                                on:animationend=move |_| shaken.set(None)
                            >
                                {card(held)}
                            </button>
                        </li>
                    }
                }
                Some(held) => {
                    let title = table.tell(|teller| card_title(teller, held));
                    view! {
                        <li style=("--n", n.to_string())>
                            <span class="wz-held-card"><span class="visually-hidden">{title}</span>{card(held)}</span>
                        </li>
                    }
                }
                None => view! {
                    <li style=("--n", n.to_string())><span class="wz-held-card">{back()}</span></li>
                },
            })
            .collect::<Vec<_>>()
    };
    let size = Memo::new(move |_| table.seen.with(|seen| cards(seen).len()));
    let class = move || match size.get() {
        0 => "wz-cards wz-none",
        1 => "wz-cards wz-few wz-single",
        2..=FEW => "wz-cards wz-few",
        size if size <= SOME => "wz-cards wz-some",
        size if size > ONE_ROW => "wz-cards wz-many",
        _ => "wz-cards",
    };
    // The last column is as wide as a card; those before it share what is left.
    let before_last = |columns: usize| columns.saturating_sub(1).max(1).to_string();
    view! {
        <section class="wz-hand" aria-label=move || title(table)>
            <p class="visually-hidden">{move || hidden(table)}</p>
            <ul
                class=class
                style=("--one", move || before_last(columns(size.get()).0))
                style=("--two", move || before_last(columns(size.get()).1))
                style=("--size", move || size.get().to_string())
                on:keydown=|event| arrows(&event)
            >
                {held}
            </ul>
        </section>
        {dialog(are_sides_open, Signal::derive(move || sides_title(table, sided)), "", move || view! {
            <ul class="wz-sides" on:keydown=|event| arrows(&event)>{move || sides(table, sided, are_sides_open)}</ul>
        })}
    }
}

/// The cards of the one below from left to right; nothing for those that are not known.
fn cards(seen: &Seen<Wizard>) -> Vec<Option<Card>> {
    let Some(&seat) = seen.seats().first() else { return Vec::new() };
    let hand = seen.view.hands[seat];
    let known = sorted(hand.known, seen.view.trump).into_iter().map(Some);
    known.chain(std::iter::repeat(None)).take(hand.size.into()).collect()
}

/// The card number `n` of the hand, as it is on the page.
fn nth(n: usize) -> Option<Element> {
    document().query_selector(&format!(".wz-cards > :nth-child({}) .wz-card", n + 1)).ok().flatten()
}

/// What a special card does.
fn about(table: Table<Wizard>, card: Card) -> Option<String> {
    let CardKind::Special(special) = card.kind() else { return None };
    Some(table.tell(|teller| {
        let about = about_special(teller.texts, special);
        t!(teller, "about-line", name = card_title(teller, card), about = about)
    }))
}

/// Whose hand it is.
fn title(table: Table<Wizard>) -> String {
    let first = table.seen.with(|seen| seen.seats().first().copied());
    table.tell(|teller| match first {
        Some(seat) if teller.you() != Some(seat) => {
            t!(teller, "wizard-board-hand-of", name = teller.who(seat).name())
        }
        _ => t!(teller, "wizard-board-hand"),
    })
}

/// That only the others see the cards.
fn hidden(table: Table<Wizard>) -> Option<String> {
    let cards = table.seen.with(cards);
    let is_hidden = !cards.is_empty() && cards.iter().all(Option::is_none);
    is_hidden.then(|| table.tell(|teller| t!(teller, "wizard-hand-hidden", cards = cards.len())))
}

fn sides_title(table: Table<Wizard>, sided: RwSignal<Option<Card>>) -> String {
    sided.get().map_or_else(String::new, |card| {
        table.tell(|teller| t!(teller, "wizard-board-sides", card = card_name(teller, card)))
    })
}

/// A button for each side of a card.
fn sides(table: Table<Wizard>, sided: RwSignal<Option<Card>>, open: RwSignal<bool>) -> Vec<Markup> {
    let Some(card) = sided.get() else { return Vec::new() };
    Face::of(card)
        .map(|side| {
            let name = table.tell(|teller| side_name(teller, side));
            let choose = move |_| {
                open.set(false);
                table.act(Action::Play(side));
            };
            view! { <li><button data-choice="" on:click=choose>{face(side)}<span>{name}</span></button></li> }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use games::wizard::{CardSet, FaceSet};

    use super::*;

    fn set(cards: &str) -> CardSet {
        cards.split(' ').map(|card| card.parse().unwrap()).collect()
    }

    #[test]
    fn cards_that_do_not_follow_are_impossible() {
        let legal = Legal::Play(FaceSet::of(set("B3 Z juggler")));
        let choice = |card: &str| Choice::of(Some(&legal), card.parse().unwrap());
        assert_eq!(["B3", "R5", "Z"].map(choice), [Choice::Possible, Choice::Impossible, Choice::Possible]);
        assert_eq!(Choice::of(Some(&Legal::Trump), Card::WIZARD), Choice::NotAsked);
        assert_eq!(Choice::of(None, Card::WIZARD), Choice::NotAsked);
    }

    #[test]
    fn a_card_with_sides_is_not_played_at_once() {
        let legal = Legal::Play(FaceSet::of(set("B3 juggler")));
        assert_eq!(action(&legal, "juggler".parse().unwrap()), None);
        assert_eq!(action(&legal, "B3".parse().unwrap()), Some(Action::Play("B3".parse().unwrap())));
        let legal = Legal::Pass(set("B3 juggler"));
        let juggler = "juggler".parse().unwrap();
        assert_eq!(action(&legal, juggler), Some(Action::Pass(juggler)));
    }
}
