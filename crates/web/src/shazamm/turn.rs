//! The cards and bets on the table: of the turn that is being shown, or of the last one.

use games::shazamm::{CardSet, PhaseView, Shazamm};
use locale::t;
use markup::prelude::*;
use table::Seat;
use telling::Telling as _;

use super::card::laid;
use super::figures::{colour, hat};
use super::reveal::{Laid, Mark, Origin};
use super::stage::{Moment, Stage};
use crate::seen::Seen;

/// What lies in front of a player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Front {
    bet: Option<u8>,
    strength: Option<u16>,
    laid: Vec<Laid>,
    /// How many cards lie face down, where one may not know which.
    face_down: Option<u8>,
}

/// Which turn it is that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    None,
    Last,
    This,
}

/// The turn on the table.
pub(crate) fn turn(stage: Stage) -> Markup {
    let table = stage.table;
    let which = Memo::new(move |_| table.seen.with(|seen| stage.shown.with(|shown| which(seen, shown))));
    let seats = Memo::new(move |_| table.seen.with(Seen::seats));
    let told = move || {
        let fact = stage.shown.with(|shown| shown.fact);
        let seen = table.seen.get();
        table.tell(|teller| {
            fact.and_then(|fact| seen.game.sentence(teller, &fact)).unwrap_or_else(|| match which.get() {
                Which::None => t!(teller, "shazamm-board-nothing-yet"),
                Which::Last => t!(teller, "shazamm-board-last-turn"),
                Which::This => t!(teller, "shazamm-board-this-turn"),
            })
        })
    };
    let is_playing = Memo::new(move |_| stage.shown.with(Moment::is_playing));
    let skip = move |_| table.core.skip();
    view! {
        <section class="shz-turn" class:playing=is_playing class:none=move || which.get() == Which::None aria-label=move || table.tell(|teller| t!(teller, "shazamm-board-turn-of"))>
            <p class="shz-told">{told}</p>
            <div class="shz-sides">
                {move || seats.get().into_iter().map(|seat| side(stage, which, seat)).collect_markup()}
            </div>
            <Show when=move || is_playing.get()>
                <button class="shz-skip" on:click=skip>{move || table.tell(|teller| t!(teller, "shazamm-board-skip"))}</button>
            </Show>
        </section>
    }
}

fn side(stage: Stage, which: Memo<Which>, seat: Seat) -> Markup {
    let table = stage.table;
    let front = Memo::new(move |_| {
        table.seen.with(|seen| stage.shown.with(|shown| front(seen, shown, which.get(), seat)))
    });
    let bet = move || {
        let Front { bet, strength, .. } = front.get();
        let bet = bet?;
        let words = table.tell(|teller| {
            let who = teller.who(seat);
            let strength = strength.unwrap_or_else(|| bet.into());
            t!(
                teller,
                "shazamm-board-bet-of",
                who = who.form(),
                name = who.name(),
                bet = bet,
                strength = strength
            )
        });
        let title = words.clone();
        let grown = strength.filter(|&strength| strength != u16::from(bet));
        let grown =
            grown.map(|strength| view! { <span class="shz-strength" aria-hidden="true">{strength}</span> });
        Some(view! {
            <span class="shz-coin" title=title aria-hidden="true">{bet}</span>
            {grown}
            <span class="visually-hidden">{words}</span>
        })
    };
    let cards = move || front.get().laid.into_iter().map(|card| laid(stage, card)).collect_markup();
    let hidden = move || front.get().face_down.map(|count| face_down(stage, seat, count));
    let label = move || {
        table.tell(|teller| {
            let who = teller.who(seat);
            t!(teller, "shazamm-board-cards-of", who = who.form(), name = who.name())
        })
    };
    view! {
        <div class=format!("shz-side {}", colour(seat))>
            {hat(seat)}
            {bet}
            <ul class="shz-laid-cards" aria-label=label>{cards}{hidden}</ul>
        </div>
    }
}

/// Cards of which only the number is known.
fn face_down(stage: Stage, seat: Seat, count: u8) -> Markup {
    let words = stage.table.tell(|teller| {
        let who = teller.who(seat);
        t!(teller, "shazamm-board-face-down", who = who.form(), name = who.name(), count = count)
    });
    let title = words.clone();
    view! {
        <li class="shz-laid down" title=title>
            <span class="shz-face back" aria-hidden="true"><span class="shz-rank">{count}</span></span>
            <span class="visually-hidden">{words}</span>
        </li>
    }
}

/// What lies before a player in the turn that both still choose for, as far as one may know it.
fn chosen(seen: &Seen<Shazamm>, seat: Seat) -> Option<Front> {
    let lying = |card| Laid { card, origin: Origin::Hand, mark: Mark::Waiting };
    let front = |bet: Option<games::shazamm::Bet>, cards: CardSet| Front {
        bet: bet.map(games::shazamm::Bet::mana),
        laid: cards.iter().map(lying).collect(),
        ..Front::default()
    };
    match seen.view.phase {
        PhaseView::Committing { commitments, .. } => {
            commitments[seat].map(|commitment| front(Some(commitment.bet), commitment.cards))
        }
        PhaseView::Laying { laid, .. } => laid[seat].map(|cards| front(None, cards)),
        PhaseView::Betting { laid, counts, bets, .. } => Some(match laid[seat] {
            Some(cards) => front(bets[seat], cards),
            None => Front { face_down: Some(counts[seat]), ..Front::default() },
        }),
        _ => None,
    }
}

fn which(seen: &Seen<Shazamm>, shown: &Moment) -> Which {
    let is_resolving = matches!(seen.view.phase, PhaseView::Resolving { .. });
    if shown.is_revealing() || is_resolving || is_choosing(seen) {
        Which::This
    } else if shown.story.reveal.is_some() {
        Which::Last
    } else {
        Which::None
    }
}

/// Whether something lies there of a turn that both still choose for.
fn is_choosing(seen: &Seen<Shazamm>) -> bool {
    games::shazamm::SEATS.into_iter().any(|seat| chosen(seen, seat).is_some())
}

fn front(seen: &Seen<Shazamm>, shown: &Moment, which: Which, seat: Seat) -> Front {
    if which == Which::This && is_choosing(seen) && !shown.is_revealing() {
        chosen(seen, seat).unwrap_or_default()
    } else {
        shown.story.reveal.as_ref().map_or_else(Front::default, |reveal| Front {
            bet: Some(reveal.bets[seat]),
            strength: reveal.strengths[seat],
            laid: reveal.laid[seat].clone(),
            face_down: None,
        })
    }
}
