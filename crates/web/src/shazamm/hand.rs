//! The cards in hand, and what the one that is looked at does.

use games::shazamm::{Action, Card, CardSet, PhaseView, SEATS};
use locale::t;
use markup::prelude::*;
use table::Seat;
use telling::shazamm::{about_card, bet, card_names};

use super::arrows::arrows;
use super::card::{in_words, told_face};
use super::draft::Draft;
use super::figures::hat;
use super::moves::Moves;
use super::stage::Stage;

/// The hands that one may see: the own one, or both where all lies open.
pub(crate) fn hands(stage: Stage, draft: Draft) -> Markup {
    let seats = Memo::new(move |_| {
        stage.table.seen.with(|seen| {
            SEATS.into_iter().filter(|&seat| seen.view.players[seat].hand.is_some()).collect::<Vec<_>>()
        })
    });
    view! {
        <div class="shz-hands">
            {move || seats.get().into_iter().map(|seat| hand(stage, draft, seat)).collect_markup()}
        </div>
    }
}

fn hand(stage: Stage, draft: Draft, seat: Seat) -> Markup {
    let table = stage.table;
    let cards =
        Memo::new(move |_| table.seen.with(|seen| seen.view.players[seat].hand.unwrap_or(CardSet::EMPTY)));
    let label = move || {
        table.tell(|teller| {
            let who = teller.who(seat);
            t!(teller, "shazamm-board-hand-of", who = who.form(), name = who.name())
        })
    };
    let each = move || cards.get().iter().collect::<Vec<Card>>();
    view! {
        <section class="shz-hand-of" aria-label=label>
            <p class="shz-hand-name" aria-hidden="true">{hat(seat)}{move || table.title(seat)}</p>
            <ul class="shz-hand" on:keydown=move |event| arrows(&event)>
                {keyed(each, |card: &Card| card.number(), move |card| view! { <li>{button(stage, draft, cards, card)}</li> })}
            </ul>
        </section>
    }
}

fn button(stage: Stage, draft: Draft, hand: Memo<CardSet>, card: Card) -> Markup {
    let is_idle = Memo::new(move |_| !draft.may_add(card));
    let is_laid = Memo::new(move |_| lies_there(stage, card));
    let is_chosen = move || is_laid.get() || draft.cards.get().contains(card);
    // Tab stops once at a hand; the arrow keys go along it.
    let is_stop = move || match draft.looked_at.get() {
        Some(looked_at) if hand.get().contains(looked_at) => looked_at == card,
        _ => hand.get().iter().next() == Some(card),
    };
    let look = move || draft.looked_at.set(Some(card));
    let press = move |_| {
        look();
        if !is_idle.get_untracked() {
            draft.toggle(card);
        }
    };
    view! {
        <button class="shz-card" type="button" data-choice="" class:chosen=is_chosen
            tabindex=move || if is_stop() { "0" } else { "-1" }
            data-card=card.number() aria-pressed=is_chosen aria-disabled=is_idle
            on:click=press on:focus=move |_| look() on:mouseenter=move |_| look()>
            {move || told_face(stage, card)}
            <span class="visually-hidden">{move || stage.table.tell(|teller| about_card(teller.texts, card))}</span>
        </button>
    }
}

/// Whether the own card was laid before the bets (S6.3).
fn lies_there(stage: Stage, card: Card) -> bool {
    stage.table.seen.with(|seen| {
        let (PhaseView::Laying { laid, .. } | PhaseView::Betting { laid, .. }) = seen.view.phase else {
            return false;
        };
        seen.me().and_then(|me| laid[me]).is_some_and(|cards| cards.contains(card))
    })
}

/// What the card does that is looked at, always at the same place.
pub(crate) fn effect(stage: Stage, draft: Draft) -> Markup {
    let table = stage.table;
    let is_muted = move || stage.shown.with(|shown| shown.story.scene.muted);
    // Where no spell works, that is all there is to know.
    let words = move || match draft.looked_at.get() {
        _ if is_muted() => table.tell(|teller| t!(teller, "shazamm-muted")),
        Some(card) => in_words(stage, card),
        None => table.tell(|teller| t!(teller, "shazamm-board-look")),
    };
    view! { <div class="shz-effect"><p class:shz-muted=is_muted>{words}</p></div> }
}

/// The one button that makes the bet final, or the cards that are laid before it.
pub(crate) fn commit(stage: Stage, draft: Draft, moves: Moves) -> Markup {
    let table = stage.table;
    let is_asked = Memo::new(move |_| table.core.asked().is_some() && draft.action().is_some());
    let words = move || {
        let action = draft.action();
        table.tell(|teller| match action {
            Some(Action::Bet(commitment)) => {
                t!(teller, "shazamm-board-commit", bet = bet(teller, commitment))
            }
            Some(Action::Lay(cards)) if !cards.is_empty() => {
                t!(teller, "shazamm-board-lay", cards = card_names(teller, cards.iter()))
            }
            _ => t!(teller, "shazamm-board-lay-nothing"),
        })
    };
    let act = move |_| {
        if let Some(action) = untrack(|| draft.action()) {
            moves.lay(draft.cards.get_untracked());
            table.act(action);
        }
    };
    view! {
        <div class="shz-commit">
            <Show when=move || is_asked.get()>
                <button class="primary" type="button" data-choice="" on:click=act>{words}</button>
            </Show>
        </div>
    }
}
