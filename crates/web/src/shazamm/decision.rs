//! What a spell asks while a turn is being resolved, and the order of a stacked deck.

use games::shazamm::{Action, Card, CardSet, Change, Legal, PhaseView, Shazamm, Spell};
use locale::t;
use markup::prelude::*;
use table::Legal as _;
use telling::Telling as _;
use telling::shazamm::{about_card, signed};

use super::arrows::arrows;
use super::card::{face, in_words, spoken_face, told_face};
use super::stage::Stage;
use crate::play::GameTable as _;
use crate::seen::Seen;

/// Whether something else than a bet or cards of the hand is asked.
pub(crate) fn is_decision(seen: &Seen<Shazamm>) -> bool {
    matches!(
        seen.legal.as_deref(),
        Some(Legal::Clone(_) | Legal::Theft(_) | Legal::Recycle { .. } | Legal::Stack(_))
    )
}

/// The choices in words, with their cards.
pub(crate) fn decision(stage: Stage) -> Markup {
    let seen = stage.table.seen.get();
    let label = stage.table.situation();
    let choices = match seen.legal.as_deref() {
        Some(&Legal::Recycle { lowest, highest }) => recycling(stage, &seen, lowest, highest),
        Some(&Legal::Stack(left)) => stacking(stage, &seen, left),
        Some(legal) => {
            let actions = (0..legal.len()).filter_map(|n| legal.get(n));
            let items = actions.map(|action| choice(stage, &seen, action)).collect_markup();
            view! { <ul class="shz-choices" on:keydown=move |event| arrows(&event)>{items}</ul> }
        }
        None => Markup::Nothing,
    };
    view! { <section class="shz-decision" aria-label=label>{choices}</section> }
}

/// A choice with the card that it is about.
fn choice(stage: Stage, seen: &Seen<Shazamm>, action: Action) -> Markup {
    let table = stage.table;
    let words = table.tell(|teller| seen.game.action(teller, &seen.view, action));
    let spell = match action {
        Action::Clone(spell) => spell,
        Action::Use(spell) | Action::Discard(spell) => Some(spell),
        _ => None,
    };
    let effect = spell.filter(|_| !matches!(action, Action::Discard(_))).map(|spell| {
        view! { <span class="shz-choice-effect">{table.tell(|teller| about_card(teller.texts, spell))}</span> }
    });
    view! {
        <li>
            <button class="shz-choice" type="button" data-choice="" on:click=move |_| table.act(action)>
                {spell.map(|spell| spoken_face(stage, Card::Spell(spell)))}
                " "
                <span class="shz-choice-words"><strong>{words}</strong>{effect}</span>
            </button>
        </li>
    }
}

/// The new bet, from five less to five more.
fn recycling(stage: Stage, seen: &Seen<Shazamm>, lowest: i8, highest: i8) -> Markup {
    let table = stage.table;
    let bet = match (seen.view.phase, seen.me()) {
        (PhaseView::Resolving { turn, .. }, Some(me)) => turn.bets[me],
        _ => return Markup::Nothing,
    };
    let items = (lowest..=highest)
        .filter_map(Change::new)
        .filter_map(|change| Some((change, bet.changed(change)?)))
        .map(|(change, bet)| {
            let action = Action::Recycle(change);
            let sign = table.tell(|teller| signed(teller, change.by()));
            let words = table.tell(|teller| seen.game.action(teller, &seen.view, action));
            // What is called otherwise than what stands on it cannot be asked for by voice.
            let words = format!("{} {sign}, {words}", bet.mana());
            view! {
                <li>
                    <button class="shz-recycle" type="button" data-choice="" aria-label=words
                        class:same=change == Change::NONE on:click=move |_| table.act(action)>
                        <strong>{bet.mana()}</strong>" "
                        <span>{sign}</span>
                    </button>
                </li>
            }
        })
        .collect_markup();
    view! { <ul class="shz-recycles" on:keydown=move |event| arrows(&event)>{items}</ul> }
}

/// The deck so far, and the spells that are left to put below it.
fn stacking(stage: Stage, seen: &Seen<Shazamm>, left: CardSet) -> Markup {
    let table = stage.table;
    let stack = seen.me().and_then(|me| seen.view.players[me].stack).unwrap_or_default();
    let so_far = stack
        .iter()
        .map(|spell| view! { <li class="shz-laid">{face(stage, spell.into())}<span class="visually-hidden">{in_words(stage, spell.into())}</span></li> })
        .collect_markup();
    let items = Spell::ALL
        .into_iter()
        .filter(|&spell| left.contains(spell))
        .map(|spell| {
            let words = in_words(stage, spell.into());
            view! {
                <li>
                    <button class="shz-card" type="button" data-choice="" title=words
                        on:click=move |_| table.act(Action::Stack(spell))>
                        {told_face(stage, spell.into())}
                    </button>
                </li>
            }
        })
        .collect_markup();
    let label = table.tell(|teller| t!(teller, "shazamm-board-deck-so-far"));
    let note = table.tell(|teller| t!(teller, "shazamm-board-deck-note"));
    view! {
        <p class="shz-deck-note">{note}</p>
        <ol class="shz-deck" aria-label=label>{so_far}</ol>
        <ul class="shz-hand stack" on:keydown=move |event| arrows(&event)>{items}</ul>
    }
}
