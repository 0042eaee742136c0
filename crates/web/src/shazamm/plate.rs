//! A player beside the bridge: the sign, the name, the mana, and whether a bet is made or cards are laid.

use games::shazamm::{Mana, PhaseView};
use locale::{msg, t};
use markup::prelude::*;
use table::Seat;

use super::figures::{colour, hat};
use super::stage::{Moment, Stage};
use crate::motion::Motion;
use crate::seen::Seen;

/// Both players, the one on the left side of the bridge first.
pub(crate) fn plates(stage: Stage) -> Markup {
    let seats = Memo::new(move |_| stage.table.seen.with(Seen::seats));
    let label = move || stage.table.tell(|teller| t!(teller, "shazamm-board-players"));
    view! {
        <ul class="shz-plates" aria-label=label>
            {move || seats.get().into_iter().map(|seat| plate(stage, seat)).collect_markup()}
        </ul>
    }
}

/// What a player has decided on that nobody sees yet.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Done {
    Bet,
    Cards,
}

fn plate(stage: Stage, seat: Seat) -> Markup {
    let table = stage.table;
    let mana = Memo::new(move |_| stage.shown.with(|shown| shown.story.scene.mana[seat].left()));
    let counted = Motion::of_page().count(move || mana.get().into());
    let most = Mana::FULL.left();
    let label = move || {
        table.tell(|teller| {
            let who = teller.who(seat);
            t!(teller, "shazamm-board-mana", who = who.form(), name = who.name())
        })
    };
    let value =
        move || table.tell(|teller| t!(teller, "shazamm-board-mana-of", mana = mana.get(), most = most));
    let done = Memo::new(move |_| {
        if stage.shown.with(Moment::is_playing) {
            return None;
        }
        table.seen.with(|seen| match seen.view.phase {
            PhaseView::Committing { seats, .. } | PhaseView::Betting { seats, .. }
                if !seats.contains(seat) =>
            {
                Some(Done::Bet)
            }
            PhaseView::Laying { seats, .. } if !seats.contains(seat) => Some(Done::Cards),
            _ => None,
        })
    });
    let said = move || {
        done.get().map(|done| {
            let message = match done {
                Done::Bet => msg!("shazamm-board-bet-made"),
                Done::Cards => msg!("shazamm-board-cards-laid"),
            };
            table.tell(|teller| t!(teller, message))
        })
    };
    let hand = move || {
        let (hand, deck) = table.seen.with(|seen| {
            let player = &seen.view.players[seat];
            (player.hand_size, player.deck_size)
        });
        table.tell(|teller| t!(teller, "shazamm-hand-and-deck", hand = hand, deck = deck))
    };
    view! {
        <li class=format!("shz-plate {}", colour(seat))>
            {hat(seat)}
            {table.core.around(seat)}
            <span class="shz-who">{move || table.title(seat)}</span>
            <span class="shz-mana-number" aria-hidden="true">{move || counted.get()}</span>
            <div class="shz-mana" role="meter" aria-label=label aria-valuemin="0" aria-valuemax=most
                aria-valuenow=move || mana.get() aria-valuetext=value>
                <span class="shz-mana-fill" style:--part=move || (f64::from(mana.get()) / f64::from(most)).to_string()></span>
            </div>
            <span class="shz-holds">{hand}</span>
            <span class="shz-bet-made" class:off=move || done.get().is_none()>{said}</span>
        </li>
    }
}
