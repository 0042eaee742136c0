//! What is decided without a card: predictions, trump, a change of prediction.

use games::wizard::{Action, Change, Legal, PhaseView, PredictionView, Suit, Wizard};
use locale::t;
use markup::prelude::*;
use table::Legal as _;
use telling::Telling as _;
use telling::wizard::{card_name, duty, suit_name};

use super::arrows::arrows;
use super::cards::suit_sign;
use crate::play::Table;
use crate::seen::Seen;

/// The buttons of the decision that is asked for; otherwise what there is to know before choosing a card.
pub(super) fn choice(table: Table<Wizard>) -> Markup {
    let shaken = RwSignal::new(None::<Action>);
    let shown = move || {
        let seen = table.seen.get();
        let Some(actions) = seen.legal.as_deref().and_then(actions) else {
            return view! { <p class="wz-duty">{known(table, &seen)}</p> };
        };
        let (class, label) = table.tell(|teller| match actions.first() {
            Some(Action::Predict(_)) => ("wz-numbers", t!(teller, "wizard-board-predict")),
            Some(Action::Change(_)) => ("wz-ways", t!(teller, "wizard-board-change")),
            _ => ("wz-suits", t!(teller, "wizard-board-name-trump")),
        });
        let buttons: Vec<_> =
            actions.into_iter().map(|action| button(table, &seen, action, shaken)).collect();
        view! {
            <div class="wz-offer">
                <p class="wz-label" aria-hidden="true">{label.clone()}</p>
                <ul class=class aria-label=label on:keydown=|event| arrows(&event)>{buttons}</ul>
            </div>
        }
    };
    view! { <div class="wz-choice">{shown}</div> }
}

/// The decisions to show, the forbidden ones included; nothing where a card is to be chosen.
fn actions(legal: &Legal) -> Option<Vec<Action>> {
    match *legal {
        Legal::Predict { most, .. } => Some((0..=most).map(Action::Predict).collect()),
        Legal::Trump => Some(Suit::ALL.map(Action::Trump).to_vec()),
        Legal::Werewolf => {
            Some(Suit::ALL.into_iter().map(Some).chain([None]).map(Action::Werewolf).collect())
        }
        Legal::Change { .. } => Some([Change::Down, Change::Up].map(Action::Change).to_vec()),
        Legal::Play(_) | Legal::Pass(_) | Legal::Nothing => None,
    }
}

fn button(
    table: Table<Wizard>,
    seen: &Seen<Wizard>,
    action: Action,
    shaken: RwSignal<Option<Action>>,
) -> Markup {
    let is_legal = seen.legal.as_deref().is_some_and(|legal| legal.contains(action));
    let label = table.tell(|teller| {
        let words = seen.game.action(teller, &seen.view, action);
        if is_legal { words } else { t!(teller, "wizard-board-forbidden", action = words) }
    });
    let choose = move |_| {
        if !is_legal {
            shaken.set(Some(action));
        }
        table.act(action);
    };
    view! {
        <li>
            <button
                class=("wz-shaken", move || shaken.get() == Some(action))
                data-choice=""
                aria-disabled=(!is_legal).then_some("true")
                aria-label=label
                on:click=choose
                on:animationend=move |_| shaken.set(None)
            >
                {shown(table, seen, action)}
            </button>
        </li>
    }
}

/// What stands on the button of a decision.
fn shown(table: Table<Wizard>, seen: &Seen<Wizard>, action: Action) -> Markup {
    match action {
        Action::Predict(tricks) => view! { <span>{tricks}</span> },
        Action::Trump(suit) | Action::Werewolf(Some(suit)) => {
            let name = table.tell(|teller| suit_name(teller, suit));
            view! { {suit_sign(Some(suit))}<span>{name}</span> }
        }
        Action::Werewolf(None) => {
            let name = table.tell(|teller| t!(teller, "wizard-no-trump"));
            view! { {suit_sign(None)}<span>{name}</span> }
        }
        Action::Change(change) => {
            let sign = match change {
                Change::Up => "+1",
                Change::Down => "−1",
            };
            let to = changed(seen, change).map(|to| to.to_string());
            view! { <b>{sign}</b><span class="wz-to" aria-hidden="true">{to.map(|to| format!("→ {to}"))}</span> }
        }
        // These are chosen in the hand.
        Action::Play(_) | Action::Pass(_) => Markup::Nothing,
    }
}

/// The own prediction after a change.
fn changed(seen: &Seen<Wizard>, change: Change) -> Option<u8> {
    match seen.view.predictions[seen.me()?] {
        PredictionView::Known(predicted) => change.of(predicted),
        PredictionView::Open | PredictionView::Made => None,
    }
}

/// What must be followed, or which card was chosen to be passed on.
fn known(table: Table<Wizard>, seen: &Seen<Wizard>) -> Option<String> {
    let me = seen.me()?;
    if let PhaseView::Passing { chosen, .. } = &seen.view.phase
        && let Some(card) = chosen[me]
    {
        return Some(table.tell(|teller| t!(teller, "wizard-chosen", card = card_name(teller, card))));
    }
    let legal = seen.legal.as_deref()?;
    table.tell(|teller| duty(&seen.game, teller, &seen.view, *legal))
}
