//! The dial for the bet: a big number, buttons and a slider.

use locale::t;
use markup::prelude::*;
use web_sys::{KeyboardEvent, WheelEvent};

use super::draft::{Draft, typed};
use super::stage::Stage;
use crate::browser::now;

/// How long one may wait between two digits, in milliseconds.
const TYPING: f64 = 1500.0;

/// The dial. It can be looked at while nothing is asked.
pub(crate) fn dial(stage: Stage, draft: Draft) -> Markup {
    let table = stage.table;
    let is_idle = Memo::new(move |_| !draft.bets());
    let change = move |by: i8| {
        if !is_idle.get_untracked() {
            draft.change(by);
        }
    };
    let typing = StoredValue::new((0.0, 0_u8));
    let keys = move |event: KeyboardEvent| {
        let key = event.key();
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        let digit = key.parse::<u8>().ok().filter(|_| is_plain && key.len() == 1);
        match (key.as_str(), digit) {
            ("ArrowUp" | "ArrowRight", _) => change(1),
            ("ArrowDown" | "ArrowLeft", _) => change(-1),
            ("PageUp", _) => change(5),
            ("PageDown", _) => change(-5),
            ("Home", _) if !is_idle.get_untracked() => draft.set(1),
            ("End", _) if !is_idle.get_untracked() => draft.set(untrack(|| draft.mana())),
            (_, Some(digit)) if !is_idle.get_untracked() => {
                let (before, so_far) = typing.get_value();
                let so_far = if now() - before < TYPING { so_far } else { 0 };
                let bet = typed(so_far, digit);
                typing.set_value((now(), bet));
                if bet > 0 {
                    draft.set(bet);
                }
            }
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    };
    let pages = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "PageUp" => 5,
            "PageDown" => -5,
            _ => return,
        };
        event.prevent_default();
        change(by);
    };
    let wheel = move |event: WheelEvent| {
        if !is_idle.get_untracked() {
            event.prevent_default();
            draft.change(if event.delta_y() < 0.0 { 1 } else { -1 });
        }
    };
    let button = move |by: i8| {
        let is_end = move || {
            let (bet, mana) = (draft.bet.get(), draft.mana());
            is_idle.get() || if by < 0 { bet <= 1 } else { bet >= mana }
        };
        let label = move || {
            table.tell(|teller| {
                if by < 0 {
                    t!(teller, "shazamm-board-less", by = -by)
                } else {
                    t!(teller, "shazamm-board-more", by = by)
                }
            })
        };
        let sign = move || table.tell(|teller| telling::shazamm::signed(teller, by));
        view! {
            <button class="shz-step" type="button" data-choice="" aria-label=label
                aria-disabled=is_end on:click=move |_| change(by)>{sign}</button>
        }
    };
    let label = move || table.tell(|teller| t!(teller, "shazamm-board-your-bet"));
    let value = move || {
        table.tell(|teller| t!(teller, "shazamm-board-bet-value", bet = draft.bet.get(), mana = draft.mana()))
    };
    let part = move || (f64::from(draft.bet.get()) / f64::from(draft.mana().max(1))).to_string();
    view! {
        <div class="shz-dial" class:idle=is_idle role="group" aria-label=label on:wheel=wheel>
            <div class="shz-number-dial" role="spinbutton" tabindex="0" data-choice="" aria-label=label
                aria-valuenow=move || draft.bet.get() aria-valuemin="1" aria-valuemax=move || draft.mana()
                aria-valuetext=value aria-disabled=is_idle
                style:--part=part on:keydown=keys>
                <span>{move || draft.bet.get()}</span>
            </div>
            {button(-5)} {button(-1)} {button(1)} {button(5)}
            <input class="shz-slider" type="range" min="1" max=move || draft.mana().max(1) data-choice=""
                aria-label=move || table.tell(|teller| t!(teller, "shazamm-board-slider")) aria-valuetext=value
                disabled=is_idle aria-disabled=is_idle
                prop:value=move || draft.bet.get().to_string()
                on:keydown=pages
                on:input:target=move |event| draft.set(event.target().value().parse().unwrap_or(1)) />
        </div>
    }
}
